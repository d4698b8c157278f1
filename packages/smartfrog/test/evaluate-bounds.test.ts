import { createSource, type Diagnostic, type Files } from "@cairn/diagnostics";
import { check, compile, type Compiled, type CompileOptions } from "../src/compile.js";
import { print } from "../src/emit/print.js";

/** Far more than any of these takes, far less than quadratic growth would. */
const SECONDS = 20_000;

function times(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join("\n");
}

function compiled(text: string, options: CompileOptions = {}): Compiled {
  const { value, diagnostics } = compile(createSource("test.sf", text), options);
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  return value!;
}

function valueAt({ store, main }: Compiled, path: string): unknown {
  const value = store.log.value(store.find(main!, path.split(":")));
  return typeof value === "object" && value !== null && "digits" in value ? value.digits : value;
}

function codes(found: readonly Diagnostic[]): string[] {
  return found.map(({ code }) => code);
}

const forward = { semantics: "forward" } as const;

describe("chains of 20,000", () => {
  const length = 20_000;

  it(
    "links, each a copy",
    () => {
      const program = `sfConfig extends { a0 1; ${times(length, (index) => `a${index + 1} a${index};`)} }`;
      expect(valueAt(compiled(program), `a${length}`)).toBe(1);
    },
    SECONDS,
  );

  it(
    "late links, from the last to the first",
    () => {
      const program = `sfConfig extends { ${times(length, (index) => `a${index} a${index + 1};`)} a${length} "end"; }`;
      expect(valueAt(compiled(program, forward), "a0")).toBe("end");
    },
    SECONDS,
  );

  it(
    "late links in a circle are one error that names them all",
    () => {
      const program = `sfConfig extends { ${times(length, (index) => `a${index} a${(index + 1) % length};`)} }`;
      const found = check(createSource("test.sf", program), forward);
      expect(codes(found)).toEqual(["smartfrog/link-cycle"]);
      expect(found[0]!.message.split(" → ").length).toBe(length + 1);
    },
    SECONDS,
  );

  it(
    "prototypes, each with an attribute more",
    () => {
      const line = (index: number) => `a${index + 1} extends a${index}, { x${index} ${index}; }`;
      const program = compiled(`a0 extends {} ${times(length, line)} sfConfig extends a${length}`);
      expect(program.main!.size).toBe(length);
      expect(valueAt(program, "x19999")).toBe(19999);
    },
    SECONDS,
  );

  it(
    "prototypes that are late links",
    () => {
      const links = times(length, (index) => `a${index} a${index + 1};`);
      const program = compiled(`sfConfig extends { ${links} a${length} extends { x 1; } p extends a0 }`, forward);
      expect(valueAt(program, "p:x")).toBe(1);
    },
    SECONDS,
  );

  it(
    "includes",
    () => {
      const files = chainOfIncludes(length, (index) => (index < length - 1 ? `#include "${index + 1}.sf"; ` : ""));
      const program = compiled('#include "0.sf";\nsfConfig extends { x v0; y v19999; }', { files });
      expect([valueAt(program, "x"), valueAt(program, "y")]).toEqual([0, 19999]);
    },
    SECONDS,
  );

  it(
    "includes in a circle are one error",
    () => {
      const files = chainOfIncludes(length, (index) => `#include "${(index + 1) % length}.sf"; `);
      const found = check(createSource("test.sf", '#include "0.sf";'), { files });
      expect(codes(found)).toEqual(["smartfrog/include-cycle"]);
    },
    SECONDS,
  );
});

function chainOfIncludes(length: number, include: (index: number) => string): Files {
  const bytes = (index: number) => new TextEncoder().encode(`${include(index)}v${index} ${index};`);
  return {
    read: (path) => (Number.parseInt(path) < length ? { bytes: bytes(Number.parseInt(path)) } : { problem: "none" }),
    resolve: (_from, path) => path,
  };
}

describe("depth", () => {
  it("1,000 components in each other", () => {
    const program = compiled(`sfConfig extends {${"a extends {".repeat(999)} x 1; ${"}".repeat(1000)}`);
    expect(valueAt(program, `${"a:".repeat(999)}x`)).toBe(1);
  });

  it(
    "100,000, made by prototypes",
    () => {
      const lines = times(100_000, () => "a extends { b extends a }");
      expect(compiled(`a extends { x 1; } ${lines} sfConfig extends { y 1; }`).main!.size).toBe(1);
      const line = (index: number) => `a${index + 1} extends { b extends a${index} }`;
      const deep = compiled(`a0 extends { x 1; } ${times(100_000, line)} sfConfig a100000;`);
      expect(valueAt(deep, `${"b:".repeat(100_000)}x`)).toBe(1);
    },
    SECONDS,
  );
});

