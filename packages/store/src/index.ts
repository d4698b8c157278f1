export { Component } from "./component.js";
export { OWN_COPY, ProvenanceLog, type Origin, type RecordId } from "./provenance.js";
export { createStore, Store } from "./store.js";
export {
  HiddenText,
  isComponent,
  isVector,
  kindOf,
  numberValue,
  UNKNOWN,
  type DataReference,
  type ExactNumber,
  type Link,
  type StoreValue,
  type Unknown,
} from "./value.js";
export { type Tree } from "./tree.js";
export { showValue, showView, type ShownValue } from "./show.js";
export { colonPaths, dotPaths, formatPath, parsePath, type PathNotation } from "./path.js";
export { isNumber, sameNumber } from "./number.js";
export { compareCompiled, Compiled, explainCompiled, type Data, type CompiledForm, type Outcome } from "./compiled.js";
export { treeData } from "./tree-data.js";
export { explain, missingName, type ExplainOptions } from "./explain.js";
export { explainedStep, type ExplainedStep, type Explanation, type LostValue } from "./explanation.js";
export {
  cutExplanation,
  renderExplanation,
  withoutPrivate,
  type RenderExplanationOptions,
} from "./render-explanation.js";
export { explanationGraph } from "./explanation-graph.js";
export { compare, type CompareOptions, type Comparison } from "./compare.js";
export { type Difference, type DifferenceKind, type DifferenceSide } from "./difference.js";
export { shortestEdits, type Edit as LineEdit } from "./shortest-edits.js";
export { unifiedDiff } from "./unified-diff.js";
export {
  codeOf,
  forbiddenTitle,
  violationItem,
  renderDifferences,
  type DifferencesFormat,
  type RenderDifferencesOptions,
} from "./render-differences.js";
export { textDifference } from "./text-difference.js";
export { visiblyDifferent } from "./visible-difference.js";
export { type Graph, type GraphEdge, type GraphNode } from "./graph.js";
export { toDot } from "./draw/dot.js";
export { toMermaid } from "./draw/mermaid.js";
export { toSvg } from "./draw/svg.js";
export { toHtml, type HtmlOptions } from "./draw/html.js";
export { selectGraph, type GraphSelection } from "./draw/select.js";
export {
  boundText,
  serialize,
  serializePlain,
  serializeView,
  treeView,
  type DataFormat,
  type PrintedReference,
  type Serialized,
  type SerializeOptions,
} from "./serialize/serialize.js";
export { dataFormatNames, dataFormats, formatOf, type DataFormatName } from "./formats/index.js";
export { layoutFormat, type OutputFormat, type Unwritable, type Written } from "./formats/format.js";
export { printedResult, type PrintedFrom } from "./print-result.js";
export { plainView, vectorContainer, type Container, type View } from "./serialize/view.js";
export { deepestIndent, indentOf, type Layout, type Place } from "./serialize/layout.js";
export { byteLength, quoteJson } from "./serialize/text.js";
export { type DataError } from "./data-error.js";
export { type ValuePlaces } from "./deserialize/builder.js";
export { deserialize, type DataTree, type Deserialized, type DeserializeOptions } from "./deserialize/deserialize.js";
export { type YamlDialect } from "./deserialize/yaml-dialect.js";
export { Catalog, referenceTo, type CatalogEdge, type CatalogEdgeKind, type Resource } from "./catalog.js";
export {
  readPolicyMembers,
  type PolicyMember,
  type PolicyMembers,
  type PolicyPath,
  type PolicyProblem,
} from "./policy/members.js";
export { readChangePolicy, type ChangePolicy, type PathPattern, type PolicyNotation } from "./policy/change-policy.js";
export { PolicyJudge, type DescribedViolation, type Touch, type Violation } from "./policy/judge.js";
export { treePaths } from "./policy/tree-paths.js";
export { Wildcard } from "./policy/wildcard.js";
export { orderCatalog, type CatalogOrder } from "./catalog-order.js";
