import type { Scope } from "@cairn/puppet-core/evaluate";
import { Failure } from "@cairn/evaluation";
import { isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { startOf } from "@cairn/diagnostics";
import type { Segment } from "./data/data-file.js";
import type { Invocation } from "./invocation.js";
import { splitKey } from "./lookup-key.js";
import { rubyClass } from "./ruby-class.js";

/** The value of a variable of the program (`facts.os.family`), for `%{…}`; undef if it doesn't exist. */
export function lookUpInScope(key: string, invocation: Invocation, subject: string): Value {
  const [first, ...segments] = splitKey(key, (problem) => `${problem} in string: ${subject}`);
  const root = String(first);
  const { explainer } = invocation;
  explainer?.push({ type: "scope", name: "Global Scope" });
  const value = findRoot(root, invocation) ?? null;
  explainer?.pop();
  const found = value === null || segments.length === 0 ? value : (dig(key, segments, value, invocation) ?? null);
  invocation.onScopeLookup?.({ key, root, segments, value: found });
  return found;
}

function findRoot(root: string, invocation: Invocation): Value | undefined {
  const { defaults, overrides, scope } = invocation.init;
  const { explainer } = invocation;
  if (overrides?.has(root)) {
    const value = overrides.get(root)!;
    explainer?.found(root, value, "found_in_overrides");
    return value;
  }
  const value = readVariable(root, scope, invocation);
  if (value !== undefined) explainer?.found(root, value);
  else if (defaults?.has(root)) explainer?.found(root, defaults.get(root)!, "found_in_defaults");
  return value ?? defaults?.get(root);
}

/** The current value of a variable; undefined if there is none. */
export function readVariable(name: string, scope: Scope, invocation: Invocation): Value | undefined {
  if (/^\d+$/.test(name)) return scope.currentMatches()?.[Number(name)] ?? undefined;
  const binding = scope.find(name);
  if (binding) return binding.value;
  if (name === "module_name" || name === "caller_module_name") return "";
  if (invocation.isQuiet) return undefined;
  const { host } = invocation.init;
  host.missesVariable();
  const message = `Undefined variable '${name}'`;
  if (host.isStrict && !(invocation.isPath && host.toleratesMissingInPaths === true))
    throw new Failure("unknown-variable", message, { span: invocation.place });
  const place = invocation.place ?? startOf(scope.source);
  if (!invocation.isPath) host.warn("unknown-variable", message, place);
  else
    host.warn(
      "variable-in-path",
      `${message}: for this node, Hiera uses this path with an empty string in its place`,
      place,
    );
  return undefined;
}

/** Follows a path into a value; undefined if it ends too early. Throws a Failure for an impossible part. */
export function dig(
  key: string,
  segments: readonly Segment[],
  value: Value,
  invocation: Invocation,
): Value | undefined {
  const { explainer } = invocation;
  explainer?.push({ type: "sub_key", segments: segments.join(".") });
  try {
    let current: Value | undefined = value;
    for (const segment of segments) {
      explainer?.push({ type: "segment" });
      current = step(key, segment, current);
      if (current === undefined) explainer?.notFound(String(segment));
      else explainer?.found(String(segment), current);
      explainer?.pop();
      if (current === undefined) return undefined;
    }
    return current;
  } finally {
    explainer?.pop();
  }
}

function step(key: string, segment: Segment, value: Value): Value | undefined {
  if (value === null) return undefined;
  if (typeof segment === "bigint" && isArray(value)) return segment >= 0n ? value[Number(segment)] : undefined;
  if (isHash(value)) return value.get(segment);
  const message =
    `Data Provider type mismatch: Got ${rubyClass(value)} when a hash-like object was expected to access value using ` +
    `'${segment}' from key '${key}'`;
  throw new Failure("lookup", message);
}
