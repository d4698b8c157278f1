/** Reads the rules of an ANTLR grammar without code into plain trees, for those who draw them. */

const words = /\/\*[^]*?\*\/|\/\/.*|'(?:\\.|[^'\\])*'|\w+\+?=(?=\s*[\w('])|\w+|\+=|[():;|?*+=]/g;

/**
 * By name: `{ kind: "choice" | "sequence", items }`, `{ kind: "optional" | "many" | "some", item }`, `{ kind: "token" | "rule", name }`.
 * Labels are left out.
 */
export function readRules(text) {
  const body = text.slice(/^(?:parser )?grammar[^;]*;/m.exec(text)?.[0].length + text.search(/^(?:parser )?grammar/m));
  const bare = body.replace(/^import [^;]*;/m, "").replace(/options\s*\{[^}]*\}/, "");
  const reader = { words: [...bare.matchAll(words)].map(([word]) => word).filter((word) => !isSkipped(word)), at: 0 };
  const rules = new Map();
  while (reader.at < reader.words.length) {
    const name = next(reader);
    expectWord(reader, ":");
    rules.set(name, readChoice(reader));
    expectWord(reader, ";");
  }
  return rules;
}

function isSkipped(word) {
  return /^\/[/*]/.test(word) || /^\w+\+?=$/.test(word);
}

function next(reader) {
  return reader.words[reader.at++];
}

function expectWord(reader, wanted) {
  const found = next(reader);
  if (found !== wanted) throw new Error(`expected ${wanted} in the grammar, but found ${found}`);
}

function readChoice(reader) {
  const items = [readSequence(reader)];
  while (reader.words[reader.at] === "|") {
    reader.at++;
    items.push(readSequence(reader));
  }
  return items.length === 1 ? items[0] : { kind: "choice", items };
}

function readSequence(reader) {
  const items = [];
  while (!["|", ")", ";"].includes(reader.words[reader.at])) items.push(readElement(reader));
  return items.length === 1 ? items[0] : { kind: "sequence", items };
}

const repeats = new Map([
  ["?", "optional"],
  ["*", "many"],
  ["+", "some"],
]);

function readElement(reader) {
  const item = readAtom(reader);
  const kind = repeats.get(reader.words[reader.at]);
  if (kind === undefined) return item;
  reader.at++;
  return { kind, item };
}

function readAtom(reader) {
  const word = next(reader);
  if (word !== "(") return { kind: /^[a-z]/.test(word) ? "rule" : "token", name: word };
  const inside = readChoice(reader);
  expectWord(reader, ")");
  return inside;
}
