/**
 * From a specification's text to its tree. The generated parser accepts or rejects; only for what it rejects is the
 * second stage run, which recovers, explains and goes on (`syntax-errors`). `build-ast` turns the parser's tree into
 * ours.
 */
import { createParser } from "@cairn/syntax";
import { SmartFrogTreeBuilder } from "./build-ast/tree-builder.js";
import { catalogue } from "../diagnostics/index.js";
import { extensionHook, type Extensions } from "./extensions.js";
import { lexerTable } from "../generated/lexer-table.js";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";
import { cutToken } from "./syntax-errors/cut.js";
import { foreign } from "./syntax-errors/foreign-forms.js";
import { explain } from "./syntax-errors/explain.js";
import { repair } from "./syntax-errors/repair.js";
import { wording } from "./syntax-errors/wording.js";

/**
 * How deep components and vectors may nest. The stack suffices for some 3,200 levels in parser and tree builder;
 * callers need their share.
 */
export const nestingLimit = 2000;

const plain = parserFor({});

/** The tree of a source, or its syntax errors, never both. */
export const parse = plain.parse;

/** All tokens of a source, including comments. */
export const tokenize = plain.tokenize;

const parsers = new Map<string, ReturnType<typeof parserFor>>([["", plain]]);

/** The parse phase with the given extensions. */
export function parserWith(extensions: Extensions): ReturnType<typeof parserFor> {
  const key = [extensions.orderConstraints ? "order" : "", extensions.merge ? "merge" : ""].join("");
  let parser = parsers.get(key);
  if (!parser) parsers.set(key, (parser = parserFor(extensions)));
  return parser;
}

function parserFor(extensions: Extensions) {
  const hook = (text: string) => extensionHook(text, extensions);
  return createParser({
    ...(extensions.orderConstraints || extensions.merge ? { hook } : {}),
    lexer: lexerTable,
    parser: T,
    start: (parser) => parser.file(),
    builder: (tokens, source) => new SmartFrogTreeBuilder(tokens, source),
    nesting: {
      pairs: [
        [T.OPEN_BRACE, T.CLOSE_BRACE],
        [T.OPEN_BRACKET, T.CLOSE_BRACKET],
      ],
      limit: nestingLimit,
      rulesPerLevel: 2,
    },
    diagnostics: {
      syntax: catalogue.create.syntax,
      tooDeep: catalogue.create["too-deep"],
      tooLarge: catalogue.create["too-large"],
    },
    wording,
    cut: cutToken,
    repair,
    explain,
    foreign,
    onlySoundFixes: true,
  });
}
