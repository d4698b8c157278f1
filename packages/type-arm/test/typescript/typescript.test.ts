import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EmittedFile } from "../../src/emit/target.js";
import { typescript } from "../../src/emit/typescript/typescript.js";
import { compileModules, transpileModules } from "../conformance/typescript/compile-modules.js";
import { modelOf } from "../ecore/emit-files.js";
import { show } from "../instances/evaluate.js";

const folder = mkdtempSync(join(tmpdir(), "cairn-typescript-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function emitted(text: string) {
  return typescript.emit(modelOf(text), { name: "types", settings: {} });
}

function textOf({ chunks }: EmittedFile): string {
  return [...chunks].join("");
}

/** Runs a script beside the module that is emitted of a program: what it prints. */
function run(name: string, program: string, script: string): string {
  transpileModules(folder, new Map([[name, emitted(program).files]]));
  const place = join(folder, name, "main.mjs");
  writeFileSync(place, script);
  return execFileSync(process.execPath, [place], { encoding: "utf8", maxBuffer: 1 << 26 }).trim();
}

const types = `
# Someone with an account.
type User {
  # The name to log in with.
  attr name, String { min => 1 }
  attr level, enum[low, high]
  attr size, Integer
  attr tags, String { max => unbound }
  attr any, Integer { set => |$v| { if $v =~ /\\d+/ { Integer($v) } else { $v } } }
  attr both, String { derived => || { "\${name} \${size}" } }
  has friend, User { containment => false }
}
`;

/** What a user writes; lines that must not compile are marked. */
const user = `
import { User } from "./types.js";
const ann: User = User.new({ name: "ann", level: "low", size: 5n, tags: "one", any: "17" });
const name: string = ann.name;
const size: bigint | null = ann.size;
const tags: readonly string[] | null = ann.tags;
const bob = User.new({ name: "bob", friend: ann }, (draft) => draft.set("size", 3n).add("tags", ["x", "y"]));
const problems: readonly string[] = User.problems({ level: "middle" });
export const all = [name, size, tags, ann.any, ann.both, bob.friend?.name, bob.tags, problems];
// @ts-expect-error -- a name is needed
User.new({ size: 1n });
// @ts-expect-error -- an Integer is a bigint
User.new({ name: "x", size: 1 });
// @ts-expect-error -- there is no such value
User.new({ name: "x", level: "middle" });
// @ts-expect-error -- it is computed
User.new({ name: "x", both: "y" });
// @ts-expect-error -- objects never change
ann.name = "other";
// @ts-expect-error -- there is no such feature
export const nothing = ann.nothing;
// @ts-expect-error -- a part that may be missing
export const friend = bob.friend.name;
`;

describe("a module for TypeScript", () => {
  it("has classes and values that a strict compiler helps with", () => {
    const files = [...emitted(types).files, { path: "main.ts", chunks: [user] }];
    expect(compileModules(folder, new Map([["user", files]]))).toEqual([]);
  }, 60_000);

  it("names its source, and keeps the documentation", () => {
    const text = textOf(emitted(types).files[0]!);
    expect(text).toContain("// The logic needs the function set migration 1.0.0.");
    expect(text).toContain("/** Someone with an account. */\nexport class User");
    expect(text).toContain("  /** The name to log in with. */\n  get name(): string {");
  });

  it("lists what it doesn't carry", () => {
    const { files, notCarried } = emitted(`${types}\nUser.new({ name => 'x' })`);
    expect(notCarried.map(({ what }) => what)).toEqual(["a statement beside the types"]);
    expect(textOf(files[0]!)).toContain(
      "// not carried: a statement beside the types (a module holds types and no objects)",
    );
  });

  it("makes objects that nothing changes", () => {
    const script = `
      import { User } from "./types.js";
      const ann = User.new({ name: "ann", tags: ["a"] });
      let draft;
      const bob = User.new({ name: "bob", tags: ["b"] }, (given) => void (draft = given));
      const attempts = [
        () => (ann.name = "x"), () => ann.tags.push("x"), () => (ann.more = 1), () => draft.set("name", "x"),
        () => draft.add("tags", "x"), () => Object.defineProperty(ann, "name", { value: "x" }),
      ];
      for (const attempt of attempts) {
        try { attempt(); console.log("changed"); } catch (error) { console.log(error.message.split(" ").slice(0, 4).join(" ")); }
      }
      console.log(ann.name, ann.tags.join(), bob.name, bob.tags.join());
    `;
    const lines = run("frozen", types, script).split("\n");
    expect(lines).toHaveLength(7);
    expect(lines.filter((line) => line === "changed")).toEqual([]);
    expect(lines.at(-1)).toBe("ann a bob b");
  });

  it("returns each failure of a rejected object", () => {
    const script = `
      import { User } from "./types.js";
      console.log(JSON.stringify(User.problems({ level: "x", size: 1.5, tags: [1n] })));
      try { User.new({ nothing: 1n }); } catch (error) { console.log(error.name, error.message); }
    `;
    const [problems, unknown] = run("problems", types, script).split("\n");
    expect(JSON.parse(problems!)).toEqual(show(types, "User.new({ level => x, size => 1.5, tags => [1] })"));
    expect(unknown).toBe("Failure User has no feature `nothing`");
  });
});

describe("what is large or hostile", () => {
  const script = (feature: string) => `
    import { T } from "./types.js";
    console.log(T.new({ n: 1n }).${feature});
  `;

  it.each([
    ["a chain of 20,000 sums", `$n${" + 1".repeat(20_000)}`, "20001"],
    ["1,000 brackets", `${"(1 + ".repeat(1000)}$n${")".repeat(1000)}`, "1001"],
    ["1,000 lists", `[${"[".repeat(1000)}1${"]".repeat(1000)}].size`, "1"],
    ["20,000 conditions", `if $n == 1${" and $n == 1".repeat(20_000)} { 5 }`, "5"],
    ["1,000 branches in each other", `${"if $n == 1 { ".repeat(1000)}7${" }".repeat(1000)}`, "7"],
    ["5,000 branches after each other", `if $n == 0 { 0 }${" elsif $n == 2 { 2 }".repeat(5000)} else { 9 }`, "9"],
  ])(
    "is emitted and runs: %s",
    (what, expression, result) => {
      const program = `type T { attr n, Integer attr r, Integer { derived => || { ${expression} } } }`;
      expect(run(what.replaceAll(/\\W/g, "_"), program, script("r"))).toBe(`${result}n`);
    },
    60_000,
  );

  it("reads, shows and writes data that nests 10,000 deep", () => {
    const program = "type Box { attr n, Integer has inner, Box }";
    const oracle = `
      import { Box } from "./types.js";
      import { toData, toJson } from "./cairn-runtime/index.js";
      let data = { n: 1 };
      for (let depth = 0; depth < 10_000; depth++) data = { n: depth, inner: data };
      const box = Box.load(data);
      const again = Box.load(JSON.parse(toData(box)));
      console.log(toJson(box).split("inner").length - 1, toData(again) === toData(box));
    `;
    expect(run("nested", program, oracle)).toBe("10000 true");
  }, 20_000);

  it("reads, shows and writes lists of 200,000 values", () => {
    const program = `
      type Box { attr n, Integer { max => unbound } }
      type Outer { has box, Box attr shown, String { derived => || { "\${box}" } } }`;
    const oracle = `
      import { Outer } from "./types.js";
      import { toData, toJson } from "./cairn-runtime/index.js";
      const outer = Outer.load({ box: { n: Array(200_000).fill(1) } });
      const again = Outer.load(JSON.parse(toData(outer)));
      console.log(JSON.parse(toJson(again)).box.n.length, again.shown.length);
    `;
    expect(run("long", program, oracle)).toBe("200000 600014");
  }, 20_000);

  it("searches in bounded time", () => {
    const program = String.raw`type T { attr s, String { check => { $it =~ /\A(a+)+b\z/ } } }`;
    const oracle = `
      import { T } from "./types.js";
      console.log(T.problems({ s: "a".repeat(5000) }).length, T.problems({ s: "a".repeat(5000) + "b" }).length);
    `;
    expect(run("costly", program, oracle)).toBe("1 0");
  }, 20_000);

  it("emits 20,000 types that inherit each other", () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => {
      return `type T${index}${index > 0 ? ` inherits T${index - 1}` : ""} { attr a${index}, Integer }`;
    });
    const [module] = emitted(chain.join("\n")).files;
    expect(
      textOf(module!)
        .split("\n")
        .filter((line) => line.startsWith("export class")),
    ).toHaveLength(20_000);
  }, 60_000);
});
