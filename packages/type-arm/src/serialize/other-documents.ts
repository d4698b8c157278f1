import type { Source } from "@cairn/diagnostics";
import type { ModelFeature, ModelType } from "../model/index.js";
import type { DataNode } from "./data-node.js";
import { followLink } from "./links.js";
import type { LoadedObject } from "./loaded-object.js";

/** Another data file: its content, or why it can't be read. */
export type OtherDocument = { readonly source: Source; readonly root: DataNode } | { readonly problem: string };

/** Reads the document that a link in a file names; its objects are of a type unless they say another one. */
export type OpenDocument = (uri: string, from: Source, type: ModelType) => OtherDocument;

/** A link into another document, in its parts: `two.json#/people/0`. */
export interface OuterLink {
  readonly uri: string;
  readonly path: string;
}

/** The parts of a link that leads out of its document. */
export function outerLink(link: string): OuterLink | undefined {
  const hash = link.indexOf("#");
  return hash < 1 ? undefined : { uri: decoded(link.slice(0, hash)), path: link.slice(hash) };
}

function decoded(uri: string): string {
  try {
    return decodeURI(uri);
  } catch {
    return uri;
  }
}

/** Follows a path from the outermost object of a document, or from one of a list of them: `#/0/people/1`. */
export function followFrom(
  path: string,
  roots: readonly (LoadedObject | undefined)[],
  isList: boolean,
): LoadedObject | string {
  if (!isList) return roots[0] ? followLink(path, roots[0]) : "its outermost object isn't valid";
  const [, index, rest = ""] = /^#?\/?(\d+)(\/.*)?$/.exec(path) ?? [];
  if (index === undefined) return "it holds a list, and a number must come first";
  const root = roots[Number(index)];
  return root ? followLink(rest, root) : `it has no object number ${index}`;
}

/** The objects of a file: one, or a list of them. */
export function rootsOf(node: DataNode): readonly DataNode[] {
  return node.kind === "list" ? node.items : [node];
}

/** The type of the objects that a reference holds. */
export function targetOf({ type }: ModelFeature): ModelType {
  return (type as Extract<ModelFeature["type"], { readonly kind: "reference" }>).target;
}
