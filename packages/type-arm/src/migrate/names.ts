import { createSource, isFileName } from "@cairn/diagnostics";
import type { Member } from "../ast/ast.js";
import { parse } from "../parse/parse.js";
import type { RubyPlace, TypeDescription } from "./description.js";

/** A type that can't be written, the location of its name, and the reason. */
export interface Misnamed {
  readonly name: string;
  readonly place: RubyPlace;
  readonly why: string;
}

/** The types whose Ruby names aren't valid both as code and as file names, and those that would share a file. */
export function misnamedTypes(types: readonly TypeDescription[]): readonly Misnamed[] {
  const known = new Map<string, string>();
  return types.flatMap(({ name, place }) => {
    const file = outputName(name);
    // Some file systems are case-insensitive.
    const key = file.toLowerCase();
    const other = known.get(key);
    if (other === undefined) known.set(key, name);
    const why = !isTypeName(name)
      ? "it is no name of a type"
      : !isFileName(file)
        ? `\`${file}\` can't be the name of a file on every system`
        : other === undefined
          ? undefined
          : `\`${other}\` is written to \`${file}\` too`;
    return why === undefined ? [] : [{ name, place, why }];
  });
}

/** The name of the file that a type is written to. */
export function outputName(name: string): string {
  return `${name.replaceAll("::", "__")}.pp`;
}

function isTypeName(name: string): boolean {
  return (
    /^(?:[a-z_]\w*(?:::[a-z]\w*)*|[A-Z]\w*(?:::[A-Z]\w*)*)$/.test(name) && membersOf(name, "abstract") !== undefined
  );
}

/** Whether an attribute can have this name. */
export function isFeatureName(name: string): boolean {
  const [member] = (isWord(name) && membersOf("t", `attr ${name}, String`)) || [];
  return member?.kind === "feature" && member.name.value === name;
}

/** Whether a value of an enumeration can have this name. */
export function isEnumName(name: string): boolean {
  const [member] = (isWord(name) && membersOf("t", `attr a, enum[${name}]`)) || [];
  const type = member?.kind === "feature" ? member.type : undefined;
  return (
    type?.kind === "enum-type" && type.names.length === 1 && type.names[0]!.isWord && type.names[0]!.value === name
  );
}

/** Excludes what isn't a plain word; whether it is a keyword, only the grammar knows. */
function isWord(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name);
}

/** The only member of the only type in a program with these names, if that is what it contains. */
function membersOf(name: string, member: string): readonly Member[] | undefined {
  const { value } = parse(createSource("", `type ${name} {\n${member}\n}\n`));
  const [definition, ...rest] = value?.statements ?? [];
  if (definition?.kind !== "type-definition" || rest.length > 0) return undefined;
  return definition.name.value === name && definition.members.length === 1 ? definition.members : undefined;
}
