/** The digits of a number as written, without leading zeros: `-007.50` is `-7.50`. */
export function normalizeNumber(literal: string): string {
  const first = literal.charCodeAt(0) === 45 ? 1 : 0;
  if (literal.charCodeAt(first) !== 48) return literal;
  return literal.replace(/^(-?)0+(?=[0-9])/, "$1");
}
