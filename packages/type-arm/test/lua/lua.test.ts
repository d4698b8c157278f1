import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { lua } from "../../src/emit/lua/lua.js";
import { rangesOf } from "../../src/emit/lua/patterns.js";
import { modelOf } from "../ecore/emit-files.js";
import { emitInto } from "../conformance/emit-into.js";

const hasLua = spawnSync("lua5.4", ["-v"]).status === 0;
const runs = testIf(hasLua, "needs lua5.4");

/** What a script prints that may require the module `program`. */
function run(program: string, script: string): string {
  const folder = mkdtempSync(join(tmpdir(), "cairn-lua-"));
  emitInto(folder, lua.emit(modelOf(program), { name: "program", settings: {} }));
  writeFileSync(join(folder, "script.lua"), script);
  const { status, stderr, stdout } = spawnSync("lua5.4", ["script.lua"], {
    cwd: folder,
    encoding: "utf8",
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function notCarried(program: string): readonly string[] {
  return lua
    .emit(modelOf(program), { name: "program", settings: {} })
    .notCarried.map(({ what, why }) => `${what}: ${why}`);
}

const users = `
type User {
  attr password, String { check => { if $it =~ /:/ { "no ':' in a password" } } }
  attr groups, String { max => unbound, unsettable => true }
  has roles, Role { max => unbound }
}
type Role { attr gid, Integer }
`;

describe("a Lua module", () => {
  runs("is used as Lua's tables are", () => {
    const script = `
      local users = require("program")
      local ann = users.User({ groups = { "b", "a" }, roles = { users.Role({ gid = 1 }) } }, function(user) users:append(user, "groups", "c") end)
      print(ann.password, table.concat(ann.groups, ","), ann.roles[1].gid)
      print(users:json(ann))
      print(users:validate("User", { password = "a:b", other = 1 }))
      local object, messages = users:new("User", { password = "a:b", groups = "x" })
      print(object, messages[1])
      print(pcall(users.User, { password = 1 }))
    `;
    expect(run(users, script).split("\n")).toEqual([
      "nil\tb,a,c\t1",
      '{"$type":"User","groups":["b","a","c"],"roles":[{"$type":"Role","gid":1}]}',
      expect.stringMatching(/^false\ttable: /),
      "nil\tno ':' in a password",
      "false\t`password` must be a String, and the Integer `1` is not",
      "",
    ]);
  });

  runs("has objects that nothing changes", () => {
    const script = `
      local users = require("program")
      local ann = users.User({ groups = { "a" }, password = "x" })
      print(pcall(function() ann.password = "y" end))
      ann.groups[1] = "changed"
      table.insert(ann.groups, "more")
      print(ann.groups[1], #ann.groups, pcall(users.append, users, ann, "groups", "b"))
      print(rawset(ann, "password", "z") == ann, users:json(ann))
      print(pcall(setmetatable, ann, {}))
    `;
    expect(run(users, script).split("\n")).toEqual([
      "false\t`password` can't be set any more: a User never changes once it is made",
      "a\t1\tfalse\t`groups` can't be set any more: a User never changes once it is made",
      'true\t{"$type":"User","password":"x","groups":["a"]}',
      expect.stringMatching(/^false\t.*protected/),
      "",
    ]);
  });

  runs("ends searches that would take others for ever", () => {
    const program = "type A { attr a, String { check => $it !~ /\\A(a+)+\\z/ } }";
    const script = `print(require("program"):validate("A", { a = ("a"):rep(5000) .. "b" }))`;
    expect(run(program, script)).toMatch(/^true/);
  });

  runs("tells a new without an end, and logic that never ends", () => {
    const program = `
      type A { invariant { A.new({}) == undef } }
      type B { attr b, String { derived => || { B.new({})[b] } } }
    `;
    const script = `
      local a = require("program")
      print(select(2, a:new("A"))[1])
      print(select(2, a:json(a.B()))[1])
    `;
    expect(run(program, script).split("\n")).toEqual([
      "`new` of A has no end in sight: more than 25 are running inside of each other",
      "the logic has no end in sight: too many calls are running inside of each other",
      "",
    ]);
  });

  it("reports what it cannot represent, and omits that", () => {
    const deep = `${"(".repeat(200)}true${")".repeat(200)}`;
    const program = `type A {
      attr a, String { check => $it =~ /a(?=b)/ }
      attr b, String { set => |$v| { if $v =~ $v { $v } else { '' } } }
      attr c, String { check => { ${deep} } }
      invariant { split($a, $b) == [] }
    }`;
    expect(notCarried(program)).toEqual([
      "`check` of `A/a`: `/a(?=b)/` looks around, and only patterns that don't are carried",
      expect.stringMatching(/^`set` of `A\/b`: Lua has no regular expressions/),
      "`check` of `A/c`: Lua's parser takes no code that nests as deep",
      expect.stringMatching(/^invariant 1 of `A`: Lua has no regular expressions/),
    ]);
    const [module] = lua.emit(modelOf(program), { name: "program", settings: {} }).files;
    const text = [...module!.chunks].join("");
    expect(text).toContain("-- not carried: `check` of `A/a`");
    expect(text).not.toContain("check = function");
  });

  it.each([
    ["a(?=b)", "looks around"],
    ["a(?<!b)", "looks around"],
    ["(a)\\1", "refers back"],
    ["x(?i:a)", "sets options for a part of it (`(?i:`)"],
    ["x(?-i)a", "sets options for a part of it (`(?-i)`)"],
    ["(?>a)", "has `(?>`"],
    ["(a?){1,500}(b?){1,500}(c?){1,20000}", "is too large"],
  ])("reports why it cannot represent a pattern: %s", (pattern, why) => {
    expect(notCarried(`type A { attr a, String { check => $it =~ /${pattern}/ } }`)[0]).toContain(why);
  });

  it("knows the characters that an atom of a pattern matches", () => {
    expect(rangesOf("a")).toEqual([97, 97]);
    expect(rangesOf("\\d")).toEqual([48, 57]);
    expect(rangesOf("[b-dx]")).toEqual([98, 100, 120, 120]);
    expect(rangesOf("[^\\n]").at(-1)).toBe(0x10ffff);
    expect(rangesOf("(?i)k")).toEqual(expect.arrayContaining([75, 75, 107, 107]));
  });
});
