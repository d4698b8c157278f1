import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { hasPuppet } from "@cairn/testing/puppet";
import { pnText } from "../../src/emit/pn/pn-text.js";
import { allLogic } from "../../src/logic/used-functions.js";
import { canonical } from "../conformance/compare.js";
import { compileProgram } from "../conformance/interpreter.js";
import { conformancePrograms } from "../conformance/programs/index.js";
import { logicProgram } from "../ecore/programs.js";
import { sharedPrograms } from "../ecore/shared-programs.js";
import { modelOf } from "../ecore/emit-files.js";
import { parse } from "../../src/parse/parse.js";

const models = [
  ...conformancePrograms.map((each) => compileProgram(each).model),
  modelOf(logicProgram),
  ...Array.from(new Set(sharedPrograms.map(({ types }) => types)), (types) => modelOf(types)),
];

/** Each piece of logic as a program of Puppet's: a block is the body of a lambda. */
const programs: readonly string[] = [
  ...new Set(
    models.flatMap((model) =>
      Array.from(allLogic(model), ({ end, lambda, source, start }) => {
        const text = source.text.slice(start, end);
        return `$r = f() ${lambda ? "" : "|| "}${lambda || text.startsWith("{") ? text : `{ ${text} }`}`;
      }),
    ),
  ),
];

function ours(text: string): string {
  const { value } = parse(createSource("program.pp", text));
  return canonical(pnText(value!.statements[0]!));
}

/** A pattern with letters beyond ASCII is shown with Ruby's options around it, because Ruby counts its encoding among them. */
function puppets(): string[] {
  const { status, stderr, stdout } = spawnSync("ruby", [join(import.meta.dirname, "pn-oracle.rb")], {
    input: programs.map((program) => `${JSON.stringify(program)}\n`).join(""),
    encoding: "utf8",
    maxBuffer: 1 << 28,
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => canonical(line.replace(/\(\?-imx:((?:[^"\\]|\\.)*)\)"/g, '$1"')));
}

describe("PN", () => {
  testIf(hasPuppet, "needs puppet")(
    "prints all logic of the tests as Puppet's own parser does",
    () => {
      expect(programs.length).toBeGreaterThan(150);
      const trees = puppets();
      const differences = programs.flatMap((program, index) => {
        const [own, theirs] = [ours(program), trees[index]];
        return own === theirs ? [] : [{ program, own, theirs }];
      });
      expect(differences).toEqual([]);
    },
    120_000,
  );
});
