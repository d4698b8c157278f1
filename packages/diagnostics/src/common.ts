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
    message: words`this file isn't UTF-8 text: no character can be read from the bytes here`,
    help: words`save the file as UTF-8 in your editor; from Latin-1, \`iconv -f LATIN1 -t UTF-8 FILE\` converts it`,
  },
  "nul-character": {
    severity: "error",
    message: words`a NUL character (U+0000) stands here, and no program may hold one`,
    help: words`delete it; where the file is full of them it is UTF-16 or no text at all: save it as UTF-8`,
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
    message: words`the output would take ${"size"} bytes, and ${"limit"} are allowed`,
    help: words`raise the limit with \`--max-output BYTES\`, or lift it with \`--max-output 0\`; nothing was written`,
  },
  "unknown-path": {
    severity: "error",
    message: words`the result has nothing at \`${"path"}\``,
    help: words`write a path that the output of \`compile\` shows, from its outermost name to the innermost`,
  },
} as const;
