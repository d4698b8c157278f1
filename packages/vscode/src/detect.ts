/**
 * Whether a text with the ending `.pp` is of type-arm: it has features, and nothing that only a manifest has. Puppet and
 * type-arm share the ending, and an editor can't know which is meant.
 */
export function isTypeArm(text: string): boolean {
  const head = text.slice(0, 20_000);
  const hasType = /^\s*type\s+[\w:]+\s*(?:inherits\s+[\w:]+\s*)?\{/m.test(head);
  return hasType && /^\s*(?:attr|has)\s+\w+/m.test(head) && !/^\s*(?:class|define|node)\s+\S/m.test(head);
}
