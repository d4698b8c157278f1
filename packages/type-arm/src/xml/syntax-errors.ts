/** The place of a syntax error, seen from where the parser reports it. */
type Place = "here" | "markup" | "reference" | "text" | "end tag";

interface Explanation {
  readonly why: string;
  readonly at: Place;
}

const noDoctypes = { why: "document types aren't read", at: "markup" } as const;
const noReference = { why: "", at: "reference" } as const;
const nameMissing = { why: "a name is missing here", at: "here" } as const;
const endMissing = { why: "`>` is missing here", at: "here" } as const;
const notAllowed = { why: "this character isn't allowed here", at: "here" } as const;

/** Our explanations of what saxes reports. */
const explanations: Readonly<Record<string, Explanation>> = {
  "incorrect syntax.": noDoctypes,
  "inappropriately located doctype declaration.": noDoctypes,
  "undefined entity.": noReference,
  "empty entity name.": noReference,
  "disallowed character in entity name.": noReference,
  "malformed character entity.": noReference,
  "text data outside of root node.": { why: "text is outside of all elements", at: "text" },
  "documents may contain only one root.": { why: "a second outermost element", at: "markup" },
  "malformed comment.": { why: "a comment can't contain `--`", at: "here" },
  'the string "]]>" is disallowed in char data.': { why: "a `]]>` in text is `]]&gt;`", at: "here" },
  "disallowed character in tag name": nameMissing,
  "weird empty close tag.": nameMissing,
  "disallowed character in tag name.": endMissing,
  "forward-slash in opening tag not followed by >.": endMissing,
  "disallowed character in closing tag.": endMissing,
  "disallowed character in attribute name.": notAllowed,
  "attribute without value.": { why: "`=` is missing here", at: "here" },
  "unquoted attribute value.": { why: "the value of an attribute needs quotes", at: "here" },
  "no whitespace between attributes.": { why: "a blank is missing here", at: "here" },
};

/** Explains a message of the parser, which has read the text up to `end`. */
export function explain(message: string, text: string, end: number): Explanation {
  const why = message.replace(/\.$/, "");
  if (message === "disallowed character." && text[end - 1] === "<")
    return { why: "a `<` in a value is `&lt;`", at: "here" };
  if (message === "disallowed character.") return { why: "XML doesn't allow this character", at: "here" };
  if (message.startsWith("unmatched closing tag"))
    return { why: `\`</${why.replace(/^.*?: /, "")}>\` closes nothing`, at: "end tag" };
  return explanations[message] ?? { why, at: "here" };
}

/** The first `&` after `from` that begins no reference to a character, or -1. */
export function invalidReference(text: string, from: number): number {
  const pattern = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]+|#x[0-9a-fA-F]+);)/g;
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

/** Explains markup at `start` that never ends. */
export function explainIncomplete(text: string, start: number): string {
  if (text.startsWith("<!--", start)) return "this comment never ends";
  if (text.startsWith("<![CDATA[", start)) return "this section of text never ends";
  if (text.startsWith("<!", start)) return noDoctypes.why;
  return text.startsWith("<?", start) ? "this instruction never ends" : "this tag never ends";
}
