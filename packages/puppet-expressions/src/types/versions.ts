/** Whether the range `inner` of versions lies in `outer`. Only equal texts and the range of all versions are understood. */
export function compareVersionRanges(outer: string, inner: string): boolean {
  return outer === inner || outer === "*" || outer === ">=0.0.0";
}
