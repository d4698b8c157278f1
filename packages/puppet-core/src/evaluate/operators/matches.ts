import { pushAll } from "@cairn/diagnostics";
import { isInstance } from "../../types/index.js";
import { equalValues } from "../../values/compare.js";
import { orderOfVersions, versionOf } from "../../values/version.js";
import { growLookups, Walk } from "@cairn/evaluation";
import type { HashValue } from "../../values/hash.js";
import {
  isArray,
  isHash,
  isType,
  kindOf,
  type RegexpValue,
  type Value,
  type VersionValue,
} from "../../values/value.js";
import type { Scope } from "../scope.js";
import { asVersion, isInRange } from "../versions.js";
import { searchFor } from "./match.js";

/** Whether a value matches an option of `case` or of a selector: options may be patterns and types, also in arrays. */
export function isMatch(value: Value, option: Value, scope: Scope): boolean {
  const waiting: [value: Value, option: Value][] = [[value, option]];
  const walk = new Walk();
  while (waiting.length > 0) {
    const [one, wanted] = waiting.pop()!;
    walk.step();
    if (isArray(wanted)) {
      if (!isArray(one) || one.length !== wanted.length) return false;
      growLookups(one.length);
      for (let index = wanted.length - 1; index >= 0; index--) waiting.push([one[index]!, wanted[index]!]);
    } else if (isHash(wanted)) {
      if (!isHash(one)) return false;
      growLookups(wanted.size);
      pushAll(waiting, entriesToMatch(one, wanted));
    } else if (!isLeafMatch(one, wanted, scope)) return false;
  }
  return true;
}

function entriesToMatch(value: HashValue, wanted: HashValue): [Value, Value][] {
  return Array.from(wanted.entries(), ([key, each]): [Value, Value] => [value.get(key) ?? null, each]).reverse();
}

function isLeafMatch(value: Value, wanted: Value, scope: Scope): boolean {
  if (isType(wanted)) return isInstance(wanted, value);
  switch (kindOf(wanted)) {
    case "regexp":
      return typeof value === "string" && searchFor((wanted as RegexpValue).source, value, scope);
    case "version":
      return isSameVersion(wanted as VersionValue, value);
    case "versionRange":
      return isInRange(wanted, value);
    case "default":
      return true;
    default:
      return equalValues(wanted, value);
  }
}

function isSameVersion(wanted: VersionValue, value: Value): boolean {
  const version = asVersion(value);
  return version !== undefined && orderOfVersions(versionOf(version), versionOf(wanted)) === 0;
}
