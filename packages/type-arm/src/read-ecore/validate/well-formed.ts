/** Names and URIs as EMF requires them. */

/** Whether it is an identifier of Java, without `$`. */
export function isIdentifier(name: string): boolean {
  return /^[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mn}\p{Mc}\p{Cf}\0-\x08\x0e-\x1b\x7f-\x9f]*$/u.test(
    name.includes("$") ? "" : name,
  );
}

/** Whether a URI needs no further escapes. */
export function isUri(text: string): boolean {
  const sign = String.raw`(?:[A-Za-z0-9\-_.!~*'();/?:@&=+$,[\]]|[^\0-\x7f]|%[0-9A-Fa-f]{2})`;
  return text !== "" && new RegExp(`^${sign}*(?:#${sign}*)?$`, "u").test(text);
}

/** Whether it can be a prefix of XML namespaces that isn't reserved; the empty one can. */
export function isPrefix(text: string): boolean {
  return text === "" || (isNcName(text) && !text.toLowerCase().startsWith("xml"));
}

function isNcName(text: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}\p{M}._\-\u{b7}]*$/u.test(text);
}

/** Why something isn't the name of a Java type as EMF writes it; undefined if it is. */
export function typeNameProblem(text: string): string | undefined {
  const rest = typeName(text, 0);
  if (typeof rest === "string") return rest;
  return rest === text.length ? undefined : `\`${text[rest]}\` isn't expected at index ${rest}`;
}

const dotted =
  /[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{N}\p{M}]*(?:\.[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{N}\p{M}]*)*/uy;

/** The end of the type that begins at `start`, or the problem: names with arguments in `<…>`, and `[]`. */
function typeName(text: string, start: number): number | string {
  let depth = 0;
  let at = start;
  let isType = true;
  for (;;) {
    if (isType) {
      const end = typeEnd(text, at, depth > 0);
      if (typeof end === "string") return end;
      at = end;
    }
    const next = text[at];
    isType = false;
    if (next === "<" && isAfterName(text, at)) {
      depth++;
      at++;
      isType = true;
    } else if (depth > 0 && text.startsWith(", ", at)) {
      at += 2;
      isType = true;
    } else if (depth > 0 && next === ">") {
      depth--;
      at++;
    } else if (next === "[" && text[at + 1] === "]") at += 2;
    else if (depth > 0) return next === undefined ? "a `>` is missing" : `\`${next}\` isn't expected at index ${at}`;
    else return at;
  }
}

/** The end of a name; an argument can be `?`, alone or with a bound. */
function typeEnd(text: string, at: number, isArgument: boolean): number | string {
  const wildcard = isArgument ? /^\?(?: (?:extends|super) )?/.exec(text.slice(at, at + 12))?.[0] : undefined;
  if (wildcard === "?") return at + 1;
  dotted.lastIndex = at + (wildcard?.length ?? 0);
  return dotted.test(text) ? dotted.lastIndex : `an identifier is missing at index ${at}`;
}

function isAfterName(text: string, at: number): boolean {
  return /[\p{L}\p{N}_$]/u.test(text[at - 1] ?? "");
}
