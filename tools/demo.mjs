/**
 * Shows every language at work: an input, its result, a good error and one explanation, by the real commands.
 * What is shown stands in `examples/<language>/demo.json`; nothing here knows a language.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { capture, printable, root } from "./shared/command.mjs";
import { commandOf, languages, readJson } from "./shared/workspace.mjs";

const wantsColor = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;

function heading(text) {
  const line = `── ${text} ${"─".repeat(Math.max(3, 74 - text.length))}`;
  process.stdout.write(`\n${wantsColor ? `\u001b[1;36m${line}\u001b[0m` : line}\n`);
}

function indented(text) {
  const lines = text.replace(/\n$/, "").split("\n");
  return lines.map((line) => (line === "" ? "\n" : `  ${line}\n`)).join("");
}

function showFiles(folder, names) {
  for (const name of names) {
    heading(`input: ${folder}/${name}`);
    process.stdout.write(indented(readFileSync(join(root, folder, name), "utf8")));
  }
}

/** Runs one command of a language and shows it as a terminal would; false when it ended otherwise than promised. */
function showCommand(language, { does, words, status: promised }) {
  heading(does);
  process.stdout.write(indented(`$ ${printable([language.name, ...words])}`));
  const color = ["--color", wantsColor ? "always" : "never", "--diagnostics", "pretty"];
  const { status, stdout, stderr } = capture(process.execPath, [commandOf(language), ...words, ...color]);
  process.stdout.write(indented(stdout + stderr));
  if (status === promised) return true;
  process.stdout.write(`\nThis should have ended with exit code ${promised}, not ${status}.\n`);
  return false;
}

function showLanguage(language) {
  const folder = `examples/${language.name}`;
  const { title, inputs, commands } = readJson(folder, "demo.json");
  const bar = "═".repeat(78);
  process.stdout.write(`\n${bar}\n${title}\n${bar}\n`);
  showFiles(folder, inputs);
  return commands.map((command) => showCommand(language, command)).every(Boolean);
}

function main() {
  process.stderr.write("Installing and building what is missing …\n");
  if (!build()) return 1;
  const shown = languages().filter(({ name }) => existsSync(join(root, "examples", name, "demo.json")));
  const fine = shown.map(showLanguage).every(Boolean);
  heading("that was all");
  process.stdout.write("The tests: npm test. The commands: npx <language> --help. More: README.md\n");
  return fine ? 0 : 1;
}

process.exitCode = main();
