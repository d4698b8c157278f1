/** What follows a tag: the text up to the next one, the start of that, and its kind. */
export interface Segment {
  readonly text: string;
  /** The offset after the opening of the next tag, or the end of the template. */
  readonly end: number;
  readonly next: "code" | "output" | "end";
  /** The error in the tags. */
  readonly problem?: string;
}

const unbalanced = "Unbalanced embedded expression - opening <% and reaching end of input";
const openComment = "Reaching end after opening <%# without seeing %>";

/** The text that begins at `from`; after `-%>` the blanks up to the end of the line are omitted. */
export function segmentAt(template: string, from: number, skipsLine: boolean): Segment {
  const parts: string[] = [];
  let [at, skips] = [from, skipsLine];
  while (at < template.length) {
    const tag = template.indexOf("<%", at);
    const to = tag < 0 ? template.length : tag;
    const part = template.slice(at, to);
    parts.push((skips ? part.replace(/^[ \t]*\r?\n?/, "") : part).replaceAll("%%>", "%>"));
    skips = false;
    if (tag < 0) return { text: parts.join(""), end: to, next: "end" };
    at = tag + 2;
    const sign = template[at];
    if (sign === undefined) return { text: parts.join(""), end: at, next: "end", problem: unbalanced };
    if (sign === "%") {
      parts.push("<%");
      at++;
    } else if (sign !== "#") return tagged(parts.join(""), sign, at);
    else {
      const comment = /[^%]%>/g;
      comment.lastIndex = at;
      const found = comment.exec(template);
      if (!found) return { text: parts.join(""), end: template.length, next: "end", problem: openComment };
      const end = found.index + 3;
      if (template[at + 1] === "-") trimEnd(parts);
      skips = template.startsWith("-%>", end - 3);
      at = end;
    }
  }
  // Puppet drops the text before a comment at the very end.
  return { text: "", end: at, next: "end" };
}

function tagged(text: string, sign: string, at: number): Segment {
  if (sign === "=") return { text, end: at + 1, next: "output" };
  return sign === "-"
    ? { text: text.replace(/(?<![ \t])[ \t]+$/, ""), end: at + 1, next: "code" }
    : { text, end: at, next: "code" };
}

function trimEnd(parts: string[]): void {
  const joined = parts.join("").replace(/(?<![ \t])[ \t]+$/, "");
  parts.length = 0;
  parts.push(joined);
}
