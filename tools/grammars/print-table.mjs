/** A `LexerTable` as the text of a TypeScript module. */
export function printTable(table) {
  const rows = table.states.map((row, index) => `    /* ${index + 1} */ [${row.join(", ")}],\n`).join("");
  const accepts = table.accepts.map((acceptance) => `    ${JSON.stringify(acceptance)},\n`).join("");
  return [
    '\nimport type { LexerTable } from "@cairn/syntax";\n',
    "\n/** The automaton of the lexer. */",
    "\nexport const lexerTable: LexerTable = {",
    `\n  ranges: [${wrap(table.ranges)}],`,
    `\n  classes: [${wrap(table.classes)}],`,
    `\n  states: [\n${rows}  ],`,
    `\n  accepts: [\n${accepts}  ],`,
    `\n  modes: [${table.modes.join(", ")}],\n};\n`,
  ].join("");
}

function wrap(numbers) {
  const lines = [];
  for (let from = 0; from < numbers.length; from += 24) lines.push(numbers.slice(from, from + 24).join(", "));
  return lines.length === 1 ? lines[0] : `\n    ${lines.join(",\n    ")},\n  `;
}

/** The numbers of a lexer's tokens as the text of a TypeScript module, for builders that serve several parsers. */
export function printTokenTypes(LexerClass) {
  const names = LexerClass.symbolicNames.flatMap((name, type) => (name ? [`  ${name}: ${type},\n`] : []));
  return `\n/** The types of the tokens. */\nexport const TokenType = {\n${names.join("")}} as const;\n`;
}
