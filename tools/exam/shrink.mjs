/** Makes a program smaller while it keeps a property: removes runs of lines, large ones first; at most `tries` calls of `keeps`, until `end`. */
export async function shrink(text, keeps, end = Infinity, tries = 60) {
  let lines = text.split("\n");
  let left = tries;
  for (let size = Math.ceil(lines.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < lines.length;) {
      if (left-- <= 0 || Date.now() > end) return lines.join("\n");
      const shorter = lines.toSpliced(at, size);
      if (shorter.some((line) => line.trim() !== "") && (await keeps(shorter.join("\n")))) lines = shorter;
      else at += size;
    }
  }
  return lines.join("\n");
}
