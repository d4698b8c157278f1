import type { Source } from "@cairn/diagnostics";
import type { Analysis, Definition, NameUse, OutlineSymbol } from "@cairn/language-server";
import type { PrismParser } from "@cairn/ruby-subset";
import { readRubyType } from "../ruby-types/read-ruby-type.js";
import type { RubyAttribute, RubyType } from "../ruby-types/ruby-type.js";

/** The types of analyzed files, as long as their sources are in use. */
const types = new WeakMap<Source, RubyType>();

/** The resource type that a definition is part of, if it is in Ruby. */
export function rubyTypeOf({ analysis }: Definition): RubyType | undefined {
  return types.get(analysis.source);
}

/** The names that a file of Ruby defines for manifests: a resource type and its attributes. */
export function analyzeRubyType(source: Source, parse: PrismParser): Analysis {
  const type = readRubyType(source, parse);
  if (type) types.set(source, type);
  return {
    source,
    names: type ? namesOf(type) : [],
    symbols: type ? [symbolOf(type)] : [],
    ...{ tokens: [], tokensAt: () => [], brackets: [], links: [] },
  };
}

function namesOf({ attributes, name, place }: RubyType): NameUse[] {
  const own = attributes.map((attribute): NameUse => {
    const keys = [`attribute ${name} ${attribute.name}`];
    return { ...attribute.place, kind: "attribute", keys, isDefinition: true };
  });
  const type: NameUse = { ...place, kind: "resourceType", keys: [`resourceType ${name}`], isDefinition: true };
  return [type, ...own].sort((left, right) => left.start - right.start);
}

function symbolOf({ attributes, name, place, whole }: RubyType): OutlineSymbol {
  return {
    ...{ name, kind: "resourceType", key: `resourceType ${name}` },
    ...{ ...whole, nameStart: place.start, nameEnd: place.end },
    children: attributes.map(attributeSymbol),
  };
}

function attributeSymbol({ detail, name, place, whole }: RubyAttribute): OutlineSymbol {
  const places = { ...whole, nameStart: place.start, nameEnd: place.end };
  return { name, kind: "attribute", detail, ...places, children: [] };
}
