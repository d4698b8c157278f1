import { createSource } from "@cairn/diagnostics";
import { audit, compileLater, explain, print, Reads, type DatabaseReader } from "../inside.js";
import { drawGraph } from "../../src/graph/graph.js";
import { filesOf } from "../run-text.js";

const databases: DatabaseReader = {
  open: () => ({
    value: new Map<string, string | Map<string, string>>([["mary", new Map([["Password", "sesame"]])]]),
  }),
};

async function compileWith(text: string, files: Readonly<Record<string, string>> = {}) {
  const reads = new Reads();
  const options = { files: filesOf({ "db.kdbx": "-", ...files }), databases, onRead: reads.listen };
  const { value, diagnostics } = await compileLater(createSource("main.cf2", text), options);
  return { value, diagnostics, reads };
}

const meaning = async (text: string, files: Readonly<Record<string, string>> = {}) => {
  const { value, diagnostics } = await compileWith(text, files);
  const printed = value && JSON.stringify(JSON.parse([...print(value, "json", 0).value!].join("")));
  return printed ?? diagnostics.map(({ code }) => code).join(" ");
};

describe("a demand for signatures", () => {
  it.each([
    "A => import('db.kdbx', 'user@org')",
    "A => import(db, ['user@org', 'other@org'])",
    "A => import(db, [])",
    "import(db, 'user@org')",
    "private Who => 'user@org'\nA => import(db, $Who).mary",
    "A => import(db)\nB => import(db, 'user@org')",
    "def get(f) = import($f, 'user@org')\nA => get(db)",
  ])("is never dropped for a database: %j", async (text) => {
    const { diagnostics } = await compileWith(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(["cf2/signature"]);
    expect(diagnostics[0]!.message).toContain("`db.kdbx` cannot be signed");
  });
});

describe("a database that is imported as a statement", () => {
  it("has less priority than the file that imports it", async () => {
    expect(await meaning("import(db)\nmary => 1")).toBe('{"mary":1}');
    expect(await meaning("mary ~> { Shell => bash }\nimport(db)")).toBe(
      '{"mary":{"Password":"sesame","Shell":"bash"}}',
    );
  });

  it("counts once, however often it is reached", async () => {
    expect(await meaning("import(f)\nimport(db)\nimport(db)", { "f.cf2": "import(db)" })).toBe(
      '{"mary":{"Password":"sesame"}}',
    );
  });
});

describe("a database among the files", () => {
  it.each([
    ["Db => import(db)", "Db.mary.Password", ["Db.*", "Db.mary.*"]],
    ["import(db)", "mary.Password", ["*", "mary.*"]],
  ])("is audited: %s", async (text, path) => {
    const { value, reads } = await compileWith(`${text}\nX => 1`);
    const [file] = audit(value!, reads);
    expect(file).toMatchObject({ file: "db.kdbx", importedBy: ["main.cf2"] });
    expect(file!.defines.map((defined) => [defined.path, defined.line])).toContainEqual([path, 1]);
    expect(file!.couldChange).toEqual([text === "import(db)" ? "*" : "Db.*"]);
  });

  it.each(["Db => import(db)", "import(db)"])("is drawn: %s", async (text) => {
    const { value } = await compileWith(text);
    const { edges, nodes } = drawGraph(value!).value!;
    expect(nodes.map(({ label }) => label)).toContain("db.kdbx");
    expect(edges.some(({ from, kind }) => from.includes("db.kdbx") && kind !== "imports")).toBe(true);
    expect(edges.some(({ to, kind }) => to.includes("db.kdbx") && kind === "imports")).toBe(true);
  });

  it("is named when a value is explained", async () => {
    const { value } = await compileWith("private Db => import(db)\nA => $Db.mary.Password");
    const steps = JSON.stringify(explain(value!, "A").value);
    expect(steps).toContain("db.kdbx");
    expect(steps).not.toContain("sesame");
  });
});
