/** What most runs don't need, loaded on demand (`load-views.ts`). */
export { readClasses } from "../facts/read-classes.js";
export { comparedCatalog } from "../diff/compared-catalog.js";
export { printCatalog } from "../emit/print.js";
export { readAnswers, readExported } from "../exported/read-exported.js";
export { exportedBy } from "../exported/of-catalog.js";
export { drawGraph } from "../graph/graph.js";
export { readStandIns } from "../hiera/stand-ins.js";
export { readTypes } from "../resource-types/read-types.js";
export { checkSources } from "./check-sources.js";
export { ManifestChecks } from "./manifest-checks.js";
export { jsonText } from "./json-text.js";
export { formatInStyle } from "../format/style.js";
