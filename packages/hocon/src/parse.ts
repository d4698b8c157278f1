import {
  commonDeclarations,
  createSpan,
  defineDiagnostics,
  words,
  type Allowance,
  type Diagnostic,
  type Source,
} from "@cairn/diagnostics";
import { createParser } from "@cairn/syntax";
import { HoconTreeBuilder } from "./build-tree.js";
import { HoconParser as T } from "./generated/HoconParser.js";
import { lexerTable } from "./generated/lexer-table.js";
import type { HoconObject } from "./tree.js";

const catalogue = defineDiagnostics("hocon", {
  ...commonDeclarations,
  syntax: {
    severity: "error",
    message: words`expected ${"expected"}${"after"}, but found ${"found"}`,
    help: words`see how HOCON writes it`,
  },
});

const parser = createParser({
  lexer: lexerTable,
  parser: T,
  start: (generated) => generated.file(),
  builder: (tokens) => new HoconTreeBuilder(tokens),
  nesting: {
    pairs: [
      [T.OPEN_BRACE, T.CLOSE_BRACE],
      [T.OPEN_BRACKET, T.CLOSE_BRACKET],
    ],
    limit: 1000,
    rulesPerLevel: 5,
  },
  diagnostics: {
    syntax: catalogue.create.syntax,
    tooDeep: catalogue.create["too-deep"],
    tooLarge: catalogue.create["too-large"],
  },
  wording: {
    tokens: {
      [T.NEWLINE]: "the end of the line",
      [T.QUOTED]: "a string",
      [T.TRIPLE]: "a string in triple quotes",
      [T.UNQUOTED]: "a word",
      [T.SUBSTITUTION]: "a substitution",
    },
    groups: [],
    boundaries: [T.NEWLINE, T.COMMA],
  },
});

/** The tree of a HOCON source, or its first error. */
export function parseHocon(source: Source, allowance?: Allowance): HoconObject | Pick<Diagnostic, "message" | "span"> {
  const { value, diagnostics } = parser.parse(source, { allowance, maxErrors: 1 });
  if (!value) return diagnostics[0]!;
  const { problem, root } = value;
  if (!problem) return root;
  return { message: problem.message, span: createSpan(source, problem.start, problem.end) };
}
