import type { Modules } from "../modules/modules.js";

/** Libraries of Ruby and Puppet that are built in, as far as they are supported. */
const known =
  /^(?:json|yaml|psych|set|erb|cgi|ipaddr|date|time|uri|digest|base64|securerandom|shellwords|stringio|bigdecimal|openssl|tempfile|fileutils|timeout|pathname|zlib|open3|etc|socket|resolv|forwardable|singleton|ostruct|delegate|English|pp|rbconfig|benchmark|tmpdir|find|optparse|logger|csv|strscan|tsort|net\/http|open-uri|rubygems|multi_json|hocon|augeas|facter|hiera|puppet|puppet_x|puppet_pal|semantic_puppet|deep_merge|toml|openssl\/.*|digest\/.*|cgi\/.*|uri\/.*|rexml\/.*|monitor|bigdecimal\/.*|json\/.*|rubygems\/.*|hocon\/.*|net\/.*|facter\/.*|hiera\/.*)(?:\.rb)?$/;

/** Puppet's own files. */
const ofPuppet = /^puppet(?:$|\/|_x\/?$)/;

/** The path of a file that Ruby requires by name: in the `lib` of a module; `known` for built-in ones. */
export function locate(
  name: string,
  isRelative: boolean,
  from: string,
  modules: Modules,
): { readonly path: string } | "known" | undefined {
  const file = name.endsWith(".rb") ? name : `${name}.rb`;
  if (isRelative) return inside(normalized(`${from.slice(0, from.lastIndexOf("/"))}/${file}`), modules);
  if (name.startsWith("/") || /^[A-Za-z]:/.test(name) || isBelow(file, modules))
    return inside(normalized(file), modules);
  if (known.test(name) && !name.startsWith("puppet/") && !name.startsWith("puppet_x/")) return "known";
  for (const module of modules.names()) {
    const path = modules.pathOf(module, `lib/${normalized(file)}`);
    if (path !== undefined && modules.readPath(path)) return inside(path, modules);
  }
  const root = from.replace(/\/lib\/.*$/, "");
  const own = inside(`${root}/lib/${normalized(file)}`, modules);
  return own ?? (ofPuppet.test(name) ? "known" : undefined);
}

function inside(path: string, modules: Modules): { readonly path: string } | undefined {
  return isBelow(path, modules) && modules.readPath(path) ? { path } : undefined;
}

export function isBelow(path: string, { modulePath }: Modules): boolean {
  return modulePath.some((base) => path.startsWith(`${base}/`));
}

/** A path without `.` and `..`. */
export function normalized(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== "." && (part !== "" || parts.length === 0)) parts.push(part);
  }
  return parts.join("/");
}
