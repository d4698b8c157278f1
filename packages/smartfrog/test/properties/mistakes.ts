import type { Assignment, Value } from "../../src/ast/ast.js";
import { isStore, type ErrorKind, type Reference } from "../oracle/domains.js";
import { assignment, body, component, link, number, reference } from "../oracle/nodes.js";
import { basicValue, NAMES } from "./generated-values.js";
import { basicsIn, componentsIn, writtenForms } from "./model.js";
import type { ProgramWriter } from "./program-writer.js";

/** The errors that can be inserted into a program: every error that can occur. */
export type Mistake = Exclude<ErrorKind, 3>;

export const MISTAKES: { readonly core: readonly Mistake[]; readonly forward: readonly Mistake[] } = {
  core: [1, 2, 4, 5, 7],
  forward: [1, 2, 4, 5, 7, "cycle"],
};

/** A statement for `namespace` with the error in it; `undefined` if it cannot be made there. */
export function mistakenStatement(
  writer: ProgramWriter,
  mistake: Mistake,
  namespace: Reference,
): Assignment | undefined {
  switch (mistake) {
    case 1:
      return belowBasic(writer, namespace);
    case 2:
      return belowNothing(writer, namespace);
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

/** err7: the last statement makes the main component a basic value, or, where links are late, a link. */
export function spoiledMain(writer: ProgramWriter): Assignment {
  const components = componentsIn(writer.store);
  const links = writer.late && components.length > 0 && writer.random.chance(30);
  return assignment(["sfConfig"], links ? link(writer.random.pick(components).path) : basicValue(writer.random));
}

/** Valid or not: if a target is invalid, a bad prototype is not reached (err2 before err4). */
function anyValue(writer: ProgramWriter): Value {
  switch (writer.random.weighted({ basic: 3, component: 2, prototype: 1 })) {
    case "basic":
      return basicValue(writer.random);
    case "component":
      return component([body([])]);
    case "prototype":
      return component([reference(["missing"])]);
  }
}

/** err1: a placement into something that is not a component. */
function belowBasic(writer: ProgramWriter, namespace: Reference): Assignment | undefined {
  const basics = basicsIn(writer.operations.find(writer.store, namespace));
  if (basics.length === 0) return undefined;
  return assignment([...writer.random.pick(basics).path, writer.random.pick(NAMES)], anyValue(writer));
}

/** err2: a placement into a component that is missing here, though one of that name may exist further out. */
function belowNothing(writer: ProgramWriter, namespace: Reference): Assignment {
  const here = writer.operations.find(writer.store, namespace);
  const outer = componentsIn(writer.store).map((place) => place.path[0]!);
  const unknown = outer.filter((name) => writer.operations.find(isStore(here) ? here : [], [name]) === undefined);
  const parent = unknown.length > 0 && writer.random.chance(60) ? writer.random.pick(unknown) : "missing";
  return assignment([parent, writer.random.pick(NAMES)], anyValue(writer));
}

/** err4: a prototype that is missing, or not a component; it may follow a body. */
function badPrototype(writer: ProgramWriter, namespace: Reference): Assignment | undefined {
  const paths = basicsIn(writer.store).flatMap((place) => writtenForms(place.path, namespace));
  const basics = paths.filter((path) => writer.leadsToBasic(namespace, path));
  const path = basics.length > 0 && writer.random.chance(50) ? writer.random.pick(basics) : ["missing"];
  const first = writer.random.chance(50) ? [body([assignment(["a"], number("1"))])] : [];
  // A fresh name: the target is emptied before its prototypes are looked up, and may contain what is looked for.
  return assignment(["fresh"], component([...first, reference(path)]));
}

/**
 * err5: a link to nothing, or through something that is not a component; its target may be wrong as well, which is
 * checked later. In the forward mode only links under `sfConfig` matter, and only their targets are checked.
 */
function badLink(writer: ProgramWriter, namespace: Reference): Assignment | undefined {
  if (writer.late && namespace[0] !== "sfConfig") return undefined;
  const basics = basicsIn(writer.store);
  const through = basics.length > 0 && writer.random.chance(50) ? writer.random.pick(basics).path : [];
  const target = !writer.late && writer.random.chance(30) ? ["missing", "fresh"] : ["fresh"];
  return assignment(target, link([...through, "missing"]));
}

/** Cycles of links; all but one kind matter only if the main component contains them. */
function cycle(writer: ProgramWriter, namespace: Reference): Assignment | undefined {
  const aroundTarget = assignment(["fresh"], component([body([assignment(["up"], link([...namespace, "fresh"]))])]));
  if (namespace[0] !== "sfConfig") return writer.random.chance(20) ? aroundTarget : undefined;
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
