package io.mcpspec.release.report.html;

/** Measures a page as WCAG 2.2 asks: text needs a contrast of 4.5 to its ground (success criterion 1.4.3, level AA). */
public final class Contrast {

  /** Answers a line for each element whose text has too little. */
  public static final String SCRIPT = """
      const numbers = (colour) => colour.match(/[0-9.]+/g).map(Number);
      const part = (value) => value <= 10.31475 ? value / 3294.6 : Math.pow((value / 255 + 0.055) / 1.055, 2.4);
      const light = ([red, green, blue]) => 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
      const ground = (element) => {
        for (let around = element; around; around = around.parentElement) {
          const colour = numbers(getComputedStyle(around).backgroundColor);
          if (colour.length < 4 || colour[3] > 0) { return colour; }
        }
        return [255, 255, 255];
      };
      const hasText = (element) => [...element.childNodes]
          .some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
      return [...document.body.querySelectorAll("*")]
          .filter((element) => hasText(element) && element.checkVisibility() && element.tagName !== "SCRIPT")
          .map((element) => {
            const [low, high] = [light(numbers(getComputedStyle(element).color)), light(ground(element))]
                .sort((one, other) => one - other);
            return [(high + 0.05) / (low + 0.05), element];
          })
          .filter(([contrast]) => contrast < 4.5)
          .map(([contrast, element]) => contrast.toFixed(2) + " " + element.className + " " + element.textContent);
      """;

  private Contrast() {}
}
