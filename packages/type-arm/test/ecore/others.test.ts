import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { compile } from "../../src/compile.js";
import { ecore, type Model } from "../../src/index.js";
import { printProgram } from "../../src/emit/print/program.js";
import { compareWithEmf, ecoreJar, hasEmf, noEmf } from "./emf.js";
import { attribute, eClass, model, modelsOfOthers, reference } from "./models-of-others.js";

function read(text: string, name = "m.ecore"): Model {
  const { diagnostics, value } = compile([createSource(name, text)]);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return value!;
}

function write(read: Model): string {
  const { files } = ecore.emit(read, { name: "m", settings: {} });
  return [...files[0]!.chunks].join("");
}

function programOf(read: Model): string {
  return read.programs.map(printProgram).join("");
}

/** A model written back directly, and by way of its program, which is printed once more in between. */
function bothWays(text: string): readonly [string, string] {
  const first = read(text);
  return [write(first), write(read(programOf(read(programOf(first), "m.pp")), "again.pp"))];
}

const own = Object.entries(modelsOfOthers);

it.each(own)("a model of others is the same by way of the program: %s", (_, text) => {
  const [direct, again] = bothWays(text);
  expect(again).toBe(direct);
  // What is written is read as what it was.
  expect(bothWays(direct)[0]).toBe(direct);
});

testIf(hasEmf, noEmf)("a model of others is the same for EMF, written back at once and by way of the program", () => {
  const folder = mkdtempSync(join(tmpdir(), "ecore-others-"));
  const pairs = own.flatMap(([, text], index) => {
    const names = ["was", "is", "again"].map((what) => join(folder, `${index}-${what}.ecore`));
    [text, ...bothWays(text)].forEach((each, at) => writeFileSync(names[at]!, each));
    return [
      [names[0]!, names[1]!],
      [names[0]!, names[2]!],
    ] as const;
  });
  const verdicts = compareWithEmf(pairs);
  const told = own.map(([name], index) => ({ name, verdicts: verdicts.slice(index * 2, index * 2 + 2) }));
  expect(told).toEqual(own.map(([name]) => ({ name, verdicts: ["same", "same"] })));
});

testIf(hasEmf && existsSync(ecoreJar), noEmf)(
  "EMF's own models are read, and are the same when they are written back",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "ecore-emf-"));
    expect(spawnSync("jar", ["xf", ecoreJar, "model"], { cwd: folder }).status).toBe(0);
    const names = readdirSync(join(folder, "model")).filter((name) => name.endsWith(".ecore"));
    expect(names).toEqual(expect.arrayContaining(["Ecore.ecore", "XMLType.ecore", "XMLNamespace.ecore"]));
    mkdirSync(join(folder, "written"));
    const pairs = names.flatMap((name) => {
      const path = join(folder, "model", name);
      return bothWays(readFileSync(path, "utf8")).map((text, way) => {
        const written = join(folder, "written", `${way}-${name}`);
        writeFileSync(written, text);
        return [path, written] as const;
      });
    });
    expect(compareWithEmf(pairs)).toEqual(pairs.map(() => "same"));
  },
);

it("what the language can't express is reported once, with the first of each kind", () => {
  const text = model(
    eClass("A", '<eOperations name="f"/><eOperations name="g"/>' + attribute("id", "EString", 'iD="true"')),
  );
  const { diagnostics } = compile([createSource("m.ecore", text)]);
  expect(diagnostics.map(({ code, labels, message }) => [code, message, labels?.length])).toEqual([
    ["type-arm/kept-ecore", "the language cannot express what this model says of operations (2) and IDs (1)", 2],
  ]);
});

it("a model that contains no more than a program is represented without comments", () => {
  const text = model(
    eClass("A", attribute("a", "ELongObject") + reference("b", "#//A", 'containment="true"')),
    'name="m" nsURI="urn:cairn:types:m" nsPrefix="m"',
  );
  expect(programOf(read(text))).toBe("type A {\n  attr a, Integer\n\n  has b, A\n}\n");
});

describe("a program with kept parts that is changed", () => {
  const program = programOf(
    read(
      model(
        eClass(
          "A",
          attribute("n", "EInt") +
            reference("b", "#//A", 'eOpposite="#//A/c"') +
            reference("c", "#//A", 'eOpposite="#//A/b"'),
        ),
      ),
    ),
  );

  it("loses an Ecore data type if it has another one", () => {
    const text = write(read(program.replace("attr n, Integer", "attr n, String"), "m.pp"));
    expect(text).toContain("#//EString");
    expect(text).not.toContain("#//EInt");
  });

  it("gets new types and logic after the existing ones", () => {
    const more = program.replace("attr n, Integer", "attr n, Integer { check => $it > 0 }");
    const text = write(read(`${more}\ntype Z inherits A { attr x, String }\n`, "m.pp"));
    expect(text).toContain('name="Z" eSuperTypes="#//A"');
    expect(text).toContain('key="check"');
    expect(text).toContain("#//EInt");
    expect(text).toContain('nsURI="http://example.org/m/1.0"');
  });

  it("is a program all the same if a comment is not XML", () => {
    expect(write(read(program.replace("<eStructuralFeatures ", "<<"), "m.pp"))).toContain('name="n"');
  });
});
