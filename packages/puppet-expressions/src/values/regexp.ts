const posix: Readonly<Record<string, string>> = {
  alpha: "\\p{L}\\p{M}",
  digit: "\\p{Nd}",
  alnum: "\\p{L}\\p{M}\\p{Nd}",
  upper: "\\p{Lu}",
  lower: "\\p{Ll}",
  space: "\\s",
  blank: " \\t",
  punct: "\\p{P}$+<=>^`|~",
  xdigit: "0-9A-Fa-f",
  word: "\\p{L}\\p{M}\\p{Nd}_",
  cntrl: "\\x00-\\x1f\\x7f",
};

const anchors: Readonly<Record<string, string>> = {
  "^": "(?:(?<![^])|(?<=\\n)(?=[^]))",
  $: "(?![^\\n])",
  "\\A": "(?<![^])",
  "\\z": "(?![^])",
  "\\Z": "(?=\\n?(?![^]))",
  "\\h": "[0-9a-fA-F]",
  "\\H": "[^0-9a-fA-F]",
};

const piece = /\\[\s\S]|\[:\^?[a-z]+:\]|\[\^?\]?|\]|\(\?[imx]+\)|\(\?-?[imx]+(?:-[imx]+)?:|[\s\S]/g;
const cache = new Map<string, RegExp>();

/** A regular expression of JavaScript that finds what Ruby's would; one that finds nothing where there is none. */
export function toPattern(source: string): RegExp {
  const known = cache.get(source);
  if (known) return known;
  const pattern = compile(source);
  if (cache.size > 1000) cache.clear();
  cache.set(source, pattern);
  return pattern;
}

function compile(source: string): RegExp {
  const { text, flags } = translate(inlineCalls(source));
  for (const mode of [`${flags}u`, flags]) {
    try {
      return new RegExp(text, mode);
    } catch {
      // JavaScript doesn't know this notation; Puppet itself would have refused what Ruby doesn't know.
    }
  }
  return /(?!)/;
}

/** `\\g<name>` is the subexpression of that name again; only those without groups in them are known here. */
function inlineCalls(source: string): string {
  return source.replace(/\\g<(\w+)>/g, (call, name: string) => {
    const group = new RegExp(`\\(\\?<${name}>([^()]*)\\)`).exec(source);
    return group ? `(?:${group[1]!})` : call;
  });
}

/** Lines begin and end at `^` and `$` in Ruby; the other differences are in the words of the notation. */
function translate(source: string): { text: string; flags: string } {
  let flags = "m";
  let inside = false;
  const hasNames = /\(\?<\w/.test(source);
  const text = source.replace(piece, (part, offset: number) => {
    if (inside) {
      const name = /^\[:([a-z]+):\]$/.exec(part)?.[1];
      if (name && posix[name]) return posix[name];
      if (part === "]") inside = false;
      return part === "\\h" ? "0-9a-fA-F" : part;
    }
    if (part.startsWith("[") && part.length <= 3 && !part.startsWith("[:")) {
      inside = true;
      return part.endsWith("]") ? `${part.slice(0, -1)}\\]` : part;
    }
    // Next to groups with names, those without don't count.
    if (part === "(" && hasNames && source.charAt(offset + 1) !== "?") return "(?:";
    if (part === "." && !flags.includes("s")) return "[^\\n]";
    const options = /^\(\?([imx]+)\)$/.exec(part)?.[1];
    if (options) {
      flags += `${options.includes("i") ? "i" : ""}${options.includes("m") ? "s" : ""}`;
      return "";
    }
    return part.startsWith("(?") && part.endsWith(":") && /[imx]/.test(part) ? "(?:" : (anchors[part] ?? part);
  });
  return { text, flags };
}
