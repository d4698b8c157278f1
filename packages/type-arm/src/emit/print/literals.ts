/** A float in a notation that isn't an integer's. */
export function floatText(value: number): string {
  const text = String(value).replace("e+", "e");
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** A string in single quotes, or in double ones if that saves a backslash, or if it has a NUL, which no source may have. */
export function quoted(value: string): string {
  if (value.includes("\0")) return `"${stringPart(value)}"`;
  if (value.includes("'") && !/[\\"$]/.test(value)) return `"${value}"`;
  return `'${value.replace(/[\\']/g, "\\$&")}'`;
}

/** A part of a string with interpolations. */
export function stringPart(value: string): string {
  return value.replace(/[\\"$]/g, "\\$&").replaceAll("\0", "\\u0000");
}

export function regexText(pattern: string): string {
  return `/${pattern.replaceAll("/", "\\/").replaceAll("\0", "\\x00")}/`;
}

const keywords =
  /^(?:and|application|attr|case|class|component|consumes|default|define|else|elsif|environment|false|function|if|import|in|inherits|node|or|plan|private|produces|site|true|type|undef|unless)$/;

/** An interpolated variable, with its `$` only if its name would mean something else. */
export function interpolated(name: string): string {
  return /^[a-z_]\w*$/.test(name) && !keywords.test(name) ? `\${${name}}` : `\${$${name}}`;
}
