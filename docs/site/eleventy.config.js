import { readPages } from "./build/pages.js";
import { searchData } from "./build/search.js";

const MINISEARCH = "node_modules/minisearch/dist/umd/index.js";

/** The site's pages come from the repository's own Markdown; `build/pages.js` finds them. */
export default function (config) {
  config.addGlobalData("pages", () => readPages());
  config.addFilter("searchData", searchData);
  config.addPassthroughCopy({ assets: "assets", [MINISEARCH]: "assets/minisearch.js", "../images": "images" });
  config.addWatchTarget("../../README.md");
  config.addWatchTarget("../{guide,reference,decisions}/*.md");
  config.setUseGitIgnore(false);
  return {
    dir: { input: "content", output: "../../target/site" },
    pathPrefix: "",
  };
}
