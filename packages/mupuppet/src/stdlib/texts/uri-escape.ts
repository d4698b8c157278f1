/** A text as Ruby's old `URI.escape` writes it: what may stand nowhere in an address is a percent sign with digits. */
export function escapeForUri(text: string): string {
  return text.replace(/[^\-_.!~*'()a-zA-Z\d;/?:@&=+$,[\]]/gu, (letter) => {
    const bytes = new TextEncoder().encode(letter);
    return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
  });
}
