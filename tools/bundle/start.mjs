#!/usr/bin/env node
// Starts a command, whose files are in the folder `command` beside this one.
import module from "node:module";

// Node.js has it since 22.1: what V8 compiles is kept for the next run.
module.enableCompileCache?.();
await import("./command/main.mjs");
