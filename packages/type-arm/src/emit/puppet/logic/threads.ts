import type { Assignment, Block, Call, Case, Expression, If, Lambda, MethodCall, Unless } from "@cairn/puppet-core";
import { calledFunction } from "../../../logic/calls.js";
import { separatorBefore } from "../../print/expression.js";
import { quoted } from "../../print/literals.js";
import { variableName } from "../reserved.js";
import { inLambda } from "./lambda.js";
import type { Part } from "./parts.js";
import type { Translation } from "./scope.js";

/**
 * Creates the last line of a block that sets an object: what it returns of the draft and, if used, of the block's
 * value.
 */
export type Ending = (state: string, value: string) => string;

/**
 * A block that changes an object. Puppet's values are immutable: each assignment makes a new draft, in a new variable,
 * and the block returns the last of them.
 */
export function threadedBlock(
  { statements }: Block,
  translation: Translation,
  isValueWanted: boolean,
  ending: Ending,
): Part[] {
  let value = "undef";
  const last = statements.at(-1);
  const lines = statements.flatMap((statement): Part[] => {
    const wants = isValueWanted && statement === last;
    if (!translation.effects.has(statement) && statement !== last) return [statement, separatorBefore(undefined)];
    return [() => threadedValue(statement, translation, wants, (text) => (value = text))];
  });
  return ["{\n", ...lines, () => [`${ending(translation.current.state, value)}\n`], "}"];
}

/** Lines that run a statement and store its value, if it is used, in a variable or an expression. */
function threadedValue(
  node: Expression,
  translation: Translation,
  wants: boolean,
  leave: (text: string) => void,
): Part[] {
  if (!translation.effects.has(node)) {
    const variable = translation.fresh();
    leave(variable);
    return [`${variable} = `, node, "\n"];
  }
  switch (node.kind) {
    case "group":
      return [() => threadedValue(node.expression, translation, wants, leave)];
    case "assignment":
      return threadedAssignment(node, translation, wants, leave);
    case "if":
    case "unless":
    case "case":
      return threadedBranches(node, translation, wants, leave);
    case "call":
    case "method-call":
      return threadedEach(node, translation, leave);
    default:
      return [translation.refuse(node, "an assignment in the middle of an expression has no place there")];
  }
}

function threadedAssignment(
  node: Assignment,
  translation: Translation,
  wants: boolean,
  leave: (text: string) => void,
): Part[] {
  const { left, right } = node;
  const isVariable = !isFeature(left, translation);
  if (!isVariable && !wants && !translation.effects.has(right)) return settingOf(node, right, translation);
  let value = "undef";
  return [
    () => threadedValue(right, translation, true, (text) => (value = text)),
    () => {
      leave(value);
      return isVariable ? [left, ` = ${value}\n`] : settingOf(node, value, translation);
    },
  ];
}

/** The line that creates the draft with a feature set. */
function settingOf({ left, operator }: Assignment, value: Part, translation: Translation): Part[] {
  const next = translation.fresh();
  const name = left.kind === "access" ? left.keys[0]! : quoted(left.kind === "variable" ? left.name : "");
  const engine = `${translation.task.names.module}::engine::${left.kind === "access" ? "set" : "assign"}`;
  return [
    () => [`${next} = ${engine}(${translation.current.state}, `],
    name,
    ", ",
    value,
    operator === "+=" ? ", true)\n" : ")\n",
    () => {
      translation.current.state = next;
    },
  ];
}

/** Whether an assignment with an effect sets a feature itself, or only a variable to an expression with an effect. */
function isFeature(left: Expression, translation: Translation): boolean {
  if (left.kind === "access") return true;
  if (left.kind !== "variable" || translation.task.role !== "set") return false;
  return translation.meaningOf(left.name) === undefined && translation.task.features.has(left.name);
}

