/** The folder that an environment's name is; undefined if it is only a name. */
export function environmentFolder(value: string): string | undefined {
  return /[/\\]/.test(value) || value === "." || value === ".." ? value : undefined;
}
