"use strict";
/*
 * The head of every bundled command. The program itself stands below the mark as line comments, which V8 skips while
 * it compiles this file; here it is compiled together with what V8 made of it in an earlier run: the code cache in the
 * user's cache folder. Whatever goes wrong with the cache, the program runs all the same.
 */
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const program = readProgram();
const cacheFile = cachePath();
const cachedData = readCache();
const script = new vm.Script(program, { filename: __filename, cachedData });
if (cacheFile && (!cachedData || script.cachedDataRejected)) process.once("exit", writeCache);
script.runInThisContext()(require, module, exports, __filename, __dirname);

function readProgram() {
  const text = fs.readFileSync(__filename, "latin1");
  return text.slice(text.indexOf("\n//:payload\n") + 14).replaceAll("\n//", "\n");
}

/** One file for each command, since each needs other functions; words that aren't commands share one. */
function cachePath() {
  const folder = cacheFolder();
  if (!folder) return undefined;
  const word = process.argv[2];
  const command = "{{commands}}".split(" ").includes(word) && !process.argv.includes("--help") ? word : "other";
  const machine = `${process.versions.v8}-${process.platform}-${process.arch}`.replace(/[^\w.-]/g, "_");
  return path.join(folder, "cairn", `{{name}}-{{version}}-{{hash}}-${machine}-${command}.v8`);
}

function cacheFolder() {
  const { HOME, LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  if (XDG_CACHE_HOME && path.isAbsolute(XDG_CACHE_HOME)) return XDG_CACHE_HOME;
  if (process.platform === "win32") return LOCALAPPDATA;
  if (!HOME || !path.isAbsolute(HOME)) return undefined;
  return path.join(HOME, process.platform === "darwin" ? "Library/Caches" : ".cache");
}

function readCache() {
  if (!cacheFile) return undefined;
  try {
    return fs.readFileSync(cacheFile);
  } catch {
    return undefined;
  }
}

/** After the run, so that functions which V8 compiled on their first call are in it too. */
function writeCache(exitCode) {
  if (exitCode > 2) return;
  const temporary = `${cacheFile}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(cacheFile), { recursive: true, mode: 0o700 });
    fs.writeFileSync(temporary, script.createCachedData(), { mode: 0o600 });
    fs.renameSync(temporary, cacheFile);
  } catch {
    removeQuietly(temporary);
  }
}

function removeQuietly(file) {
  try {
    fs.unlinkSync(file);
  } catch {
    // It was never made, or this folder can't be written: there is nothing to clean up.
  }
}
