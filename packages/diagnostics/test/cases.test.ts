import { readdirSync } from "node:fs";
import { join } from "node:path";
import { render, type Source } from "@cairn/diagnostics";
import { expectGolden } from "@cairn/testing";
import { cases, type Case } from "./cases.js";
import { options } from "./toy.js";

const folder = join(import.meta.dirname, "cases");

/** Source first, then what its author would see: a reviewer checks both together. */
function picture({ sources, diagnostics, width = 80, color = false }: Case): string {
  const show = (format: "pretty" | "plain") => render(diagnostics, { ...options, width, color, format });
  const parts = [
    ...sources.map((source) => `──── ${JSON.stringify(source.name)}\n${sourceText(source)}`),
    `──── pretty, ${width} wide\n${color ? show("pretty").replaceAll("\u001b", "ESC") : show("pretty")}`,
    `──── plain\n${show("plain")}`,
  ];
  return parts.join("\n");
}

/** Control characters of a source are escaped as in JSON, so that the golden files are plain text. */
function sourceText({ text }: Source): string {
  const escaped = text.replace(/[\p{Cc}\p{Cf}]/gu, (character) => {
    if (character === "\n" || character === "\t" || character === "\u200d") return character;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return escaped.endsWith("\n") || escaped === "" ? escaped : `${escaped}\n`;
}

test.each(Object.keys(cases))("%s looks as agreed", (name) => {
  expectGolden(join(folder, name, "expected.txt"), picture(cases[name]!));
});

test("every golden file belongs to a case", () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(cases).sort());
});
