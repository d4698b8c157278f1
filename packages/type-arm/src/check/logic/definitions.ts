import { misplacedType, refuseAlias, reportDefinition } from "../types/misplaced.js";
import { ruleFor } from "./walk.js";

export const aliasInLogic = ruleFor(undefined, ["puppet-alias"], (node, { place, ...context }) => {
  refuseAlias(node, place.source, context);
});

export const typeInLogic = ruleFor(misplacedType, ["type-definition"], (node, { place, ...context }) => {
  reportDefinition(node, place.source, context);
});
