import {
  beginOf,
  endOf,
  kindOf,
  orderOfVersions,
  commonRange,
  printRange,
  printVersion,
  rangeIdentity,
  rangeIncludes,
  rangeOf,
  readRange,
  readVersion,
  versionOf,
  type VersionRangeValue,
  type VersionValue,
} from "@cairn/puppet-core/values";
import {
  needName,
  needText,
  raise,
  RString,
  textOf,
  type Interpreter,
  type Method,
  type Methods,
  type NativeClass,
  type RClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { PuppetObject } from "../ruby-values/puppet-object.js";

const ofVersion = (
  read: (version: ReturnType<typeof versionOf>, value: VersionValue) => RubyValue,
): Method<PuppetObject> => [0, 0, ({ value }) => read(versionOf(value as VersionValue), value as VersionValue)];

function versionMethods(): Methods<PuppetObject> {
  const isEqual: Method<PuppetObject> = [
    1,
    1,
    ({ value }, [other]) => versionIn(other)?.text === (value as VersionValue).text,
  ];
  return {
    major: ofVersion(({ major }) => major!),
    minor: ofVersion(({ minor }) => minor),
    patch: ofVersion(({ patch }) => patch),
    prerelease: ofVersion(({ before }) => (before && before.length > 0 ? new RString(before.join(".")) : null)),
    build: ofVersion(({ build }) => (build === undefined ? null : new RString(build))),
    "stable?": ofVersion(({ before }) => !before),
    to_stable: ofVersion((version) => versionObject(printVersion({ ...version, before: undefined }))),
    inspect: ofVersion((_version, { text }) => new RString(text)),
    "==": isEqual,
    "eql?": isEqual,
    "<=>": [
      1,
      1,
      ({ value }, [other]) => {
        const its = versionIn(other);
        return its ? BigInt(Math.sign(orderOfVersions(versionOf(value as VersionValue), versionOf(its)))) : null;
      },
    ],
    next: [1, 1, ({ value }, [part]) => nextVersion(versionOf(value as VersionValue), needName(part))],
  };
}

function nextVersion({ major, minor, patch }: ReturnType<typeof versionOf>, part: string): RubyValue {
  if (part === "major") return versionObject(`${major! + 1n}.0.0`);
  if (part === "minor") return versionObject(`${major}.${minor + 1n}.0`);
  return part === "patch" ? versionObject(`${major}.${minor}.${patch + 1n}`) : null;
}

/** `intersection` of two ranges. */
const intersected: Method<PuppetObject> = [
  1,
  1,
  ({ value }, [other]) => {
    if (!(other instanceof PuppetObject) || kindOf(other.value) !== "versionRange")
      return raise("ArgumentError", "value must be a SemanticPuppet::VersionRange");
    return new PuppetObject(commonRange(value as VersionRangeValue, other.value as VersionRangeValue));
  },
];

function rangeMethods(): Methods<PuppetObject> {
  const includes: Method<PuppetObject> = [
    1,
    1,
    ({ value }, [version]) => {
      const its = versionIn(version);
      return its !== undefined && rangeIncludes(value as VersionRangeValue, its);
    },
  ];
  const end = (which: "lower" | "upper"): Method<PuppetObject> => [
    0,
    0,
    ({ value }) => {
      const [interval] = rangeOf(value as VersionRangeValue);
      if (!interval) return null;
      const { version } = which === "lower" ? beginOf(interval) : endOf(interval);
      return versionObject(printVersion(version));
    },
  ];
  return {
    "include?": includes,
    "member?": includes,
    "cover?": includes,
    "===": includes,
    intersection: intersected,
    "&": intersected,
    inspect: [0, 0, ({ value }) => new RString(printRange(value as VersionRangeValue))],
    begin: end("lower"),
    end: end("upper"),
    "exclude_begin?": [0, 0, ({ value }) => excludes(value as VersionRangeValue, "lower")],
    "exclude_end?": [0, 0, ({ value }) => excludes(value as VersionRangeValue, "upper")],
    "==": [1, 1, ({ value }, [other]) => isSameRange(value as VersionRangeValue, other)],
  };
}

function isSameRange(value: VersionRangeValue, other: RubyValue | undefined): boolean {
  if (!(other instanceof PuppetObject) || kindOf(other.value) !== "versionRange") return false;
  return rangeIdentity(other.value as VersionRangeValue) === rangeIdentity(value);
}

const excludes = (value: VersionRangeValue, which: "lower" | "upper"): boolean =>
  rangeOf(value)[0]?.[which]?.excluded === true;

/** The version that an object stands for. */
function versionIn(value: RubyValue | undefined): VersionValue | undefined {
  return value instanceof PuppetObject && kindOf(value.value) === "version" ? (value.value as VersionValue) : undefined;
}

const isVersion = (text: RubyValue | undefined): boolean => typeof readVersion(needText(text)) !== "string";

const versionObject = (text: string): PuppetObject => new PuppetObject({ kind: "version", text });

function parseVersion(_self: RClass, [text]: readonly RubyValue[]): RubyValue {
  const read = readVersion(needText(text));
  if (typeof read === "string") return raise("SemanticPuppet::Version::ValidationFailure", read);
  return versionObject(printVersion(read));
}

function make(_self: RClass, args: readonly RubyValue[], { interpreter }: { interpreter: Interpreter }): RubyValue {
  const [major, minor, patch, before, build] = args;
  const qualifier = (sign: string, parts: RubyValue | undefined): string =>
    Array.isArray(parts) && parts.length > 0 ? sign + parts.map((each) => textOf(each, interpreter)).join(".") : "";
  const release = [major, minor, patch].map((each) => textOf(each!, interpreter)).join(".");
  return versionObject(`${release}${qualifier("-", before)}${qualifier("+", build)}`);
}

function parseRange(_self: RClass, [text]: readonly RubyValue[]): RubyValue {
  const written = needText(text);
  const read = readRange(written);
  if (typeof read === "string") return raise("ArgumentError", read);
  return new PuppetObject({ kind: "versionRange", text: written });
}

/** Semantic versions and their ranges: the values of SemVer and SemVerRange, as the gem `semantic_puppet` shows them. */
export const versionsApi: readonly NativeClass[] = [
  { name: "SemanticPuppet", isModule: true },
  {
    name: "SemanticPuppet::Version",
    includes: ["Comparable"],
    methods: versionMethods(),
    classMethods: {
      parse: [1, 1, parseVersion],
      "valid?": [1, 1, (_self, [text]) => isVersion(text)],
      new: [3, 5, make],
    },
  },
  { name: "SemanticPuppet::Version::ValidationFailure", superclass: "ArgumentError" },
  { name: "SemanticPuppet::VersionRange", methods: rangeMethods(), classMethods: { parse: [1, 1, parseRange] } },
];
