import { needText, refuse, RString, type Methods, type NativeClass, type RClass } from "@cairn/ruby-subset";
import type { RubyProgram } from "./program.js";

/** `File` as far as it reads files of modules; all others are refused. */
export function filesApi({ compilation }: RubyProgram): NativeClass {
  const { modules } = compilation;
  const inside = (path: string, name: string): string => {
    const isBelow =
      modules.modulePath.some((base) => path.startsWith(`${base}/`)) && !/(?:^|\/)\.\.(?:\/|$)/.test(path);
    return isBelow ? path : refuse(`\`File.${name}\` of a file outside of the modules`);
  };
  const isThere: Methods<RClass>[string] = [
    1,
    1,
    (_self, [path], { name }) => {
      const text = needText(path);
      return text !== "" && modules.readPath(inside(text, name)) !== undefined;
    },
  ];
  const read: Methods<RClass>[string] = [
    1,
    4,
    (_self, [path], { name }) => {
      const found = modules.readPath(inside(needText(path), name));
      return new RString(found?.value?.text ?? refuse(`\`File.${name}\` of a file that isn't there`));
    },
  ];
  return {
    name: "File",
    classMethods: { "exist?": isThere, "exists?": isThere, "file?": isThere, "readable?": isThere, read },
    constants: { SEPARATOR: new RString("/"), PATH_SEPARATOR: new RString(":") },
  };
}
