import { findDifference } from "../../programs/difference.js";
import type { Refusal } from "../../programs/verdict.js";
import type { CatalogVerdict, OraclePlace } from "../catalog.js";

/** What became of a program here: its catalog as data, or its errors. */
export type OurResults = { readonly catalog: unknown } | { readonly errors: readonly Refusal["error"][] };

/** How our catalog of one program compares with Puppet's; `reason` is the same for what differs for the same reason. */
export type ModuleComparison =
  | { readonly kind: "same" | "refused" }
  | { readonly kind: "elsewhere" | "differs"; readonly reason: string; readonly how: string };

/** Compares what both made of a program: catalogs exactly, refusals by their file and line. */
export function compareVerdicts(ours: OurResults, theirs: CatalogVerdict): ModuleComparison {
  if ("errors" in ours) return compareRefusals(ours.errors, theirs);
  if (theirs.error) {
    const { message } = theirs.error;
    return { kind: "differs", how: message, reason: `only Puppet refuses: ${general(message)}` };
  }
  const { catalog_uuid: _uuid, ...wanted } = theirs.catalog!;
  const how = findDifference(ours.catalog, wanted);
  if (how === undefined) return { kind: "same" };
  return { kind: "differs", how, reason: `catalog: ${placeOf(how, wanted.resources)}` };
}

/** Puppet stops at its first error, we report all: it is the same where that is one of ours. */
function compareRefusals(errors: readonly Refusal["error"][], { error: theirs }: CatalogVerdict): ModuleComparison {
  const { code, message, file, line } = errors[0]!;
  const how = `${file}:${line}: ${message}`;
  if (!theirs) {
    const reason = `only we refuse: ${code.replace("mupuppet/", "")}: ${general(message)}`;
    return { kind: "differs", how, reason };
  }
  const places = [theirs, ...theirs.places];
  const isSame = (place: OraclePlace): boolean => {
    return place.line === null || errors.some((each) => each.file === place.file && each.line === place.line);
  };
  if (places.some(isSame)) return { kind: "refused" };
  const reason = `${general(message)} / ${general(theirs.message)}`;
  return { kind: "elsewhere", how: `${how}\n    Puppet: ${theirs.message}`, reason };
}

/** A message without its places, names and numbers; what it says of a function stays. */
function general(message: string): string {
  const text = message
    .split("\n")[0]!
    .replace(/\s*\((?:file|line)[^()]*\)/g, "")
    .replace(/ on node \S+$/, "");
  return /function/i.test(text)
    ? text.slice(0, 160)
    : text
        .replace(/'[^']*'|`[^`]*`|"[^"]*"/g, "…")
        .replace(/\d+/g, "#")
        .slice(0, 160);
}

/** Where in the catalog: the parameter of a type of resources rather than the number of the resource. */
function placeOf(how: string, resources: readonly { readonly type: string }[]): string {
  const [, path = ""] = /^at (\S+):/.exec(how) ?? [];
  const [, part, index, ...rest] = path.split("/");
  if (part !== "resources" || index === undefined) return `/${part ?? ""}`;
  const type = resources[Number(index)]?.type;
  return `${rest.filter((each) => !/^\d+$/.test(each)).join("/") || "(all of it)"} of ${type ?? "?"}`;
}
