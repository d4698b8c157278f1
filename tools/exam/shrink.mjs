/** Makes a program smaller while it keeps a property: removes runs of lines, large ones first. At most `tries` calls of `keeps`. */
export async function shrink(text, keeps, tries = 60) {
  let lines = text.split("\n");
  let left = tries;
  for (let size = Math.ceil(lines.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < lines.length;) {
      if (left-- <= 0) return lines.join("\n");
      const shorter = lines.toSpliced(at, size);
      if (shorter.some((line) => line.trim() !== "") && (await keeps(shorter.join("\n")))) lines = shorter;
      else at += size;
    }
  }
  return lines.join("\n");
}
