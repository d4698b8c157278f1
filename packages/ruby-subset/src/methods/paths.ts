import { textOf } from "../values/print.js";
import type { Meter } from "../values/meter.js";
import { refuse } from "../values/errors.js";
import type { RClass, RubyValue } from "../values/values.js";
import { needText, str, type Method, type Methods } from "./method.js";

/** A method of `File` that only computes with the text of a path. */
function ofPath(
  name: string,
  least: number,
  most: number,
  make: (path: string, args: readonly RubyValue[], meter: Meter) => string,
) {
  const method: Method<RClass> = [
    least,
    most,
    (self, args, { interpreter }) =>
      self.name === "File"
        ? str(make(textOf(args[0] ?? null, interpreter), args, interpreter))
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

/** What `File` can do without a file. */
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
  extname: ofPath("extname", 1, 1, (path) => /[^/.](\.[^./]*)\/*$/.exec(path)?.[1] ?? ""),
};
