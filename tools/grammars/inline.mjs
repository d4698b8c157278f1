/**
 * Expands the rules of a grammar that are marked by `// @inline`: each reference to one becomes its body, before ANTLR sees the grammar.
 * So a construct is written once, under its name, and takes no call (and no level of the stack) in the parser. What is on disk stays
 * plain ANTLR, and ANTLR would make a parser of the same language from it.
 */
const comment = /\/\*[^]*?\*\/|\/\/.*/g;
const marked = /\/\/ @inline[^\n]*\n(?:\s*(?:\/\/[^\n]*|\/\*[^]*?\*\/)\n)*\s*(\w+)\s*:/g;
const token = String.raw`[A-Z]\w*`;
const tokenSet = new RegExp(String.raw`^${token}(?:\s*\|\s*${token})*$`);

/** The expanded grammar; `imported` are the strings of the grammars that it imports. */
export function expandInline(text, imported = []) {
  const bodies = new Map([text, ...imported].flatMap(inlineRules));
  if (bodies.size === 0) return text;
  const names = [...bodies.keys()];
  for (let round = 0; ; round++) {
    if (round > names.length) throw new Error(`inline rules that use each other: ${names.join(", ")}`);
    const before = JSON.stringify([...bodies]);
    for (const name of names) bodies.set(name, expand(bodies.get(name), bodies));
    if (JSON.stringify([...bodies]) === before) break;
  }
  return mergeTokenSets(expand(withoutInlineRules(text.replace(comment, blank), inlineRules(text)), bodies));
}

/** Name and body of each marked rule. */
function inlineRules(text) {
  const bare = text.replace(comment, blank);
  return [...text.matchAll(marked)].map((match) => {
    const start = match.index + match[0].length;
    return [match[1], bare.slice(start, bare.indexOf(";", start)).trim()];
  });
}

/** Comments become blanks, so that all places stay. */
function blank(text) {
  return text.replace(/[^\n]/g, " ");
}

function withoutInlineRules(bare, rules) {
  return rules.reduce((rest, [name]) => rest.replace(new RegExp(String.raw`^${name}\s*:[^;]*;`, "m"), ""), bare);
}

/** A body goes in as it is where that means the same; else in brackets. Tokens stay together: ANTLR then decides between them at once. */
function expand(text, bodies) {
  return text.replace(/(\w+\+?=)?\b([a-z]\w*)\b(?!\s*(?:\+?=|:))([?*+]?)/g, (whole, label, name, suffix, at) => {
    const body = bodies.get(name);
    if (body === undefined) return whole;
    if (label && !tokenSet.test(body)) throw new Error(`${label}${name}: a label can't mark the inline rule ${name}`);
    const isAlternative = /[:|(]\s*$/.test(text.slice(0, at)) && /^\s*[|);]/.test(`${text.slice(at + whole.length)};`);
    const isPlain = hasAlternatives(body) ? isAlternative && !tokenSet.test(body) : true;
    return !label && !suffix && isPlain ? body : `${label ?? ""}( ${body} )${suffix}`;
  });
}

function hasAlternatives(body) {
  let depth = 0;
  for (const character of body) {
    if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (character === "|" && depth === 0) return true;
  }
  return false;
}

/** `( A | ( B | C ) )` is one set of tokens. */
function mergeTokenSets(text) {
  const part = String.raw`(?:${token}|\(\s*${token}(?:\s*\|\s*${token})*\s*\))`;
  const nested = new RegExp(String.raw`\(\s*${part}(?:\s*\|\s*${part})+\s*\)`, "g");
  return text.replace(nested, (whole) => `( ${whole.slice(1, -1).replace(/[()]/g, "").trim()} )`);
}
