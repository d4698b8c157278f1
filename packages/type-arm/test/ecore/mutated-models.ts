/** Small changes of models, each of which may make a model invalid. */

import { model } from "./models-of-others.js";

const ecore = "http://www.eclipse.org/emf/2002/Ecore";
const xmlType = "http://www.eclipse.org/emf/2003/XMLType";

/** A valid model with one of everything that has constraints. */
export const richModel = model(
  `  <eAnnotations source="http://example.org/note"><details key="a" value="1"/></eAnnotations>
  <eClassifiers xsi:type="ecore:EClass" name="Named" abstract="true" interface="true">
    <eStructuralFeatures xsi:type="ecore:EAttribute" name="name" lowerBound="1" eType="ecore:EDataType ${ecore}#//EString" defaultValueLiteral="none" iD="true"/>
  </eClassifiers>
  <eClassifiers xsi:type="ecore:EClass" name="Library" eSuperTypes="#//Named">
    <eOperations name="find" eType="#//Book" upperBound="-1" eExceptions="#//Problem">
      <eParameters name="title" eType="ecore:EDataType ${ecore}#//EString"/>
      <eParameters name="count" eType="ecore:EDataType ${ecore}#//EInt"/>
    </eOperations>
    <eOperations name="find"><eParameters name="book" eType="#//Book"/></eOperations>
    <eOperations name="getOwner"><eParameters name="deep" eType="ecore:EDataType ${ecore}#//EBoolean"/></eOperations>
    <eStructuralFeatures xsi:type="ecore:EReference" name="books" upperBound="-1" eType="#//Book" containment="true" eOpposite="#//Book/library" eKeys="#//Book/isbn"/>
    <eStructuralFeatures xsi:type="ecore:EReference" name="best" lowerBound="2" upperBound="3" eType="#//Book"/>
    <eStructuralFeatures xsi:type="ecore:EAttribute" name="open" eType="ecore:EDataType ${ecore}#//EBoolean" defaultValueLiteral="true" unsettable="true"/>
    <eStructuralFeatures xsi:type="ecore:EAttribute" name="size" eType="ecore:EDataType ${ecore}#//EInt" defaultValueLiteral="3"/>
    <eStructuralFeatures xsi:type="ecore:EAttribute" name="rate" eType="ecore:EDataType ${xmlType}#//UnsignedByte" defaultValueLiteral="200"/>
    <eStructuralFeatures xsi:type="ecore:EReference" name="notes" upperBound="-1" eType="#//Note" containment="true" resolveProxies="false"/>
  </eClassifiers>
  <eClassifiers xsi:type="ecore:EClass" name="Book" eSuperTypes="#//Named">
    <eStructuralFeatures xsi:type="ecore:EAttribute" name="isbn" eType="#//Isbn"/>
    <eStructuralFeatures xsi:type="ecore:EAttribute" name="kind" eType="#//Kind" defaultValueLiteral="long novel"/>
    <eStructuralFeatures xsi:type="ecore:EReference" name="library" lowerBound="1" eType="#//Library" eOpposite="#//Library/books" transient="true"/>
    <eStructuralFeatures xsi:type="ecore:EReference" name="next" eType="#//Book" eOpposite="#//Book/previous"/>
    <eStructuralFeatures xsi:type="ecore:EReference" name="previous" eType="#//Book" eOpposite="#//Book/next"/>
  </eClassifiers>
  <eClassifiers xsi:type="ecore:EClass" name="Special" eSuperTypes="#//Book #//Other">
    <eStructuralFeatures xsi:type="ecore:EAttribute" name="page" eType="ecore:EDataType ${ecore}#//EDouble" transient="true" volatile="true" derived="true" changeable="false"/>
  </eClassifiers>
  <eClassifiers xsi:type="ecore:EClass" name="Other">
    <eStructuralFeatures xsi:type="ecore:EAttribute" name="other" eType="ecore:EDataType ${ecore}#//EJavaObject"/>
  </eClassifiers>
  <eClassifiers xsi:type="ecore:EClass" name="Note" instanceClassName="java.util.Map$Entry">
    <eStructuralFeatures xsi:type="ecore:EAttribute" name="key" eType="ecore:EDataType ${ecore}#//EString"/>
    <eStructuralFeatures xsi:type="ecore:EAttribute" name="value" eType="ecore:EDataType ${ecore}#//EString"/>
  </eClassifiers>
  <eClassifiers xsi:type="ecore:EDataType" name="Isbn" instanceClassName="java.lang.String"/>
  <eClassifiers xsi:type="ecore:EDataType" name="Problem" instanceClassName="java.lang.Exception" serializable="false"/>
  <eClassifiers xsi:type="ecore:EEnum" name="Kind">
    <eLiterals name="NOVEL" literal="long novel"/><eLiterals name="POEM" value="1"/><eLiterals name="PLAY" value="2" literal="play"/>
  </eClassifiers>
  <eClassifiers xsi:type="ecore:EClass" name="Box">
    <eTypeParameters name="T"><eBounds eClassifier="#//Named"/></eTypeParameters>
    <eTypeParameters name="U"/>
    <eOperations name="put"><eTypeParameters name="V"/><eParameters name="v"><eGenericType eTypeParameter="#//Box/put/V"/></eParameters></eOperations>
    <eStructuralFeatures xsi:type="ecore:EReference" name="content"><eGenericType eTypeParameter="#//Box/T"/></eStructuralFeatures>
    <eStructuralFeatures xsi:type="ecore:EAttribute" name="map" transient="true"><eGenericType eClassifier="ecore:EDataType ${ecore}#//EMap">
      <eTypeArguments eClassifier="ecore:EDataType ${ecore}#//EString"/><eTypeArguments><eUpperBound eClassifier="#//Named"/></eTypeArguments></eGenericType></eStructuralFeatures>
  </eClassifiers>
  <eClassifiers xsi:type="ecore:EClass" name="Crate">
    <eGenericSuperTypes eClassifier="#//Box"><eTypeArguments eClassifier="#//Book"/><eTypeArguments eClassifier="#//Library"/></eGenericSuperTypes>
  </eClassifiers>
  <eSubpackages name="inner" nsURI="http://example.org/inner" nsPrefix="inner">
    <eClassifiers xsi:type="ecore:EClass" name="Book" eSuperTypes="#//Book"/>
    <eSubpackages name="deep" nsURI="http://example.org/deep" nsPrefix="deep"/>
  </eSubpackages>
  <eSubpackages name="outer" nsURI="http://example.org/outer" nsPrefix="outer"/>`,
);

