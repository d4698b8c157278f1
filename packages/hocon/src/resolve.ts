import { Failure, growHash, growList, growText, resultOf, type Evaluation } from "@cairn/evaluation";
import { numberOf } from "./strings.js";
import type { HoconMember, HoconNode, Placed } from "./tree.js";

declare module "@cairn/evaluation" {
  interface FailureKinds {
    /** HOCON that can't be resolved. */
    hocon: true;
  }
}

/** A value with all its nested values resolved. */
export type Resolved =
  | {
      readonly kind: "scalar";
      readonly value: null | boolean | string;
      readonly digits?: string;
      readonly isWord?: true;
    }
  | { readonly kind: "array"; readonly items: readonly Resolved[] }
  | Scope;

/** The assignments to a key, in order. */
interface Assignment extends Placed {
  readonly value: HoconNode | Scope;
  readonly adds: boolean;
}

/** An object: all assignments for each key. Their values are resolved on demand. */
export interface Scope {
  readonly kind: "scope";
  readonly entries: ReadonlyMap<string, readonly Assignment[]>;
}

export function scopeOf(members: readonly HoconMember[]): Scope {
  const entries = new Map<string, Assignment[]>();
  for (const member of members) {
    const [key = ""] = member.path;
    const list = entries.get(key) ?? [];
    entries.set(key, list);
    list.push(assignmentOf(member));
  }
  return { kind: "scope", entries };
}

/** What `a.b.c = value` assigns to `a`. */
function assignmentOf({ adds, end, path, start, value }: HoconMember): Assignment {
  let inner: Assignment = { value, adds, start, end };
  for (const key of path.slice(1).reverse()) {
    inner = { value: { kind: "scope", entries: new Map([[key, [inner]]]) }, adds: false, start, end };
  }
  return inner;
}

/** Resolves values, with substitutions and merges. */
export class HoconResolver {
  private readonly root: Scope;
  /** The assignment of a key that is being resolved: in it, the key's name refers to the assignments before it. */
  private readonly open = new Map<readonly Assignment[], number>();
  /** Memoised values: by the assignments and how many of them apply. */
  private readonly known = new Map<readonly Assignment[], Map<number, Resolved | undefined>>();
  /**
   * For each value that is being resolved: the keys whose earlier assignments it has used; such a value must not be
   * memoised.
   */
  private readonly asked: Set<readonly Assignment[]>[] = [];

  constructor(root: Scope) {
    this.root = root;
  }

  /** The value of a key of an object; undefined if only optional substitutions were assigned to it. */
  *entry(list: readonly Assignment[], count = list.length): Evaluation<Resolved | undefined> {
    const known = this.known.get(list);
    if (known?.has(count) === true) return known.get(count);
    const asked = new Set<readonly Assignment[]>();
    this.asked.push(asked);
    const outer = this.open.get(list);
    const value = yield* resultOf(this.compute(list, count));
    if (outer === undefined) this.open.delete(list);
    else this.open.set(list, outer);
    this.asked.pop();
    asked.delete(list);
    if (asked.size === 0) this.known.set(list, (known ?? new Map<number, Resolved | undefined>()).set(count, value));
    else for (const each of asked) this.asked.at(-1)?.add(each);
    return value;
  }

