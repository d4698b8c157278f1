import { it } from "@jest/globals";
import { service as cf2 } from "@cairn/cf2/internal/service";
import type { OptionDeclaration } from "@cairn/cli-kit";
import { service as mupuppet } from "@cairn/mupuppet/internal/service";
import { service as smartfrog } from "@cairn/smartfrog/internal/service";
import { expectGolden } from "@cairn/testing";
import { service as typeArm } from "@cairn/type-arm/internal/service";
import { join } from "node:path";

const page = join(import.meta.dirname, "../../../docs/reference/options.md");
const languages = [smartfrog, cf2, mupuppet, typeArm].map(({ language }) => language);

const head = `# Options

The options of each language beside those that all share (\`--help\` of a command has both), from the declarations that the commands read. They may
stand in \`<language>.config.json\` by their names in camel case, but for those that need your trust.
`;

function row([name, option]: readonly [string, OptionDeclaration]): string {
  const { array, choices, commands, describe, singleDash, trust, type, value } = option;
  const placeholder = type === "boolean" ? "" : ` ${choices?.join("|") ?? value ?? type}`;
  const notes = [
    ...(array ? ["may be repeated"] : []),
    ...(commands ? [`for ${commands.map((each) => `\`${each}\``).join(", ")}`] : []),
    ...(trust === undefined ? [] : [`needs trust: it ${trust}`]),
  ];
  const cells = [`\`${singleDash ? "-" : "--"}${name}${placeholder}\``, describe, notes.join("; ")];
  return `| ${cells.map((cell) => outsideOfCode(cell.replace(/\|/g, "\\|"))).join(" | ")} |\n`;
}

/** A page is read as HTML, too, but for its code. */
function outsideOfCode(text: string): string {
  return text.replace(/`[^`]*`|</g, (part) => (part === "<" ? "&lt;" : part));
}

it("the page of options is what the commands declare; npm run test:update writes it", () => {
  const parts = languages.map(({ options, title }) => {
    const rows = Object.entries(options).map(row).join("");
    return `\n## ${title}\n\n| option | does | note |\n| --- | --- | --- |\n${rows}`;
  });
  expectGolden(page, head + parts.join(""));
});
