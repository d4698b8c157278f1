import type { Tokens, TreeBuilder } from "@cairn/syntax";
import type { Body, Node, Output, Parameter, RescueOption, Template, WhenOption } from "@cairn/ruby-subset";
import { ErbParser as P } from "../generated/ErbParser.js";
import type * as C from "../generated/ErbParser.js";
import type { ErbTokenHook } from "../syntax/token-hook.js";
import { trimmedText } from "../syntax/trimmed-text.js";
import "./contexts.js";
import { constructOf } from "./constructs.js";
import { leaf } from "./leaves.js";
import type { Problem } from "./problem.js";
import { Row } from "./row.js";
import { suffixPart } from "./suffixes.js";

/** A template's tree, and what is wrong with it although it fits the grammar. */
export interface BuiltTemplate {
  readonly template: Template;
  readonly problems: readonly Problem[];
}

/** A function for each rule of ErbParser.g4, called when the rule is left. None calls itself, however deep a template is. */
export class ErbTreeBuilder implements TreeBuilder<C.TemplateContext, BuiltTemplate> {
  readonly tokens: Tokens;
  readonly problems: Problem[] = [];
  private readonly row: Row;

  constructor(tokens: Tokens) {
    this.tokens = tokens;
    this.row = new Row(tokens, this.problems);
  }

  readonly collapse = {
    [P.RULE_body]: (context: C.BodyContext): void => {
      context.node = this.body(context);
      forget(context, "_items", "_outputs", "_expression", "_output");
    },
    [P.RULE_output]: (context: C.OutputContext): void => {
      context.node = this.output(context);
      forget(context, "_content");
    },
    [P.RULE_expression]: (context: C.ExpressionContext): void => {
      context.node = this.expression(context);
      forget(context, "_constructs", "_suffixes", "_construct", "_suffix");
    },
    [P.RULE_construct]: (context: C.ConstructContext): void => {
      context.node = constructOf(context, this.tokens, this.problems);
      forget(context, "_list", "_bodies", "_body", "_tests", "_expression", "_options", "_whenOption", "_variables");
      forget(context, "_rescues", "_rescueOption");
    },
    [P.RULE_suffix]: (context: C.SuffixContext): void => {
      context.node = suffixPart(context, this.tokens);
      forget(context, "_list", "_variables", "_content");
    },
    [P.RULE_whenOption]: (context: C.WhenOptionContext): void => {
      context.node = this.whenOption(context);
      forget(context, "_list", "_content");
    },
    [P.RULE_rescueOption]: (context: C.RescueOptionContext): void => {
      context.node = this.rescueOption(context);
      forget(context, "_classes", "_content");
    },
    [P.RULE_argument]: (context: C.ArgumentContext): void => {
      context.node = this.argument(context);
      forget(context, "_key", "_value");
    },
    [P.RULE_arguments]: (context: C.ArgumentsContext): void => {
      context.nodes = context._items.map(({ node }) => node);
      forget(context, "_items", "_argument");
    },
    [P.RULE_parameter]: (context: C.ParameterContext): void => {
      context.node = this.parameter(context);
      forget(context, "_initial", "_parts");
    },
    [P.RULE_parameters]: (context: C.ParametersContext): void => {
      context.nodes = context._items.map(({ node }) => node);
      forget(context, "_items", "_parameter");
    },
  };

  build(root: C.TemplateContext): BuiltTemplate {
    const locals = (this.tokens.hook as ErbTokenHook).locals;
    return { template: { body: root._content!.node, locals }, problems: this.problems };
  }

  private expression(context: C.ExpressionContext): Node {
    if (context.first === context.last && context._constructs.length === 0) return leaf(this.tokens, context.first);
    return this.row.run(context);
  }

  private body(context: C.BodyContext): Body {
    const { _items: expressions, _outputs: outputs, first, last } = context;
    const { tokens } = this;
    const items: Node[] = [];
    let [expression, output] = [0, 0];
    for (let token = first; token <= last;) {
      if (expressions[expression]?.first === token) {
        const each = expressions[expression++]!;
        items.push(each.node);
        token = each.last + 1;
      } else if (outputs[output]?.first === token) {
        const each = outputs[output++]!;
        items.push(each.node);
        token = each.last + 1;
      } else {
        if (tokens.types[token] === P.TEXT && !this.isSwallowed(token)) items.push(this.text(token));
        token++;
      }
    }
    const start = tokens.start(first);
    return { kind: "body", items, start, end: Math.max(start, tokens.end(last)) };
  }

