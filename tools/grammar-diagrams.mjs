/**
 * Draws each rule of the parser grammars as a railroad diagram: the page docs/grammars/README.md and its pictures.
 *
 *   node tools/grammar-diagrams.mjs [--check]
 *
 * `--check` writes nothing and fails where the page or a picture is out of date.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import railroad from "railroad-diagrams";
import { compareFolder } from "./diagnostics-docs.mjs";
import { readRules } from "./grammars/read-rules.mjs";
import { root } from "./shared/command.mjs";

const folder = join(root, "docs/grammars");
const style = `<style>
svg { background: #fff }
path { stroke: #333; stroke-width: 2; fill: none }
text { font: bold 14px monospace; text-anchor: middle; fill: #111 }
rect { stroke: #333; stroke-width: 2; fill: #eef }
rect[rx] { fill: #efe }
</style>`;

/** Paths of parser grammars below grammars/. */
function parserGrammars() {
  const files = readdirSync(join(root, "grammars"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /(?:Parser|Expressions)\.g4$/.test(file))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}

/** What tokens with a fixed text are written as, by their names: from the language's own lexer, or Puppet's. */
function fixedStrings(language) {
  const [lexer] = [language, "puppet"].flatMap((name) => {
    const files = readdirSync(join(root, "grammars", name)).filter((file) => file.endsWith("Lexer.g4"));
    return files.map((file) => readFileSync(join(root, "grammars", name, file), "utf8"));
  });
  const rules = lexer.matchAll(/^(\w+)\s*:\s*'((?:\\.|[^'\\])+)'\s*;/gm);
  return new Map([...rules].map(([, name, text]) => [name, text.replace(/\\(.)/g, "$1")]));
}

function draw(node, strings) {
  const parts = () => node.items.map((item) => draw(item, strings));
  switch (node.kind) {
    case "choice":
      return railroad.Choice(0, ...parts());
    case "sequence":
      return node.items.length === 0 ? railroad.Skip() : railroad.Sequence(...parts());
    case "optional":
      return railroad.Optional(draw(node.item, strings));
    case "many":
      return railroad.ZeroOrMore(draw(node.item, strings));
    case "some":
      return railroad.OneOrMore(draw(node.item, strings));
    case "token":
      return railroad.Terminal(strings.get(node.name) ?? node.name);
    default:
      return railroad.NonTerminal(node.name);
  }
}

/** The picture of one rule. */
export function pictureOf(rule, strings = new Map()) {
  const svg = railroad.Diagram(draw(rule, strings)).toString();
  return `${svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ').replace(/(<svg[^>]*>)/, `$1\n${style}`)}\n`;
}

/** All files of the folder, by their paths. */
function makeFiles() {
  const files = {};
  const sections = parserGrammars().map((grammar) => {
    const name = basename(grammar, ".g4");
    const strings = fixedStrings(dirname(grammar));
    const rules = [...readRules(readFileSync(join(root, "grammars", grammar), "utf8"))];
    for (const [rule, tree] of rules) files[`${name}/${rule}.svg`] = pictureOf(tree, strings);
    const pictures = rules.map(([rule]) => `### ${rule}\n\n![${rule}](${name}/${rule}.svg)`);
    return [`## ${name}`, `From [grammars/${grammar}](../../grammars/${grammar}).`, ...pictures].join("\n\n");
  });
  const intro =
    "Each rule of the parser grammars, drawn by `npm run docs:grammars`. Green boxes are tokens, blue ones rules.";
  files["README.md"] = `${["# The grammars as railroad diagrams", intro, ...sections].join("\n\n")}\n`;
  return files;
}

function write(files) {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const files = makeFiles();
if (process.argv.includes("--check")) {
  const differences = compareFolder(folder, files);
  for (const line of differences) process.stderr.write(`docs/grammars: ${line}\n`);
  if (differences.length > 0) process.stderr.write("npm run docs:grammars brings them up to date\n");
  process.exitCode = differences.length === 0 ? 0 : 1;
} else write(files);
