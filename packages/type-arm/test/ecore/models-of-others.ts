/** Models that use what Ecore has and the language hasn't, a feature or two each. */

const ecore = "http://www.eclipse.org/emf/2002/Ecore";

/** A whole model with some content; `more` are further attributes of its package. */
export function model(content: string, more = 'name="m" nsURI="http://example.org/m/1.0" nsPrefix="em"'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<ecore:EPackage xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xmlns:ecore="${ecore}" ${more}>
${content}
</ecore:EPackage>
`;
}

export function eClass(name: string, content = "", more = ""): string {
  return `<eClassifiers xsi:type="ecore:EClass" name="${name}" ${more}>${content}</eClassifiers>`;
}

export function attribute(name: string, type = "EString", more = "", content = ""): string {
  const eType = type.startsWith("#") ? type : `ecore:EDataType ${ecore}#//${type}`;
  return `<eStructuralFeatures xsi:type="ecore:EAttribute" name="${name}" eType="${eType}" ${more}>${content}</eStructuralFeatures>`;
}

export function reference(name: string, eType: string, more = "", content = ""): string {
  const type = eType === "" ? "" : `eType="${eType}"`;
  return `<eStructuralFeatures xsi:type="ecore:EReference" name="${name}" ${type} ${more}>${content}</eStructuralFeatures>`;
}

const documentation = (text: string): string =>
  `<eAnnotations source="http://www.eclipse.org/emf/2002/GenModel"><details key="documentation" value="${text}"/></eAnnotations>`;

