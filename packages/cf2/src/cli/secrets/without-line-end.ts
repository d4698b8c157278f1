/** Removes the final line break that editors and programs append, which isn't part of a password. */
export function withoutLineEnd(text: string): string {
  return text.replace(/\r?\n$/, "");
}
