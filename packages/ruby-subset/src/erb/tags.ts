/** A tag of a template, with the text before it; the last has no tag. */
export interface Part {
  /** The text before the tag, with `<%%` already replaced by `<%`, and its offset. */
  readonly text: string;
  readonly textStart: number;
  readonly textEnd: number;
  readonly tag?: Tag | undefined;
}

export interface Tag {
  readonly kind: "code" | "output" | "comment";
  /** From `<%` to after `%>`. */
  readonly start: number;
  readonly end: number;
  /** The span of its Ruby. */
  readonly from: number;
  readonly to: number;
  /** Whether the line ends with it: `-%>` includes the end of the line. */
  readonly endsLine: boolean;
}

/**
 * The parts of a template in order, as ERB splits it in its trim mode `-`: `<%-` includes the blanks before it, and
 * `-%>` the end of the line. An unclosed tag counts as text, as in Ruby.
 */
export function* partsOf(template: string): Iterable<Part> {
  let at = 0;
  for (let open = nextTag(template, 0); open >= 0; open = nextTag(template, at)) {
    const tag = tagAt(template, open);
    const textEnd = template[open + 2] === "-" ? blanksBefore(template, at, open) : open;
    const text = plain(template.slice(at, textEnd));
    if (!tag) {
      const inside = template.slice(open + markLength(template, open)).replaceAll("%%>", "%>");
      yield { text: text + inside, textStart: at, textEnd: template.length };
      return;
    }
    yield { text, textStart: at, textEnd, tag };
    at = tag.end;
  }
  if (at < template.length) yield { text: plain(template.slice(at)), textStart: at, textEnd: template.length };
}

/** The start of the next tag, or -1. */
function nextTag(template: string, from: number): number {
  let at = template.indexOf("<%", from);
  while (at >= 0 && template[at + 2] === "%") at = template.indexOf("<%", at + 3);
  return at;
}

function plain(text: string): string {
  return text.replaceAll("<%%", "<%");
}

const kinds: Readonly<Record<string, Tag["kind"]>> = { "=": "output", "#": "comment" };

function markLength(template: string, open: number): number {
  return /[-=#]/.test(template[open + 2] ?? "") ? 3 : 2;
}

function tagAt(template: string, open: number): Tag | undefined {
  const from = open + markLength(template, open);
  const kind = kinds[template[open + 2] ?? ""] ?? "code";
  const sign = /%%>|-?%>/g;
  sign.lastIndex = from;
  for (let match = sign.exec(template); match; match = sign.exec(template)) {
    const [close] = match;
    if (close === "%%>") continue;
    const behind = match.index + close.length;
    if (close === "%>") return { kind, start: open, end: behind, from, to: match.index, endsLine: false };
    const [line = ""] = /^\r?\n/.exec(template.slice(behind, behind + 2)) ?? [];
    const endsLine = line !== "" || behind === template.length;
    return { kind, start: open, end: behind + line.length, from, to: match.index, endsLine };
  }
  return undefined;
}

/** The start of the blanks between a tag and the beginning of its line, or the previous tag. */
function blanksBefore(template: string, from: number, open: number): number {
  let at = open;
  while (at > from && /[ \t]/.test(template[at - 1]!)) at--;
  return at === from || template[at - 1] === "\n" ? at : open;
}
