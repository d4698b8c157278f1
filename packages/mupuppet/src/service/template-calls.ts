import type { NameUse, Scan } from "@cairn/language-server";
import { TokenType as T } from "@cairn/puppet-core";
import { eppName } from "../modules/epp-name.js";
import { variableKey, type Scopes } from "./scopes.js";

const strings = new Set<number>([T.STRING, T.PLAIN_STRING]);
const openers = new Set<number>([T.OPEN_BRACE, T.OPEN_BRACKET, T.INDEX_OPEN, T.OPEN_PAREN, T.CALL_OPEN]);

/** What a template of a module is known by. */
export function templateKey(name: string): string {
  return `template ${name}`;
}

/** What a variable that an ERB template reads is known by, whoever gives it. */
export function erbKey(template: string, variable: string): string {
  return `erb ${template} ${variable}`;
}

/** Reads calls of templates in a manifest: which file they name, what they give to it, whose variables it sees. */
export class TemplateCalls {
  private readonly scan: Scan;
  /** By scope: the ERB templates that see its variables. */
  private readonly seen = new Map<string, Set<string>>();

  constructor(scan: Scan) {
    this.scan = scan;
  }

  /** Reads a call of `epp` or `template`, whose first argument is the word at `index`. */
  call(name: string, index: number, scopes: Scopes): void {
    const { scan } = this;
    if (!strings.has(scan.type(index))) return;
    const written = scan.text(index).slice(1, -1);
    const template = name === "epp" ? eppName(written) : written;
    scan.name(scan.start(index) + 1, scan.end(index) - 1, "template", [templateKey(template)]);
    if (name === "epp") this.given(template, index + 1);
    else for (const scope of scopes.visible()) this.see(scope, template);
  }

  /** Gives the variables that ERB templates read the names by which those know them. */
  finish(): void {
    const { names } = this.scan;
    if (this.seen.size === 0) return;
    for (const [index, name] of names.entries()) if (name.isDefinition) names[index] = this.withAliases(name);
  }

  private see(scope: string, template: string): void {
    const templates = this.seen.get(scope);
    if (templates) templates.add(template);
    else this.seen.set(scope, new Set([template]));
  }

  private withAliases(name: NameUse): NameUse {
    const [key = ""] = name.keys;
    const isOfClass = key.startsWith("$");
    const cut = isOfClass ? key.lastIndexOf("::") : key.lastIndexOf(" ");
    const templates = this.seen.get(key.slice(isOfClass ? 1 : 0, Math.max(0, cut)));
    if (!templates) return name;
    const variable = key.slice(cut + (isOfClass ? 2 : 1));
    return { ...name, aliases: [...templates].map((template) => erbKey(template, variable)) };
  }

  /** `epp('m/t.epp', { 'port' => 80 })`: the keys are parameters of the template. */
  private given(template: string, comma: number): void {
    const { scan } = this;
    const open = comma + 1;
    if (scan.type(comma) !== T.COMMA || scan.type(open) !== T.OPEN_BRACE) return;
    const end = scan.closing(open);
    for (let at = open + 1; at < end; at++) {
      if (openers.has(scan.type(at))) at = Math.max(at, scan.closing(at));
      else if (scan.type(at + 1) === T.ARROW) {
        const mark = strings.has(scan.type(at)) ? 1 : 0;
        const [start, last] = [scan.start(at) + mark, scan.end(at) - mark];
        const key = variableKey(templateKey(template), scan.source.text.slice(start, last));
        scan.name(start, last, "attribute", [key]);
      }
    }
  }
}
