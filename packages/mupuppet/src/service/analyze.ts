import type { Source } from "@cairn/diagnostics";
import type { Analysis, NameUse } from "@cairn/language-server";
import type { PrismParser } from "@cairn/ruby-subset";
import { analyzeData, analyzeHieraConfig } from "./data-names.js";
import { analyzeFacts } from "./fact-names.js";
import { Reader } from "./reader.js";
import { analyzeRubyType } from "./ruby-type-names.js";
import { variableKey } from "./scopes.js";
import { templateKey } from "./template-calls.js";
import { analyzeErb, parameterSymbol, readEpp, templateItself, templateName } from "./template-names.js";

/**
 * The outline and the names of a manifest, a template or a file of data, by its words alone; of a resource type in Ruby
 * by its syntax tree.
 */
export function analyze(source: Source, rubyParser: () => PrismParser): Analysis {
  const { name } = source;
  if (/(?:^|\/)facts\/[^/]+\.(?:ya?ml|json)$/.test(name)) return analyzeFacts(source);
  if (/(?:^|\/)hiera\.ya?ml$/.test(name)) return analyzeHieraConfig(source);
  if (/\.(?:ya?ml|json)$/.test(name)) return analyzeData(source);
  if (name.endsWith(".rb")) return analyzeRubyType(source, rubyParser());
  if (name.endsWith(".erb")) return analyzeErb(source);
  if (name.endsWith(".epp")) return analyzeEpp(source);
  const reader = new Reader(source);
  reader.read();
  return reader.scan.analysis();
}

/** An EPP template is a body with parameters; what is around its code says nothing. */
function analyzeEpp(source: Source): Analysis {
  const template = templateName(source.name);
  const { code, parameters } = readEpp(source);
  const reader = new Reader(code, templateKey(template));
  reader.read();
  const { text } = source;
  const given = parameters.map((place): NameUse => {
    const keys = [variableKey(templateKey(template), text.slice(place.start, place.end))];
    return { ...place, kind: "parameter", keys, isDefinition: true };
  });
  const { names: inside, ...analysis } = reader.scan.analysis();
  const symbols = parameters.map((place) => parameterSymbol(place, text));
  return { ...analysis, source, symbols, names: [templateItself(template), ...given, ...inside] };
}
