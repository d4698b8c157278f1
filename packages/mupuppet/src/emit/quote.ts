const plain = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

/** Whether a string is the same in JSON, except for the quotes around it. */
export function isPlain(text: string): boolean {
  return plain.test(text);
}

/** A string in JSON. */
export function quote(text: string): string {
  return isPlain(text) ? `"${text}"` : JSON.stringify(text);
}
