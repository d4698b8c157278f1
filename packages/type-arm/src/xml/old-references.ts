const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const reference = /&(?:#(?<decimal>[0-9]{1,8})|#x(?<hex>[0-9a-fA-F]{1,8})|(?<name>[A-Za-z]{1,8}));|&/g;

/** A string with its references (`&lt;`, `&#10;`) replaced, or the offset of the first invalid one. */
export function decodeReferences(text: string): string | number {
  if (!text.includes("&")) return text;
  let wrong: number | undefined;
  const decoded = text.replace(reference, (all: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Readonly<Record<"decimal" | "hex" | "name", string | undefined>>;
    const sign = groups.name === undefined ? signOf(groups) : named[groups.name];
    if (sign === undefined) wrong ??= rest.at(-3) as number;
    return sign ?? all;
  });
  return wrong ?? decoded;
}

function signOf({ decimal, hex }: Readonly<Record<"decimal" | "hex", string | undefined>>): string | undefined {
  if (decimal === undefined && hex === undefined) return undefined;
  const code = decimal === undefined ? parseInt(hex!, 16) : parseInt(decimal, 10);
  return isXmlCharacter(code) ? String.fromCodePoint(code) : undefined;
}

/** Whether XML 1.0 allows this character. */
export function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code < 0x110000);
}
