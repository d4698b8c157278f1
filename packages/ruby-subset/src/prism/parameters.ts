import { resultOf, type Deep } from "@cairn/evaluation";
import type { Parameter } from "../ast.js";
import type { PrismData, PrismNode } from "./prism-node.js";
import { member, members, nameOf, type Reader } from "./reader.js";

/** The parameters of a block or a method, in source order. */
export function* parametersOf(node: PrismNode | undefined, reader: Reader): Deep<Parameter[]> {
  if (!node) return [];
  const data = node.toJSON();
  switch (data.type) {
    case "BlockParametersNode":
      return yield* resultOf(parametersOf(member(data, "parameters"), reader));
    case "NumberedParametersNode":
      return Array.from({ length: data["maximum"] as number }, (_, index) => plain(`_${index + 1}`));
    case "ItParametersNode":
      return [plain("it")];
    default:
      return yield* resultOf(listed(data, reader));
  }
}

function* listed(data: PrismData, reader: Reader): Deep<Parameter[]> {
  const found: Parameter[] = [];
  const rest = member(data, "rest")?.toJSON();
  for (const name of ["requireds", "optionals"]) {
    for (const each of members(data, name)) found.push(yield* resultOf(parameter(each.toJSON(), reader)));
  }
  if (rest?.type === "RestParameterNode") found.push({ name: (rest["name"] as string | null) ?? "*", style: "rest" });
  for (const each of members(data, "posts")) found.push(yield* resultOf(parameter(each.toJSON(), reader)));
  for (const each of members(data, "keywords")) found.push(yield* resultOf(parameter(each.toJSON(), reader)));
  const options = member(data, "keywordRest")?.toJSON();
  if (options?.type === "ForwardingParameterNode") {
    found.push({ name: "*", style: "rest" }, { name: "**", style: "options" }, { name: "&", style: "block" });
  } else if (options?.type === "KeywordRestParameterNode")
    found.push({ name: (options["name"] as string | null) ?? "**", style: "options" });
  const block = member(data, "block")?.toJSON();
  if (block) found.push({ name: (block["name"] as string | null) ?? "&", style: "block" });
  return found;
}

function* parameter(data: PrismData, reader: Reader): Deep<Parameter> {
  switch (data.type) {
    case "OptionalParameterNode":
      return { ...plain(nameOf(data)), initial: yield* resultOf(reader.node(member(data, "value")!)) };
    case "RequiredKeywordParameterNode":
      return { name: nameOf(data), style: "key" };
    case "OptionalKeywordParameterNode":
      return { name: nameOf(data), style: "key", initial: yield* resultOf(reader.node(member(data, "value")!)) };
    case "MultiTargetNode":
      return { name: "", style: "plain", parts: yield* resultOf(parts(data, reader)) };
    default:
      return plain(nameOf(data));
  }
}

/** `(a, *b, c)` in a parameter list. */
function* parts(data: PrismData, reader: Reader): Deep<Parameter[]> {
  const found: Parameter[] = [];
  for (const each of members(data, "lefts")) found.push(yield* resultOf(parameter(each.toJSON(), reader)));
  const rest = member(data, "rest")?.toJSON();
  if (rest)
    found.push({
      name: member(rest, "expression") ? nameOf(member(rest, "expression")!.toJSON()) : "*",
      style: "rest",
    });
  for (const each of members(data, "rights")) found.push(yield* resultOf(parameter(each.toJSON(), reader)));
  return found;
}

function plain(name: string): Parameter {
  return { name, style: "plain" };
}
