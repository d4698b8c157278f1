import { createSpan, type Span } from "@cairn/diagnostics";
import { ensuring, Failure } from "@cairn/evaluation";
import { type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { coreFunctions } from "@cairn/puppet-core/functions";
import { isHash, isType, type HashValue, type Value } from "@cairn/puppet-core/values";
import type { ModelType } from "../model/index.js";
import { construct, type Entry } from "./construct.js";
import { describe } from "./convert-value.js";
import { writtenEntries } from "./hash-places.js";
import type { Runtime } from "./runtime.js";

/**
 * `new`: a type, optionally its values in a hash, and optionally a lambda. All five forms of the specification end
 * here.
 */
export function newFunction(runtime: Runtime): PuppetFunction {
  return {
    name: "new",
    call(call) {
      if (isConversion(call.values[0])) return coreFunctions.get("new")!.call(call);
      const type = typeOf(call);
      const entries = entriesOf(call);
      if (++runtime.newDepth > runtime.limits.nesting) {
        runtime.newDepth--;
        const message = `\`new\` of ${type.name} has no end in sight: more than ${runtime.limits.nesting} are running inside of each other`;
        throw new Failure("endless-new", message, { span: call.span });
      }
      const order = { type, entries, block: call.block, place: call.span };
      return ensuring(
        () => construct(runtime, order),
        () => {
          runtime.newDepth--;
        },
      );
    },
  };
}

/** `Integer('3')`: a conversion that creates no object. */
function isConversion(type: Value = null): boolean {
  return isType(type) && (type.name === "Integer" || type.name === "Float");
}

function typeOf({ values, span }: FunctionCall): ModelType {
  const [type = null] = values;
  if (isType(type) && type.name === "Object" && type.definition) return type.definition as ModelType;
  const message = `\`new\` makes objects of the program's types, and ${describe(type)} is none of them`;
  throw new Failure("not-a-type", message, { span, help: "write the name of a type: `Name.new({ … })`" });
}

function entriesOf({ values, span }: FunctionCall): Entry[] {
  const given = values[1] ?? null;
  if (values.length > 2 || (given !== null && !isHash(given))) {
    const message =
      values.length > 2
        ? `\`new\` takes a type and one hash of values, and got ${values.length} arguments`
        : `the values for \`new\` must be a hash, and ${describe(given)} is not`;
    throw new Failure("wrong-arguments", message, {
      span,
      help: "write the values in braces: `Name.new({ feature => value })`",
    });
  }
  return given === null ? [] : withPlaces(given, span);
}

/** If the hash is a literal, each value has its own location. */
function withPlaces(hash: HashValue, span: Span): Entry[] {
  const written = writtenEntries(hash);
  return Array.from(hash.entries(), ([key, value]: readonly [Value, Value]): Entry => {
    const entry = written?.find(key);
    if (!entry) return { key, value, keyPlace: span, place: span };
    const { source, node } = entry;
    const items =
      node.value.kind === "array"
        ? node.value.items.map((item) => createSpan(source, item.start, item.end))
        : undefined;
    return {
      key,
      value,
      keyPlace: createSpan(source, node.key.start, node.key.end),
      place: createSpan(source, node.value.start, node.value.end),
      places: items && Array.isArray(value) && items.length === value.length ? items : undefined,
    };
  });
}