/** Each branch returns its final draft. */
function threadedBranches(
  node: If | Unless | Case,
  translation: Translation,
  wants: boolean,
  leave: (text: string) => void,
): Part[] {
  const [next, value] = [translation.fresh(), translation.fresh()];
  let before = "";
  const ending: Ending = (state, text) => (wants ? `[${state}, ${text}]` : state);
  const branch = (body: Block): Part[] => [
    () => {
      translation.current.state = before;
      return threadedBlock(body, translation, wants, ending);
    },
  ];
  const nothing = (): Part[] => ["{ ", () => [ending(before, "undef")], " }"];
  if (wants) leave(value);
  return [
    () => {
      before = translation.current.state;
    },
    wants ? `[${next}, ${value}] = ` : `${next} = `,
    ...branchesOf(node, translation, branch, nothing),
    "\n",
    () => {
      translation.current.state = next;
    },
  ];
}

function branchesOf(
  node: If | Unless | Case,
  translation: Translation,
  branch: (body: Block) => Part[],
  nothing: () => Part[],
): Part[] {
  if (node.kind === "case") return caseParts(node, translation, branch, nothing);
  const otherwise = [" else ", ...(node.otherwise ? branch(node.otherwise) : nothing())];
  if (node.kind === "unless") return ["unless ", pure(node.test, translation), " ", ...branch(node.body), ...otherwise];
  const branches = node.branches.flatMap(({ body, test }, index): Part[] => [
    index === 0 ? "if " : " elsif ",
    pure(test, translation),
    " ",
    ...branch(body),
  ]);
  return [...branches, ...otherwise];
}

function caseParts(
  { options, test }: Case,
  translation: Translation,
  branch: (body: Block) => Part[],
  nothing: () => Part[],
): Part[] {
  const hasDefault = options.some(({ values }) => values.some(({ kind }) => kind === "default"));
  const written = options.flatMap(({ body, values }): Part[] => [
    ...values.flatMap((each, index): Part[] => [index > 0 ? ", " : "", pure(each, translation)]),
    ": ",
    ...branch(body),
    "\n",
  ]);
  const last: Part[] = hasDefault ? [] : ["default: ", ...nothing(), "\n"];
  return ["case ", pure(test, translation), " {\n", ...written, ...last, "}"];
}

/** The condition of a branch must have no effect. */
function pure(node: Expression, translation: Translation): Part {
  if (!translation.effects.has(node)) return node;
  return translation.refuse(node, "an assignment in a condition has no place there");
}

/** `each`, whose lambda passes the draft on from element to element. */
function threadedEach(node: Call | MethodCall, translation: Translation, leave: (text: string) => void): Part[] {
  const called = calledFunction(node);
  const [list] = called?.arguments ?? [];
  const { lambda } = called ?? {};
  if (called?.name !== "each" || !lambda || !list || translation.effects.has(list)) {
    return [translation.refuse(node, "of what runs its lambda more than once, only `each` can set something")];
  }
  const receiver = translation.fresh();
  leave(receiver);
  const isPair = lambda.parameters.length === 2;
  const elements = isPair ? translation.fresh() : receiver;
  const pairs = isPair ? [`${elements} = ${receiver}.map |$_i, $_x| { [$_i, $_x] }\n`] : [];
  return [`${receiver} = `, list, "\n", ...pairs, ...reduction(elements, lambda, isPair, translation)];
}

function reduction(elements: string, { body, parameters }: Lambda, isPair: boolean, translation: Translation): Part[] {
  const [next, inside, element] = [translation.fresh(), translation.fresh(), translation.fresh()];
  const names = parameters.map(({ name }) => name);
  const own = names.map((name) => `$${variableName(name)}`);
  const parameter = isPair ? element : (own[0] ?? element);
  const block: Part = () => {
    const [open, ...rest] = threadedBlock(body, translation, false, (state) => state);
    return [open!, isPair ? `[${own.join(", ")}] = ${element}\n` : "", ...rest];
  };
  return [
    () => {
      const before = translation.current.state;
      translation.current.state = inside;
      return [`${next} = ${elements}.reduce(${before}) |${inside}, ${parameter}| `];
    },
    ...inLambda(names, [block], translation),
    "\n",
    () => {
      translation.current.state = next;
    },
  ];
}
