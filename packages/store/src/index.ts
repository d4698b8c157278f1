export { Component } from "./component.js";
export { OWN_COPY, ProvenanceLog, type Origin, type RecordId } from "./provenance.js";
export { createStore, Store } from "./store.js";
export {
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
