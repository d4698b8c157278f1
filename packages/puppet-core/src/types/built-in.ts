import { aliasType } from "./alias.js";
import * as make from "./make.js";
import type { AliasType, ObjectType, PuppetType } from "./type.js";

const other = (name: "SemVerRange" | "Binary" | "Object" | "TypeSet" | "URI" | "Default"): PuppetType => ({
  kind: "type",
  name,
});

/** An alias that is created on demand: created at the start, the three took 0.8 ms of every command. */
function builtInAlias(name: string, define: (self: AliasType) => PuppetType): () => AliasType {
  let made: AliasType | undefined;
  return () => (made ??= aliasType(name, define, true)!);
}

/** What JSON can hold: scalars, undef, arrays and hashes of these. */
export const data = builtInAlias("Data", (self) =>
  make.variantType([make.scalarData, make.undef, make.hashType(make.anyString, self), make.arrayType(self)]),
);

/** What a key of `RichData` can be: a string or a number. */
export const richDataKey = builtInAlias("RichDataKey", () => make.variantType([make.anyString, make.numeric]));

/** What a catalog can hold. */
export const richData = builtInAlias("RichData", (self) =>
  make.variantType([
    make.scalar,
    other("SemVerRange"),
    other("Binary"),
    make.containing("Sensitive"),
    make.containing("Type"),
    other("TypeSet"),
    other("URI"),
    other("Object"),
    make.undef,
    other("Default"),
    make.hashType(richDataKey(), self),
    make.arrayType(self),
  ]),
);

/** What functions that provide Hiera's data get beside the key. */
export const lookupContextType: ObjectType = {
  kind: "type",
  name: "Object",
  definition: { name: "Puppet::LookupContext" },
};
