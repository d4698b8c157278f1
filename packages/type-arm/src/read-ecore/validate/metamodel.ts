/** Ecore's own classes: the attributes, links and parts that their objects can have. */

export type AttributeKind = "boolean" | "int" | "text";

export interface Metaclass {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, AttributeKind>;
  /** Links by name, with the class of their targets. */
  readonly links: ReadonlyMap<string, string>;
  /** Contained objects by name, with their class: an abstract one needs an `xsi:type`. */
  readonly parts: ReadonlyMap<string, string>;
  /** The class itself and those that it inherits. */
  readonly kinds: ReadonlySet<string>;
  readonly isAbstract: boolean;
}

interface Declared {
  readonly inherits?: readonly string[];
  readonly isAbstract?: boolean;
  readonly booleans?: string;
  readonly ints?: string;
  readonly texts?: string;
  readonly links?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
}

/** Every class comes after those that it inherits. */
const declared: Readonly<Record<string, Declared>> = {
  EObject: {},
  EModelElement: { inherits: ["EObject"], isAbstract: true, parts: { eAnnotations: "EAnnotation" } },
  EAnnotation: {
    inherits: ["EModelElement"],
    texts: "source",
    links: { references: "EObject" },
    parts: { details: "EStringToStringMapEntry", contents: "EObject" },
  },
  EStringToStringMapEntry: { inherits: ["EObject"], texts: "key value" },
  ENamedElement: { inherits: ["EModelElement"], isAbstract: true, texts: "name" },
  EFactory: { inherits: ["EModelElement"] },
  EPackage: {
    inherits: ["ENamedElement"],
    texts: "nsURI nsPrefix",
    links: { eFactoryInstance: "EFactory" },
    parts: { eClassifiers: "EClassifier", eSubpackages: "EPackage" },
  },
  EClassifier: {
    inherits: ["ENamedElement"],
    isAbstract: true,
    texts: "instanceClassName instanceTypeName",
    parts: { eTypeParameters: "ETypeParameter" },
  },
  EClass: {
    inherits: ["EClassifier"],
    booleans: "abstract interface",
    links: { eSuperTypes: "EClass" },
    parts: { eOperations: "EOperation", eStructuralFeatures: "EStructuralFeature", eGenericSuperTypes: "EGenericType" },
  },
  EDataType: { inherits: ["EClassifier"], booleans: "serializable" },
  EEnum: { inherits: ["EDataType"], parts: { eLiterals: "EEnumLiteral" } },
  EEnumLiteral: { inherits: ["ENamedElement"], ints: "value", texts: "literal" },
  ETypedElement: {
    inherits: ["ENamedElement"],
    isAbstract: true,
    booleans: "ordered unique",
    ints: "lowerBound upperBound",
    links: { eType: "EClassifier" },
    parts: { eGenericType: "EGenericType" },
  },
  EStructuralFeature: {
    inherits: ["ETypedElement"],
    isAbstract: true,
    booleans: "changeable volatile transient unsettable derived",
    texts: "defaultValueLiteral",
  },
  EAttribute: { inherits: ["EStructuralFeature"], booleans: "iD" },
  EReference: {
    inherits: ["EStructuralFeature"],
    booleans: "containment resolveProxies",
    links: { eOpposite: "EReference", eKeys: "EAttribute" },
  },
  EOperation: {
    inherits: ["ETypedElement"],
    links: { eExceptions: "EClassifier" },
    parts: { eTypeParameters: "ETypeParameter", eParameters: "EParameter", eGenericExceptions: "EGenericType" },
  },
  EParameter: { inherits: ["ETypedElement"] },
  EGenericType: {
    inherits: ["EObject"],
    links: { eTypeParameter: "ETypeParameter", eClassifier: "EClassifier" },
    parts: { eUpperBound: "EGenericType", eLowerBound: "EGenericType", eTypeArguments: "EGenericType" },
  },
  ETypeParameter: { inherits: ["ENamedElement"], parts: { eBounds: "EGenericType" } },
};

export const metaclasses: ReadonlyMap<string, Metaclass> = build();

function build(): ReadonlyMap<string, Metaclass> {
  const built = new Map<string, Metaclass>();
  for (const [name, own] of Object.entries(declared)) {
    const bases = (own.inherits ?? []).map((base) => built.get(base)!);
    built.set(name, {
      name,
      isAbstract: own.isAbstract ?? false,
      kinds: new Set([name, ...bases.flatMap(({ kinds }) => [...kinds])]),
      attributes: new Map([
        ...bases.flatMap(({ attributes }) => [...attributes]),
        ...named(own.booleans, "boolean"),
        ...named(own.ints, "int"),
        ...named(own.texts, "text"),
      ]),
      links: new Map([...bases.flatMap(({ links }) => [...links]), ...Object.entries(own.links ?? {})]),
      parts: new Map([...bases.flatMap(({ parts }) => [...parts]), ...Object.entries(own.parts ?? {})]),
    });
  }
  return built;
}

function named(names: string | undefined, kind: AttributeKind): readonly (readonly [string, AttributeKind])[] {
  return names === undefined ? [] : names.split(" ").map((name) => [name, kind] as const);
}
