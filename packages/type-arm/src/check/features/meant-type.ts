/** The equivalent of types of other languages and of Puppet's data types. */
export function meantType(name: string, written: string): string | undefined {
  const inner = /^[^[]*\[\s*([A-Za-z]\w*)/.exec(written)?.[1];
  const one = inner !== undefined && /^(?:String|Integer|Float|Boolean)$/.test(inner) ? inner : "String";
  switch (name.toLowerCase()) {
    case "int":
    case "long":
    case "number":
      return "write `Integer`";
    case "double":
    case "numeric":
    case "real":
      return "write `Float`";
    case "str":
    case "text":
      return "write `String`";
    case "bool":
      return "write `Boolean`";
    case "array":
    case "list":
    case "set":
      return `write \`${one} { max => unbound }\`: an attribute with several values`;
    case "optional":
      return `write \`${one}\`: an attribute is optional unless it has \`min => 1\``;
    case "pattern":
      return "write `String { check => $it =~ /…/ }`";
    case "hash":
    case "struct":
    case "object":
      return "define a type for it, and write `has` instead of `attr`";
    default:
      return undefined;
  }
}

/** The check that is equivalent to the bounds of `Integer[1, 10]`. */
export function boundsCheck(name: string, written: string): string | undefined {
  const [, least, most] = /^[^[]*\[\s*([-\d.]+|default)\s*(?:,\s*([-\d.]+|default)\s*)?\]/.exec(written) ?? [];
  if (least === undefined) return undefined;
  const subject = name === "String" ? "$it.size" : "$it";
  const all = [least === "default" ? "" : `${subject} >= ${least}`];
  if (most !== undefined && most !== "default") all.push(`${subject} <= ${most}`);
  const condition = all.filter((each) => each !== "").join(" and ");
  return condition === "" ? undefined : `write \`${name} { check => ${condition} }\``;
}
