/** The path `to` relative to the folder of the file `from`; both are absolute. Unchanged if it is on another drive. */
export function relativeName(from: string, to: string): string {
  const folder = from.split(/[/\\]/).slice(0, -1);
  const names = to.split(/[/\\]/);
  let common = 0;
  while (common < folder.length && common < names.length - 1 && folder[common] === names[common]) common++;
  if (common === 0) return to;
  return [...folder.slice(common).map(() => ".."), ...names.slice(common)].join("/");
}
