import { defineFunction, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { required } from "@cairn/puppet-core/functions/ruby";
import { anyString } from "@cairn/puppet-core/types";
import type { Value } from "@cairn/puppet-core/values";
import { oldFunction, failEvaluation } from "../old-function.js";

/** Looked for once in a row of slashes, not at each of them. */
const slashesAtEnd = /(?<!\/)\/+$/;

/** The last part of a path, as Ruby's `File.basename`: without the given extension (`.*` is any). */
export function baseName(path: string, ending = ""): string {
  if (/^\/+$/.test(path)) return "/";
  const name = path.replace(slashesAtEnd, "").replace(/^.*\//s, "");
  if (ending === ".*") {
    const extension = extensionName(name);
    return extension === "" ? name : name.slice(0, -extension.length);
  }
  return ending !== "" && name.endsWith(ending) && name !== ending ? name.slice(0, -ending.length) : name;
}

/** The path without its last part, as Ruby's `File.dirname`. */
export function folderName(path: string): string {
  const plain = path.replace(/^\/+/, "/");
  if (/^\/*$/.test(plain)) return plain === "" ? "." : "/";
  const stripped = plain.replace(slashesAtEnd, "");
  const slash = stripped.lastIndexOf("/");
  if (slash < 0) return ".";
  return stripped.slice(0, slash).replace(slashesAtEnd, "") || "/";
}

/** The extension of a file's name with its dot, as Ruby's `File.extname`. */
export function extensionName(path: string): string {
  const name = baseName(path);
  return /[^.](\.[^.]*)$/s.exec(name)?.[1]?.replace(/(?<! ) +$/, "") ?? "";
}

const basename = oldFunction("basename", -1, (_, ...values) => {
  const [path, ending] = values;
  if (path === undefined) failEvaluation("basename(): No arguments given");
  if (values.length > 2) failEvaluation(`basename(): Too many arguments given (${values.length})`);
  if (typeof path !== "string") failEvaluation("basename(): Requires string as first argument");
  if (ending !== undefined && typeof ending !== "string")
    failEvaluation("basename(): Requires string as second argument");
  return baseName(path, ending);
});

const dirname = oldFunction("dirname", -1, (_, ...values) => {
  const [path] = values;
  if (path === undefined) failEvaluation("dirname(): No arguments given");
  if (values.length > 1) failEvaluation(`dirname(): Too many arguments given (${values.length})`);
  if (typeof path !== "string") failEvaluation("dirname(): Requires string as argument");
  if (path === "") failEvaluation("dirname(): Requires a non-empty string as argument");
  return folderName(path);
});

const extname = defineFunction("stdlib::extname", {
  parameters: [required("filename", anyString)],
  run: (_, path): Value => extensionName(path as string),
});

/** Functions of paths: they access no files. */
export const paths: readonly PuppetFunction[] = [basename, dirname, extname];
