/** A path as users write it: `Net::Host/name/max`. */
export function formatModelPath(path: readonly string[]): string {
  return path.join("/");
}

export function parseModelPath(path: string): readonly string[] {
  return path.trim().split("/");
}
