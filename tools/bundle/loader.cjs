"use strict";
/*
 * The head of every bundled command. The program itself stands below as line comments, which V8 skips while it compiles
 * this file; what only some runs need is packed, since Node.js reads all of it. It comes in sections, each loaded when
 * something first needs it, so that help needs no parser. V8 compiles them together with what it made of them in an earlier
 * run: the code cache in the user's cache folder. Whatever goes wrong with the cache, the program runs all the same.
 */
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

/** Where each script begins in this file, how long it is, the sections in it, and whether it is packed. */
const places = {{scripts}};
/** Open as long as the program runs: only what is needed is read, from the file as it was at the start. */
const file = fs.openSync(__filename);
const scriptOf = new Map();
for (const name in places) for (const section of places[name][2]) scriptOf.set(section, name);
const loaded = new Map();
const scripts = new Map();
const bodies = new Map();
const cacheFile = cachePath();
const cache = readCache();
let stale = cacheFile !== undefined && cache.size === 0;

if (cacheFile) process.once("exit", writeCache);
load("{{entry}}");

function load(name) {
  let found = loaded.get(name);
  if (found) return found;
  const script = scriptOf.get(name);
  if (!script) return require(name);
  loaded.set(name, (found = {}));
  const body = (bodies.get(script) ?? run(script))[places[script][2].indexOf(name)];
  body(found, load, (wanted) => Promise.resolve(wanted).then(load), require);
  return found;
}

/** The functions of a script, one for each section. */
function run(name) {
  const functions = compile(name).runInThisContext();
  bodies.set(name, functions);
  return functions;
}

function compile(name) {
  const [start, length, , packed] = places[name];
  const text = readText(start, length);
  const code = packed ? unpack(text) : text.replaceAll("\n//", "\n");
  const cachedData = cache.get(name);
  const script = new vm.Script(code, { filename: `${__filename}:${name}`, cachedData });
  if (!cachedData || script.cachedDataRejected) stale = true;
  scripts.set(name, script);
  return script;
}

function unpack(text) {
  return require("node:zlib").brotliDecompressSync(Buffer.from(text, "base64")).latin1Slice();
}

function readText(start, length) {
  const bytes = Buffer.allocUnsafeSlow(length);
  let end = 0;
  while (end < length) {
    const count = fs.readSync(file, bytes, end, length - end, start + end);
    if (count === 0) throw new Error(`${__filename} was cut short`);
    end += count;
  }
  return bytes.latin1Slice();
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

/**
 * A line of JSON with names and lengths, then the data one after another, then all data once more: V8 believes what it is
 * given, and a single wrong bit can bring the process down. Comparing two copies is far cheaper than a checksum.
 */
function readCache() {
  const parts = new Map();
  try {
    const bytes = fs.readFileSync(cacheFile);
    const end = bytes.indexOf(10) + 1;
    const half = (bytes.length - end) / 2;
    const data = bytes.subarray(end, end + half);
    let start = 0;
    for (const [name, length] of JSON.parse(bytes.latin1Slice(0, end))) {
      parts.set(name, data.subarray(start, (start += length)));
    }
    if (start !== half || !data.equals(bytes.subarray(end + half))) return new Map();
  } catch {
    return new Map();
  }
  return parts;
}

/** After the run, so that functions which V8 compiled on their first call are in it too. */
function writeCache(exitCode) {
  if (!stale || exitCode > 2) return;
  const temporary = `${cacheFile}.${process.pid}`;
  try {
    for (const folder of [path.dirname(path.dirname(cacheFile)), path.dirname(cacheFile)]) {
      // Not `recursive`: in a file system such as /proc, Node.js would try for ever.
      if (!fs.existsSync(folder)) fs.mkdirSync(folder, { mode: 0o700 });
    }
    const parts = [...scripts].map(([name, script]) => [name, script.createCachedData()]);
    const head = Buffer.from(`${JSON.stringify(parts.map(([name, data]) => [name, data.length]))}\n`);
    const data = parts.map((part) => part[1]);
    fs.writeFileSync(temporary, Buffer.concat([head, ...data, ...data]), { mode: 0o600 });
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
