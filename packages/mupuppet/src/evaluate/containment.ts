import { failureOf } from "@cairn/evaluation";
import type { Compilation } from "./compilation.js";
import type { DeclaredResource } from "./declared-resource.js";
import { putParameter } from "./put-parameter.js";

/** The metaparameters that contained resources inherit, in Puppet's order. */
const metaparameters: readonly string[] = ["noop", "schedule", "audit", "loglevel", "alias", "tag", "stage"];

/** What resources inherit, by name: values from their containers come first. */
type HandedDown = Map<DeclaredResource, readonly string[]>;

/**
 * Passes metaparameters and tags down from Class[main], along the edges; a breadth-first traversal that visits
 * everything once.
 */
export function runMetaparameters(compilation: Compilation): void {
  const waiting = [compilation.top.resource];
  const seen = new Set<DeclaredResource>();
  const handedDown: HandedDown = new Map();
  for (const container of waiting) {
    if (seen.has(container)) continue;
    seen.add(container);
    for (const content of container.contents) {
      tryHandDown(container, content, handedDown, compilation);
      waiting.push(content);
    }
  }
}

function tryHandDown(
  container: DeclaredResource,
  content: DeclaredResource,
  handedDown: HandedDown,
  compilation: Compilation,
): void {
  try {
    handDown(container, content, handedDown);
  } catch (caught) {
    compilation.report(failureOf(caught), content.span ?? container.span ?? content.declarations[0]!.span);
  }
}

function handDown(container: DeclaredResource, content: DeclaredResource, handedDown: HandedDown): void {
  const names = handedDown.get(container) ?? metaparameters.filter((name) => hasValue(container, name));
  if (names.length > 0) {
    for (const name of names) if (!hasValue(content, name)) putFrom(container, content, name);
    const own = metaparameters.filter((name) => hasValue(content, name) && !names.includes(name));
    handedDown.set(content, [...names, ...own]);
  }
  content.tags.inherit(container.tags);
}

function putFrom(container: DeclaredResource, content: DeclaredResource, name: string): void {
  const own = content.parameters.get(name);
  const lost = own && { parameter: own, why: `${container.reference}, which contains it, says so` };
  const parameter = container.parameters.get(name)!.with({ step: "metaparameter", owner: content.owner, lost });
  putParameter(content, parameter);
}

/** Undef counts as not set. */
function hasValue({ parameters }: DeclaredResource, name: string): boolean {
  return (parameters.get(name)?.value ?? null) !== null;
}
