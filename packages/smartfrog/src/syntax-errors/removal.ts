import { createSpan, type Edit, type Source } from "@cairn/diagnostics";

/** Takes out what stands between two offsets; a blank stays where the words around it would grow together. */
export function removal(source: Source, start: number, end: number): Edit {
  const isWord = (character: string | undefined): boolean => /[\p{L}\p{N}_$.+-]/u.test(character ?? "");
  const joins = isWord(source.text[start - 1]) && isWord(source.text[end]);
  return { span: createSpan(source, start, end), text: joins ? " " : "" };
}