/** Values of attributes that are worth a try, by attribute. */
const values: Readonly<Record<string, readonly string[]>> = {
  name: [
    "",
    "a-b",
    "1st",
    "größe",
    "a b",
    "$x",
    "x$",
    "_",
    "name",
    "Book",
    "books",
    "find",
    "getSize",
    "isOpen",
    "setSize",
    "POEM",
    "class",
  ],
  lowerBound: ["-1", "0", "1", "2", "4", "x", "1.5", "+1", "2147483648"],
  upperBound: ["-3", "-2", "-1", "0", "1", "2", "5", "", "one"],
  abstract: ["true", "false", "TRUE", "yes"],
  interface: ["true", "false", "1"],
  containment: ["true", "false", "x"],
  transient: ["true", "false"],
  resolveProxies: ["true", "false"],
  unique: ["true", "false"],
  iD: ["true", "false"],
  changeable: ["true", "false"],
  unsettable: ["true", "false"],
  serializable: ["true", "false"],
  defaultValueLiteral: ["", "3", "-3", "3000000000", "1.5", "abc", "true", "POEM", "play", "long novel", "256"],
  eType: [
    "#//Book",
    "#//Named",
    "#//Kind",
    "#//Isbn",
    "#//Missing",
    "#//",
    "#/",
    "#//Book/isbn",
    "#//inner/Book",
    "#//@eClassifiers.2",
    "#//@eClassifiers.99",
    `ecore:EDataType ${ecore}#//EString`,
    `ecore:EDataType ${ecore}#//EInt`,
    `ecore:EDataType ${ecore}#//EMap`,
    `ecore:EDataType ${ecore}#//EFeatureMapEntry`,
    `ecore:EClass ${ecore}#//EObject`,
    `ecore:EDataType ${ecore}#//ENothing`,
    `ecore:EDataType ${xmlType}#//Date`,
    `ecore:EClass ${xmlType}#//AnyType`,
  ],
  eSuperTypes: [
    "#//Book",
    "#//Named",
    "#//Library",
    "#//Special",
    "#//Note",
    "#//Named #//Book",
    "#//Book #//Library",
    "#//Named #//Named",
    "#//Missing",
    "#//Kind",
    "#//Box",
    "#//inner/Book",
    `ecore:EClass ${ecore}#//EObject`,
    "#//Crate #//Box",
  ],
  eOpposite: [
    "#//Book/library",
    "#//Library/books",
    "#//Library/best",
    "#//Book/next",
    "#//Book/previous",
    "#//Book/isbn",
    "#//Book/nothing",
    "#//Note/key",
    "#//Library/notes",
  ],
  eKeys: [
    "#//Book/isbn",
    "#//Book/kind",
    "#//Named/name",
    "#//Library/size",
    "#//Book/next",
    "#//Book/isbn #//Book/kind",
    "#//Nothing/x",
    "#//inner/Book",
  ],
  eExceptions: ["#//Book", "#//Missing"],
  instanceClassName: [
    "",
    "int",
    "java.util.Map$Entry",
    "java.lang.String",
    "a b",
    "java..lang",
    "java.util.List<String>",
    "java.util.List<",
    "int[]",
    "int[",
    "x.",
    ".x",
    "1a",
    "java.util.Map<K, V>",
    "java.util.Map<K,V>",
    "java.util.List<?>",
    "java.util.List<? extends X>",
    "java.util.List<?extends X>",
    "a.B<c.D<e.F>[]>",
  ],
  instanceTypeName: ["java.util.Map$Entry", "java.util.List<java.lang.String>", "<>", "a<b"],
  literal: ["", "play", "POEM", "long novel", "other"],
  value: ["0", "1", "2", "x", "-1", "99999999999"],
  nsURI: [
    "",
    "urn:x",
    "http://example.org/inner",
    "http://example.org/m/1.0",
    "a b",
    "http://x/%20",
    "http://x/ü",
    "http://x/<",
    "x#y",
    "x#y#z",
    "http://x/{a}",
    "%",
  ],
  nsPrefix: ["", "x", "a.b", "a:b", "xml", "xmlFoo", "XMLa", "1a", "-a", "inner", "a b"],
  source: ["", "x", "a b", "http://x/ü"],
  key: ["a", "b", ""],
  eClassifier: [
    "#//Book",
    "#//Kind",
    "#//Box",
    "#//Missing",
    `ecore:EDataType ${ecore}#//EInt`,
    `ecore:EDataType ${ecore}#//EString`,
    `ecore:EDataType ${ecore}#//EMap`,
  ],
  eTypeParameter: ["#//Box/T", "#//Box/U", "#//Box/put/V", "#//Box/W", "#//Book"],
  "xsi:type": [
    "ecore:EClass",
    "ecore:EDataType",
    "ecore:EEnum",
    "ecore:EAttribute",
    "ecore:EReference",
    "ecore:EClassifier",
    "ecore:ENothing",
  ],
  ordered: ["true", "x"],
  nothing: ["1"],
};

