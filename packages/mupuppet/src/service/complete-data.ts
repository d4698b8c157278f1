import type { Suggestion, Suggestions, Surroundings } from "@cairn/language-server";
import { classes, dataKeys, facts } from "./complete-text.js";
import { textOf, typeOf } from "./parameters.js";

const functions = ["lookup('", "alias('", "hiera('", "literal('"];
const variables = ["facts.", "trusted.", "server_facts.", "environment"];

/** What may be typed in a file of data: the parameters of classes as keys, what values interpolate, classes in their list. */
export function completeData(before: string, offset: number, workspace: Surroundings): Suggestions {
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const asked = /%\{[^}]*\b(?:lookup|hiera|alias)\(["']([\w:.-]*)$/.exec(line)?.[1];
  if (asked !== undefined) return { start: offset - asked.length, items: dataKeys(workspace) };
  const interpolated = /%\{\s*([\w.:]*)$/.exec(line)?.[1];
  if (interpolated !== undefined) return interpolation(interpolated, offset, workspace);
  const item = /^\s*-\s+["']?([\w:]*)$/.exec(line)?.[1];
  if (item !== undefined) {
    const around = before.split("\n").findLast((each) => /^["']?[\w:]+["']?:/.test(each));
    const key = /^["']?([\w:]*\w)/.exec(around ?? "")?.[1];
    const isList = key === "classes" || key?.endsWith("::classes") === true;
    return { start: offset - item.length, items: isList ? classes(workspace) : [] };
  }
  const key = /^["']?([\w:]*)$/.exec(line)?.[1];
  return { start: offset - (key ?? "").length, items: key === undefined ? [] : keys(workspace) };
}

function interpolation(typed: string, offset: number, around: Surroundings): Suggestions {
  const path = typed.split(".");
  const last = path.pop()!;
  if (path[0] === "facts") return { start: offset - last.length, items: facts(path.slice(1), around) };
  const words = [
    ...functions.map((label): Suggestion => ({ label, kind: "function" })),
    ...variables.map((label): Suggestion => ({ label, kind: "variable" })),
  ];
  return { start: offset - typed.length, items: path.length === 0 ? words : [] };
}

/** Only classes take their parameters from data. */
function keys(around: Surroundings): Suggestion[] {
  return around.definitionsOf("parameter").flatMap((definition): Suggestion[] => {
    const [, owner, name] = /^\$(.+)::(\w+)$/.exec(definition.key) ?? [];
    if (owner === undefined || around.definitionsFor(`class ${owner}`).length === 0) return [];
    const label = `${owner}::${name!}`;
    const [detail, documentation] = [typeOf(definition), textOf(definition)];
    return [
      {
        label,
        kind: "parameter",
        text: `${label}: `,
        ...(detail === undefined ? {} : { detail }),
        ...(documentation === undefined ? {} : { documentation }),
      },
    ];
  });
}
