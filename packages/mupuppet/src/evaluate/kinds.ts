import type { Handlers } from "@cairn/puppet-core/evaluate";
import { evaluateCollector } from "./collectors/evaluate-collector.js";
import { evaluateDefaults } from "./evaluate-defaults.js";
import { evaluateOverride } from "./overrides/evaluate-override.js";
import { evaluateRelationship } from "./relationships/evaluate-relationship.js";
import { evaluateRender } from "./render.js";
import { evaluateResource } from "./resources/resource-statement.js";

const nothing = (): null => null;

/** How the kinds of expressions that only Puppet has are evaluated. Definitions are known before anything runs. */
export const kinds: Handlers = {
  class: nothing,
  define: nothing,
  node: nothing,
  function: nothing,
  "type-alias": nothing,
  resource: evaluateResource,
  "resource-defaults": evaluateDefaults,
  "resource-override": evaluateOverride,
  collector: evaluateCollector,
  relationship: evaluateRelationship,
  render: evaluateRender,
};
