import type { Call, Macro, Program } from "../ast/ast.js";
import { traverse, type Visit } from "./traverse.js";
import { variablesIn } from "./variables-in.js";

/** The names that a file defines and uses. */
export interface Usage {
  readonly resources: ReadonlySet<string>;
  /** The calls, by the name that is called. */
  readonly called: ReadonlyMap<string, readonly Call[]>;
  /** Whether the body of a macro mentions a parameter, or a string in it that may mean it. */
  uses(macro: Macro, parameter: string): boolean;
}

/** Collects the names of a file, in one traversal. */
export function usageOf(program: Program): Usage {
  const definitions = program.statements.filter((each) => each.kind === "definition");
  const called = new Map<string, Call[]>();
  const used = new Map<Macro, Set<string>>();
  traverse(program, (visit) => {
    const { macro, node } = visit;
    if (node.kind === "macro") used.set(node, new Set());
    else if (node.kind === "call")
      called
        .set(node.name, called.get(node.name) ?? [])
        .get(node.name)!
        .push(node);
    if (macro) for (const name of namesIn(visit, program)) used.get(macro)!.add(name);
  });
  return {
    resources: new Set(definitions.map(({ name }) => name)),
    called,
    uses: (macro, parameter) => used.get(macro)?.has(parameter) === true,
  };
}

function namesIn({ isName, node }: Visit, { source }: Program): readonly string[] {
  if (node.kind === "reference") return [node.name];
  if (node.kind !== "string" || isName) return [];
  const text = source.text.slice(node.start, node.end);
  return text.startsWith("'") ? variablesIn(text).map(({ name }) => name) : [node.value];
}
