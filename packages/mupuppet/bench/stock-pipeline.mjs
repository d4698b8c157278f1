/**
 * ANTLR as its manual shows it, for the same grammar: `CharStream.fromString`, `CommonTokenStream`, LL, a tree, a listener that walks it.
 * The classes are the generated ones with ANTLR's own bases; the hook decides about tokens here too, or nothing would parse.
 * The listener hands each rule to the compiler's own builder, so that both pipelines end with the same nodes.
 */
import { join } from "node:path";
import { CharStream, CommonTokenStream, ParseTreeWalker } from "antlr4ng";
import { PuppetTokenHook } from "@cairn/puppet-core";
import { Tokens } from "@cairn/syntax";
import { loadStockClasses } from "../../../tools/shared/stock-antlr.mjs";
import { MuPuppetTreeBuilder } from "../dist/parse/build-ast/tree-builder.js";
import { MuPuppetParser as Rules } from "../dist/generated/MuPuppetParser.js";

const packages = join(import.meta.dirname, "../..");

/** By rule: which of its labels mark tokens. */
const tokenLabels = {
  [Rules.RULE_definition]: ["_name", "_parent"],
  [Rules.RULE_suffix]: ["_close", "_open", "_method"],
  [Rules.RULE_parameter]: ["_name"],
};

/** A function from source to program. */
export async function createStockPipeline() {
  const { MuPuppetParser, PuppetLexer } = await loadStockClasses(
    join(packages, "puppet-core/test/generated/PuppetLexer.ts"),
    join(packages, "mupuppet/src/generated/MuPuppetParser.ts"),
  );
  const Lexer = hooked(PuppetLexer);
  return (source) => {
    const stream = new CommonTokenStream(new Lexer(source.text));
    const manifest = new MuPuppetParser(stream).manifest();
    const listener = new NodeListener(stream.getTokens(), source);
    ParseTreeWalker.DEFAULT.walk(listener, manifest);
    return listener.builder.build(manifest).program;
  };
}

function hooked(Base) {
  return class extends Base {
    constructor(text) {
      super(CharStream.fromString(text));
      this.hook = new PuppetTokenHook(text);
      this.previous = -1;
    }

    nextToken() {
      const token = super.nextToken();
      if (token.channel !== 0) return token;
      if (this.hook.wanted[token.type] === 1) this.fix(token);
      this.previous = token.type;
      return token;
    }

    fix(token) {
      const end = token.stop + 1;
      this.hook.end = end;
      token.type = this.hook.see(token.type, token.start, end, this.previous);
      if (this.hook.end === end) return;
      token.stop = this.hook.end - 1;
      this.inputStream.seek(this.hook.end);
    }
  };
}

/** Makes each rule's node when its context is left. The builder counts tokens, comments left out; ANTLR has objects instead. */
class NodeListener {
  constructor(tokens, source) {
    this.places = new Int32Array(tokens.length);
    this.builder = new MuPuppetTreeBuilder(this.columnsOf(tokens, source.text), source);
  }

  columnsOf(tokens, text) {
    const { length } = tokens;
    const [types, starts, ends] = [new Int16Array(length), new Int32Array(length), new Int32Array(length)];
    let count = 0;
    for (const token of tokens) {
      if (token.channel !== 0) continue;
      types[count] = token.type;
      starts[count] = token.start;
      ends[count] = token.stop + 1;
      this.places[token.tokenIndex] = count++;
    }
    return new Tokens(text, { count: count - 1, types, starts, ends, hook: undefined });
  }

  visitTerminal() {}
  visitErrorNode() {}
  enterEveryRule() {}

  exitEveryRule(context) {
    const make = this.builder.collapse[context.ruleIndex];
    context.first = this.places[context.start.tokenIndex];
    context.last = context.stop === null ? -1 : this.places[context.stop.tokenIndex];
    if (make === undefined) return;
    for (const label of tokenLabels[context.ruleIndex] ?? []) {
      const token = context[label];
      if (token) context[label] = this.places[token.tokenIndex];
    }
    make(context, this.builder);
  }
}
