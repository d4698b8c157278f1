import { words } from "./catalogue.js";

/**
 * What every language has to say in the same words. A language spreads it into its own catalogue:
 * `defineDiagnostics("smartfrog", { ...commonDeclarations, … })`.
 */
export const commonDeclarations = {
  "file-not-readable": {
    severity: "error",
    message: words`can't read \`${"file"}\`: ${"reason"}`,
    help: words`check the spelling of the path, and that the file may be read`,
  },
  "invalid-utf8": {
    severity: "error",
    message: words`this file isn't valid UTF-8: the bytes here make no character`,
    help: words`save the file as UTF-8 in your editor; from Latin-1, \`iconv -f LATIN1 -t UTF-8 FILE\` converts it`,
  },
  "nul-character": {
    severity: "error",
    message: words`there is a NUL character (U+0000) here, and no source file may hold one`,
    help: words`delete it; a file that is full of them is UTF-16 or no text at all: save it as UTF-8`,
  },
  "too-deep": {
    severity: "error",
    message: words`this is nested more than ${"limit"} levels deep`,
    help: words`give an inner part a name at the top of the file and refer to it by that name`,
  },
  "too-large": {
    severity: "error",
    message: words`${"what"} would grow beyond ${"limit"}`,
    help: words`look for a definition that repeats itself: each use copies all that stands below it`,
  },
  "output-too-large": {
    severity: "error",
    message: words`nothing was written: the output would take ${"size"} bytes, and the limit is ${"limit"}`,
    help: words`raise the limit with \`--max-output BYTES\`, or lift it with \`--max-output 0\``,
  },
  "unknown-path": {
    severity: "error",
    message: words`there is no \`${"path"}\` in the result`,
    help: words`write a path that the output of \`compile\` shows, from its outermost name to the innermost`,
  },
} as const;

/** What a language says, besides, whose values take from a `Budget`. */
export const memoryDeclarations = {
  "too-much-memory": {
    severity: "error",
    message: words`the values of this program would take more than ${"limit"} bytes of memory`,
    help: words`look for a text or list that is made of several copies of itself, or for a loop that makes more than is needed; \`--max-memory BYTES\` raises the limit, and \`--max-memory 0\` lifts it`,
  },
} as const;
