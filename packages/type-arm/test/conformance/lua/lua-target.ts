import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lua } from "../../../src/emit/lua/lua.js";
import { luaFloat, luaInteger, luaString } from "../../../src/emit/lua/literals.js";
import type { NotCarried } from "../../../src/emit/target.js";
import type { Model } from "../../../src/model/index.js";
import { emitInto } from "../emit-into.js";
import { isGivenList, type ConformanceInstance, type Given, type Make } from "../instance.js";
import type { CompiledProgram, ConformanceTarget, Verdict } from "../target.js";

/** `emit lua`, run by Debian's lua5.4: one process for each program. */
export const luaTarget: ConformanceTarget = {
  name: "lua",
  isAvailable: () => (spawnSync("lua5.4", ["-v"]).status === 0 ? undefined : "needs lua5.4"),
  run,
  leavesOut,
  ownWords: new Set(["evaluation", "too-long", "endless-new"]),
};

/** A program whose objects all need what isn't carried; an instance that sets a feature whose logic isn't. */
function leavesOut({ model }: CompiledProgram, instance?: ConformanceInstance): string | undefined {
  const found = notCarriedOf(model).find(({ what }) => {
    const [, role, feature] = /^`(\w+)` of `.*\/(\w+)`$/.exec(what) ?? [];
    const isOnlySet = feature !== undefined && ["validate", "set", "check"].includes(role!);
    return isOnlySet ? instance && textOf(instance).includes(`"${feature}"`) : true;
  });
  return found && `${found.what}: ${found.why}`;
}

const known = new WeakMap<Model, readonly NotCarried[]>();

function notCarriedOf(model: Model): readonly NotCarried[] {
  const found = known.get(model) ?? lua.emit(model, { name: "program", settings: {} }).notCarried;
  known.set(model, found);
  return found;
}

/** All parts of an instance, with the features that it and its nested objects set. */
function textOf({ before, make }: ConformanceInstance): string {
  return JSON.stringify([before, make], (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value));
}

function run({ model }: CompiledProgram, instances: readonly ConformanceInstance[]): readonly Verdict[] {
  const folder = mkdtempSync(join(tmpdir(), "cairn-lua-"));
  emitInto(folder, lua.emit(model, { name: "program", settings: {} }));
  writeFileSync(join(folder, "oracle.lua"), [oracle, ...instances.map(instanceText)].join("\n"));
  const { status, stderr, stdout } = spawnSync("lua5.4", ["oracle.lua"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`lua5.4 oracle.lua in ${folder}: ${stderr}`);
  return stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Verdict);
}

/** Prints a verdict per line; accepted objects are strings in it. */
const oracle = `
local module = require("program")
local show = require("type_arm.show")
local undef = module.undef
local function verdict(key, value) print(show.json(module.hash({ { key, value } }))) end
local function report(make)
  local ok, result = pcall(function() return module:throwing_json(make()) end)
  if ok then return verdict("accepted", result) end
  verdict("messages", module:messages(result) or error(result, 0))
end
local function append(object, name, value) module:append(object, name, value) end
`;

function instanceText({ before, make }: ConformanceInstance): string {
  const named = before.map((each) => `  named.${each.name} = ${makeText(each.make)}\n`);
  return `report(function()\n  local named = {}\n${named.join("")}  return ${makeText(make)}\nend)`;
}

function makeText({ steps, type, values }: Make): string {
  const pairs = values.map(([feature, value]) => `{ ${luaString(feature)}, ${givenText(value)} }`);
  const lines = steps.map(({ feature, operator, value }) => {
    const [name, text] = [luaString(feature), givenText(value)];
    return operator === "=" ? `o[${name}] = ${text}` : `append(o, ${name}, ${text})`;
  });
  const lambda = lines.length === 0 ? "" : `, function(o) ${lines.join(" ")} end`;
  return `module[${luaString(type)}](module.hash({ ${pairs.join(", ")} })${lambda})`;
}

/** Instances nest no deeper than a person writes them, so that this may recurse. */
function givenText(value: Given): string {
  if (value === null) return "undef";
  if (isGivenList(value)) return `{ ${value.map(givenText).join(", ")} }`;
  switch (typeof value) {
    case "string":
      return luaString(value);
    case "number":
      return luaFloat(value);
    case "bigint":
      return luaInteger(value);
    case "boolean":
      return String(value);
    default:
      break;
  }
  if (value.kind === "name") return `named.${value.name}`;
  if (value.kind === "make") return makeText(value);
  return `module.hash({ ${value.entries.map(([key, each]) => `{ ${givenText(key)}, ${givenText(each)} }`).join(", ")} })`;
}
