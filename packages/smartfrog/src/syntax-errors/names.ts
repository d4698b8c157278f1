import { createSpan, type Fix } from "@cairn/diagnostics";
import { quote, type Mender } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";

/** A name with a character that isn't allowed in names, such as `a-b`. */
export function mendName(token: number, mender: Mender): void {
  const { tokens, source } = mender;
  const name = tokens.textOf(token);
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const character = /[^A-Za-z0-9_]/u.exec(name)![0];
  const details = { fixes: fixesFor(name, span), ...helpFor(name, character) };
  mender.report(catalogue.create["bad-name"](span, { name: quote(name), character: quote(character) }, details));
  mender.doubt();
  mender.keep(token, T.NAME);
}

function fixesFor(name: string, span: Fix["edits"][number]["span"]): Fix[] {
  if (!/^[\x20-\x7e]+$/.test(name)) return [];
  const text = name.replaceAll(".", ":").replace(/[^A-Za-z0-9_:]/g, "_");
  return [{ label: `write \`${text}\``, edits: [{ span, text }] }];
}

function helpFor(name: string, character: string): { help?: string } {
  if (character === ".") return { help: `write a path with colons: ${quote(name.replaceAll(".", ":"))}` };
  return {};
}
