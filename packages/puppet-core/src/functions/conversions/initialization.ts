import { Failure } from "@cairn/evaluation";
import type { Overload } from "../../evaluate/index.js";
import {
  any,
  infer,
  integerType,
  isAssignable,
  printType,
  tupleType,
  variantType,
  type Initialization,
  type InitType,
  type PuppetType,
} from "../../types/index.js";
import { conversions } from "./convert.js";
import { newObject } from "./object.js";
import { targetOf } from "./target.js";

/** The types of the parameters of one way to call `new`. */
interface Signature {
  readonly types: readonly PuppetType[];
  /** The number of those that must be given. */
  readonly required: number;
}

/** The values that `Init[T]` accepts: those of T, and those that `T.new` takes. Throws a Failure if it takes none. */
export function createInitialization(init: InitType): Initialization | undefined {
  const { type, parameters } = init;
  if (!type) return undefined;
  const signatures = signaturesOf(type);
  if (!signatures) {
    throw new Failure("evaluation", `Creation of new instance of type '${printType(type)}' is not supported`);
  }
  if (parameters.length > 0) return withArguments(init, type, signatures);
  const isSingle = ({ types, required }: Signature) => required === 1 && types.length === 1;
  const lists = signatures.filter((each) => !isSingle(each));
  return {
    single: variantType([type, ...signatures.filter(isSingle).map(({ types }) => types[0]!)]),
    list: lists.length > 0 ? variantType(lists.map(tupleOf)) : undefined,
    takesFirst: lists.some(({ required }) => required === 1),
  };
}

/** Undefined if values of the type can't be created, and for types that `Init` can't contain. */
function signaturesOf(type: PuppetType): readonly Signature[] | undefined {
  if (type.name === "Init" || type.name === "Optional" || type.name === "NotUndef") return undefined;
  const target = targetOf(type);
  if (target.name === "Init") return [{ types: [any], required: 1 }];
  const conversion = target.name === "Object" ? newObject(target) : conversions[target.name];
  return conversion?.overloads?.filter(({ isRefusal }) => !isRefusal).map(signatureOf);
}

function signatureOf({ parameters }: Overload): Signature {
  return {
    types: parameters.map(({ type }) => type),
    required: parameters.filter(({ count }) => count === undefined).length,
  };
}

/** All arguments but the first are given: they must fit. */
function withArguments(init: InitType, type: PuppetType, signatures: readonly Signature[]): Initialization {
  const others = init.parameters.map(infer);
  const count = others.length + 1;
  const matching = signatures.filter(
    ({ required, types }) =>
      count >= required &&
      count <= types.length &&
      isAssignable(tupleOf({ required, types }), tupleType([types[0]!, ...others])),
  );
  if (matching.length === 0) {
    const message = `The type '${printType(init)}' does not represent a valid set of parameters for ${type.name}.new()`;
    throw new Failure("evaluation", message);
  }
  return { single: variantType([type, ...matching.map(({ types }) => types[0]!)]), list: undefined, takesFirst: false };
}

function tupleOf({ types, required }: Signature): PuppetType {
  return tupleType(types, integerType(BigInt(required), BigInt(types.length)));
}
