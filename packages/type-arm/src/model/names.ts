/** The full name of a type: without a leading `::`, each segment capitalised (interpretation R6). */
export function fullNameOf(written: string): string {
  return written
    .replace(/^::/, "")
    .split("::")
    .map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1))
    .join("::");
}
