import { startOf, type Diagnostic } from "@cairn/diagnostics";
import { resultOf, type Evaluation, type Failure } from "@cairn/evaluation";
import { createType, type PuppetType } from "@cairn/puppet-core/types";
import type { Value } from "@cairn/puppet-core/values";
import { attempt } from "../evaluate/attempt.js";
import type { Compilation } from "../evaluate/compilation.js";
import { findFunction } from "../evaluate/find-function.js";
import { Explainer, lookUpWanted, notFound, ofType, type ExplainNode, type Found } from "@cairn/hiera";

/** A user's request on the command line. */
export interface UserLookup {
  readonly names: readonly string[];
  readonly merge: Value;
  readonly type: string | undefined;
  readonly otherwise: string | undefined;
  readonly explains: "all" | "options" | undefined;
}

export interface UserResult {
  readonly value?: Value;
  readonly origins?: Found["origins"];
  readonly explanation?: ExplainNode;
  readonly diagnostics: readonly Diagnostic[];
}

/** Looks up for a user, in top scope. */
export function lookUpForUser(compilation: Compilation, wanted: UserLookup): UserResult {
  const explainer = wanted.explains === undefined ? undefined : new Explainer(wanted.explains === "options");
  const place = startOf(compilation.definitions.main.source);
  const found = attempt(compilation, place, () => lookUp(compilation, wanted, explainer));
  const diagnostics = compilation.secrets.maskDiagnostics(compilation.diagnostics);
  const missing = diagnostics.find(({ code }) => code === "mupuppet/lookup");
  if (missing) explainer?.text(missing.message);
  return {
    ...(found ? { value: found.value, origins: found.origins } : {}),
    ...(explainer ? { explanation: explainer.root } : {}),
    diagnostics,
  };
}

function* lookUp(compilation: Compilation, wanted: UserLookup, explainer: Explainer | undefined): Evaluation<Found> {
  const { merge, names, otherwise } = wanted;
  const type: PuppetType | null =
    wanted.type === undefined ? null : yield* resultOf(readType(compilation, wanted.type));
  const invocation = compilation.hiera.begin({ scope: compilation.top, explainer });
  const all = { names, name: [...names], merge, type };
  const found = yield* resultOf(lookUpWanted(compilation.hiera, all, invocation));
  if (found) return found;
  if (wanted.explains === "options") return { value: null, origins: [] };
  if (otherwise !== undefined) return { value: ofType("Default value", type, otherwise), origins: [] };
  const failure: Failure = notFound(names);
  throw failure;
}

function* readType(compilation: Compilation, text: string): Evaluation<PuppetType> {
  const { evaluator, top } = compilation;
  const values = [createType("Type") as PuppetType, text];
  const call = { name: "new", values, scope: top, span: startOf(top.source), evaluator };
  return (yield* resultOf(findFunction(compilation, "new")!.call(call))) as PuppetType;
}
