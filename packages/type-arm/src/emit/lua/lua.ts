/** Lua 5.4: a module with all types and their logic, which `code` translates, and a runtime. */
import { files } from "../generated/lua.js";
import { functionSetOf } from "../../logic/used-functions.js";
import type { Model } from "../../model/index.js";
import { notCarriedBy } from "../code/not-carried.js";
import { indented } from "../code/spelling.js";
import { notCarriedLines, type Emission, type EmitOptions, type NotCarried, type Target } from "../target.js";
import { luaComment, luaString } from "./literals.js";
import { obstacleIn } from "./obstacles.js";
import { PatternPool } from "./patterns.js";
import { luaSpelling } from "./spelling.js";
import { typeLines } from "./types.js";

/** A Lua 5.4 module: `NAME.lua` with all types and their logic, and the runtime that it requires in `type_arm/`. */
export const lua: Target = { name: "lua", title: "Lua", emit };

function emit(model: Model, { name }: EmitOptions): Emission {
  const notCarried = notCarriedBy(model, "Lua", obstacleIn);
  const module = { path: `${name}.lua`, chunks: moduleText(model, name, notCarried) };
  const runtime = Object.entries(files).map(([path, text]) => ({ path, chunks: [text] }));
  return { files: [module, ...runtime], notCarried };
}

function* moduleText(model: Model, name: string, notCarried: readonly NotCarried[]): Generator<string> {
  const pool = new PatternPool();
  const spelling = luaSpelling(pool);
  const types = Array.from(model.types.values(), (type) => typeLines(type, model, spelling).join("\n"));
  const functions = functionSetOf(model);
  const listed = notCarriedLines(notCarried);
  yield `-- The types of ${name}, made by \`type-arm emit lua\` (function set ${functions.name} ${functions.version}).\n`;
  for (const line of listed) yield `${luaComment(line).join("\n")}\n`;
  yield `\nlocal rt = require("type_arm.runtime")\n\n`;
  yield* pool.lines().map((line) => `${line}\n`);
  yield "local module, types = rt.module({\n";
  yield `  name = ${luaString(name)},\n`;
  yield `  functions = { name = ${luaString(functions.name)}, version = ${luaString(functions.version)} },\n`;
  yield `  not_carried = {\n${indented(listed.map((line) => `  ${luaString(line)},\n`)).join("")}  },\n})\n\n`;
  for (const text of types) yield `${text}\n`;
  yield "return rt.finish(module)\n";
}
