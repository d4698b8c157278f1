import { createCli } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { expect, it } from "@jest/globals";
import { language } from "../src/cli/language.js";

// With a time that grows with the square of their number, these would take minutes.
it("tells each of 150,000 findings once", async () => {
  const branches = 150_000;
  const host = memoryHost({ files: { "site.pp": `if false { }${" elsif false { }".repeat(branches - 1)}` } });
  const exitCode = await createCli(language).run(["check", "site.pp", "--diagnostics", "json"], host);
  expect([exitCode, host.stderr.split("\n").at(-2)]).toEqual([0, expect.stringContaining(`${branches - 100} more`)]);
}, 60_000);

// Handed over as the arguments of a call, so many would not fit on the stack.
it.each([
  ["arguments of a statement that fails", (list: string) => `nope(${list})`, 1],
  ["variables on the left side of one that fails", (list: string) => `[${list.replace(/\d+/g, "$$v$&")}] = nope(1)`, 1],
  ["classes of an include", (list: string) => `class a { } include ${list.replace(/\d+/g, "a")}`, 1],
  ["names of a node", (list: string) => `node ${list.replace(/\d+/g, "'n$&'")} { }`, 0],
  ["types of a Variant", (list: string) => `$x = 1 =~ Variant[${list.replace(/\d+/g, "Integer[$&]")}]`, 0],
  ["values in a case", (list: string) => `case 1 { ${list}: { [${list}] } }`, 0],
])(
  "150,000 may be %s",
  async (_what, program, expected) => {
    const list = Array.from({ length: 150_000 }, (_, index) => index).join(", ");
    const host = memoryHost({ files: { "site.pp": program(list) } });
    expect(await createCli(language).run(["check", "site.pp", "--node", "n7"], host)).toBe(expected);
  },
  60_000,
);

it.each([
  [[], 1],
  [["--profile", "puppet7"], 0],
  [["--profile", "puppet7", "--strict"], 1],
  [["--upgrade-to", "openvox8"], 1],
])("a key that is in a hash twice is what it is for `compile`: %j", async (options, expected) => {
  const host = () => memoryHost({ files: { "site.pp": "$ports = { 'web' => 80, 'web' => 443 }\n" } });
  expect(await createCli(language).run(["check", "site.pp", ...options], host())).toBe(expected);
  const compiling = options.filter((each) => each !== "openvox8" && each !== "--upgrade-to");
  expect(await createCli(language).run(["compile", "site.pp", ...compiling], host())).toBe(expected);
});
