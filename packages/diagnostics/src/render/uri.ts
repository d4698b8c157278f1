/**
 * The URI reference of a file as its user named it: relative paths stay relative, absolute ones, including Windows's,
 * get the scheme `file`.
 */
export function fileUri(name: string): string {
  const path = name.replaceAll("\\", "/");
  if (/^[A-Za-z]:\//.test(path)) return `file:///${path.slice(0, 2)}${encodePath(path.slice(2))}`;
  if (path.startsWith("//")) return `file:${encodePath(path)}`;
  return path.startsWith("/") ? `file://${encodePath(path)}` : encodePath(path);
}

/** A colon is encoded, too: at the beginning of a relative path it would look like a scheme. */
function encodePath(path: string): string {
  const wellFormed = path.replace(/\p{Cs}/gu, "\ufffd");
  return wellFormed.split("/").map(encodeURIComponent).join("/");
}
