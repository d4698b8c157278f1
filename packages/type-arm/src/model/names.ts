/** The full name of a type: without a leading `::`, the first letter of each segment raised (reading R6). */
export function fullNameOf(written: string): string {
  return written
    .replace(/^::/, "")
    .split("::")
    .map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1))
    .join("::");
}
