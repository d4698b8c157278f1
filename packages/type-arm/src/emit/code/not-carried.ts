import { createSpan } from "@cairn/diagnostics";
import { logicNames, type Logic, type Model } from "../../model/index.js";
import type { Node } from "../../ast/children.js";
import type { NotCarried } from "../target.js";

/** The logic of a model that a language can't run, and the statements besides its types. */
export function notCarriedBy(
  model: Model,
  language: string,
  obstacleIn: (root: Node) => string | undefined,
): readonly NotCarried[] {
  const found: NotCarried[] = model.statements.map(({ node, source }) => ({
    what: "a statement beside the types",
    why: `${language} gets the types and no objects`,
    span: createSpan(source, node.start, node.end),
  }));
  for (const { features, invariants, name } of model.types.values()) {
    for (const feature of features) {
      for (const role of logicNames) {
        const logic = feature.logic[role];
        const why = logic && obstacleIn(logic.body);
        if (logic && why !== undefined)
          found.push({ what: `\`${role}\` of \`${name}/${feature.name}\``, why, span: spanOf(logic) });
      }
    }
    for (const { index, logic, title } of invariants) {
      const why = obstacleIn(logic.body) ?? (title && obstacleIn(title));
      if (why !== undefined) found.push({ what: `invariant ${index + 1} of \`${name}\``, why, span: spanOf(logic) });
    }
  }
  return found;
}

function spanOf({ end, source, start }: Logic) {
  return createSpan(source, start, end);
}
