import { createSource } from "@cairn/diagnostics";
import { formatTokens } from "@cairn/puppet-core/format";
import { tokenize } from "../../parse/parse.js";
import type { EmittedFile } from "../target.js";

/**
 * The file of a function, by its name: `functions/net/new_host.pp` for `users::net::new_host`. A long body is generated
 * when it is written.
 */
export function functionFile(
  name: string,
  comment: string,
  parameters: string,
  body: string | (() => string),
): EmittedFile {
  const [, ...path] = name.split("::");
  const head = `${commentText(comment)}function ${name}(${parameters}) {\n`;
  const text = (): string => `${head}${typeof body === "string" ? body : body()}}\n`;
  return { path: `functions/${path.join("/").toLowerCase()}.pp`, chunks: late(text) };
}

function* late(text: () => string): Generator<string> {
  yield formatted(text());
}

/** The file of a type: `types/net/host.pp` for `Users::Net::Host`. */
export function typeFile(name: string, comment: string, definition: string): EmittedFile {
  const [, ...path] = name.toLowerCase().split("::");
  return {
    path: `types/${path.join("/")}.pp`,
    chunks: [formatted(`${commentText(comment)}type ${name} = ${definition}\n`)],
  };
}

function commentText(comment: string): string {
  return comment
    .split("\n")
    .map((line) => `# ${line}`.trimEnd() + "\n")
    .join("");
}

/** Formatted Puppet source. */
function formatted(text: string): string {
  return formatTokens(text, tokenize(createSource("module.pp", text)));
}
