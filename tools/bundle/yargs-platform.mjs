/**
 * What yargs needs of its platform, as far as cli-kit uses yargs: parsing words by declared options. yargs' own file
 * loads cliui, y18n, string-width and escalade for help, translations and completion, which cli-kit does itself;
 * that was a third of the start-up time of a command.
 */
import { notStrictEqual, strictEqual } from "./lean-assert.mjs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import Parser from "yargs-parser";

function unavailable() {
  throw new Error("this part of yargs isn't bundled");
}

function fill(text, values) {
  let index = 0;
  return text.replace(/%[sdj]/g, () => String(values[index++]));
}

export default {
  assert: { notStrictEqual, strictEqual },
  cliui: unavailable,
  findUp: () => undefined,
  getEnv: (name) => process.env[name],
  inspect: String,
  getProcessArgvBin: () => process.argv[1] ?? "",
  mainFilename: "",
  Parser,
  path: { basename, dirname, extname, join, relative, resolve },
  process: {
    argv: () => process.argv,
    cwd: () => process.cwd(),
    emitWarning: (warning, type) => process.emitWarning(warning, type),
    execPath: () => process.execPath,
    exit: unavailable,
    nextTick: process.nextTick,
    stdColumns: null,
  },
  readFileSync: unavailable,
  readdirSync: () => [],
  require: unavailable,
  getCallerFile: () => "",
  stringWidth: (text) => text.length,
  y18n: {
    __: (text, ...values) => fill(text, values),
    __n: (one, many, count, ...values) => fill(count === 1 ? one : many, [count, ...values]),
    getLocale: () => "en",
    setLocale: () => undefined,
    updateLocale: () => undefined,
  },
};
