import { data, lookupContextType, richData, richDataKey } from "./built-in.js";
import { widestOf } from "./mismatch/widest.js";
import type { PuppetType } from "./type.js";

const names = new Set<string>([
  ...[
    "Any",
    "Scalar",
    "ScalarData",
    "Numeric",
    "Undef",
    "Default",
    "Unit",
    "Binary",
    "SemVerRange",
    "URI",
    "CatalogEntry",
  ],
  ...["Integer", "Float", "String", "Boolean", "Enum", "Pattern", "Regexp", "Optional", "NotUndef", "Type", "Iterable"],
  ...[
    "Iterator",
    "Sensitive",
    "Variant",
    "Collection",
    "Array",
    "Hash",
    "Tuple",
    "Struct",
    "Callable",
    "Class",
    "Resource",
  ],
  ...["Timestamp", "Timespan", "SemVer", "Object", "TypeSet", "Runtime", "Init"],
]);

const aliases = new Map<string, () => PuppetType>([
  ["Data", data],
  ["RichData", richData],
  ["RichDataKey", richDataKey],
  ["Puppet::LookupContext", () => lookupContextType],
]);

/** A built-in type without parameters. */
export function aliasOrSimple(name: string): PuppetType | undefined {
  return names.has(name) ? widestOf(name as PuppetType["name"]) : aliases.get(name)?.();
}
