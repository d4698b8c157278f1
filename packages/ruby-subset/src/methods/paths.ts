import { bytesOfText } from "@cairn/diagnostics";
import { resultOf, type Evaluation } from "@cairn/evaluation";
import { raise, throwNotInterpreted } from "../values/errors.js";
import { RString, type RClass, type RubyValue } from "../values/values.js";
import { eachFlat } from "./lists.js";
import { needCount, needText, str, type Method, type MethodCall, type Methods } from "./method.js";

/** A method of `File` that only computes with a path: its first argument. */
function ofPath(least: number, most: number, make: (path: string, args: readonly RubyValue[], file: string) => string) {
  const method: Method<RClass> = [
    least,
    most,
    function* (self, [first, ...rest], call) {
      if (self.name !== "File") throwNotInterpreted(`\`${self.name}.${call.name}\``);
      return str(make(yield* pathOf(first!, call), rest, call.interpreter.source.name));
    },
  ];
  return method;
}

/** The text of an argument that names a file: a string, or an object with a path, such as a Pathname. */
function* pathOf(value: RubyValue, call: MethodCall): Evaluation<string> {
  const hasPath = !(value instanceof RString) && call.interpreter.respondsTo(value, "to_path");
  const path = needText(hasPath ? yield* resultOf(call.interpreter.send(value, "to_path", [])) : value);
  return path.includes("\0") ? raise("ArgumentError", "string contains null byte") : path;
}

/** `File.join`: nested lists are parts, too, and an empty one is an empty part. */
function* join(self: RClass, args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  if (self.name !== "File") return throwNotInterpreted(`\`${self.name}.join\``);
  const parts: RubyValue[] = [];
  const isRecursive = (): never => raise("ArgumentError", "recursive array");
  eachFlat(args, -1, call.interpreter, isRecursive, (each) => parts.push(each), str(""));
  const joined: string[] = [];
  let length = 0;
  for (const part of parts) {
    const text = yield* pathOf(part, call);
    length += text.length + 1;
    call.interpreter.take(bytesOfText(text.length + 1, length));
    addPart(joined, text);
  }
  return str(joined.join(""));
}

/** Between two parts there is one separator, but as many as the first has at its end if the second begins with none. */
function addPart(joined: string[], part: string): void {
  if (joined.length > 0 && part.startsWith("/")) {
    while (joined.length > 0 && withoutEnd(joined.at(-1)!) === "") joined.pop();
    if (joined.length > 0) joined.push(withoutEnd(joined.pop()!));
  } else if (joined.length > 0 && !endsWithSeparator(joined)) joined.push("/");
  joined.push(part);
}

function endsWithSeparator(joined: readonly string[]): boolean {
  return joined.findLast((each) => each !== "")?.endsWith("/") ?? false;
}

/** Without the separators at the end. */
function withoutEnd(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === "/") end--;
  return path.slice(0, end);
}

function baseName(path: string, suffix: string): string {
  const whole = withoutEnd(path);
  if (whole === "") return path === "" ? "" : "/";
  const base = whole.slice(whole.lastIndexOf("/") + 1);
  if (suffix === ".*") return base.slice(0, base.length - extension(base).length);
  return suffix !== "" && base !== suffix && base.endsWith(suffix) ? base.slice(0, -suffix.length) : base;
}

/** The last dot of a name and what follows; nothing if only dots precede it. */
function extension(base: string): string {
  const dot = base.lastIndexOf(".");
  return /[^.]/.test(base.slice(0, Math.max(dot, 0))) ? base.slice(dot) : "";
}

/** The folder that so many last names are in. */
function folderOf(path: string, levels: number): string {
  if (levels < 0) raise("ArgumentError", `negative level: ${levels}`);
  let folder = path;
  for (let left = levels; left > 0 && folder !== ""; left--) {
    const whole = withoutEnd(folder);
    folder = withoutEnd(whole.slice(0, whole.lastIndexOf("/") + 1));
  }
  return path.startsWith("/") ? folder.replace(/^\/*/, "/") : folder || ".";
}

/**
 * A path without `.` and `..`, relative to `base` unless it is absolute. The current folder is unknown: paths relative
 * to it stay relative, if the path of the current file is relative, too.
 */
function expanded(path: string, base: string, file: string): string {
  if (path.startsWith("~") || base.startsWith("~")) return throwNotInterpreted("`File.expand_path` of a home folder");
  const whole = path.startsWith("/") || base === "" ? path : `${base}/${path}`;
  if (!whole.startsWith("/") && file.startsWith("/"))
    return throwNotInterpreted("`File.expand_path` of a path below the current folder");
  const parts: string[] = [];
  for (const part of whole.split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== "" && part !== "." && !(part === ".." && whole.startsWith("/"))) parts.push(part);
  }
  return `${whole.startsWith("/") ? "/" : ""}${parts.join("/")}`;
}

/** The methods of `File` that need no file. */
export const pathMethods: Methods<RClass> = {
  join: [0, -1, join],
  basename: ofPath(1, 2, (path, [suffix]) => baseName(path, suffix === undefined ? "" : needText(suffix))),
  dirname: ofPath(1, 2, (path, [levels]) => folderOf(path, levels === undefined ? 1 : needCount(levels))),
  expand_path: ofPath(1, 2, (path, [base], file) => expanded(path, base ? needText(base) : "", file)),
  extname: ofPath(1, 1, (path) => extension(baseName(path, ""))),
};
