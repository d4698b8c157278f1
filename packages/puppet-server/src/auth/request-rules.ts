/**
 * The rules of Puppet's auth.conf: the first one that matches a request decides who may send it, and a request that none matches is
 * rejected. `readRules` reads them; a rule that this server can't follow is an error, never ignored.
 */
import type { Caller } from "../caller.js";

/** Who a rule is about: a certificate's name, or extensions of a certificate. */
export type Entry =
  | { readonly kind: "any" }
  | { readonly kind: "name"; readonly name: string }
  /** `*.example.com`: the parts of the domain. */
  | { readonly kind: "domain"; readonly suffix: string }
  | { readonly kind: "pattern"; readonly pattern: RegExp }
  /** A name with groups of the path, such as `$1`. */
  | { readonly kind: "groups"; readonly template: string }
  | { readonly kind: "extensions"; readonly extensions: ReadonlyMap<string, readonly string[]> };

export interface RequestRule {
  readonly name: string;
  readonly order: number;
  readonly path: RegExp;
  /** In upper case; undefined for all. */
  readonly methods: ReadonlySet<string> | undefined;
  readonly query: ReadonlyMap<string, readonly string[]>;
  readonly allowsEverybody: boolean;
  readonly allow: readonly Entry[];
  readonly deny: readonly Entry[];
}

/** A request as rules see it. */
export interface RuledRequest {
  readonly method: string;
  /** Path and query, as the client has sent them. */
  readonly url: string;
}

/** The rules of an auth.conf, in the order in which they are tried. */
export class RequestRules {
  private readonly rules: readonly RequestRule[];

  constructor(rules: readonly RequestRule[]) {
    this.rules = [...rules].sort(
      (left, right) => left.order - right.order || (left.name < right.name ? -1 : left.name > right.name ? 1 : 0),
    );
  }

  /** Whether a caller may send a request. A denial wins over a permission of the same rule. */
  allow({ method, url }: RuledRequest, caller: Caller): boolean {
    const path = plainPath(url);
    if (path === undefined) return false;
    const query = new URLSearchParams(url.split("?")[1] ?? "");
    for (const rule of this.rules) {
      if (rule.methods && !rule.methods.has(method)) continue;
      if (![...rule.query].every(([name, values]) => query.getAll(name).some((value) => values.includes(value))))
        continue;
      const groups = rule.path.exec(path);
      if (!groups) continue;
      if (rule.allowsEverybody) return true;
      const matches = (entry: Entry): boolean => isMatch(entry, caller, groups);
      return !rule.deny.some(matches) && rule.allow.some(matches);
    }
    return false;
  }
}

/** The path as routes see it: decoded, and with single slashes. Undefined if it could be taken for another one. */
function plainPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split("?")[0]!).replace(/\/{2,}/g, "/");
    return /(?:^|\/)\.\.?(?:\/|$)|[\0\\]/.test(path) || url.includes("#") ? undefined : path;
  } catch {
    return undefined;
  }
}

function isMatch(entry: Entry, { extensions, name }: Caller, groups: readonly string[]): boolean {
  if (name === undefined) return false;
  switch (entry.kind) {
    case "any":
      return true;
    case "name":
      return entry.name === name;
    case "domain":
      return name.endsWith(`.${entry.suffix}`) || name === entry.suffix;
    case "pattern":
      return entry.pattern.test(name);
    case "groups":
      return (
        entry.template.replace(/\$(\d+)/g, (_, digits: string) => groups[Number(digits)] ?? "").toLowerCase() === name
      );
    case "extensions":
      return [...entry.extensions].every(([key, values]) => values.includes(extensions.get(key) ?? "\0"));
  }
}
