/**
 * Whether a name matches a pattern in which `*` and `?` mean what they mean in a shell. At worst it takes time in
 * proportion to the product of both lengths. (Not the matcher of `@cairn/diagnostics`: the server depends on no compiler.)
 */
export function isLike(name: string, pattern: string): boolean {
  let [at, inPattern] = [0, 0];
  // The last `*`, and where in the name what it stands for ends.
  let [star, starEnd] = [-1, 0];
  while (at < name.length) {
    const sign = pattern[inPattern];
    if (sign === "*") {
      star = inPattern++;
      starEnd = at;
    } else if (sign === "?" || sign === name[at]) {
      at++;
      inPattern++;
    } else if (star >= 0) {
      inPattern = star + 1;
      at = ++starEnd;
    } else return false;
  }
  while (pattern[inPattern] === "*") inPattern++;
  return inPattern === pattern.length;
}
