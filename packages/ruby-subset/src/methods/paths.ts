import { textOf } from "../values/print.js";
import type { Meter } from "../values/meter.js";
import { refuse } from "../values/errors.js";
import type { RClass, RubyValue } from "../values/values.js";
import { needText, str, type Method, type Methods } from "./method.js";

/** A method of `File` that only computes with a path. */
function ofPath(
  name: string,
  least: number,
  most: number,
  make: (path: string, args: readonly RubyValue[], meter: Meter, file: string) => string,
) {
  const method: Method<RClass> = [
    least,
    most,
    (self, args, { interpreter }) =>
      self.name === "File"
        ? str(make(textOf(args[0] ?? null, interpreter), args, interpreter, interpreter.source.name))
        : refuse(`\`${self.name}.${name}\``),
  ];
  return method;
}

function joined(parts: readonly string[]): string {
  return parts.reduce((left, right) => `${left.replace(/\/+$/, "")}/${right.replace(/^\/+/, "")}`);
}

function baseName(path: string, suffix: string): string {
  if (path === "") return "";
  const base = /(?<![^/])[^/]*$/.exec(path.replace(/(?<!\/)\/+$/, ""))![0];
  if (suffix === ".*") return base.replace(/(?<=.)\.[^.]*$/, "");
  return suffix !== "" && base !== suffix && base.endsWith(suffix) ? base.slice(0, -suffix.length) : base || "/";
}

/**
 * A path without `.` and `..`, relative to `base` unless it is absolute. The current folder is unknown: paths relative
 * to it stay relative, if the path of the current file is relative, too.
 */
function expanded(path: string, base: string, file: string): string {
  if (path.startsWith("~") || base.startsWith("~")) return refuse("`File.expand_path` of a home folder");
  const whole = path.startsWith("/") || base === "" ? path : `${base}/${path}`;
  if (!whole.startsWith("/") && file.startsWith("/"))
    return refuse("`File.expand_path` of a path below the current folder");
  const parts: string[] = [];
  for (const part of whole.split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== "" && part !== "." && !(part === ".." && whole.startsWith("/"))) parts.push(part);
  }
  return `${whole.startsWith("/") ? "/" : ""}${parts.join("/")}`;
}

/** The methods of `File` that need no file. */
export const pathMethods: Methods<RClass> = {
  join: ofPath("join", 0, -1, (_path, args, meter) =>
    args.length === 0 ? "" : joined(args.flat().map((each) => textOf(each, meter))),
  ),
  basename: ofPath("basename", 1, 2, (path, args) => baseName(path, args[1] === undefined ? "" : needText(args[1]))),
  dirname: ofPath(
    "dirname",
    1,
    1,
    (path) => /^(.*?)\/+[^/]*\/*$/.exec(path)?.[1] || (path.startsWith("/") ? "/" : "."),
  ),
  expand_path: ofPath("expand_path", 1, 2, (path, args, _meter, file) =>
    expanded(path, args[1] ? needText(args[1]) : "", file),
  ),
  extname: ofPath("extname", 1, 1, (path) => /[^/.](\.[^./]*)\/*$/.exec(path)?.[1] ?? ""),
};