  private *compute(list: readonly Assignment[], count: number): Evaluation<Resolved | undefined> {
    let value: Resolved | undefined;
    let scopes: Scope[] = [];
    let added: Resolved[] | undefined;
    for (let index = firstThatCounts(list, count); index < count; index++) {
      this.open.set(list, index);
      const { adds, value: written } = list[index]!;
      const next = yield* resultOf(this.value(written));
      if (adds) {
        if (scopes.length > 0 || (value !== undefined && value.kind !== "array"))
          throw new Failure("hocon", "`+=` adds to an array only");
        added ??= [...(value?.items ?? [])];
        growList(value === undefined ? 0 : 1);
        if (next) added.push(next);
        value = { kind: "array", items: added };
      } else if (next?.kind === "scope") {
        scopes.push(next);
        value = undefined;
      } else if (next !== undefined) [value, scopes] = [next, []];
      if (!adds && next !== undefined) added = undefined;
    }
    return scopes.length > 0 ? mergeScopes(scopes) : value;
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
          const item = yield* resultOf(this.value(each));
          if (item) items.push(item);
        }
        return { kind: "array", items };
      }
      case "text":
        return node.raw === undefined ? { kind: "scalar", value: node.text } : wordOf(node.raw);
      case "substitution":
        return yield* resultOf(this.substitute(node.path, node.isOptional));
      case "join":
        return yield* resultOf(this.join(node.parts));
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
      if (open !== undefined) this.asked.at(-1)?.add(list);
      if (open === 0 && !isOptional) throw new Failure("hocon", `\${${path.join(".")}} needs itself`);
      current = yield* resultOf(this.entry(list, open));
    }
    if (current || isOptional) return current;
    throw new Failure("hocon", `Could not resolve substitution to a value: \${${path.join(".")}}`);
  }

  /**
   * Objects are merged, arrays concatenated, anything else is a string, with the blanks between. Words after an object
   * or array are ignored, as in Ruby's library.
   */
  private *join(parts: readonly HoconNode[]): Evaluation<Resolved | undefined> {
    let joined: Resolved | undefined;
    let end = parts[0]!.start;
    let previous: HoconNode["kind"] | undefined;
    for (const part of parts) {
      const value = yield* resultOf(this.value(part));
      const before = previous;
      previous = part.kind;
      const blanks = " ".repeat(part.start - end);
      end = part.end;
      if (value === undefined) {
        if (joined?.kind === "scalar") joined = { kind: "scalar", value: textOf(joined) + blanks };
      } else if (joined === undefined)
        joined = blanks !== "" && value.kind === "scalar" ? { kind: "scalar", value: blanks + textOf(value) } : value;
      else if (joined.kind === "scope" && value.kind === "scope") joined = mergeScopes([joined, value]);
      else if (joined.kind === "array" && value.kind === "array") {
        growList(joined.items.length + value.items.length);
        joined = { kind: "array", items: [...joined.items, ...value.items] };
      } else if (joined.kind === "scalar" && value.kind === "scalar") {
        const [before, behind] = [textOf(joined), blanks + textOf(value)];
        growText(Math.min(before.length, behind.length), before.length + behind.length);
        joined = { kind: "scalar", value: before + behind };
      } else if (!("isWord" in value) || joined.kind === "scalar" || before === "substitution")
        throw new Failure("hocon", "objects, arrays and strings can't make one value");
    }
    return joined;
  }
}

/** A string or an array replaces all earlier assignments, which may then be invalid. */
function firstThatCounts(list: readonly Assignment[], count: number): number {
  for (let index = count - 1; index > 0; index--) {
    const { adds, value } = list[index]!;
    if (!adds && (value.kind === "text" || value.kind === "array")) return index;
  }
  return 0;
}

/** Assignments of a later object come after those of earlier ones; keys of later ones come first, as in Ruby. */
function mergeScopes(scopes: readonly Scope[]): Scope {
  const [only, ...others] = scopes;
  if (others.length === 0) return only!;
  growHash(scopes.reduce((size, { entries }) => size + entries.size, 0));
  const lists = new Map<string, (readonly Assignment[])[]>();
  for (const { entries } of [...scopes].reverse()) {
    for (const [key, list] of entries) {
      const found = lists.get(key);
      if (found) found.push(list);
      else lists.set(key, [list]);
    }
  }
  const entries = new Map<string, readonly Assignment[]>();
  for (const [key, found] of lists) {
    growList(found.reduce((size, { length }) => size + length, 0));
    entries.set(key, found.length === 1 ? found[0]! : found.reverse().flat());
  }
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
