#!/usr/bin/env node
"use strict";
/*
 * Starts a command, whose files are in the folder `command` beside this one, with the code that V8 compiled in earlier runs. It lies in
 * the user's own cache folder: Node would take the machine's temporary folder, where others may write.
 */
const { Buffer } = require("node:buffer");
const fs = require("node:fs");
const module_ = require("node:module");
const path = require("node:path");
const vm = require("node:vm");

const folder = path.join(__dirname, "command");
/** Changes with the files of the folder. */
const build = "BUILD";
const cache = cacheFolder();
// Node.js has it since 22.1. It holds what is compiled while a file is loaded, of the packages that a command loads.
if (cache !== undefined && module_.enableCompileCache) module_.enableCompileCache(cache);
// Who debugs sees the sources; reading the maps takes long.
const isDebugging = process.env.CAIRN_DEBUG === "1";
if (isDebugging) process.setSourceMapsEnabled(true);
if (isDebugging || cache === undefined) require("./command/main.cjs");
else
  runCached(path.join(cache, [path.basename(__filename, ".cjs"), build, process.versions.v8, process.arch].join("-")));

/** Runs the command; the functions that it has called are kept, compiled, if there is a file that none are kept of. */
function runCached(home) {
  const scripts = new Map();
  const modules = new Map();
  let isComplete = true;

  function load(name) {
    const known = modules.get(name);
    if (known) return known.exports;
    const filename = path.join(folder, name);
    const module = { exports: {} };
    modules.set(name, module);
    const outer = module_.createRequire(filename);
    const required = (id) => (id.startsWith("./") ? load(id.slice(2)) : outer(id));
    compile(name, filename).runInThisContext()(module.exports, required, module, filename, folder);
    return module.exports;
  }

  /** As Node.js wraps a file. V8 compares only the length of a text with its code: somebody may have edited it. */
  function compile(name, filename) {
    const text = fs.readFileSync(filename, "utf8");
    const { mtimeMs } = fs.statSync(filename);
    const cachedData = readCode(path.join(home, name), mtimeMs);
    const wrapped = `(function (exports, require, module, __filename, __dirname) { ${text}\n})`;
    const script = new vm.Script(wrapped, { filename, cachedData });
    if (cachedData === undefined || script.cachedDataRejected) isComplete = false;
    scripts.set(name, { script, mtimeMs });
    return script;
  }

  process.on("exit", () => {
    if (isComplete) return;
    for (const [name, { mtimeMs, script }] of scripts) writeCode(path.join(home, name), mtimeMs, script);
  });
  load("main.cjs");
}

/** What is kept of a file: the time of its last change, and V8's code. */
function codeOf(script, mtimeMs) {
  const time = Buffer.alloc(8);
  time.writeDoubleLE(mtimeMs);
  return Buffer.concat([time, script.createCachedData()]);
}

/** The code of a file; undefined if it was changed since. */
function readCode(kept, mtimeMs) {
  try {
    const data = fs.readFileSync(kept);
    return data.readDoubleLE(0) === mtimeMs ? data.subarray(8) : undefined;
  } catch {
    return undefined;
  }
}

/** Whoever reads it meanwhile finds the old code or the new one. Where it can't be written, the next run does without. */
function writeCode(kept, mtimeMs, script) {
  const temporary = `${kept}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(kept), { recursive: true, mode: 0o700 });
    fs.writeFileSync(temporary, codeOf(script, mtimeMs), { mode: 0o600 });
    fs.renameSync(temporary, kept);
  } catch {
    fs.rmSync(temporary, { force: true });
  }
}

/** The folder for what is compiled, made where it isn't there; undefined if the user has none, or wants none. */
function cacheFolder() {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return undefined;
  const outer = userCacheFolder();
  if (outer === undefined || !isFolder(outer)) return undefined;
  const own = path.join(outer, "cairn");
  return isFolder(own) ? own : undefined;
}

/** Makes the folder where it isn't there. Node.js would make all above it too, and in a file system such as /proc try for ever. */
function isFolder(folder) {
  try {
    if (!fs.existsSync(folder)) fs.mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch {
    return false;
  }
}

function userCacheFolder() {
  const { HOME, LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  if (XDG_CACHE_HOME && path.isAbsolute(XDG_CACHE_HOME)) return XDG_CACHE_HOME;
  if (process.platform === "win32") return LOCALAPPDATA;
  if (!HOME || !path.isAbsolute(HOME)) return undefined;
  return path.join(HOME, process.platform === "darwin" ? "Library/Caches" : ".cache");
}
