/** Editors and programs end what they write with a line end, which belongs to no password. */
export function withoutLineEnd(text: string): string {
  return text.replace(/\r?\n$/, "");
}
