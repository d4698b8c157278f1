import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { descendantsOf, load, parse, type Data, type ExactNumber } from "@cairn/cf2";
import { loadFile } from "@cairn/cf2/node";
import { testIf } from "@cairn/testing";

const apiCase = join(import.meta.dirname, "../../../../../shared/cases/cf2-manual/s02-2-perl-api");

/** The example of section 2.2 of the manual. */
interface Site {
  readonly SomeResource: string;
  readonly Users: readonly string[];
  readonly UIDs: { readonly john: number; readonly jane: number };
}

const text = "SomeResource => hello\nUsers => [john,jane]\nUIDs => { john => 1001, jane => 1002 }\n";

function codes(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ code }) => code);
}

describe("resources as properties", () => {
  it("reads by name and by index, typed", async () => {
    const { value } = await load<Site>(createSource("site.cf2", text));
    expect(value!.SomeResource).toBe("hello");
    expect(value!.Users[0]).toBe("john");
    expect(value!.UIDs.john + value!.UIDs["jane"]).toBe(2003);
  });

  it("gives blocks no properties but their resources", async () => {
    const { value } = await load(createSource("site.cf2", "__proto__ => { constructor => 1 }\n"));
    expect(Object.keys(value!)).toEqual(["__proto__"]);
    expect(Object.keys(value!["__proto__"] as object)).toEqual(["constructor"]);
    expect(value!["toString"]).toBeUndefined();
  });

  it("can't be changed", async () => {
    const { value } = await load<{ Users: string[] }>(createSource("site.cf2", text));
    expect(() => value!.Users.push("mallory")).toThrow(TypeError);
  });

  it("can return numbers with all their digits", async () => {
    const source = createSource("site.cf2", "Mode => 0644\nBig => 12345678901234567890 + 1\n");
    const { value } = await load<Record<string, ExactNumber>>(source, { numbers: "exact" });
    expect([String(value!["Mode"]), String(value!["Big"])]).toEqual(["0644", "12345678901234567891"]);
    expect(Number(value!["Mode"])).toBe(644);
    expect((await load(source)).value!["Mode"]).toBe(644);
  });

  it("supports 2,000 nested blocks, and shared values are one object", async () => {
    const depth = 1900;
    const deep = await load(createSource("deep.cf2", `A => ${"{ a => ".repeat(depth)}1${" }".repeat(depth)}\n`));
    expect(deep.diagnostics).toEqual([]);
    const { value } = await load(createSource("site.cf2", "A => { x => 1 }\nB => [$A, $A]\n"));
    expect((value!["B"] as readonly Data[])[0]).toBe(value!["A"]);
  });

  it("reports errors, and then there is no value", async () => {
    const { diagnostics, value } = await load(createSource("site.cf2", "A => $B\n"));
    expect([codes(diagnostics), value]).toEqual([["cf2/undefined"], undefined]);
  });
});

describe("files of the disk", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "cairn-cf2-"));
    mkdirSync(join(folder, "site"));
    writeFileSync(join(folder, "site/site.cf2"), "import(base)\nHost => web\n");
    writeFileSync(join(folder, "site/base.cf2"), "Port => 80\nHost => none\n");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("are loaded with what they import, `.cf2` left out or not", async () => {
    const without = await loadFile(join(folder, "site/site"));
    expect(without.value).toEqual({ Port: 80, Host: "web" });
    expect((await loadFile(join(folder, "site/site.cf2"))).value).toEqual(without.value);
  });

  it("that are missing, or not text, are reported", async () => {
    writeFileSync(join(folder, "latin.cf2"), Uint8Array.of(65, 0xe9));
    const found = [await loadFile(join(folder, "nix")), await loadFile(join(folder, "latin"))];
    expect(found.flatMap(({ diagnostics }) => codes(diagnostics))).toEqual([
      "cf2/file-not-readable",
      "cf2/invalid-utf8",
    ]);
  });

  it("can be confined to folders, links included", async () => {
    const importRoots = [join(folder, "site")];
    expect((await loadFile(join(folder, "site/site"), { importRoots })).value).toBeDefined();
    writeFileSync(join(folder, "base.cf2"), "Port => hush\n");
    rmSync(join(folder, "site/base.cf2"));
    symlinkSync(join(folder, "base.cf2"), join(folder, "site/base.cf2"));
    const { diagnostics, value } = await loadFile(join(folder, "site/site"), { importRoots });
    expect(value).toBeUndefined();
    expect(codes(diagnostics)).toEqual(["cf2/import"]);
    expect(JSON.stringify(diagnostics.map(({ message, notes, help }) => [message, notes, help]))).not.toContain("hush");
  });

  testIf(existsSync(apiCase), "../shared is not there")("the API of the manual's example", async () => {
    const { api } = JSON.parse(readFileSync(join(apiCase, "case.json"), "utf8")) as { api: Record<string, Data> };
    const { value } = await loadFile(join(apiCase, "in"));
    const read = (path: string) =>
      path.split(".").reduce<unknown>((data, name) => (data as Record<string, unknown>)[name], value);
    expect(Object.keys(api).map(read)).toEqual(Object.values(api));
    expect(Object.keys(api).length).toBe(4);
  });
});

describe("the parser alone", () => {
  const { value: program } = parse(
    createSource(
      "site.cf2",
      "import(a)\nprivate V.W => (1) ~(max)> 2\nX => import(b).c + f([$Y, -1])\ndef f(x) = if ($x == [{ Z => 1 }]) then ? else 'e'\n",
    ),
  );

  it("returns a tree whose nodes are visited in source order", () => {
    const nodes = [...descendantsOf(program!)];
    expect(
      nodes.flatMap((node) => (node.kind === "import" ? node.file : [])).map((file) => "value" in file && file.value),
    ).toEqual(["a", "b"]);
    const starts = nodes.map(({ start }) => start);
    expect(starts).toEqual([...starts].sort((left, right) => left - right));
    expect(new Set(nodes.map(({ kind }) => kind)).size).toBe(17);
  });

  it("distinguishes the names and mutations of a definition that has several", () => {
    const [, several, plain] = program!.statements;
    expect(several).toMatchObject({ private: true, name: "V", inner: ["W"], operator: "=>", value: { digits: "1" } });
    const mutations = [...descendantsOf(several!)].filter((node) => node.kind === "mutation");
    const sources = mutations.map(({ start, end }) => program!.source.text.slice(start, end));
    expect(sources).toEqual(["=> (1)", "~(max)> 2"]);
    expect(plain).toMatchObject({ private: false, name: "X", operator: "=>", value: { kind: "binary" } });
    expect(plain).not.toHaveProperty("inner");
    expect(plain).not.toHaveProperty("mutations");
  });
});
