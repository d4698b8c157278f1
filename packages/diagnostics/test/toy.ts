import {
  commonDeclarations,
  createSource,
  createSpan,
  defineDiagnostics,
  words,
  type Diagnostic,
  type RenderOptions,
  type Source,
  type Span,
} from "@cairn/diagnostics";

/** A catalogue to test with. */
export const toy = defineDiagnostics("toy", {
  ...commonDeclarations,
  "link-not-found": {
    severity: "error",
    message: words`link \`${"link"}\` points at nothing`,
    help: words`define \`${"link"}\` before this line`,
    number: 5,
  },
  "defined-twice": {
    severity: "error",
    message: words`\`${"name"}\` is defined twice`,
    help: words`delete one of the two, or give it another name`,
  },
  "links-in-a-circle": { severity: "error", message: words`links go in a circle: ${"chain"}` },
  unused: { severity: "warning", message: words`\`${"name"}\` is never used` },
  "order-differs": { severity: "info", message: words`\`${"name"}\` isn't where it was written` },
});

export const create = toy.create;

export const options: RenderOptions = {
  format: "pretty",
  color: false,
  width: 80,
  language: "toy",
  version: "1.2.3",
};

/** The `occurrence`th occurrence (from 1) of `text` in `source`. */
export function at(source: Source, text: string, occurrence = 1): Span {
  let start = -1;
  for (let count = 0; count < occurrence; count++) start = source.text.indexOf(text, start + 1);
  if (start < 0) throw new Error(`${source.name} holds no ${text}`);
  return createSpan(source, start, start + text.length);
}

/** A warning at a location in a text, for tests to which nothing else matters. */
export function warningAt(source: Source, start: number, end = start): Diagnostic {
  return create.unused(createSpan(source, start, end), { name: "x" });
}

export { createSource, createSpan };
