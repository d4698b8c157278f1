import { createSource } from "@cairn/diagnostics";
import { describe, expect, it } from "@jest/globals";
import { check } from "../../src/compile.js";
import { readEcore } from "../../src/read-ecore/read-ecore.js";

function told(text: string): readonly string[] {
  return check([createSource("file.pp", text)]).map(
    ({ code, severity }) => `${severity} ${code.replace("type-arm/", "")}`,
  );
}

const attribute = (check: string): string => `type T { attr a, String { check => ${check} } }`;

describe("errors that look like something else are reported", () => {
  it.each([
    ["/x/", "error not-in-logic"],
    ["{ /x/ }", "error not-in-logic"],
    ["|$v| { (/x/) }", "error not-in-logic"],
    ["{ it =~ /x/ }", "warning bare-variable"],
    ["it == x", "warning bare-variable"],
    ["{ a == x }", "warning bare-variable"],
    ["|$v| { v =~ /x/ }", "warning bare-variable"],
    ["{ case it { x: { true } default: { false } } }", "warning bare-variable"],
    ["$it != null", "warning nil-word"],
    ["$it == nil", "warning nil-word"],
    ["{ $it =~ /x/i }", "error bad-pattern"],
    ["{ \"${017}\" == 'x' }", "error unknown-variable"],
    ["{ $it =~ /(x)/ and $01 == 'x' }", "error unknown-variable"],
  ])("check => %s: %s", (text, wanted) => {
    expect(told(attribute(text))).toContain(wanted);
  });

  it.each([
    ["abstract type T { attr a, String }", "error not-in-logic"],
    ["type T { attr a, String invariant { a =~ /x/ } }", "warning bare-variable"],
    ["type T { attr a, String invariant { /x/ } }", "error not-in-logic"],
  ])("%s: %s", (text, wanted) => {
    expect(told(text)).toContain(wanted);
  });

  it.each([
    "type T { attr a, enum[default, x] { default => default } }",
    attribute("{ case $it { {}: { false } default: { true } } }"),
    attribute("{ $it =~ /x/ and $0 == 'x' and \"${1}\" == '' }"),
    attribute("$it == it"),
    attribute("{ $it in [it, a] }"),
    attribute("{ $it =~ /(?i:x)/ }"),
    attribute("{ if $it == 'null' { false } else { $meta[name] } }"),
  ])("nothing is reported for %s", (text) => {
    expect(told(text)).toEqual([]);
  });
});

function helps(text: string): string {
  return check([createSource("file.pp", text)])
    .map(({ help, message }) => `${message}: ${help}`)
    .join("\n");
}

describe("classic errors are reported with help on what to write", () => {
  it.each([
    ["type A { attr a String }", "write a comma between the name and the type: `attr a, String`"],
    ["type A { attr a enum[x] }", "write a comma between the name and the type: `attr a, enum`"],
    ["type A { a, String }", "write `attr` before it: `attr a, String`"],
    ["type A { attr a, String, { min => 1 } }", "remove the comma"],
    ["type A extends B { attr a, String }", "write `inherits`: `inherits B`"],
    ["class User { attr a, String }", "write `type User { … }`"],
    ["type A { attr a, int }", "write `Integer`"],
    ["type A { attr a, bool }", "write `Boolean`"],
    ["type A { attr a, Array[Integer] }", "write `Integer { max => unbound }`"],
    ["type A { attr a, Optional[String] }", "unless it has `min => 1`"],
    ["type A { attr a, Hash }", "`has` instead of `attr`"],
    ["type A { attr a, Integer[1,10] }", "write `Integer { check => $it >= 1 and $it <= 10 }`"],
    ["type A { attr a, String[1] }", "write `String { check => $it.size >= 1 }`"],
    ["type A { attr a, String { required => true } }", "write `min => 1`"],
    ["file { '/tmp/x': ensure => present }", "`file` defines nothing here"],
    ["type A { attr a, String { check => { file { '/tmp/x': ensure => present } } } }", "`file` defines nothing here"],
  ])("%s", (text, wanted) => {
    expect(helps(text)).toContain(wanted);
  });
});

it("a literal of an enumeration that isn't its name is reported when Ecore is read", () => {
  const text = `<ecore:EPackage xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xmlns:ecore="http://www.eclipse.org/emf/2002/Ecore" name="p" nsURI="http://p" nsPrefix="p">
  <eClassifiers xsi:type="ecore:EEnum" name="Color"><eLiterals name="red" literal="dark-red"/><eLiterals name="blue" literal="blue"/></eClassifiers>
  <eClassifiers xsi:type="ecore:EClass" name="T"><eStructuralFeatures xsi:type="ecore:EAttribute" name="c" eType="#//Color"/></eClassifiers>
</ecore:EPackage>`;
  const { diagnostics } = readEcore(createSource("p.ecore", text));
  expect(diagnostics.map(({ message }) => message).join()).toContain("literals that aren't names (1)");
});
