/** The YAML that the paper prints (maps of maps, strings, numbers, booleans) as compact JSON, in order. */
export function yamlToJson(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const [json, next] = map(lines, 0, 0);
  if (next !== lines.length) throw new Error(`line ${next + 1} is not understood`);
  return json;
}

function map(lines: readonly string[], from: number, indent: number): readonly [json: string, next: number] {
  const members: string[] = [];
  let at = from;
  while (at < lines.length && indentOf(lines[at]!) === indent) {
    const [, name, scalar] = /^ *([A-Za-z_]\w*):(?: (.*))?$/.exec(lines[at]!)!;
    at++;
    if (scalar !== undefined) {
      members.push(`"${name}":${JSON.stringify(JSON.parse(scalar))}`);
    } else {
      const [inner, next] = map(lines, at, indent + 2);
      members.push(`"${name}":${inner}`);
      at = next;
    }
  }
  return [`{${members.join(",")}}`, at];
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
