import { describe, expect, it } from "@jest/globals";
import { createSource, createSpan, type Diagnostic } from "@cairn/diagnostics";
import { createCli } from "../src/index.js";
import { chooseFixes, editsOf } from "../src/fix/choose-fixes.js";
import { memoryHost } from "../src/testing/index.js";
import { catalogue } from "./fixture-language/catalogue.js";
import { kv } from "./fixture-language/language.js";

const wrong = "port = 80\nx = $prot\n";
const right = "port = 80\nx = $port\n";

describe("check --fix", () => {
  it("doesn't overwrite what somebody else has written in the meantime", async () => {
    const host = memoryHost({ files: { "a.kv": wrong, "b.kv": wrong } });
    let reads = 0;
    const read: typeof host.read = (path) => {
      if (path === "a.kv" && ++reads === 2) host.change("a.kv", "port = 81\n");
      return host.read(path);
    };
    expect(
      await createCli(kv).run(["check", "--fix-suggestions", "b.kv", "."], { ...host, read, readNamed: read }),
    ).toBe(1);
    expect([host.text("a.kv"), host.text("b.kv")]).toEqual(["port = 81\n", right]);
  });

  it("changes nothing through a link that isn't named, nor outside of the folders that are named", async () => {
    const files = {
      "inside/a.kv": wrong,
      "outside/b.kv": wrong,
      "inside/c.kv": "use ../outside/d.kv\n",
      "outside/d.kv": wrong,
    };
    const links = { "inside/link.kv": "outside/b.kv" };
    const host = memoryHost({ files, links });
    expect(await createCli(kv).run(["check", "--fix-suggestions", "inside"], host)).toBe(1);
    expect(host.text("inside/a.kv")).toBe(right);
    expect([host.text("outside/b.kv"), host.text("outside/d.kv")]).toEqual([wrong, wrong]);
  });

  it("leaves a file unchanged that can't be written, and reports it", async () => {
    const host = memoryHost({ files: { "a.kv": wrong }, readOnly: ["a.kv"] });
    expect(await createCli(kv).run(["check", "--fix-suggestions", "a.kv"], host)).toBe(1);
    expect(host.stderr).toContain("can't write `a.kv`: permission denied");
  });
});

describe("the fixes that are made together", () => {
  const source = createSource("a.kv", "0123456789");
  const edit = (start: number, end: number, text = "") => ({ span: createSpan(source, start, end), text });
  const finding = (...edits: ReturnType<typeof edit>[]): Diagnostic =>
    catalogue.create["name-not-found"](createSpan(source, 0, 0), { name: "x" }, { fixes: [{ label: "", edits }] });
  const places = (...found: Diagnostic[]) =>
    [...editsOf(chooseFixes(found, "suggestion", () => true)).values()]
      .flat()
      .map(({ span }) => [span.start, span.end]);

  it.each([
    ["apart", [finding(edit(5, 6)), finding(edit(0, 2))], [[0, 2], [5, 6]]], // prettier-ignore
    ["side by side", [finding(edit(0, 2)), finding(edit(2, 4))], [[0, 2], [2, 4]]], // prettier-ignore
    ["one inside of the other", [finding(edit(0, 6)), finding(edit(2, 3))], [[0, 6]]],
    ["at one place", [finding(edit(2, 2, "a")), finding(edit(2, 2, "b"))], [[2, 2]]],
    ["an insertion before what is replaced", [finding(edit(2, 2, "a")), finding(edit(2, 4))], [[2, 2]]],
    ["wholly or not at all", [finding(edit(0, 2)), finding(edit(1, 2), edit(8, 9))], [[0, 2]]],
  ])("%s", (_, found, expected) => expect(places(...found)).toEqual(expected));

  it("are none if a choice is needed, or if the file may not be changed", () => {
    const several = {
      ...finding(edit(0, 1)),
      fixes: [finding(edit(0, 1)), finding(edit(0, 1))].flatMap((each) => each.fixes),
    };
    expect(places(several)).toEqual([]);
    expect(chooseFixes([finding(edit(0, 1))], "suggestion", () => false)).toEqual([]);
  });
});
