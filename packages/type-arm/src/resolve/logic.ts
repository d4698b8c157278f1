import type { Source } from "@cairn/diagnostics";
import type { Block, Expression, Lambda } from "@cairn/puppet-core";
import type { FeatureLogic, Logic, LogicName } from "../model/model.js";
import { logicNames } from "../model/model.js";
import type { Settings } from "./settings.js";

/** The logic in the settings of a feature. */
export function featureLogic(settings: Settings, source: Source): FeatureLogic {
  const logic: { -readonly [Name in LogicName]?: Logic } = {};
  for (const name of logicNames) {
    const setting = settings.get(name);
    if (setting) logic[name] = logicOf(setting.value, source);
  }
  return logic;
}

/** A block, a lambda, or a bare expression, which is treated as a block (interpretation R3). */
export function logicOf(node: Block | Lambda | Expression, source: Source): Logic {
  const { start, end } = node;
  if (node.kind === "lambda") {
    return { source, body: node.body, lambda: node, parameter: node.parameters[0]?.name, start, end };
  }
  const body: Block = node.kind === "block" ? node : { kind: "block", statements: [node], start, end };
  return { source, body, lambda: undefined, parameter: undefined, start, end };
}
