/**
 * XML as far as Ecore and XMI need it: elements with locations, namespaces, references between elements, and writing.
 */
export * from "./element.js";
export { namespaces } from "./namespaces.js";
export { readXml } from "./read-xml.js";
export { attributesOf, treeOf, writeTree, type XmlTree } from "./write-tree.js";
export { escapeAttribute, escapeText, isWritable, XmlWriter, type Attributes } from "./write-xml.js";
