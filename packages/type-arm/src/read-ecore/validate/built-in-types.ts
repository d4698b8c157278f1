/** The classifiers of Ecore itself and of EMF's model of XML Schema's types. */

export interface BuiltInType {
  readonly name: string;
  readonly kind: "class" | "data type";
  /** The package: Ecore, or XML Schema's types. */
  readonly model: "ecore" | "xml";
  /** The Java class of its values, if there is one. */
  readonly javaClass: string | undefined;
  readonly isSerializable: boolean;
  /** The number of its type parameters. */
  readonly parameters: number;
}

const ecoreClasses =
  "EAttribute EAnnotation EClass EClassifier EDataType EEnum EEnumLiteral EFactory EModelElement ENamedElement EObject " +
  "EOperation EPackage EParameter EReference EStructuralFeature ETypedElement EStringToStringMapEntry EGenericType ETypeParameter";

const ecoreTypes = `
  EBigDecimal java.math.BigDecimal|EBigInteger java.math.BigInteger|EBoolean boolean|EBooleanObject java.lang.Boolean
  EByte byte|EByteArray byte[]|EByteObject java.lang.Byte|EChar char|ECharacterObject java.lang.Character|EDate java.util.Date
  EDouble double|EDoubleObject java.lang.Double|EFloat float|EFloatObject java.lang.Float|EInt int
  EIntegerObject java.lang.Integer|EJavaClass java.lang.Class 1|EJavaObject java.lang.Object|ELong long
  ELongObject java.lang.Long|EShort short|EShortObject java.lang.Short|EString java.lang.String`;

/** Types whose values have no text. */
const unserializable = `
  EDiagnosticChain org.eclipse.emf.common.util.DiagnosticChain|EEList org.eclipse.emf.common.util.EList 1
  EEnumerator org.eclipse.emf.common.util.Enumerator|EFeatureMap org.eclipse.emf.ecore.util.FeatureMap
  EFeatureMapEntry org.eclipse.emf.ecore.util.FeatureMap$Entry|EMap java.util.Map 2
  EResource org.eclipse.emf.ecore.resource.Resource|EResourceSet org.eclipse.emf.ecore.resource.ResourceSet
  ETreeIterator org.eclipse.emf.common.util.TreeIterator 1|EInvocationTargetException java.lang.reflect.InvocationTargetException`;

const xmlClasses = "AnyType ProcessingInstruction SimpleAnyType XMLTypeDocumentRoot";

const xmlTypes = `
  AnySimpleType java.lang.Object|AnyURI java.lang.String|ENTITY java.lang.String|ID java.lang.String|IDREF java.lang.String
  Language java.lang.String|Name java.lang.String|NCName java.lang.String|NMTOKEN java.lang.String
  NormalizedString java.lang.String|String java.lang.String|Token java.lang.String|Base64Binary byte[]|HexBinary byte[]
  Boolean boolean|BooleanObject java.lang.Boolean|Byte byte|ByteObject java.lang.Byte
  Date javax.xml.datatype.XMLGregorianCalendar|DateTime javax.xml.datatype.XMLGregorianCalendar
  GDay javax.xml.datatype.XMLGregorianCalendar|GMonth javax.xml.datatype.XMLGregorianCalendar
  GMonthDay javax.xml.datatype.XMLGregorianCalendar|GYear javax.xml.datatype.XMLGregorianCalendar
  GYearMonth javax.xml.datatype.XMLGregorianCalendar|Time javax.xml.datatype.XMLGregorianCalendar
  Decimal java.math.BigDecimal|Double double|DoubleObject java.lang.Double|Duration javax.xml.datatype.Duration
  ENTITIES java.util.List|ENTITIESBase java.util.List|IDREFS java.util.List|IDREFSBase java.util.List
  NMTOKENS java.util.List|NMTOKENSBase java.util.List|Float float|FloatObject java.lang.Float|Int int|UnsignedShort int
  Integer java.math.BigInteger|NegativeInteger java.math.BigInteger|NonNegativeInteger java.math.BigInteger
  NonPositiveInteger java.math.BigInteger|PositiveInteger java.math.BigInteger|UnsignedLong java.math.BigInteger
  IntObject java.lang.Integer|UnsignedShortObject java.lang.Integer|Long long|UnsignedInt long|LongObject java.lang.Long
  UnsignedIntObject java.lang.Long|NOTATION javax.xml.namespace.QName|QName javax.xml.namespace.QName|Short short
  UnsignedByte short|ShortObject java.lang.Short|UnsignedByteObject java.lang.Short`;

/** By package and name: `ecore EString`. */
export const builtInTypes: ReadonlyMap<string, BuiltInType> = new Map(
  [
    ...classes("ecore", ecoreClasses),
    ...dataTypes("ecore", ecoreTypes, true),
    ...dataTypes("ecore", unserializable, false),
    ...classes("xml", xmlClasses),
    ...dataTypes("xml", xmlTypes, true),
  ].map((type) => [`${type.model} ${type.name}`, type]),
);

function classes(model: BuiltInType["model"], names: string): readonly BuiltInType[] {
  return names.split(" ").map((name) => ({
    name,
    kind: "class",
    model,
    javaClass: name === "EStringToStringMapEntry" ? "java.util.Map$Entry" : undefined,
    isSerializable: true,
    parameters: 0,
  }));
}

function dataTypes(model: BuiltInType["model"], rows: string, isSerializable: boolean): readonly BuiltInType[] {
  return rows
    .trim()
    .split(/\||\n/)
    .map((row) => {
      const [name = "", javaClass, parameters = "0"] = row.trim().split(" ");
      return { name, kind: "data type", model, javaClass, isSerializable, parameters: Number(parameters) };
    });
}
