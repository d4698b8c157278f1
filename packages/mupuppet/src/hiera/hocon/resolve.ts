import { Failure, type Evaluation } from "@cairn/puppet-expressions/evaluate";
import { numberOf } from "./texts.js";
import type { HoconMember, HoconNode, Placed } from "./tree.js";

/** A value with everything in it that was put off. */
export type Resolved =
  | {
      readonly kind: "scalar";
      readonly value: null | boolean | string;
      readonly digits?: string;
      readonly isWord?: true;
    }
  | { readonly kind: "array"; readonly items: readonly Resolved[] }
  | Scope;

/** What was said of a key, one behind the other. */
interface Assignment extends Placed {
  readonly value: HoconNode | Scope;
  readonly adds: boolean;
}

/** An object: for each key all that was said of it. What it means is worked out when it is asked for. */
export interface Scope {
  readonly kind: "scope";
  readonly entries: ReadonlyMap<string, readonly Assignment[]>;
}

export function scopeOf(members: readonly HoconMember[]): Scope {
  const entries = new Map<string, Assignment[]>();
  for (const { adds, end, path, start, value } of members) {
    const [key = "", ...rest] = path;
    const list = entries.get(key) ?? [];
    entries.set(key, list);
    if (rest.length === 0) list.push({ value, adds, start, end });
    else list.push({ value: scopeOf([{ path: rest, adds, value, start, end }]), adds: false, start, end });
  }
  return { kind: "scope", entries };
}

/** Works out what values mean, with substitutions and merges. */
export class HoconResolver {
  private readonly root: Scope;
  /** Which assignment of a key is being worked out: it means the ones before it by the key's name. */
  private readonly open = new Map<readonly Assignment[], number>();

  constructor(root: Scope) {
    this.root = root;
  }

  /** The value of a key of an object; nothing where only optional substitutions were said of it. */
  *entry(list: readonly Assignment[], count = list.length): Evaluation<Resolved | undefined> {
    const outer = this.open.get(list);
    let value: Resolved | undefined;
    for (let index = firstThatCounts(list, count); index < count; index++) {
      this.open.set(list, index);
      const assignment = list[index]!;
      const next: Resolved | undefined = yield this.value(assignment.value);
      if (assignment.adds) value = append(value, next);
      else if (next !== undefined)
        value = value?.kind === "scope" && next.kind === "scope" ? mergeScopes(value, next) : next;
    }
    if (outer === undefined) this.open.delete(list);
    else this.open.set(list, outer);
    return value;
  }

  private *value(node: HoconNode | Scope): Evaluation<Resolved | undefined> {
    switch (node.kind) {
      case "scope":
        return node;
      case "object":
        return scopeOf(node.members);
      case "array": {
        const items: Resolved[] = [];
        for (const each of node.items) {
          const item: Resolved | undefined = yield this.value(each);
          if (item) items.push(item);
        }
        return { kind: "array", items };
      }
      case "text":
        return node.raw === undefined ? { kind: "scalar", value: node.text } : wordOf(node.raw);
      case "substitution":
        return (yield this.substitute(node.path, node.isOptional)) as Resolved | undefined;
      case "join":
        return (yield this.join(node.parts)) as Resolved | undefined;
    }
  }

  private *substitute(path: readonly string[], isOptional: boolean): Evaluation<Resolved | undefined> {
    let current: Resolved | undefined = this.root;
    for (const key of path) {
      const list: readonly Assignment[] | undefined = current?.kind === "scope" ? current.entries.get(key) : undefined;
      if (!list) {
        current = undefined;
        break;
      }
      const open = this.open.get(list);
      if (open === 0 && !isOptional) throw new Failure("hiera-data", `\${${path.join(".")}} needs itself`);
      current = yield this.entry(list, open);
    }
    if (current || isOptional) return current;
    throw new Failure("hiera-data", `Could not resolve substitution to a value: \${${path.join(".")}}`);
  }

  /**
   * Objects are merged, arrays put one behind the other, anything else is text, with the blanks between. Words behind an object
   * or array say nothing, as in Ruby's library.
   */
  private *join(parts: readonly HoconNode[]): Evaluation<Resolved | undefined> {
    let joined: Resolved | undefined;
    let end = parts[0]!.start;
    let previous: HoconNode["kind"] | undefined;
    for (const part of parts) {
      const value: Resolved | undefined = yield this.value(part);
      const before = previous;
      previous = part.kind;
      const blanks = " ".repeat(part.start - end);
      end = part.end;
      if (value === undefined) {
        if (joined?.kind === "scalar") joined = { kind: "scalar", value: textOf(joined) + blanks };
      } else if (joined === undefined)
        joined = blanks !== "" && value.kind === "scalar" ? { kind: "scalar", value: blanks + textOf(value) } : value;
      else if (joined.kind === "scope" && value.kind === "scope") joined = mergeScopes(joined, value);
      else if (joined.kind === "array" && value.kind === "array") {
        joined = { kind: "array", items: [...joined.items, ...value.items] };
      } else if (joined.kind === "scalar" && value.kind === "scalar") {
        joined = { kind: "scalar", value: textOf(joined) + blanks + textOf(value) };
      } else if (!("isWord" in value) || joined.kind === "scalar" || before === "substitution")
        throw new Failure("hiera-data", "objects, arrays and texts can't make one value");
    }
    return joined;
  }
}

/** A text or an array takes the place of all that was said before, which may be wrong then. */
function firstThatCounts(list: readonly Assignment[], count: number): number {
  for (let index = count - 1; index > 0; index--) {
    const { adds, value } = list[index]!;
    if (!adds && (value.kind === "text" || value.kind === "array")) return index;
  }
  return 0;
}

function append(value: Resolved | undefined, next: Resolved | undefined): Resolved {
  if (value !== undefined && value.kind !== "array") {
    throw new Failure("hiera-data", "`+=` adds to an array only");
  }
  return { kind: "array", items: [...(value?.items ?? []), ...(next ? [next] : [])] };
}

/** What was said of a key of the second comes behind what was said of it in the first; its keys come first, as in Ruby. */
function mergeScopes(first: Scope, second: Scope): Scope {
  const entries = new Map<string, readonly Assignment[]>();
  for (const [key, list] of second.entries) entries.set(key, [...(first.entries.get(key) ?? []), ...list]);
  for (const [key, list] of first.entries) if (!entries.has(key)) entries.set(key, list);
  return { kind: "scope", entries };
}

function wordOf(raw: string): Resolved {
  if (raw === "null") return { kind: "scalar", value: null };
  if (raw === "true" || raw === "false") return { kind: "scalar", value: raw === "true" };
  const digits = numberOf(raw);
  return digits === undefined
    ? { kind: "scalar", value: raw, ...(/^[-\d]/.test(raw) ? {} : { isWord: true as const }) }
    : { kind: "scalar", value: raw, digits };
}

function textOf({ value }: { readonly value: null | boolean | string }): string {
  return String(value);
}
