/** Whether a name fits a pattern in which `*` and `?` stand for what they stand for in a shell; takes no longer than both lengths together allow. */
export function isLike(name: string, pattern: string): boolean {
  let [at, inPattern, star, marked] = [0, 0, -1, 0];
  while (at < name.length) {
    if (
      inPattern < pattern.length &&
      (pattern[inPattern] === "?" || pattern[inPattern] === name[at]) &&
      pattern[inPattern] !== "*"
    ) {
      at++;
      inPattern++;
    } else if (pattern[inPattern] === "*") {
      star = inPattern++;
      marked = at;
    } else if (star >= 0) {
      inPattern = star + 1;
      at = ++marked;
    } else return false;
  }
  while (pattern[inPattern] === "*") inPattern++;
  return inPattern === pattern.length;
}
