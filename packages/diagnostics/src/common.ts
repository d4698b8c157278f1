import { words } from "./catalogue.js";

/**
 * The diagnostics that all languages share. A language includes them in its own catalogue:
 * `defineDiagnostics("smartfrog", { ...commonDeclarations, … })`.
 */
export const commonDeclarations = {
  "file-not-readable": {
    severity: "error",
    message: words`can't read \`${"file"}\`: ${"reason"}`,
    help: words`check the spelling of the path, and that the file is readable`,
  },
  "invalid-utf8": {
    severity: "error",
    message: words`invalid UTF-8: the bytes here are not a character`,
    help: words`save the file as UTF-8 in your editor; from Latin-1, \`iconv -f LATIN1 -t UTF-8 FILE\` converts it`,
  },
  "nul-character": {
    severity: "error",
    message: words`unexpected NUL character (U+0000)`,
    help: words`delete it; a file with many of them is UTF-16 or binary: save it as UTF-8`,
  },
  "too-deep": {
    severity: "error",
    message: words`nested more than ${"limit"} levels deep`,
    help: words`name an inner part at the top of the file and refer to it by that name`,
  },
  "too-large": {
    severity: "error",
    message: words`${"what"} would grow beyond ${"limit"}`,
    help: words`look for a definition that repeats itself: each use copies everything below it`,
  },
  "output-too-large": {
    severity: "error",
    message: words`nothing was written: the output would take ${"size"} bytes, and the limit is ${"limit"}`,
    help: words`raise the limit with \`--max-output BYTES\`, or lift it with \`--max-output 0\``,
  },
  "cannot-hold": {
    severity: "error",
    message: words`${"format"} cannot represent \`${"path"}\`: ${"reason"}`,
    help: words`${"instead"}`,
  },
  "unknown-path": {
    severity: "error",
    message: words`there is no \`${"path"}\` in the result`,
    help: words`write a path from the output of \`compile\`, from its outermost name to the innermost`,
  },
} as const;

/** The diagnostics of a language whose values take from a `Budget`. */
export const memoryDeclarations = {
  "too-much-memory": {
    severity: "error",
    message: words`the values of this program would take more than ${"limit"} bytes of memory`,
    help: words`look for a string or list that consists of several copies of itself, or for a loop that produces more than is needed; \`--max-memory BYTES\` raises the limit, and \`--max-memory 0\` lifts it`,
  },
} as const;
