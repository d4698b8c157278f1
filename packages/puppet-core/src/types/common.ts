import { resultOf, settle, type Deep } from "@cairn/evaluation";
import { isAssignable } from "./assignable.js";
import { data, richData } from "./built-in.js";
import { hull } from "./merge.js";
import * as make from "./make.js";
import type { PuppetType } from "./type.js";

/** The narrowest common type that Puppet finds for the values of both. */
export function commonType(left: PuppetType, right: PuppetType): PuppetType {
  return settle(finding(left, right));
}

function* finding(left: PuppetType, right: PuppetType): Deep<PuppetType> {
  if (left.name === "Undef" || left.name === "Unit")
    return left.name === "Unit" && right.name === "Undef" ? left : right;
  if (right.name === "Undef" || right.name === "Unit") return left;
  if (isAssignable(left, right)) return left;
  if (isAssignable(right, left)) return right;
  if (left.name === "Array" && right.name === "Array") {
    return make.arrayType(yield* resultOf(finding(left.element, right.element)));
  }
  if (left.name === "Hash" && right.name === "Hash") {
    const key = yield* resultOf(finding(left.key, right.key));
    return make.hashType(key, yield* resultOf(finding(left.value, right.value)));
  }
  const leaf = ofSameName(left, right) ?? ofFamily(left, right);
  if (leaf) return leaf;
  if (left.name === "Type" && right.name === "Type" && left.type && right.type) {
    return make.containing("Type", yield* resultOf(finding(left.type, right.type)));
  }
  return bothIn(richData(), left, right) ? richData() : make.any;
}

function bothIn(type: PuppetType, left: PuppetType, right: PuppetType): boolean {
  return isAssignable(type, left) && isAssignable(type, right);
}

function ofSameName(left: PuppetType, right: PuppetType): PuppetType | undefined {
  if (left.name === "Class" && right.name === "Class") return make.classType();
  if (left.name === "Resource" && right.name === "Resource") {
    return make.resourceType(left.typeName === right.typeName ? left.typeName : undefined);
  }
  if (left.name === "Integer" && right.name === "Integer") return hull(left, right);
  if (left.name === "Float" && right.name === "Float") return hull(left, right);
  if (left.name === "String" || left.name === "Enum") return ofStrings(left, right);
  if (left.name === "Pattern" && right.name === "Pattern") {
    const unique = new Map([...left.patterns, ...right.patterns].map((pattern) => [pattern.source, pattern]));
    return { ...left, patterns: [...unique.values()] };
  }
  if (left.name === "Variant" && right.name === "Variant") return make.variantType([...left.types, ...right.types]);
  if (left.name === "Regexp" && right.name === "Regexp") return make.anyRegexp;
  return left.name === "Callable" && right.name === "Callable" ? make.anyCallable : undefined;
}

function ofStrings(left: PuppetType, right: PuppetType): PuppetType | undefined {
  if (right.name !== "String" && right.name !== "Enum") return undefined;
  if (left.name === "String" && right.name === "String") {
    if (left.size && right.size) return make.stringOfSize(hull(left.size, right.size));
    const isExact = left.value !== undefined && right.value !== undefined;
    return isExact ? make.enumType([left.value, right.value]) : make.anyString;
  }
  const values = [left, right].map((type) => {
    if (type.name === "Enum") return type.values;
    return type.name === "String" && type.value !== undefined ? [type.value] : undefined;
  });
  return values.includes(undefined) ? make.enumType([]) : make.enumType(values.flatMap((each) => each ?? []));
}

function ofFamily(left: PuppetType, right: PuppetType): PuppetType | undefined {
  for (const family of [make.numeric, make.scalarData, make.scalar]) if (bothIn(family, left, right)) return family;
  return bothIn(data(), left, right) ? data() : undefined;
}
