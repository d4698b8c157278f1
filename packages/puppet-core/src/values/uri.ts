/** A URI's parts; the path is empty rather than missing. */
export interface UriParts {
  readonly scheme?: string | undefined;
  readonly userinfo?: string | undefined;
  readonly host?: string | undefined;
  readonly port?: bigint | undefined;
  readonly path?: string | undefined;
  readonly query?: string | undefined;
  readonly fragment?: string | undefined;
  /** Everything between the scheme and the fragment, if no path begins there: `mailto:a@b`. */
  readonly opaque?: string | undefined;
}

const escaped = "%[0-9A-Fa-f]{2}";
const user = `(?:${escaped}|[!$&-.0-;=A-Z_a-z~])*`;
const name = `(?:${escaped}|[!$&-.0-9;=A-Z_a-z~])+`;
const segment = `(?:${escaped}|[!$&-.0-;=@-Z_a-z~])`;
const authority = `//(?:(${user})@)?(\\[[0-9A-Fa-f:.v]+\\]|${name})?(?::(\\d*))?((?:/${segment}*)*)`;
const rest = `(?:\\?([^#]*))?(?:#((?:${segment}|[/?])*))?`;
const whole = new RegExp(
  `^([A-Za-z][-+.0-9A-Za-z]*):(?:${authority}|(/(?:${segment}+(?:/${segment}*)*)?)|(${segment}+(?:/${segment}*)*)|())${rest}$`,
);
const firstSegment = `(?:${escaped}|[!$&-.0-9;=@-Z_a-z~])`;
const relative = new RegExp(
  `^(?:${authority}|(/(?:${segment}+(?:/${segment}*)*)?|${firstSegment}+(?:/${segment}*)*)|())${rest}$`,
);

const usualPorts: Readonly<Record<string, bigint>> = {
  ftp: 21n,
  http: 80n,
  https: 443n,
  ldap: 389n,
  ldaps: 636n,
  ws: 80n,
  wss: 443n,
};

/** The default port of a scheme. */
export function usualPort(scheme: string | undefined): bigint | undefined {
  return scheme === undefined ? undefined : usualPorts[scheme.toLowerCase()];
}

/** A URI's parts, or undefined if the string isn't a URI. */
export function readUri(text: string): UriParts | undefined {
  const match = whole.exec(text);
  if (match) {
    const [, scheme, userinfo, host, port, path, absolute, opaque, , query, fragment] = match;
    const common = { scheme: scheme!.toLowerCase(), fragment };
    if (opaque !== undefined) {
      return { ...common, opaque: query === undefined ? opaque : `${opaque}?${query}`, port: usualPort(scheme) };
    }
    const number = port ? BigInt(port) : usualPort(scheme);
    return { ...common, userinfo, host, port: number, path: path ?? absolute ?? "", query };
  }
  const other = relative.exec(text);
  if (!other) return undefined;
  const [, userinfo, host, port, path, absolute, , query, fragment] = other;
  return { userinfo, host, port: port ? BigInt(port) : undefined, path: path ?? absolute ?? "", query, fragment };
}

/** A URI as it is written; the default port is omitted. */
export function printUri({ scheme, userinfo, host, port, path = "", query, fragment, opaque }: UriParts): string {
  const start = scheme === undefined ? "" : `${scheme}:`;
  const end = fragment === undefined ? "" : `#${fragment}`;
  if (opaque !== undefined) return start + opaque + end;
  const hasHost = host !== undefined || ["file", "postgres"].includes(scheme ?? "");
  const shownPort = port === undefined || port === usualPort(scheme) ? "" : `:${port}`;
  const place = hasHost ? `//${userinfo === undefined ? "" : `${userinfo}@`}${host ?? ""}${shownPort}` : "";
  const slash = host !== undefined && path !== "" && !path.startsWith("/") ? "/" : "";
  return `${start}${place}${slash}${path}${query === undefined ? "" : `?${query}`}${end}`;
}

/** The same text for equivalent URIs. */
export function uriIdentity(text: string): string {
  const parts = readUri(text);
  if (!parts) return text;
  const path = parts.path === "" ? "/" : parts.path;
  return printUri({ ...parts, path, host: parts.host?.toLowerCase() });
}

/** The parts of a URI that its type specifies: in lower case if case doesn't matter, without default ports. */
export function uriFields(text: string): ReadonlyMap<string, string> {
  const parts = readUri(text) ?? {};
  const { scheme, userinfo, host, port, path, query, fragment, opaque } = parts;
  const isUsual = (port === 80n && scheme === "http") || (port === 443n && scheme === "https");
  const fields: [string, string | undefined][] = [
    ["scheme", scheme],
    ["userinfo", userinfo],
    ["host", host === "" ? undefined : host?.toLowerCase()],
    ["port", isUsual || port === undefined ? undefined : String(port)],
    ["path", path === "" ? undefined : path],
    ["query", query],
    ["fragment", fragment],
    ["opaque", opaque],
  ];
  return new Map(fields.filter((field): field is [string, string] => field[1] !== undefined));
}
