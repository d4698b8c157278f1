import { keyedBy } from "../methods/keyed-by.js";
import { needText, str, type MethodCall, type Methods } from "../methods/method.js";
import { raise } from "../values/errors.js";
import type { NativeClass } from "../values/module-body.js";
import { inspect, textOf } from "../values/print.js";
import { RClass, RObject, RRegexp, RString, type RubyValue } from "../values/values.js";
import type { Interpreter } from "../evaluate/interpreter.js";
import { parserEscapes, uriEscapes } from "./escapes.js";
import { checkParts, partsInOrder, partsToBuild, textIn } from "./uri-build.js";

/** The parts of a URI, as far as it has them. */
interface Parts {
  scheme: string | undefined;
  userinfo: string | undefined;
  host: string | undefined;
  port: number | undefined;
  path: string;
  query: string | undefined;
  fragment: string | undefined;
  opaque: string | undefined;
}

const usualPorts: Readonly<Record<string, number>> = {
  http: 80,
  https: 443,
  ftp: 21,
  ldap: 389,
  ldaps: 636,
  ws: 80,
  wss: 443,
};
const classes: Readonly<Record<string, string>> = {
  http: "HTTP",
  https: "HTTPS",
  ftp: "FTP",
  ldap: "LDAP",
  file: "File",
  mailto: "MailTo",
};

