import { stopwatch } from "@cairn/testing";
import { auditSources } from "./compile-files.js";

const delegated = "Login.Colour => green\nRootUsers ~> { hacker => 1 }\n";

describe("what an imported file does", () => {
  const files = auditSources({
    "site.cf2": "Domain => main\nimport(upper)\n",
    "upper.cf2": "import(lower)\nPort => 80\nUrl => $Host ++ $Port\n",
    "lower.cf2": "Port => 8080\nHost => www\nDomain => low\n",
  });

  it("lists the resources it defines, and which of them are overridden", () => {
    expect(files["lower.cf2"]!.defines).toEqual([
      { path: "Port", operator: "=>", overridden: true, line: 1, column: 1 },
      { path: "Host", operator: "=>", overridden: false, line: 2, column: 1 },
      { path: "Domain", operator: "=>", overridden: true, line: 3, column: 1 },
    ]);
  });

  it("lists what it overrides of others, and which files import it", () => {
    expect(files["upper.cf2"]).toMatchObject({
      importedBy: ["site.cf2"],
      overrides: [{ path: "Port", of: ["lower.cf2"] }],
    });
    expect(files["lower.cf2"]).toMatchObject({ importedBy: ["upper.cf2"], overrides: [] });
  });

  it("lists what it reads, except for the main file", () => {
    expect(files["upper.cf2"]!.reads).toEqual(["Host", "Port"]);
    expect(Object.keys(files)).toEqual(["lower.cf2", "upper.cf2"]);
  });

  it("knows what conditions and arguments of imports read, and every term of a long sum", () => {
    const terms = Array.from({ length: 200 }, (_, index) => `R${index}`);
    const { "web.cf2": web } = auditSources({
      "site.cf2": `import(web)\nFile => part\nOn => true\n${terms.map((name) => `${name} => 1`).join("\n")}\n`,
      "web.cf2": `import($File)\nif ($On) then { A => 1 }\nSum => ${terms.map((name) => `$${name}`).join(" + ")}\n`,
      "part.cf2": "B => 1\n",
    });
    expect(web!.reads).toEqual(["File", "On", ...terms].sort());
  });
});

describe("what an imported file could change", () => {
  it("is everything if it is imported inline, except for what is assigned above it", () => {
    const files = auditSources({
      "site.cf2": "Domain => main\nServices ~> { Port => 80 }\nimport(web)\n",
      "web.cf2": "Services ~> { Port => 81, Name => web }\n",
    });
    expect(files["web.cf2"]).toMatchObject({ couldChange: ["*"], except: ["Domain", "Services.Port"] });
  });

  it("is only its own block if it is imported as a value, and what depends on that", () => {
    const files = auditSources({
      "site.cf2": "RootUsers ~> { jane => 1 }\nprivate D => import(delegated)\nLogin.Colour => $D.Login.Colour\n",
      "delegated.cf2": delegated,
    });
    expect(files["delegated.cf2"]).toMatchObject({
      couldChange: ["D.*"],
      except: [],
      couldChangeThrough: [{ path: "Login.Colour", through: "D.Login.Colour" }],
    });
  });

  it("is every block that contains it", () => {
    const files = auditSources({ "site.cf2": "A => import(f)\nB => { import(f) }\n", "f.cf2": "x => 1\n" });
    expect(files["f.cf2"]).toMatchObject({ couldChange: ["A.*", "B.*"] });
    expect(files["f.cf2"]!.defines.map(({ path }) => path)).toEqual(["A.x", "B.x"]);
  });

  it("includes assignments through elements of lists", () => {
    const files = auditSources({ "site.cf2": "A => import(f)\nL => [1, { x => $A.y }]\n", "f.cf2": "y => 1\n" });
    expect(files["f.cf2"]!.couldChangeThrough).toEqual([{ path: "L.1.x", through: "A.y" }]);
  });
});

describe("the size of an audit", () => {
  it("grows with the configuration, not with its square", () => {
    const names = Array.from({ length: 1000 }, (_, index) => `f${index}`);
    const sources = Object.fromEntries(
      names.map((name) => [
        `${name}.cf2`,
        Array.from({ length: 20 }, (_, index) => `${name}R${index} => $Base + ${index}\n`).join(""),
      ]),
    );
    const elapsed = stopwatch();
    const files = auditSources({
      "site.cf2": `Base => 1\n${names.map((name) => `import(${name})\n`).join("")}`,
      ...sources,
    });
    expect(Object.keys(files).length).toBe(1000);
    expect(elapsed()).toBeLessThan(20_000);
  });
});
