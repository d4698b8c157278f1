import { compareVersions } from "../values/compare.js";
import { kindOf, type Value } from "../values/value.js";

const version =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?(\+[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/;

/** Whether a value is a version, or a string that is one. */
export function isVersion(value: Value): boolean {
  return kindOf(value) === "version" || (typeof value === "string" && version.test(value));
}

/** One end of what a range allows. */
interface Bound {
  readonly operator: "<" | "<=" | ">" | ">=" | "=";
  readonly version: string;
}

/** Whether a version (or a string that is one) lies in a range, which is read as npm and Puppet write them. */
export function isInRange(range: string, value: Value): boolean {
  if (!isVersion(value)) return false;
  const text = typeof value === "string" ? value : (value as { text: string }).text;
  return range.split("||").some((part) => isWithin(boundsOf(part.trim()), text));
}

function isWithin(bounds: readonly Bound[], text: string): boolean {
  if (!bounds.every((bound) => keeps(bound, text))) return false;
  if (!text.replace(/\+.*$/, "").includes("-")) return true;
  // A pre-release only fits where the range speaks of pre-releases of the same version.
  const release = text.replace(/[-+].*$/, "");
  return bounds.some((bound) => bound.version.includes("-") && bound.version.replace(/[-+].*$/, "") === release);
}

function keeps({ operator, version: end }: Bound, text: string): boolean {
  const order = compareVersions(text, end);
  if (operator === "=") return order === 0;
  if (operator.startsWith("<")) return order < 0 || (order === 0 && operator === "<=");
  return order > 0 || (order === 0 && operator === ">=");
}

function boundsOf(part: string): Bound[] {
  const hyphen = /^(\S+)\s+-\s+(\S+)$/.exec(part);
  if (hyphen) return [...simpleBounds(">=", hyphen[1]!), ...simpleBounds("<=", hyphen[2]!)];
  return [...part.matchAll(/([<>]=?|=|~>?|\^)?\s*([^\s<>=~^]+)/g)].flatMap(([, operator, text]) => {
    return simpleBounds(operator ?? "", text!);
  });
}

function simpleBounds(operator: string, text: string): Bound[] {
  const [, numbers, pre] = /^v?([\d.xX*]*)(-.*)?$/.exec(text) ?? [];
  const given = (numbers ?? "").split(".").map((each) => (/^\d+$/.test(each) ? Number(each) : undefined));
  const known = given.findIndex((each) => each === undefined);
  const count = known < 0 ? given.length : known;
  const full = [0, 1, 2].map((index) => (index < count ? given[index]! : 0));
  const lowest = full.join(".") + (pre ?? "");
  const above = (index: number) => full.map((each, at) => (at < index ? each : at === index ? each + 1 : 0)).join(".");
  if (operator === "^")
    return between(
      lowest,
      above(
        Math.min(
          count - 1,
          Math.max(
            0,
            full.findIndex((each) => each > 0),
          ),
        ),
      ),
    );
  if (operator.startsWith("~")) return between(lowest, above(Math.min(count - 1, 1)));
  if (count === 0) return [{ operator: ">=", version: "0.0.0" }];
  if (count === 3) return [{ operator: (operator === "" ? "=" : operator) as Bound["operator"], version: lowest }];
  if (operator === "" || operator === "=") return between(lowest, above(count - 1));
  if (operator === ">" || operator === "<=")
    return [{ operator: operator === ">" ? ">=" : "<", version: above(count - 1) }];
  return [{ operator: operator as Bound["operator"], version: lowest }];
}

function between(from: string, below: string): Bound[] {
  return [
    { operator: ">=", version: from },
    { operator: "<", version: below },
  ];
}
