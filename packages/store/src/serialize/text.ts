const plainAscii = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;
const ascii = /^[\x00-\x7f]*$/;
const unprintable = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** `text` as a JSON string; a lone surrogate is escaped. */
export function quoteJson(text: string): string {
  return plainAscii.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** `text` as a double-quoted scalar that is valid both in YAML and in JSON. */
export function quoteYaml(text: string): string {
  const quoted = quoteJson(text);
  return ascii.test(quoted) ? quoted.replaceAll("\x7f", "\\u007f") : quoted.replace(unprintable, escapeUnit);
}

function escapeUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The size of `text` in bytes of UTF-8. */
export function byteLength(text: string): number {
  if (ascii.test(text)) return text.length;
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else if (isPair(text, index)) {
      bytes += 2;
      index++;
    } else bytes += 2;
  }
  return bytes;
}

function isPair(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
}
