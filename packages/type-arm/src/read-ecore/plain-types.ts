import type { PlainType } from "../model/index.js";
import { attributeOf, type XmlElement } from "../xml/index.js";

type Kind = PlainType["kind"];

const families: readonly (readonly [Kind, string])[] = [
  ["Integer", "EByte EByteObject EShort EShortObject EInt EIntegerObject ELong ELongObject EBigInteger"],
  ["Float", "EFloat EFloatObject EDouble EDoubleObject EBigDecimal"],
  ["Boolean", "EBoolean EBooleanObject"],
  [
    "Integer",
    "Byte ByteObject Int IntObject Integer Long LongObject Short ShortObject NegativeInteger NonNegativeInteger",
  ],
  [
    "Integer",
    "NonPositiveInteger PositiveInteger UnsignedByte UnsignedByteObject UnsignedInt UnsignedIntObject UnsignedLong",
  ],
  ["Integer", "UnsignedShort UnsignedShortObject"],
  ["Float", "Decimal Double DoubleObject Float FloatObject"],
  ["Boolean", "Boolean BooleanObject"],
  [
    "Integer",
    "byte short int long java.lang.Byte java.lang.Short java.lang.Integer java.lang.Long java.math.BigInteger",
  ],
  ["Float", "float double java.lang.Float java.lang.Double java.math.BigDecimal"],
  ["Boolean", "boolean java.lang.Boolean"],
];

const kinds = new Map(families.flatMap(([kind, names]) => names.split(" ").map((name) => [name, kind] as const)));

/** The data type for the name of a data type of Ecore or XML Schema: String if there is no better one. */
export function plainTypeNamed(name: string): Kind {
  return kinds.get(name) ?? "String";
}

/** The data type for a data type that a model defines, by its Java class. */
export function plainTypeOfJava(dataType: XmlElement): Kind {
  const name = attributeOf(dataType, "instanceClassName") ?? attributeOf(dataType, "instanceTypeName") ?? "";
  return kinds.get(name) ?? "String";
}
