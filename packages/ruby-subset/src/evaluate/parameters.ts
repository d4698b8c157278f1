import type { Block, Parameter } from "../ast.js";

/** The arity of a block or method, as Ruby counts it: negative if some arguments are optional. */
export function arityOf(parameters: readonly Parameter[], isBlock = false): number {
  const plain = parameters.filter(({ style, initial }) => style === "plain" && !initial).length;
  const needsKey = parameters.some(({ style, initial }) => style === "key" && !initial);
  const isOpen = parameters.some(
    ({ style, initial }) => style === "rest" || (!isBlock && style === "plain" && initial !== undefined),
  );
  const hasOptions = parameters.some(
    ({ style, initial }) => style === "options" || (style === "key" && initial !== undefined),
  );
  if (isOpen || (!needsKey && hasOptions && !isBlock)) return -plain - (needsKey ? 1 : 0) - 1;
  return plain + (needsKey ? 1 : 0);
}

/** The parameters as `Method#parameters` lists them. */
export function parameterList(parameters: readonly Parameter[], isStrict: boolean): (readonly [string, string])[] {
  return parameters.map(({ initial, name, style }) => {
    if (style === "plain") return [isStrict && !initial ? "req" : "opt", name];
    if (style === "key") return [initial ? "key" : "keyreq", name];
    return [{ rest: "rest", options: "keyrest", block: "block" }[style], name];
  });
}

interface BlockParameters {
  readonly arity: number;
  readonly list: ReturnType<typeof parameterList>;
}

/** A block becomes a value again and again. */
const ofBlocks = new WeakMap<Block, BlockParameters>();

/** What a block says of its parameters. */
export function blockParameters(block: Block): BlockParameters {
  let known = ofBlocks.get(block);
  if (!known) {
    const { isLambda, parameters } = block;
    known = { arity: arityOf(parameters, !isLambda), list: parameterList(parameters, isLambda) };
    ofBlocks.set(block, known);
  }
  return known;
}
