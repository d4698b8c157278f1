/** The two ways in which names of definitions are written. */

/** A name without the `::` in front that says nothing. */
export function plainName(written: string): string {
  return written.replace(/^::/, "").toLowerCase();
}

/** `Apache::Vhost` for `apache::vhost`. */
export function capitalized(name: string): string {
  return name.replace(/(^|::)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}
