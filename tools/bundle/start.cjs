#!/usr/bin/env node
"use strict";
/*
 * Starts a command, whose files are in the folder `command` beside this one. V8's code cache lies in the user's own cache folder: Node
 * would take the machine's temporary folder, where others may write.
 */
const module_ = require("node:module");
const path = require("node:path");

const cacheFolder = userCacheFolder();
// Node.js has it since 22.1.
if (cacheFolder && module_.enableCompileCache) module_.enableCompileCache(path.join(cacheFolder, "cairn"));
// Who debugs sees the sources; reading the maps takes long.
if (process.env.CAIRN_DEBUG === "1") process.setSourceMapsEnabled(true);
require("./command/main.cjs");

function userCacheFolder() {
  const { HOME, LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  if (XDG_CACHE_HOME && path.isAbsolute(XDG_CACHE_HOME)) return XDG_CACHE_HOME;
  if (process.platform === "win32") return LOCALAPPDATA;
  if (!HOME || !path.isAbsolute(HOME)) return undefined;
  return path.join(HOME, process.platform === "darwin" ? "Library/Caches" : ".cache");
}
