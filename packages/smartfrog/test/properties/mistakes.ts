import type { Assignment, Value } from "../../src/ast.js";
import type { ErrorKind, Reference } from "../oracle/domains.js";
import { assignment, body, component, link, number, reference } from "../oracle/nodes.js";
import { basicValue, NAMES } from "./generated-values.js";
import { basicsIn, writtenForms } from "./model.js";
import type { ProgramWriter } from "./program-writer.js";

/** The mistakes that a program can be given: every error that can occur. */
export type Mistake = Exclude<ErrorKind, 3>;

export const MISTAKES: { readonly core: readonly Mistake[]; readonly forward: readonly Mistake[] } = {
  core: [1, 2, 4, 5, 7],
  forward: [1, 2, 4, 5, 7, "cycle"],
};

/** A statement for `namespace` with the mistake in it; `undefined` where it cannot be made there. */
export function mistakenStatement(
  writer: ProgramWriter,
  mistake: Mistake,
  namespace: Reference,
): Assignment | undefined {
  switch (mistake) {
    case 1:
      return belowBasic(writer, namespace);
    case 2:
      return assignment(["missing", writer.random.pick(NAMES)], anyValue(writer));
    case 4:
      return badPrototype(writer, namespace);
    case 5:
      return badLink(writer, namespace);
    case 7:
      return undefined;
    case "cycle":
      return cycle(writer, namespace);
  }
}

/** err7: the last statement makes the main component a basic value. */
export function spoiledMain(writer: ProgramWriter): Assignment {
  return assignment(["sfConfig"], basicValue(writer.random));
}

function anyValue(writer: ProgramWriter): Value {
  return writer.random.chance(50) ? basicValue(writer.random) : component([body([])]);
}

/** err1: a placement into what is no component. */
function belowBasic(writer: ProgramWriter, namespace: Reference): Assignment | undefined {
  const basics = basicsIn(writer.operations.find(writer.store, namespace));
  if (basics.length === 0) return undefined;
  return assignment([...writer.random.pick(basics).path, writer.random.pick(NAMES)], anyValue(writer));
}

/** err4: a prototype that is missing, or no component; it may stand behind a body. */
function badPrototype(writer: ProgramWriter, namespace: Reference): Assignment | undefined {
  const paths = basicsIn(writer.store).flatMap((place) => writtenForms(place.path, namespace));
  const basics = paths.filter((path) => writer.leadsToBasic(namespace, path));
  const path = basics.length > 0 && writer.random.chance(50) ? writer.random.pick(basics) : ["missing"];
  const first = writer.random.chance(50) ? [body([assignment(["a"], number("1"))])] : [];
  // A fresh name: the target is emptied before its prototypes are looked up, and may hold what is looked for.
  return assignment(["fresh"], component([...first, reference(path)]));
}

/** err5: a link to nothing, or through what is no component. In the forward mode it must be under `sfConfig` to matter. */
function badLink(writer: ProgramWriter, namespace: Reference): Assignment | undefined {
  if (writer.late && namespace[0] !== "sfConfig") return undefined;
  const basics = basicsIn(writer.store);
  const through = basics.length > 0 && writer.random.chance(50) ? writer.random.pick(basics).path : [];
  return assignment(["fresh"], link([...through, "missing"]));
}

/** Links that lead back to where they begin. */
function cycle(writer: ProgramWriter, namespace: Reference): Assignment | undefined {
  if (namespace[0] !== "sfConfig") return undefined;
  const inside = (name: string, target: string) =>
    assignment([name], component([body([assignment(["x"], link([target]))])]));
  switch (writer.random.weighted({ around: 1, pair: 1, endless: 1, prototype: 1 })) {
    case "around":
      return assignment(["fresh"], component([body([assignment(["up"], link(["fresh"]))])]));
    case "pair":
      return fresh([assignment(["p"], link(["q"])), assignment(["q"], link(["p"]))]);
    case "endless":
      return fresh([inside("p", "q"), inside("q", "r"), inside("r", "q")]);
    case "prototype":
      return fresh([
        assignment(["p"], link(["q"])),
        assignment(["q"], link(["p"])),
        assignment(["r"], component([reference(["p"])])),
      ]);
  }
}

function fresh(statements: readonly Assignment[]): Assignment {
  return assignment(["fresh"], component([body(statements)]));
}
