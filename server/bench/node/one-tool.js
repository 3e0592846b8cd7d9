// The smallest useful server on the TypeScript SDK: one tool, which answers with the text that it is given.
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const server = new McpServer({ name: "one-tool", version: "1.0.0" });
server.registerTool(
  "echo",
  { description: "Answers with the text that it is given.", inputSchema: { text: z.string() } },
  async ({ text }) => ({ content: [{ type: "text", text }] }),
);
await server.connect(new StdioServerTransport());
