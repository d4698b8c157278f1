/** Folders joined by colons, without a trailing slash; the colon of a Windows drive isn't a separator. */
export function splitPath(path: string): string[] {
  const folders = path.split(/(?<!(?:^|:)[A-Za-z])[:]|;/).filter((folder) => folder !== "");
  return folders.map((folder) => folder.replace(/(?<=[^/\\]|^[/\\])[/\\]+$/, ""));
}
