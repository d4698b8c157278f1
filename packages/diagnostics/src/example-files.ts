import type { Files } from "./files.js";

/** Bytes that no text of a page can hold stand in it as these characters. */
const standIns: Readonly<Record<string, number>> = { "\ufffd": 0xe9, "␀": 0 };

/** The files of a page's example, as a compiler reads them; `lib/a` lies in the folder `lib`. */
export function filesOfExample(texts: Readonly<Record<string, string>>): Files {
  return {
    read: (path) => (Object.hasOwn(texts, path) ? { bytes: bytesOf(texts[path]!) } : { problem: "no such file" }),
    resolve: (from, path) => (from.slice(0, from.lastIndexOf("/") + 1) + path).replace(/^(?:\.\/)+/, ""),
  };
}

function bytesOf(text: string): Uint8Array {
  const encoder = new TextEncoder();
  const bytes = [...text].flatMap((character) => standIns[character] ?? [...encoder.encode(character)]);
  return Uint8Array.from(bytes);
}

/** What stands behind an option of a page's example. */
export function optionOfExample(args: readonly string[], option: string): string | undefined {
  return args.includes(option) ? args[args.indexOf(option) + 1] : undefined;
}
