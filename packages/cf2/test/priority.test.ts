import { meaning, run } from "./run-text.js";

const base = "Environment => production\nif ($Environment == production) then {Pager => true} else {Pager => false}";
const staging = "Environment => staging, Pager => false";

/** The same site with its files imported in several ways: priority is between files (4.1, 4.4), and no order of statements matters. */
describe("the priority of what a head reads", () => {
  it.each([
    ["main names both", { main: "import(role)\nimport(base)", role: "Environment => staging\nimport(base)" }],
    ["in the other order", { main: "import(base)\nimport(role)", role: "import(base)\nEnvironment => staging" }],
    [
      "through a file between",
      { main: "import(base)\nimport(mid)", mid: "import(role)", role: "Environment => staging\nimport(base)" },
    ],
    [
      "by a computed name",
      { main: "import(base)\nimport(role)", role: "private B => base\nimport($B)\nEnvironment => staging" },
    ],
    [
      "in a conditional",
      { main: "import(base)\nimport(role)", role: "if (true) then { import(base) }\nEnvironment => staging" },
    ],
    [
      "with a macro",
      { main: "import(base)\nimport(role)", role: "def get(f) = import($f)\nget(base)\nEnvironment => staging" },
    ],
  ])("is that of the importing file: %s", (_what, sources) => {
    const { main, ...others } = { ...sources, base };
    const files = Object.fromEntries(Object.entries(others).map(([name, text]) => [`${name}.cf2`, text]));
    const { diagnostics } = run(main, files);
    expect(diagnostics).toEqual([]);
    expect(meaning(main, files).replace("private B => base, ", "").split(", ").sort()).toEqual(staging.split(", "));
  });

  it("leaves what is overridden unevaluated, wherever a head asks for it", () => {
    const files = {
      "role.cf2": "Environment => staging\nimport(base)",
      "base.cf2": base.replace("production", "fail('overridden')"),
    };
    expect(meaning("import(role)\nimport(base)", files)).toBe(staging);
    expect(meaning("import(base)\nimport(role)", files)).toBe("Environment => staging, Pager => false");
  });

  it("is still a conflict if nothing orders the files", () => {
    const files = { "role.cf2": "Environment => staging", "base.cf2": base };
    expect(meaning("import(role)\nimport(base)", files)).toBe("inline-conflict conflict");
    const both = {
      "one.cf2": "X => 1\nimport(head)",
      "two.cf2": "X => 2\nimport(head)",
      "head.cf2": "if ($X == 1) then { Y => 1 }",
    };
    expect(meaning("import(one)\nimport(two)", both)).toBe("conflict");
  });
});
