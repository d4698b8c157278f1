#!/usr/bin/env node
"use strict";
/*
 * Starts a command, whose files are in the folder `command` beside this one. V8's code cache lies in the user's own cache folder: Node
 * would take the machine's temporary folder, where others may write.
 */
const fs = require("node:fs");
const module_ = require("node:module");
const path = require("node:path");

// Node.js has it since 22.1.
if (module_.enableCompileCache) enableCache();
// Who debugs sees the sources; reading the maps takes long.
if (process.env.CAIRN_DEBUG === "1") process.setSourceMapsEnabled(true);
require("./command/main.cjs");

function enableCache() {
  const outer = userCacheFolder();
  if (outer === undefined || !isFolder(outer)) return;
  const folder = path.join(outer, "cairn");
  if (isFolder(folder)) module_.enableCompileCache(folder);
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