/** The attributes that an element can be given. */
const attributesOf: Readonly<Record<string, readonly string[]>> = {
  eClassifiers: [
    "name",
    "abstract",
    "interface",
    "eSuperTypes",
    "instanceClassName",
    "instanceTypeName",
    "serializable",
    "xsi:type",
    "nothing",
  ],
  eStructuralFeatures: [
    "name",
    "lowerBound",
    "upperBound",
    "eType",
    "defaultValueLiteral",
    "transient",
    "unique",
    "containment",
    "resolveProxies",
    "eOpposite",
    "eKeys",
    "iD",
    "changeable",
    "unsettable",
    "ordered",
    "xsi:type",
    "nothing",
  ],
  eOperations: ["name", "lowerBound", "upperBound", "eType", "eExceptions", "nothing"],
  eParameters: ["name", "lowerBound", "upperBound", "eType"],
  eLiterals: ["name", "value", "literal"],
  eSubpackages: ["name", "nsURI", "nsPrefix"],
  "ecore:EPackage": ["name", "nsURI", "nsPrefix", "nothing"],
  eAnnotations: ["source"],
  details: ["key"],
  eTypeParameters: ["name"],
  eGenericType: ["eClassifier", "eTypeParameter"],
  eTypeArguments: ["eClassifier", "eTypeParameter"],
  eGenericSuperTypes: ["eClassifier", "eTypeParameter"],
  eBounds: ["eClassifier", "eTypeParameter"],
  eUpperBound: ["eClassifier"],
};

