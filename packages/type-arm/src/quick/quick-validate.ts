import { allFeatures, allInvariants, isKindOf, unbound, type ModelFeature, type ModelType } from "../model/index.js";
import { quickCheck } from "./conditions.js";

/** Counts the names of maps that were looked at. */
interface Seen {
  names: number;
}

type Test = (value: unknown, seen: Seen, depth: number) => boolean;

/** What is looked at of one feature. */
interface QuickFeature {
  readonly test: Test;
  readonly isRequired: boolean;
  readonly isMany: boolean;
  readonly lower: number;
  readonly upper: number;
}

/** Deeper data is left to the long way, which doesn't nest calls. */
const deepest = 100;

/** What the short way finds out. */
export interface QuickVerdict {
  /** Whether nothing is wrong with the whole text. */
  readonly isSure: boolean;
  /** Of each outermost object, whether nothing is wrong with it, as long as no name is given twice. */
  readonly sure: readonly boolean[];
}

const unsure: QuickVerdict = { isSure: false, sure: [] };

/**
 * A short way to the usual answer, that JSON text holds objects of a type with which nothing is wrong. What it isn't sure of (also what
 * is wrong) must be read with its places and loaded.
 */
export function quickVerdict(type: ModelType, text: string, types: ReadonlyMap<string, ModelType>): QuickVerdict {
  const test = testOf(type, types);
  if (!test) return unsure;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unsure;
  }
  const seen: Seen = { names: 0 };
  const sure = (Array.isArray(value) ? value : [value]).map((each) => test(each, seen, 0));
  return { isSure: sure.every(Boolean) && seen.names === namesIn(text, seen.names), sure };
}

/** How many names of maps a text holds, at least: more than were seen where one is given twice. Stops above `most`. */
function namesIn(text: string, most: number): number {
  let count = 0;
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 32) before--;
    if (text.charCodeAt(before) === 34 && ++count > most) return count;
  }
  return count;
}

interface Known {
  readonly types: ReadonlyMap<string, ModelType>;
  readonly test: Test | undefined;
}

const known = new WeakMap<ModelType, Known>();

/** The test for objects of a type, made once; nothing where only the long way can judge them. */
function testOf(type: ModelType, types: ReadonlyMap<string, ModelType>): Test | undefined {
  const found = known.get(type);
  if (found && found.types === types) return found.test;
  const isOpen = allInvariants(type).length > 0 || type.isAbstract;
  const holder: { test: Test | undefined } = { test: undefined };
  // A type may hold itself: its parts ask for the test when it is there.
  const entry = {
    types,
    test: isOpen ? undefined : (value: unknown, seen: Seen, depth: number) => holder.test!(value, seen, depth),
  };
  known.set(type, entry);
  if (!isOpen) holder.test = objectTest(type, types);
  return entry.test;
}

function objectTest(type: ModelType, types: ReadonlyMap<string, ModelType>): Test {
  const features = new Map<string, QuickFeature>();
  for (const [name, feature] of allFeatures(type)) {
    const quick = quickFeature(feature, types);
    if (quick) features.set(name, quick);
  }
  // A required feature that can't be judged here is missed below.
  const required = [...allFeatures(type).values()].filter(needsValue).length;
  return (value, seen, depth) => {
    if (typeof value !== "object" || value === null || Array.isArray(value) || depth > deepest) return false;
    const object = value as Readonly<Record<string, unknown>>;
    let found = 0;
    for (const name in object) {
      seen.names++;
      const feature = features.get(name);
      if (!feature) {
        if (name === "$type" && object[name] === type.name) continue;
        return false;
      }
      const given = object[name];
      if (given === null) continue;
      if (feature.isMany ? !isList(given, feature, seen, depth) : !feature.test(given, seen, depth)) return false;
      if (feature.isRequired) found++;
    }
    return found === required;
  };
}

function needsValue({ default: given, isDerived, lower }: ModelFeature): boolean {
  return lower > 0 && !isDerived && given === undefined;
}

/** One value stands for a list of one. */
function isList(given: unknown, { lower, test, upper }: QuickFeature, seen: Seen, depth: number): boolean {
  if (!Array.isArray(given)) return lower <= 1 && test(given, seen, depth);
  const list: readonly unknown[] = given;
  if (list.length < lower || (upper !== unbound && list.length > upper)) return false;
  for (let index = 0; index < list.length; index++) if (!test(list[index], seen, depth)) return false;
  return true;
}

function quickFeature(feature: ModelFeature, types: ReadonlyMap<string, ModelType>): QuickFeature | undefined {
  if (feature.isDerived) return undefined;
  const test = feature.type.kind === "reference" ? partTest(feature, feature.type.target, types) : dataTest(feature);
  const { isMany, lower, upper } = feature;
  return test && { test, isRequired: needsValue(feature), isMany, lower, upper };
}

/** Parts may be of another type than declared where they say so. Links are left to the long way. */
function partTest(
  { isContainment, logic }: ModelFeature,
  target: ModelType,
  types: ReadonlyMap<string, ModelType>,
): Test | undefined {
  if (!isContainment || logic.validate) return undefined;
  return (value, seen, depth) => {
    const named = typeof value === "object" && value !== null && "$type" in value ? value.$type : undefined;
    const type = named === undefined ? target : types.get(String(named));
    if (!type || !isKindOf(type, target)) return false;
    return testOf(type, types)?.(value, seen, depth + 1) === true;
  };
}

function dataTest(feature: ModelFeature): Test | undefined {
  const { check, set, validate } = feature.logic;
  const tests = [typeTest(feature)];
  for (const logic of [...(validate && !set ? [validate] : []), ...(check ? [check] : [])]) {
    const test = quickCheck(logic, feature.name);
    if (!test) return undefined;
    tests.push(test);
  }
  const [ofType, ofLogic] = tests;
  if (tests.length === 1) return ofType!;
  if (tests.length === 2) return (value) => ofType!(value) && ofLogic!(value);
  return (value) => tests.every((test) => test(value));
}

function typeTest({ type }: ModelFeature): (value: unknown) => boolean {
  switch (type.kind) {
    case "Integer":
      return Number.isSafeInteger;
    case "Float":
      return Number.isFinite;
    case "Boolean":
      return (value) => typeof value === "boolean";
    case "enum": {
      const names: ReadonlySet<unknown> = new Set(type.names);
      return (value) => names.has(value);
    }
    default:
      return (value) => typeof value === "string";
  }
}
