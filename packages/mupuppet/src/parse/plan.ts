import { startOf, type Diagnostic, type Source } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";

/** Whether a file holds one of Bolt's plans, which are in another language than the manifests of their module. */
export function isPlan({ name, text }: Source): boolean {
  return /(?:^|[/\\])(?:plans|tasks)[/\\][^]*\.pp$/.test(name) && /^[ \t]*plan\s+[a-z]/m.test(text);
}

/** Says once, at the first of some plans, that they aren't read. */
export function tellPlans([first, ...others]: readonly Source[]): readonly Diagnostic[] {
  if (!first) return [];
  const what = others.length === 0 ? "this is a plan" : `this and ${others.length} more are plans`;
  return [catalogue.create["left-out"](startOf(first), { what })];
}
