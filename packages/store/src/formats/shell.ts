import { lineFormat } from "./lines.js";

/** Shell variables: `A_B_0='value'`. */
export const shell = lineFormat({
  name: "shell",
  title: "a shell script",
  key: (path) => path.join("_"),
  problem: (key) =>
    /^[A-Za-z_][A-Za-z0-9_]*$/.test(key)
      ? undefined
      : { reason: `\`${key}\` is not a valid variable name`, instead: "use ASCII letters, digits and `_` only" },
  line: (key, text) => `${key}='${text.replaceAll("'", "'\\''")}'\n`,
});
