/** The text between two tags as it is put out: `-%>` takes the end of its line along, `<%-` the blanks before it, `<%%` is `<%`. */
export function trimmedText(template: string, start: number, end: number): string {
  const [from, to] = trimmedPlace(template, start, end);
  return template.slice(from, to).replaceAll("<%%", "<%");
}

function trimmedPlace(template: string, start: number, end: number): readonly [from: number, to: number] {
  let from = start;
  if (template.startsWith("-%>", start - 3)) {
    if (template.startsWith("\r\n", from)) from += 2;
    else if (template.startsWith("\n", from)) from++;
  }
  if (!template.startsWith("<%-", end)) return [from, end];
  let to = end;
  while (to > from && (template[to - 1] === " " || template[to - 1] === "\t")) to--;
  // Ruby looks for the beginning of a line, which for it is also where the text behind a tag begins.
  return to === from || template[to - 1] === "\n" ? [from, to] : [from, end];
}
