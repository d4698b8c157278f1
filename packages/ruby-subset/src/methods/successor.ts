/** Ruby's `succ`: the next string (`az` → `ba`, `a9` → `b0`, `Zz` → `AAa`). */
export function successor(text: string): string {
  if (text === "") return "";
  // Nearly always: nothing is carried, and what is before the last sign stays as it is.
  if (/[0-8A-Ya-y]$/.test(text)) return text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1);
  const units = [...text];
  const isAlphanumeric = /[0-9A-Za-z]/.test(text);
  let last = units.length - 1;
  for (let at = last; at >= 0; at--) {
    const unit = units[at]!;
    if (isAlphanumeric && !/[0-9A-Za-z]/.test(unit)) {
      // Characters other than letters and digits are skipped, except between two separate runs.
      if (at < last && !units.slice(0, at).some((each) => /[0-9A-Za-z]/.test(each))) break;
      continue;
    }
    last = at;
    if (!isAlphanumeric) {
      units[at] = String.fromCodePoint(unit.codePointAt(0)! + 1);
      return units.join("");
    }
    if (unit !== "z" && unit !== "Z" && unit !== "9") {
      units[at] = String.fromCodePoint(unit.codePointAt(0)! + 1);
      return units.join("");
    }
    units[at] = unit === "9" ? "0" : unit === "z" ? "a" : "A";
  }
  const first = units[last]!;
  units.splice(last, 0, first === "0" ? "1" : first);
  return units.join("");
}
