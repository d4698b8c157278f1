/** The path of a `file:` address, with `/`; another address stands for itself, so that a text that was never saved has a name. */
export function pathOfUri(uri: string): string {
  if (!/^file:/i.test(uri)) return `/${uri.replace(/^([\w+.-]+):\/*/, "$1/")}`;
  const [, host = "", path = ""] = /^file:(?:\/\/([^/]*))?(.*)$/i.exec(uri)!;
  const decoded = decode(path);
  if (/^\/[A-Za-z]:/.test(decoded)) return decoded.slice(1);
  return host === "" || host === "localhost" ? decoded : `//${host}${decoded}`;
}

/** The address of an absolute path. */
export function uriOfPath(path: string): string {
  const slashed = path.replaceAll("\\", "/");
  const whole = slashed.startsWith("/") ? slashed : `/${slashed}`;
  const encoded = whole
    .split("/")
    .map((name) => encodeURIComponent(name))
    .join("/");
  return `file://${encoded.replace(/^\/([A-Za-z])%3A/, "/$1:")}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
