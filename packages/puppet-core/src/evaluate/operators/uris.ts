import type { UriValue } from "../../values/value.js";

interface Parts {
  readonly scheme?: string | undefined;
  readonly authority?: string | undefined;
  readonly path: string;
  readonly query?: string | undefined;
  readonly fragment?: string | undefined;
}

/** Resolves a reference against a base URI, as in RFC 3986 (5.2). */
export function mergeUri(base: string, reference: string): UriValue {
  const [from, to] = [split(base), split(reference)];
  if (to.scheme !== undefined) return join(to);
  if (to.authority !== undefined) return join({ ...to, scheme: from.scheme });
  const { scheme, authority } = from;
  const { fragment } = to;
  if (to.path === "") return join({ scheme, authority, path: from.path, query: to.query ?? from.query, fragment });
  const path = withoutDots(to.path.startsWith("/") ? to.path : beside(from, to.path));
  return join({ scheme, authority, path, query: to.query, fragment });
}

function beside({ authority, path }: Parts, name: string): string {
  return authority !== undefined && path === "" ? `/${name}` : path.slice(0, path.lastIndexOf("/") + 1) + name;
}

function split(text: string): Parts {
  const [, scheme, authority, path, query, fragment] =
    /^(?:([A-Za-z][\w+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?$/.exec(text) ?? [];
  return { scheme, authority, path: path ?? "", query, fragment };
}

function join({ scheme, authority, path, query, fragment }: Parts): UriValue {
  const text = [
    scheme === undefined ? "" : `${scheme}:`,
    authority === undefined ? "" : `//${authority}`,
    path,
    query === undefined ? "" : `?${query}`,
    fragment === undefined ? "" : `#${fragment}`,
  ].join("");
  return { kind: "uri", text };
}

function withoutDots(path: string): string {
  const kept: string[] = [];
  const segments = path.split("/");
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    if (segment === ".." && kept.length > 1) kept.pop();
    else if (segment !== "." && segment !== "..") kept.push(segment);
    if (isLast && (segment === "." || segment === "..")) kept.push("");
  }
  return kept.join("/");
}
