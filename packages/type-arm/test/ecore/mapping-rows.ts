import type { EmfClass } from "./emf.js";

/** One row of the mapping: a program, and what EMF must see of it. */
export interface MappingRow {
  readonly name: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, Partial<EmfClass>>>;
}

/** A row about one feature of a type `T`. */
function feature(name: string, text: string, facts: Readonly<Record<string, unknown>>): MappingRow {
  return { name, text: `type T { ${text} } type U {}`, facts: { T: { features: [facts] } } };
}

export const rows: readonly MappingRow[] = [
  { name: "a type", text: "type T {}", facts: { T: { abstract: false, super: null, features: [] } } },
  { name: "an abstract type", text: "type T { abstract }", facts: { T: { abstract: true } } },
  { name: "inheritance", text: "type A inherits B {} type B {}", facts: { A: { super: "B" }, B: { super: null } } },
  {
    name: "packages",
    text: "type net::v4::host inherits Net::Base { has peer, Net::V4::Host } type net::base {}",
    facts: {
      "Net::Base": { super: null },
      "Net::V4::Host": { super: "Net::Base", features: [{ type: "Net::V4::Host" }] },
    },
  },
  {
    name: "names that begin with `_`",
    text: "type _net { attr _a, Integer attr e, enum[_x, y] } type _net::_host inherits Sub {} type _own::T {} type Sub {}",
    facts: {
      _net: { features: [{ name: "_a" }, { name: "e", type: "enum[_x,y]" }] },
      "_net_::_host": { super: "Sub" },
      "_own::T": {},
    },
  },
  {
    name: "a package beside a class of its name",
    text: "type net { has host, Net::Host } type net::host {}",
    facts: { Net: { features: [{ type: "net::Host" }] }, "net::Host": {} },
  },
  {
    name: "a managed type",
    text: "type T inherits Resource {}",
    facts: { Resource: { abstract: true, features: [] }, T: { super: "Resource" } },
  },
  feature("Integer", "attr a, Integer", { kind: "attribute", type: "Integer", unique: true }),
  feature("Float", "attr a, Float", { type: "Float" }),
  feature("String", "attr a, String", { type: "String" }),
  feature("Boolean", "attr a, Boolean", { type: "Boolean" }),
  feature("an enumeration", "attr a, enum[x, y]", { type: "enum[x,y]", unsettable: true, default: null }),
  feature("an enumeration with a default", "attr a, enum[x, y] { default => y }", { unsettable: false, default: "y" }),
  feature("no bounds", "attr a, String", { lower: 0, upper: 1 }),
  feature("a lower bound", "attr a, String { min => 1 }", { lower: 1, upper: 1 }),
  feature("a larger lower bound", "attr a, String { min => 2 }", { lower: 2, upper: -1, unique: false }),
  feature("bounds", "attr a, String { min => 2, max => 3 }", { lower: 2, upper: 3, unique: false }),
  feature("a list of objects", "has a, U { max => unbound }", { upper: -1, unique: true, containment: true }),
  feature("a part", "has a, U", { kind: "reference", type: "U", containment: true }),
  feature("a link", "has a, U { containment => false }", { kind: "reference", containment: false }),
  feature("unsettable", "attr a, String { unsettable => true }", { unsettable: true }),
  feature("transient", "attr a, String { transient => true }", { transient: true, derived: false, volatile: false }),
  feature("derived", "attr a, Integer { min => 1, derived => || { 1 } }", {
    derived: true,
    volatile: true,
    transient: true,
    lower: 0,
    changeable: false,
  }),
  feature("derived and settable", "attr a, Integer { derived => || { 1 }, settable => true, set => |$v| { $v } }", {
    derived: true,
    changeable: true,
  }),
  feature("read only and stored", "attr a, Integer { settable => false }", { changeable: true }),
  feature("a default", "attr a, Integer { default => 0x1F }", { default: "31" }),
  feature("a default with signs of XML", "attr a, String { default => '<&\"\n>' }", { default: '<&"\n>' }),
  feature("a float's default", "attr a, Float { default => 1e25 }", { default: "1e+25" }),
  feature("a default of a list", "attr a, String { max => unbound, default => x }", { default: null }),
  {
    name: "documentation",
    text: "# A type.\ntype T {\n  # What it is <called>.\n  attr a, String\n}\n",
    facts: { T: { documentation: "A type.", features: [{ documentation: "What it is <called>." }] } },
  },
];
