import { createSpan, type Edit, type Source } from "@cairn/diagnostics";

/** Removes the source between two offsets; leaves a blank if the words around it would be joined. */
export function removal(source: Source, start: number, end: number): Edit {
  const isWord = (character: string | undefined): boolean => /[\p{L}\p{N}_$.+-]/u.test(character ?? "");
  const joins = isWord(source.text[start - 1]) && isWord(source.text[end]);
  return { span: createSpan(source, start, end), text: joins ? " " : "" };
}
