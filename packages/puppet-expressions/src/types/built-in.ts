import { aliasType } from "./alias.js";
import * as make from "./make.js";
import type { AliasType, PuppetType } from "./type.js";

const other = (name: "SemVerRange" | "Binary" | "Object" | "TypeSet" | "URI" | "Default"): PuppetType => ({
  kind: "type",
  name,
});

/** What JSON can hold: scalars, undef, arrays and hashes of it. */
export const data: AliasType = aliasType(
  "Data",
  (self) => make.variantType([make.scalarData, make.undef, make.hashType(make.anyString, self), make.arrayType(self)]),
  true,
)!;

export const richDataKey: AliasType = aliasType(
  "RichDataKey",
  () => make.variantType([make.anyString, make.numeric]),
  true,
)!;

/** What a catalog can hold. */
export const richData: AliasType = aliasType(
  "RichData",
  (self) =>
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
      make.hashType(richDataKey, self),
      make.arrayType(self),
    ]),
  true,
)!;
