/**
 * Hiera 5 as in Puppet: a hierarchy of data files in three layers (global, environment, module), `lookup_options`,
 * merges, interpolation, and the origin of each value. A program provides a `HieraHost`, creates a `HieraWorld` for
 * what all its nodes share and `Lookups` for each node, and looks up with an `Invocation`.
 */
export type { HieraConfig, HierarchyEntry, Layer } from "./config/config.js";
export { expandGlob } from "./locations/glob.js";
export { DataFile, type Segment } from "./data/data-file.js";
export { DataConverter } from "./data/data-value.js";
export { contextMethods, LookupContext, NotFoundJump } from "./backends/context.js";
export { plain, psych, psychFor, type PsychClass } from "./data/psych.js";
export { readData, type DataFormat } from "./data/read-data.js";
export { printData } from "./explain/data-view.js";
export { Explainer } from "./explain/explainer.js";
export { explanationData } from "./explain/json.js";
export type { ExplainNode } from "./explain/node.js";
export { explanationText } from "./explain/text.js";
export type { DataOrigin, Found } from "./found.js";
export type { DataFunction, Decrypt, HieraFiles, HieraHost, HieraWarning, MissingBackends } from "./host.js";
export type { Invocation, InvocationInit } from "./invocation.js";
export { checkOptions, compileOptions, optionsFor, type LookupOptions } from "./lookup-options.js";
export { Lookups } from "./lookups.js";
export type { EncryptedValue } from "./encrypted.js";
export { ciphersIn, holdsEncrypted, maskCiphers, maskSecrets, maskText, withoutCiphers } from "./secret.js";
export { lookUpWanted, notFound, ofType, type Wanted } from "./wanted.js";
export { HieraWorld } from "./world.js";