const whole =
  /^(?:([A-Za-z][A-Za-z\d+\-.]*):)?(?:\/\/(?:([^/?#@]*)@)?(\[[^\]]*\]|[^/?#:]*)(?::(\d*))?)?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

function read(text: string, interpreter: Interpreter): Parts {
  const found = whole.exec(text);
  if (/[^\0-\x7f]/.test(text))
    return raise(
      "URI::InvalidURIError",
      `URI must be ascii only ${JSON.stringify(text).replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`)}`,
    );
  if (!found || /[^\x21-\x7e]/.test(text) || /[ "<>\\^`{|}]/.test(text) || /%(?![\da-fA-F]{2})/.test(text))
    return raise("URI::InvalidURIError", `bad URI(is not URI?): ${inspect(new RString(text), interpreter)}`);
  const [, scheme, userinfo, host, port, path = "", query, fragment] = found;
  const isOpaque = scheme !== undefined && host === undefined && path !== "" && !path.startsWith("/");
  return {
    scheme: scheme?.toLowerCase(),
    userinfo,
    host: hostOf(host, scheme, isOpaque),
    port: port ? Number(port) : usualPorts[scheme?.toLowerCase() ?? ""],
    path: isOpaque ? "" : path,
    query,
    fragment,
    opaque: isOpaque ? path : undefined,
  };
}

/** An empty host is none, but of files, which have one in any case. */
function hostOf(host: string | undefined, scheme: string | undefined, isOpaque: boolean): string | undefined {
  return scheme?.toLowerCase() === "file" && !isOpaque ? (host ?? "") : host || undefined;
}

/** A URI as an object. */
export function parseUri(text: string, interpreter: Interpreter): RObject {
  const parts = read(text, interpreter);
  const name = classes[parts.scheme ?? ""] ?? "Generic";
  const made = new RObject(interpreter.world.body(`URI::${name}`));
  made.data = parts;
  return made;
}

function print({ fragment, host, opaque, path, port, query, scheme, userinfo }: Parts): string {
  const shownPort = port !== undefined && port !== usualPorts[scheme ?? ""] ? `:${port}` : "";
  const authority = host === undefined ? "" : `//${userinfo === undefined ? "" : `${userinfo}@`}${host}${shownPort}`;
  const rest = `${query === undefined ? "" : `?${query}`}${fragment === undefined ? "" : `#${fragment}`}`;
  return `${scheme === undefined ? "" : `${scheme}:`}${opaque ?? `${authority}${path}`}${rest}`;
}

const part = (read: (parts: Parts) => string | number | undefined): Methods<RObject>[string] => [
  0,
  0,
  ({ data }) => {
    const value = read(data as Parts);
    return value === undefined ? null : typeof value === "number" ? BigInt(value) : str(value);
  },
];

const setter = (
  name: "scheme" | "host" | "path" | "query" | "fragment" | "userinfo" | "port" | "user" | "password",
): Methods<RObject>[string] => [
  1,
  1,
  ({ data }, [value], { interpreter }) => {
    const parts = data as Parts;
    const text = value === null ? undefined : textOf(value!, interpreter);
    if (name === "port") parts.port = text === undefined ? undefined : Number(text);
    else if (name === "user")
      parts.userinfo = [text, parts.userinfo?.split(":")[1]].filter((each) => each !== undefined).join(":");
    else if (name === "password") parts.userinfo = `${parts.userinfo?.split(":")[0] ?? ""}:${text ?? ""}`;
    else if (name === "path") parts.path = text ?? "";
    else parts[name] = text;
    return value!;
  },
];

const methods: Methods<RObject> = {
  scheme: part(({ scheme }) => scheme),
  host: part(({ host }) => host),
  hostname: part(({ host }) => host?.replace(/^\[(.*)\]$/, "$1")),
  port: part(({ port }) => port),
  path: part(({ opaque, path }) => (opaque === undefined ? path : undefined)),
  query: part(({ query }) => query),
  fragment: part(({ fragment }) => fragment),
  opaque: part(({ opaque }) => opaque),
  userinfo: part(({ userinfo }) => userinfo),
  user: part(({ userinfo }) => userinfo?.split(":")[0]),
  password: part(({ userinfo }) => userinfo?.split(":")[1]),
  request_uri: part(({ path, query }) => `${path || "/"}${query === undefined ? "" : `?${query}`}`),
  default_port: part(({ scheme }) => usualPorts[scheme ?? ""]),
  to_s: part(print),
  to_str: part(print),
  inspect: [0, 0, ({ body, data }) => str(`#<${body.name} ${print(data as Parts)}>`)],
  "absolute?": [0, 0, ({ data }) => (data as Parts).scheme !== undefined],
  "relative?": [0, 0, ({ data }) => (data as Parts).scheme === undefined],
  ...keyedBy(({ data }) => str(print(data as Parts))),
  "==": [1, 1, ({ data }, [other]) => other instanceof RObject && print(data as Parts) === print(other.data as Parts)],
  ...Object.fromEntries(
    (["scheme", "host", "path", "query", "fragment", "userinfo", "port", "user", "password"] as const).map((name) => [
      `${name}=`,
      setter(name),
    ]),
  ),
};

const parse: Methods<RClass>[string] = [
  1,
  1,
  (_self, [text], { interpreter }) => parseUri(needText(text), interpreter),
];

/** `URI`. */
export const uris: readonly NativeClass[] = [
  {
    name: "URI",
    isModule: true,
    classMethods: {
      ...uriEscapes,
      parse,
      "()": parse,
      regexp: [0, 1, (_self, [schemes]) => uriPattern(schemes)],
      extract: [1, 2, () => raise("NotImplementedError", "URI.extract")],
      join: [
        1,
        -1,
        (_self, [first, ...others], { interpreter }) => {
          let base = print(read(textOf(first!, interpreter), interpreter));
          for (const each of others) base = joined(base, textOf(each, interpreter), interpreter);
          return parseUri(base, interpreter);
        },
      ],
      split: [
        1,
        1,
        (_self, [text], { interpreter }) => {
          const { fragment, host, opaque, path, port, query, scheme, userinfo } = read(needText(text), interpreter);
          const shown = [
            scheme,
            userinfo,
            host || undefined,
            port === undefined ? undefined : String(port),
            undefined,
            opaque === undefined ? path : undefined,
            opaque,
            query,
            fragment,
          ];
          return shown.map((each) => (each === undefined ? null : str(each)));
        },
      ],
    },
    constants: { DEFAULT_PARSER: new RClass("URI::RFC2396_Parser") },
  },
  {
    name: "URI::RFC2396_Parser",
    classMethods: {
      ...parserEscapes,
      parse,
      make_regexp: [0, 1, (_self, [schemes]) => uriPattern(schemes)],
      regexp: [0, 0, (self) => self],
    },
  },
  {
    name: "URI::Generic",
    methods,
    classMethods: {
      new: [9, 11, ({ name }, args, call) => uriOf(name, partsInOrder(args), call)],
      build: [
        1,
        1,
        ({ name }, [given], call) => {
          const parts = partsToBuild(name, given!, call);
          checkParts(name, parts, call);
          return uriOf(name, parts, call);
        },
      ],
      default_port: [0, 0, ({ name }) => BigInt(usualPorts[schemeOf(name)] ?? 0) || null],
    },
  },
  ...["HTTP", "FTP", "LDAP", "File", "MailTo"].map((name): NativeClass => ({
    name: `URI::${name}`,
    superclass: "URI::Generic",
    ...(name === "MailTo" && { methods: { to: part(({ opaque }) => opaque) } }),
  })),
  { name: "URI::HTTPS", superclass: "URI::HTTP" },
  { name: "URI::Error", superclass: "StandardError" },
  { name: "URI::InvalidURIError", superclass: "URI::Error" },
  { name: "URI::InvalidComponentError", superclass: "URI::Error" },
];

function schemeOf(className: string): string {
  return className.slice("URI::".length).toLowerCase();
}

function uriOf(name: string, given: ReadonlyMap<string, RubyValue>, { interpreter }: MethodCall): RObject {
  const of = (part: string): string | undefined => textIn(given, part, interpreter);
  const scheme = of("scheme") ?? (name === "URI::Generic" ? undefined : schemeOf(name));
  const port = of("port");
  const made = new RObject(interpreter.world.body(name));
  made.data = {
    scheme,
    userinfo: of("userinfo"),
    host: of("host"),
    port: port === undefined ? usualPorts[scheme ?? ""] : Number(port),
    path: of("path") ?? "",
    query: of("query"),
    fragment: of("fragment"),
    opaque: of("opaque"),
  } satisfies Parts;
  return made;
}

function joined(base: string, relative: string, interpreter: Interpreter): string {
  const [outer, inner] = [read(base, interpreter), read(relative, interpreter)];
  if (inner.scheme !== undefined) return relative;
  if (inner.host !== undefined) return print({ ...inner, scheme: outer.scheme });
  const path = withoutDots(inner.path.startsWith("/") ? inner.path : outer.path.replace(/[^/]*$/, "") + inner.path);
  return print({
    ...outer,
    path: path.startsWith("/") ? path : `/${path}`,
    query: inner.query,
    fragment: inner.fragment,
  });
}

/** A path without the segments `.` and `..` (RFC 3986, section 5.2.4). */
function withoutDots(path: string): string {
  const kept: string[] = [];
  const segments = path.split("/");
  for (const [at, segment] of segments.entries()) {
    const isLast = at === segments.length - 1;
    if (segment === "..") {
      if (kept.length > 1) kept.pop();
    } else if (segment !== ".") kept.push(segment);
    if (isLast && (segment === "." || segment === "..")) kept.push("");
  }
  return kept.join("/");
}

function uriPattern(schemes: RubyValue | undefined): RRegexp {
  const names = Array.isArray(schemes) ? schemes.map(needText).join("|") : "[a-zA-Z][-+.a-zA-Z\\d]*";
  return new RRegexp(`(?:${names}):(?:\\/\\/[^\\s\\/?#]*)?[^\\s]*`, "");
}