describe("hostile programs", () => {
  const level = (index: number) => `a${index + 1} extends { l extends a${index} r extends a${index} }`;
  const doubling = `a0 extends { x 1; } ${times(40, level)} sfConfig extends a40`;

  it.each(["core", "forward"] as const)("2^40 components in 40 lines, %s: only printing is too much", (semantics) => {
    const program = compiled(doubling, { semantics });
    const printed = print(program, { format: "json", whole: false, maxOutput: 2 ** 28, tagged: false });
    expect(codes(printed.diagnostics)).toEqual(["smartfrog/output-too-large"]);
  });

  it(
    "2^40 late links end with an error",
    () => {
      const { diagnostics } = compile(createSource("test.sf", doubling.replace("x 1;", "x 1; y x;")), forward);
      expect(codes(diagnostics)).toEqual(["smartfrog/too-large"]);
    },
    3 * SECONDS,
  );

  it(
    "20,000 prototypes, each a chain of 20,000 late links, end with an error",
    () => {
      const links = times(20_000, (index) => `a${index} a${index + 1};`);
      const components = times(20_000, (index) => `p${index} extends a0`);
      const program = `sfConfig extends { ${links} a20000 extends { x 1; } ${components} }`;
      const { diagnostics } = compile(createSource("test.sf", program), forward);
      expect(codes(diagnostics)).toEqual(["smartfrog/too-large"]);
    },
    3 * SECONDS,
  );

  it.each(["core", "forward"] as const)(
    "10,000 links to nothing are 10,000 errors, %s",
    (semantics) => {
      const program = `sfConfig extends { ${times(10_000, (index) => `a${index} b${index};`)} }`;
      expect(check(createSource("test.sf", program), { semantics }).length).toBe(10_000);
    },
    SECONDS,
  );

  it(
    "a link of 300,000 names that leads nowhere",
    () => {
      const program = `sfConfig extends { a x${":y".repeat(300_000)}; }`;
      expect(codes(check(createSource("test.sf", program)))).toEqual(["smartfrog/link-missing"]);
    },
    SECONDS,
  );

  it("an assignment rejected under a long path hides no more than a link to it", () => {
    const long = Array.from({ length: 40 }, (_, index) => `n${index}`).join(":");
    const program = `sfConfig extends { none:${long} 1; a none:${long}; b ${long}; }`;
    expect(check(createSource("test.sf", program)).map(({ message }) => message)).toHaveLength(2);
  });

  it(
    "a wrong name among 200,000",
    () => {
      const program = `sfConfig extends { ${times(200_000, (index) => `name${index} 1;`)} x nam7; y extends { z nam8; } }`;
      expect(codes(check(createSource("test.sf", program)))).toEqual([
        "smartfrog/link-missing",
        "smartfrog/link-missing",
      ]);
    },
    SECONDS,
  );

  it(
    "200,000 components under late links",
    () => {
      const program = `sfConfig extends { ${times(200_000, (index) => `name${index} extends {}`)} x y; y 1; }`;
      expect(valueAt(compiled(program, forward), "x")).toBe(1);
    },
    SECONDS,
  );

  it(
    "10,000 values from outside, and 50,000 assignments",
    () => {
      const source = createSource("--set", "");
      const outside = (index: number) => ({
        name: `a${index}`,
        path: [`a${index}`],
        value: true,
        span: { source, start: 0, end: 0 },
        creates: false,
      });
      const values = Array.from({ length: 10_000 }, (_, index) => outside(index));
      const program = compiled(`sfConfig extends { ${times(50_000, (index) => `a${index} 1;`)} }`, { values });
      expect([valueAt(program, "a9999"), valueAt(program, "a10000")]).toEqual([true, 1]);
    },
    SECONDS,
  );
});

it(
  "of 20,000 references to nothing the first come with a guess",
  () => {
    const known = times(20_000, (index) => `known${index} ${index};`);
    const wrong = times(20_000, (index) => `link${index} knwon${index};`);
    const found = check(createSource("test.sf", `sfConfig extends {\n${known}\n${wrong}\n}`));
    expect(found).toHaveLength(20_000);
    expect(new Set(codes(found))).toEqual(new Set(["smartfrog/link-missing"]));
    expect(found[0]!.help).toBe("did you mean `known0`?");
    expect(found.at(-1)!.help).not.toMatch("did you mean");
  },
  SECONDS,
);
