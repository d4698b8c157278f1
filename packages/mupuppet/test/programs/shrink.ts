/** A shorter text that still `fails`, found by leaving out stretches of lines; `tries` bounds the work. */
export async function shrinkLines(
  text: string,
  fails: (text: string) => Promise<boolean>,
  tries = 300,
): Promise<string> {
  let kept = text.split(/(?<=\n)/);
  for (let length = Math.ceil(kept.length / 2); length >= 1; length = length === 1 ? 0 : Math.ceil(length / 2)) {
    for (let from = 0; from < kept.length && tries > 0; tries--) {
      const fewer = [...kept.slice(0, from), ...kept.slice(from + length)];
      if (await fails(fewer.join(""))) kept = fewer;
      else from += length;
    }
  }
  return kept.join("");
}