export interface Mutation {
  readonly what: string;
  readonly text: string;
}

interface Tag {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** Every change of one attribute, and every element doubled or removed: thousands, in a fixed order. */
export function mutationsOf(text: string): readonly Mutation[] {
  const tags = [...text.matchAll(/<([\w:]+)(?=[\s>/])[^>]*>/g)].map((tag) => ({
    start: tag.index,
    end: tag.index + tag[0].length,
    name: tag[1]!,
  }));
  return tags.flatMap((tag, index) => [
    ...(attributesOf[tag.name] ?? []).flatMap((attribute) => changes(text, tag, attribute)),
    ...(index === 0 ? [] : wholes(text, tag)),
  ]);
}

function changes(text: string, tag: Tag, attribute: string): readonly Mutation[] {
  const written = text.slice(tag.start, tag.end);
  const known = new RegExp(` ${attribute}="([^"]*)"`).exec(written);
  const label = `${/ name="([^"]*)"/.exec(written)?.[1] ?? ""} ${tag.name}@${tag.start}: ${attribute}`;
  const put = (changed: string): string => text.slice(0, tag.start) + changed + text.slice(tag.end);
  const given = (values[attribute] ?? []).filter((value) => value !== known?.[1]);
  const set = given.map((value) => {
    const addition = ` ${attribute}="${value.replace("<", "&lt;")}"`;
    const changed = known
      ? written.replace(known[0], () => addition)
      : written.replace(/^<[\w:]+/, (start) => start + addition);
    return { what: `${label}="${value}"`, text: put(changed) };
  });
  return known ? [...set, { what: `${label} removed`, text: put(written.replace(known[0], "")) }] : set;
}

function wholes(text: string, { end, name, start }: Tag): readonly Mutation[] {
  const isEmpty = text[end - 2] === "/";
  let close = end;
  if (!isEmpty) {
    let depth = 1;
    const tags = new RegExp(`<(/?)${name}(?=[\\s>/])[^>]*?(/?)>`, "g");
    tags.lastIndex = end;
    for (let tag = tags.exec(text); tag && depth > 0; tag = tags.exec(text)) {
      if (tag[1] === "/") depth--;
      else if (tag[2] !== "/") depth++;
      close = tag.index + tag[0].length;
      if (depth === 0) break;
    }
  }
  const whole = text.slice(start, close);
  return [
    { what: `${name}@${start} twice`, text: text.slice(0, close) + whole + text.slice(close) },
    { what: `${name}@${start} removed`, text: text.slice(0, start) + text.slice(close) },
  ];
}