/** By what each of them has. */
export const modelsOfOthers: Readonly<Record<string, string>> = {
  "names of packages": model(
    `${eClass("A")}<eSubpackages name="net" nsURI="urn:net" nsPrefix="n">${eClass("Host")}
      <eSubpackages name="deep" nsURI="urn:deep" nsPrefix="">${eClass("B", "", 'eSuperTypes="#//net/Host #//A"')}</eSubpackages></eSubpackages>`,
  ),
  "names that the language keeps or can't write": model(
    eClass("String", attribute("x")) +
      eClass("Resource") +
      eClass("Enum", reference("s", "#//String", 'upperBound="-1"')) +
      eClass("_private") +
      eClass("lower", attribute("a_b") + attribute("größe") + attribute("gr__e")) +
      eClass("Lower", reference("l", "#//lower")),
  ),
  "several types to inherit": model(
    eClass("A", attribute("a")) +
      eClass("B", "", 'interface="true" abstract="true"') +
      eClass("C", "", 'eSuperTypes="#//A #//B"'),
  ),
  "a type of another file": model(
    eClass(
      "A",
      reference("o", `ecore:EClass ${ecore}#//EObject`, 'containment="true"') +
        reference("x", "ecore:EClass other.ecore#//net/Host") +
        reference(
          "y",
          "",
          "",
          '<eType xsi:type="ecore:EClass" href="platform:/plugin/a.b/model/Third%20One.ecore#//T"/>',
        ),
      'eSuperTypes="../base/base.ecore#//Base other.ecore#//Second"',
    ) + eClass("B", "<eSuperTypes href='other.ecore#//Second'/>"),
  ),
  "type parameters and arguments": model(
    eClass(
      "Box",
      '<eTypeParameters name="T"><eBounds eClassifier="#//Thing"/></eTypeParameters>' +
        '<eStructuralFeatures xsi:type="ecore:EReference" name="content" upperBound="-1"><eGenericType eTypeParameter="#//Box/T"/></eStructuralFeatures>' +
        '<eStructuralFeatures xsi:type="ecore:EAttribute" name="map" transient="true"><eGenericType eClassifier="ecore:EDataType ' +
        `${ecore}#//EMap"><eTypeArguments eClassifier="ecore:EDataType ${ecore}#//EString"/><eTypeArguments/></eGenericType></eStructuralFeatures>`,
    ) +
      eClass("Thing") +
      eClass(
        "Crate",
        '<eGenericSuperTypes eClassifier="#//Box"><eTypeArguments eClassifier="#//Thing"/></eGenericSuperTypes>',
      ),
  ),
  operations: model(
    eClass(
      "A",
      `<eOperations name="find" lowerBound="1" eType="#//A" eExceptions="#//Problem"><eAnnotations source="http://www.eclipse.org/emf/2002/GenModel">
        <details key="body" value="return null;&#xA;// &lt;nothing> &quot;here&quot;"/></eAnnotations>
        <eTypeParameters name="T"/><eParameters name="key" eType="ecore:EDataType ${ecore}#//EString"/></eOperations><eOperations name="stop"/>`,
    ) + '<eClassifiers xsi:type="ecore:EDataType" name="Problem" instanceClassName="java.lang.Exception"/>',
  ),
  annotations: model(
    `<eAnnotations source="http://www.eclipse.org/OCL/Import"><details key="ecore" value="${ecore}"/></eAnnotations>` +
      eClass(
        "A",
        `${documentation("The first.")}<eAnnotations source="x" references="#//A/a"><details key="k"/>
          <eAnnotations source="inner"/><contents xsi:type="ecore:EAnnotation" source="y"/></eAnnotations>` +
          attribute("a", "EString", "", `<eAnnotations source="e"/>${documentation("Second.")}`),
      ),
  ),
  documentation: model(
    eClass(
      "A",
      documentation("One.&#xA;&#xA;  Two, further in.") +
        attribute("a", "EString", "", documentation("@ecore &lt;x/>")),
    ) +
      eClass("B", documentation(" blanks ")) +
      eClass("C", documentation("tab&#x9;end &#xA;x")),
  ),
  "data types of its own": model(
    '<eClassifiers xsi:type="ecore:EDataType" name="Url" instanceClassName="java.net.URL" serializable="false"/>' +
      '<eClassifiers xsi:type="ecore:EDataType" name="Small" instanceClassName="short"/>' +
      eClass(
        "A",
        attribute("u", "#//Url", 'defaultValueLiteral="http://x" transient="true"') +
          attribute("s", "#//Small", 'defaultValueLiteral="007"'),
      ) +
      eClass(
        "B",
        ["EDate", "EChar", "EByteArray", "EBigDecimal", "EInt", "EFeatureMapEntry"]
          .map((type) => attribute(`a${type}`, type))
          .join(""),
      ),
  ),
  enumerations: model(
    '<eClassifiers xsi:type="ecore:EEnum" name="Color"><eLiterals name="RED" literal="dark red"/><eLiterals name="blue" value="7">' +
      '<eAnnotations source="x"/></eLiterals><eLiterals name="größte" value="-1"/></eClassifiers><eClassifiers xsi:type="ecore:EEnum" name="Empty"/>' +
      eClass(
        "A",
        attribute("plain", "#//Color") +
          attribute("given", "#//Color", 'defaultValueLiteral="dark red"') +
          attribute("wrong", "#//Color", 'defaultValueLiteral="green"') +
          attribute("free", "#//Color", 'unsettable="true"') +
          attribute("many", "#//Color", 'upperBound="-1"') +
          attribute("empty", "#//Empty"),
      ),
  ),
  "every flag": model(
    eClass(
      "A",
      attribute("id", "EString", 'iD="true" ordered="false"') +
        attribute("many", "EInt", 'upperBound="-2" unique="true" defaultValueLiteral="3"') +
        attribute("bounded", "EInt", 'lowerBound="2" upperBound="5" unique="false"') +
        attribute("fixed", "EBoolean", 'changeable="false" defaultValueLiteral="true"') +
        attribute(
          "sum",
          "EDouble",
          'derived="true" transient="true" volatile="true" changeable="false" lowerBound="1"',
        ) +
        attribute("number", "EDouble", 'defaultValueLiteral="1.50" unsettable="true"') +
        attribute("long", "ELongObject", 'defaultValueLiteral="+9"') +
        reference("b", "#//B", 'eOpposite="#//B/a" resolveProxies="false" lowerBound="1"') +
        reference("keyed", "#//B", 'upperBound="-1" containment="true" eKeys="#//B/key #//B/more"'),
    ) +
      eClass(
        "B",
        attribute("key") + attribute("value") + attribute("more") + reference("a", "#//A", 'eOpposite="#//A/b"'),
        'instanceClassName="java.util.Map$Entry"',
      ),
  ),
  "places by number and by name of the package": model(
    eClass("A", reference("b", "#//@eClassifiers.1") + reference("self", "ecore:EClass http://example.org/m/1.0#//A")) +
      eClass("B"),
  ),
  "ids of XMI": model(
    eClass("A", reference("b", "#_b2"), 'xmi:id="_a1"') + eClass("B", "", 'xmi:id="_b2" eSuperTypes="#_a1"'),
    'name="m" nsURI="http://example.org/m/1.0" nsPrefix="em" xmi:id="_p"',
  ),
  "namespaces of others": model(
    `<eAnnotations source="uml"><contents xsi:type="uml:Profile" name="p" xmlns:uml="http://uml"/></eAnnotations>${eClass("A")}`.replace(
      'xmlns:uml="http://uml"',
      "",
    ),
    `name="m" nsURI="http://example.org/m/1.0" nsPrefix="em" xmlns:uml="${ecore}"`,
  ).replaceAll('xsi:type="uml:Profile" name="p"', 'xsi:type="uml:EClass" name="Inner"'),
};
