import { createSpan, type Fix, replacement } from "@cairn/diagnostics";
import { quote, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";

/** A name with a character that isn't allowed in names, such as `a-b`. */
export function repairName(token: number, repairer: TokenRepairer): void {
  const { tokens, source } = repairer;
  if (repairVariable(token, repairer)) return;
  const name = tokens.textOf(token);
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const character = /[^A-Za-z0-9_]/u.exec(name)![0];
  const details = { fixes: fixesFor(name, span), ...helpFor(name, character) };
  repairer.report(catalogue.create["bad-name"](span, { name: quote(name), character: quote(character) }, details));
  repairer.doubt();
  repairer.keep(token, T.NAME);
}

/** `$name` or `${a:b}`: a link is meant, which is the path alone. */
function repairVariable(token: number, repairer: TokenRepairer): boolean {
  const { tokens, source } = repairer;
  const start = tokens.start(token);
  const [whole, path] =
    /^\$\{?([A-Za-z_]\w*(?:[:.][A-Za-z_]\w*)*)\}?/.exec(source.text.slice(start, start + 200)) ?? [];
  if (whole === undefined || whole.includes("{") !== whole.includes("}")) return false;
  const span = createSpan(source, start, start + whole.length);
  const text = path!.replaceAll(".", ":");
  const details = {
    fixes: [replacement(span, text)],
    help: `a link is the path of an attribute alone: ${quote(text)}`,
  };
  repairer.report(catalogue.create["bad-name"](span, { name: quote(whole), character: "`$`" }, details));
  repairer.put(T.NAME, span.start, span.end);
  repairer.continueAtOffset(token, span.end);
  return true;
}

function fixesFor(name: string, span: Fix["edits"][number]["span"]): Fix[] {
  if (!/^[\x20-\x7e]+$/.test(name)) return [];
  const text = name.replaceAll(".", ":").replace(/[^A-Za-z0-9_:]/g, "_");
  return [replacement(span, text)];
}

function helpFor(name: string, character: string): { help?: string } {
  if (character === ".") return { help: `write a path with colons: ${quote(name.replaceAll(".", ":"))}` };
  return {};
}
