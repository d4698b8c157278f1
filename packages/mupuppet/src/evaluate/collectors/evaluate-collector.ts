/**
 * `Type <| query |>`: a query is compiled to a test once, which is applied to existing resources and to each later one.
 * Collectors realize what they find and may override it.
 */
import type { Collector } from "@cairn/puppet-core/manifest";
import { resultOf, type Evaluation } from "@cairn/evaluation";
import type { Evaluator, Scope } from "@cairn/puppet-core/evaluate";
import { capitalize } from "@cairn/puppet-core/types";
import type { Value } from "@cairn/puppet-core/values";
import { evaluateAttributes } from "../attributes.js";
import type { Compilation } from "../compilation.js";
import { puppetScopeOf } from "../scopes/puppet-scope.js";
import { CatalogCollector } from "./catalog-collector.js";
import { CollectorValue } from "./collector-value.js";
import { compileQuery } from "./compile-query.js";
import { ExportedCollector } from "./exported-collector.js";
import type { Query } from "./query.js";

const ignored = "You cannot collect exported resources without storeconfigs being set; the collection will be ignored";

/** `Type <| query |> { … }`: registers a collector. Exported ones find nothing if nobody knows what others export. */
export function* evaluateCollector(node: Collector, scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  const around = puppetScopeOf(scope);
  const { compilation } = around;
  const span = evaluator.spanOf(node, scope);
  const { exported } = compilation.node;
  if (node.exported && !exported) compilation.warn("no-store-of-exports", ignored, span);
  const type = collectedType(node, scope, evaluator, compilation);
  const parameters = yield* resultOf(evaluateAttributes(node.attributes, scope, evaluator, "collector"));
  const query: Query | undefined = node.query && (yield* resultOf(compileQuery(node.query, scope, evaluator)));
  const { candidates } = compilation.collectors;
  const init = { type, query, parameters, candidates, scope: around, span };
  const collector = node.exported && exported ? new ExportedCollector(init, exported) : new CatalogCollector(init);
  if (!node.exported || exported) compilation.collectors.add(collector);
  return new CollectorValue(collector);
}

/** The type as the catalog writes it; rejects types that can't be collected. */
function collectedType(node: Collector, scope: Scope, evaluator: Evaluator, compilation: Compilation): string {
  const written = node.type.kind === "type-name" ? node.type.name.toLowerCase() : "";
  // A leading `::` is allowed for defined types only.
  const name = compilation.definitions.findDefine(written) ? written.replace(/^::/, "") : written;
  if (name === "class") evaluator.failIn(node, "Classes cannot be collected", scope);
  const isBuiltIn = !name.includes(":") && compilation.language.types.find(name) !== undefined;
  if (!isBuiltIn && !compilation.definitions.findDefine(name)) {
    evaluator.failIn(node, `Resource type ${name} doesn't exist`, scope);
  }
  return capitalize(name);
}
