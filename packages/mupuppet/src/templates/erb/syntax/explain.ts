import { createSpan } from "@cairn/diagnostics";
import { quote, type Explain } from "@cairn/syntax";
import { catalogue } from "../../../diagnostics/index.js";
import { ErbParser as T } from "../generated/ErbParser.js";

/** Names a word of Ruby that templates can't use here, and what is left open. */
export const explain: Explain = ({ token, words }, tokens, source) => {
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const text = tokens.textOf(token);
  if (tokens.type(token) === T.REFUSED) {
    return catalogue.create["template-refused"](span, { message: `${quote(text)} isn't interpreted in templates` });
  }
  if (tokens.type(token) === T.LEFT_SHIFT) {
    return catalogue.create["template-refused"](span, {
      message: "a here-document (`<<`) isn't interpreted in templates",
    });
  }
  const { expected, after, found } = words;
  return catalogue.create.syntax(span, { expected: expected.length > 80 ? "an expression" : expected, after, found });
};
