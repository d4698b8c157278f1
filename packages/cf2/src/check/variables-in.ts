/** The variables of other languages in a quoted text: `$x` and `${x}`. */
export function variablesIn(text: string): readonly { readonly written: string; readonly name: string }[] {
  if (!text.includes("$")) return [];
  return [...text.matchAll(/\$\{?([A-Za-z_]\w*)\}?/g)].map(([written, name]) => ({ written, name: name! }));
}