  private text(token: number): Node {
    const [start, end] = [this.tokens.start(token), this.tokens.end(token)];
    return { kind: "text", text: trimmedText(this.tokens.text, start, end), start, end };
  }

  /** A comment that goes on to the end of its tag goes on in Ruby's eyes, too, over the text that follows on the same line. */
  private isSwallowed(token: number): boolean {
    const { text } = this.tokens;
    const start = this.tokens.start(token);
    if (
      !text.startsWith("%>", start - 2) ||
      (text.startsWith("-%>", start - 3) && /^\r?\n/.test(text.slice(start, start + 2)))
    )
      return false;
    const opening = text.lastIndexOf("<%", start - 3);
    const code = text.slice(opening + 2, start - 2);
    const comment = code.lastIndexOf("#");
    if (comment < 0 || code.startsWith("#") || code.indexOf("\n", comment) >= 0) return false;
    // Between the text and what stood before it there is only the end of the tag.
    const before = token - 2;
    if (before >= 0 && this.tokens.end(before) > opening + 2 + comment) return false;
    if (token + 1 < this.tokens.count && !this.tokens.textOf(token).includes("\n")) {
      const place = { start: opening + 2 + comment, end: start - 2 };
      this.problems.push({
        message: "for Ruby this comment goes on over the next tag: end its line before `%>`",
        ...place,
      });
    }
    return true;
  }

  private output(context: C.OutputContext): Output {
    const body = context._content!.node;
    return { kind: "output", body, start: this.tokens.start(context.first), end: this.tokens.end(context.last) };
  }

  private whenOption(context: C.WhenOptionContext): WhenOption {
    const [start, end] = [this.tokens.start(context.first), this.tokens.end(context.last)];
    return { values: context._list!.nodes, body: context._content!.node, start, end };
  }

  /** `rescue A, B => error` reads like arguments of which the last is a pair. */
  private rescueOption(context: C.RescueOptionContext): RescueOption {
    const [start, end] = [this.tokens.start(context.first), this.tokens.end(context.last)];
    const body = context._content!.node;
    if (context._name !== undefined && context._name !== null) {
      return { classes: [], name: this.tokens.textOf(context._name), body, start, end };
    }
    const classes = [...(context._classes?.nodes ?? [])];
    const last = classes.at(-1);
    if (last?.kind !== "pair" || last.value.kind !== "name") return { classes, body, start, end };
    return { classes: [...classes.slice(0, -1), last.key], name: last.value.name, body, start, end };
  }

  private argument(context: C.ArgumentContext): Node {
    const { tokens } = this;
    const [start, end] = [tokens.start(context.first), tokens.end(context.last)];
    if (tokens.type(context.first) === P.LABEL) {
      const key: Node = {
        kind: "symbol",
        name: tokens.textOf(context.first).slice(0, -1),
        start,
        end: tokens.end(context.first),
      };
      return { kind: "pair", key, value: context._value!.node, start, end };
    }
    const key = context._key!.node;
    return context._value ? { kind: "pair", key, value: context._value.node, start, end } : key;
  }

  private parameter(context: C.ParameterContext): Parameter {
    const { tokens } = this;
    if (context._parts) return { name: "", style: "plain", parts: context._parts.nodes };
    const sign = tokens.textOf(context.first);
    const style = ({ "*": "rest", "**": "options", "&": "block" } as const)[sign];
    if (style === undefined) {
      return { name: sign, style: "plain", ...(context._initial && { initial: context._initial.node }) };
    }
    return { name: context.last > context.first ? tokens.textOf(context.last) : "", style };
  }
}

/** Lets go of labels, so that no contexts stay alive. */
function forget(context: object, ...labels: readonly `_${string}`[]): void {
  for (const label of labels) (context as Record<string, unknown>)[label] = undefined;
}
