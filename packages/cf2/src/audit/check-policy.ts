import type { Diagnostic, Source } from "@cairn/diagnostics";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { Block } from "../blocks/block.js";
import { Cell, type Place } from "../blocks/cell.js";
import { spanOf } from "../diagnostics/said.js";
import type { Container } from "../evaluate/materialize.js";
import { comparePriority, type Priority } from "../blocks/priority.js";
import type { Definition, Resource } from "../blocks/resource.js";
import { UNDEFINED } from "../values/value.js";
import { Permission } from "./permission.js";
import type { Policy, PolicyRule } from "./policy.js";
import { walk } from "./walk.js";

/** A step on the way down; the whole path is computed only for messages. */
interface Station {
  readonly permission: Permission;
  readonly name: string;
  readonly around: Station | undefined;
}

function pathOf(station: Station): string {
  const names: string[] = [];
  for (let at = station; at.around; at = at.around) names.push(at.name);
  return names.reverse().join(".");
}

/** The check stops after this many violations. */
const mostFindings = 10_000;

/**
 * Checks that every file touches only what all the rules that match it allow. An imported file that no rule matches may
 * touch nothing; the main file, and values from outside, everything. `nameOf`: a file's path as patterns refer to it.
 */
export function checkPolicy(
  compiled: Compiled,
  policy: Policy,
  nameOf: (file: string) => string,
): readonly Diagnostic[] {
  const judgement = new Judgement(compiled, policy, nameOf);
  const seen = new Map<Container, Set<Permission>>();
  walk<Station>(compiled.root, {
    start: { permission: Permission.of(policy), name: "", around: undefined },
    step: (around, name) => ({ permission: around.permission.step(name), name, around }),
    isNew: (container, { permission }) => isFirst(seen, container, permission),
    resource: (resource, station) => judgement.look(resource, station),
  });
  return judgement.findings;
}

function isFirst(seen: Map<Container, Set<Permission>>, container: Container, permission: Permission): boolean {
  const known = seen.get(container);
  if (!known) seen.set(container, new Set([permission]));
  else if (known.has(permission)) return false;
  else known.add(permission);
  return true;
}

class Judgement {
  readonly findings: Diagnostic[] = [];
  private readonly policy: Policy;
  private readonly nameOf: (file: string) => string;
  private readonly rules = new Map<string, readonly PolicyRule[] | "free">();
  /** Reported places: violations inside them are only consequences. */
  private readonly reported = new Map<Source, Place[]>();

  constructor({ main, root }: Compiled, policy: Policy, nameOf: (file: string) => string) {
    this.policy = policy;
    this.nameOf = nameOf;
    for (const file of [main, ...root.outside.map(({ environment }) => environment.file)])
      if (this.rulesFor(file.path).length === 0) this.rules.set(file.path, "free");
  }

  look(resource: Resource, station: Station): void {
    for (const definition of resource.definitions) {
      for (const file of filesBehind(definition)) {
        const rules = this.rulesFor(file);
        if (rules === "free") continue;
        if (rules.length === 0) this.report(station, definition, file, undefined);
        for (const rule of rules)
          if (!isAllowed(resource, definition, station.permission, rule)) this.report(station, definition, file, rule);
      }
    }
  }

  private rulesFor(file: string): readonly PolicyRule[] | "free" {
    let rules = this.rules.get(file);
    if (!rules) {
      const name = this.nameOf(file);
      this.rules.set(file, (rules = this.policy.rules.filter(({ matches }) => matches(name))));
    }
    return rules;
  }

  private report(station: Station, { place }: Definition, file: string, rule: PolicyRule | undefined): void {
    if (this.findings.length >= mostFindings) return;
    const known = this.reported.get(place.source) ?? [];
    if (known.some(({ start, end }) => start <= place.start && place.end <= end)) return;
    this.reported.set(place.source, known);
    known.push(place);
    const path = pathOf(station);
    const name = this.nameOf(file);
    const words = rule ? this.overstepped(rule, path) : this.unnamed(name, path);
    const labels = rule ? [{ span: rule.span, message: "the rule is here" }] : [];
    this.findings.push(catalogue.create.policy(spanOf(place), { file: name, path, ...words }, { labels }));
  }

  private overstepped({ files, paths }: PolicyRule, path: string): { reason: string; instead: string } {
    const shown = paths.slice(0, 5).map((names) => `\`${names.join(".")}\``);
    const more = paths.length > 5 ? ` and ${paths.length - 5} more` : "";
    const allowed = shown.length === 0 ? "nothing" : `only ${shown.join(", ")}${more}`;
    return {
      reason: `the rule \`${files}\` of \`${this.policy.source.name}\` allows ${allowed}`,
      instead: `move the definition to a file that may touch \`${path}\`, or add \`${path}\` to the rule`,
    };
  }

  private unnamed(name: string, path: string): { reason: string; instead: string } {
    return {
      reason: `no rule of \`${this.policy.source.name}\` matches this file`,
      instead: `add a rule that does: \`${JSON.stringify(name)}: [${JSON.stringify(path)}]\``,
    };
  }
}

/**
 * The file that a definition is written in, and those that merged it: a file is responsible for the blocks that it
 * merges.
 */
function filesBehind({ place, priority }: Definition): Set<string> {
  const files = new Set([place.source.name]);
  for (let level: Priority | undefined = priority; level; level = level.inner) files.add(level.part.file.path);
  return files;
}

function isAllowed(resource: Resource, definition: Definition, permission: Permission, rule: PolicyRule): boolean {
  if (permission.covered.has(rule)) return true;
  const { cell, operator } = definition;
  if (definition.private) return false;
  if (cell.value === UNDEFINED || (cell instanceof Cell && cell.node?.kind === "undefined")) return true;
  if (!permission.leadsOn(rule) || !isCheckedInside(definition)) return false;
  return operator === "~>" || (operator === "=>" && !overridesOthers(resource, definition));
}

/** Whether an assignment replaces another file's definition: then it touches more than its own value. */
function overridesOthers({ lost }: Resource, { place, priority }: Definition): boolean {
  return lost.some(
    ({ definition, why }) =>
      why === "overridden" &&
      definition.place.source !== place.source &&
      comparePriority(priority, definition.priority) === 1,
  );
}

/** Whether the elements of a block are checked individually: they are written there, or imported. */
function isCheckedInside({ cell, place }: Definition): boolean {
  const { value } = cell;
  if (value === undefined) return true;
  if (!(value instanceof Block)) return false;
  const [part] = value.parts;
  if (!part || value.origin.kind === "merged") return false;
  const isOwn = part.file.source === place.source;
  const isFile = value.origin.kind === "text" && value.origin.statements === part.file.program.statements;
  return isOwn || isFile || value.origin.kind === "filled";
}
