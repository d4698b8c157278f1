/** What is frozen: methods that would change it fail. */
import { RHash, RObject, RRange, RRegexp, RSet, RString, RSymbol, type RubyValue } from "./values.js";

const frozen = new WeakSet<object>();

/** Freezes a value itself, not what it contains. */
export function freeze(value: RubyValue): void {
  if (value instanceof RString || value instanceof RObject) value.isFrozen = true;
  else if (typeof value === "object" && value !== null) frozen.add(value);
}

export function isFrozen(value: RubyValue): boolean {
  if (
    value === null ||
    typeof value !== "object" ||
    value instanceof RSymbol ||
    value instanceof RRange ||
    value instanceof RRegexp
  )
    return true;
  return value instanceof RString || value instanceof RObject ? value.isFrozen : frozen.has(value);
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const ofStrings = words("<< []= append_as_bytes clear concat force_encoding insert prepend replace setbyte");
const ofLists = words(
  "<< []= append clear concat delete delete_at delete_if fill insert keep_if pop prepend push replace shift unshift",
);
const ofHashes = words("[]= clear compare_by_identity default= delete delete_if keep_if replace shift store update");
const ofSets = words("<< add add? clear delete delete? delete_if keep_if merge replace subtract");

/** Whether a method changes what it is called on. */
function changes(value: RubyValue, name: string): boolean {
  const isBang = name.length > 1 && name.endsWith("!");
  if (value instanceof RString) return isBang || ofStrings.has(name);
  if (Array.isArray(value)) return isBang || ofLists.has(name);
  if (value instanceof RHash) return isBang || ofHashes.has(name);
  return value instanceof RSet && (isBang || ofSets.has(name));
}

/** Whether a method must not be called, because it would change what is frozen. */
export function isRefusedByFreezing(value: RubyValue, name: string): boolean {
  return typeof value === "object" && value !== null && changes(value, name) && isFrozen(value);
}
