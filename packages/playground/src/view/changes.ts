import type { ChangesAnswer } from "../worker/messages.js";
import { element } from "./element.js";

const kinds: Readonly<Record<string, string>> = {
  added: "added",
  removed: "removed",
  changed: "changed",
  moved: "moved",
};

/** The text of `diff`, with its lines coloured by what they say. */
export function showChanges({ count, text }: ChangesAnswer): HTMLElement {
  if (text === "") return element("p", { className: "quiet" }, "Nothing to compare with yet: change something.");
  if (count === 0) return element("p", { className: "quiet" }, "No differences.");
  const lines = text.trimEnd().split("\n").map(line);
  return element("pre", { className: "changes", tabIndex: 0, role: "region", "aria-label": "Differences" }, ...lines);
}

function line(text: string): HTMLElement {
  const kind = kinds[/^\w+/.exec(text)?.[0] ?? ""];
  const sign = /^ {4}([-+])/.exec(text)?.[1];
  const name = sign === "+" ? "added" : sign === "-" ? "removed" : (kind ?? "plain");
  return element("span", { className: `change ${name}` }, `${text}\n`);
}
