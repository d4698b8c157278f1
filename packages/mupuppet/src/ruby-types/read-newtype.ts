import type { Call, Node } from "@cairn/ruby-subset";
import { documentationOf, literalOf, nameOf, placeOfName, stringCode, type Bindings } from "./ruby-text.js";
import type { RubyAttribute, RubyType } from "./ruby-type.js";
import { walkBody } from "./statements.js";

const present = ["present", "absent"];

/** The parts of `Puppet::Type.newtype(:door) do … end`. */
export function readNewtype({ block }: Call, code: string): Pick<RubyType, "attributes" | "documentation"> {
  const attributes: RubyAttribute[] = [];
  let documentation: string | undefined;
  if (block)
    walkBody(block.body, (node, bindings) => {
      documentation = documentationIn(node, code, bindings) ?? documentation;
      const attribute = node.kind === "call" ? attributeOf(node, code, bindings) : undefined;
      if (attribute) attributes.push(attribute);
    });
  return { attributes, documentation };
}

/** `desc 'text'`, `@doc = 'text'`. */
function documentationIn(node: Node, code: string, bindings: Bindings): string | undefined {
  if (node.kind === "call" && node.name === "desc") return documentationOf(node.arguments[0], code, bindings);
  const isDoc = node.kind === "assignment" && node.target.kind === "instance" && node.target.name === "doc";
  return isDoc ? documentationOf(node.value, code, bindings) : undefined;
}

/** `newproperty(:color) do … end`, `newparam(…)` or `ensurable`. */
function attributeOf(call: Call, code: string, bindings: Bindings): RubyAttribute | undefined {
  const { at, name: method, start, end } = call;
  const whole = { start, end };
  if (method === "ensurable") {
    const { documentation, patterns, values } = contentsOf(call, code, bindings);
    const accepted = call.block ? values : present;
    const place = { start: at, end: at + method.length };
    return { name: "ensure", detail: "property", documentation, values: accepted, patterns, place, whole };
  }
  if (method !== "newparam" && method !== "newproperty") return undefined;
  const first = literalOf(call.arguments[0], bindings);
  const written = nameOf(first);
  if (!first || written === undefined || !/^\w+$/.test(written)) return undefined;
  const detail = method === "newparam" ? "parameter" : "property";
  const place = placeOfName(first, written, code);
  // The name in a list is before the loop's block.
  const isInside = start <= place.start && place.end <= end;
  return {
    name: written.toLowerCase(),
    detail,
    ...contentsOf(call, code, bindings),
    place,
    whole: isInside ? whole : place,
  };
}

/** The documentation and the values in the block of an attribute. */
function contentsOf(
  call: Call,
  code: string,
  around: Bindings,
): Pick<RubyAttribute, "documentation" | "patterns" | "values"> {
  const values = new Set(isBoolean(call) ? ["true", "false"] : []);
  const patterns: string[] = [];
  let documentation: string | undefined;
  if (call.block)
    walkBody(call.block.body, (node, bindings) => {
      const inside = bindings.size > 0 ? bindings : around;
      documentation = documentationIn(node, code, inside) ?? documentation;
      if (node.kind !== "call") return;
      if (node.name === "defaultvalues") for (const each of present) values.add(each);
      for (const each of acceptedBy(node)) {
        const value = valueOf(each, inside);
        if (value !== undefined) values.add(value);
        else if (each.kind === "regexp") patterns.push(code.slice(each.start, each.end));
      }
    });
  return { documentation, patterns, values: [...values] };
}

/** `parent: Puppet::Parameter::Boolean`. */
function isBoolean(call: Call): boolean {
  return call.arguments.some(
    (each) =>
      each.kind === "pair" &&
      nameOf(each.key) === "parent" &&
      each.value.kind === "constant" &&
      each.value.name.endsWith("::Boolean"),
  );
}

/** The arguments of `newvalues`, and the first ones of `newvalue` and `aliasvalue`. */
function acceptedBy({ arguments: given, name }: Call): readonly Node[] {
  if (name === "newvalues") return given;
  return name === "newvalue" || name === "aliasvalue" ? given.slice(0, 1) : [];
}

/** Values are compared as strings: Puppet's `true` is the symbol `:true`. */
function valueOf(node: Node, bindings: Bindings): string | undefined {
  if (node.kind === "literal" && node.value !== null && typeof node.value !== "string") return String(node.value);
  const name = nameOf(node, bindings);
  if (name === undefined) return undefined;
  return name === "true" || name === "false" ? name : stringCode(name);
}
