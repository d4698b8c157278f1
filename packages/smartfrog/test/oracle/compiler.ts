import { createSource, type Diagnostic, type Files } from "@cairn/diagnostics";
import { serialize } from "@cairn/store";
import type { Extensions } from "../../src/parse/extensions.js";
import { compile, type Compiled, type Semantics } from "../../src/compile.js";

const MOST_BYTES = 1 << 24;

/** The compiler's result for a source, in the oracle's format: compact JSON, or `err` and the kind. */
export function compiled(
  text: string,
  semantics: Semantics,
  name = "test.sf",
  files?: Files,
  extensions: Extensions = {},
): string {
  const { value, diagnostics } = compile(createSource(name, text), {
    semantics,
    extensions,
    ...(files ? { files } : {}),
  });
  const [first] = diagnostics;
  return first ? `err${kindOf(first)}` : mainAsJson(value!);
}

/** The oracle's name for an error: the paper's number, `cycle`, or `syntax` for all that is found before evaluation. */
export function kindOf(diagnostic: Diagnostic): string {
  if (diagnostic.code === "smartfrog/link-cycle") return "cycle";
  if (diagnostic.code === "smartfrog/order-cycle") return "order";
  return String(diagnostic.number ?? "syntax");
}

/**
 * Whether the compiler's result equals the oracle's. Each stops printing at a different size: then it is enough that
 * both accept.
 */
export function agrees(meaning: string, result: string): boolean {
  if (meaning !== "too large" && result !== "too large") return meaning === result;
  return !meaning.startsWith("err") && !result.startsWith("err");
}

function mainAsJson(value: Compiled): string {
  const serialized = serialize(value.main!, value.store.log, { format: "json", maxBytes: MOST_BYTES });
  if ("tooLarge" in serialized) return "too large";
  return compactJson([...serialized.chunks].join(""));
}

/** JSON without blanks between its tokens; all digits and escapes stay. */
export function compactJson(text: string): string {
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, "$1");
}
