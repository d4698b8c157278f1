/** A string as Ruby's old `URI.escape` writes it: characters that aren't allowed in URIs are percent-encoded. */
export function escapeForUri(text: string): string {
  return text.replace(/[^\-_.!~*'()a-zA-Z\d;/?:@&=+$,[\]]/gu, (letter) => {
    const bytes = new TextEncoder().encode(letter);
    return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
  });
}
