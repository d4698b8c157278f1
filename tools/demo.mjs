/**
 * Shows every language at work, within a screen: commands, the beginnings of what they print, and how to see the rest. What is
 * shown is declared in `examples/<language>/demo.json`; nothing here knows a language.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { Progress } from "./shared/progress.mjs";
import { capture, printable, root } from "./shared/command.mjs";
import { commandOf, languages, readJson } from "./shared/workspace.mjs";

/** Longer lines are cut, so that a line of output is a line of the screen. */
const width = 118;

function painter(wantsColor) {
  const painted = (code) => (text) => (wantsColor ? `\u001b[${code}m${text}\u001b[0m` : text);
  return { title: painted("1;36"), command: painted("1"), rest: painted("2") };
}

function cut(line) {
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
}

/** The lines that say most: of a result `shows` lines from `from` on, of a mistake what it is and what to type instead. */
function tellingLines(text, { status, shows = 1, from = "" }) {
  const lines = text.split("\n").filter((line) => /\w{2}/.test(line));
  const begin = lines.findIndex((line) => line.includes(from));
  if (status === 0) return lines.slice(begin, begin + shows);
  const help = lines.find((line) => /\bhelp: /.test(line));
  return [lines[0] ?? "", ...(help ? [help.replace(/^\W+/, "")] : [])];
}

/** Runs a command of a language: the lines to show, and whether it ended as it should. */
function shownCommand(language, example, paint) {
  const { words, status: promised } = example;
  const settings = ["--color", "never", "--diagnostics", "pretty"];
  const { status, stdout, stderr } = capture(process.execPath, [commandOf(language), ...words, ...settings]);
  const text = stdout + stderr;
  const lines = tellingLines(text, example).map((line) => cut(`    ${line.trim()}`));
  const left = text.trimEnd().split("\n").length - lines.length;
  if (left > 0) lines.push(`${lines.pop() ?? ""}${paint.rest(`  (… ${left} lines more)`)}`);
  const wrong = `    This should have ended with exit code ${promised}, not ${status}.`;
  const command = paint.command(`  $ ${printable([language.name, ...words])}`);
  return { isFine: status === promised, lines: [command, ...lines, ...(status === promised ? [] : [wrong])] };
}

function shownLanguage(language, paint) {
  const { title, commands } = readJson(`examples/${language.name}`, "demo.json");
  const shown = commands.map((command) => shownCommand(language, command, paint));
  return {
    isFine: shown.every(({ isFine }) => isFine),
    lines: [paint.title(title), ...shown.flatMap(({ lines }) => lines)],
  };
}

/** What the demonstration prints, and whether every command ended as it should. */
export function demonstration({ wantsColor = false } = {}) {
  const paint = painter(wantsColor);
  const all = languages().filter(({ name }) => existsSync(join(root, "examples", name, "demo.json")));
  const shown = all.map((language) => shownLanguage(language, paint));
  const more = paint.rest(
    "Any of these: npx <language> …, help: npx <language> --help. The tests: npm test. More: README.md",
  );
  return { isFine: shown.every(({ isFine }) => isFine), lines: [...shown.flatMap(({ lines }) => lines), more] };
}

async function main() {
  const progress = new Progress("Building");
  const isBuilt = await build({ onTask: (task) => progress.step(task) });
  progress.end();
  if (!isBuilt) return 1;
  const wantsColor = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
  const { isFine, lines } = demonstration({ wantsColor: wantsColor || Boolean(process.env.FORCE_COLOR) });
  process.stdout.write(`${lines.join("\n")}\n`);
  return isFine ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main();
