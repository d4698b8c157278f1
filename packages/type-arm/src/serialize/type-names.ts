import { pushAll } from "@cairn/diagnostics";
import type { ModelType, Model } from "../model/index.js";
import { ecoreSettings } from "../emit/ecore/settings.js";
import { layOut, type Package } from "../emit/ecore/packages.js";
import type { ExpandedName } from "../xml/index.js";

/** The names of a model's types in documents: package and class of its Ecore model. */
export interface TypeNames {
  typeOf(name: ExpandedName): ModelType | undefined;
  nameOf(type: ModelType): { readonly prefix: string; readonly uri: string; readonly local: string };
}

/** How the types of an Ecore model are called in documents of XMI. */
export interface NamingOptions {
  /** The name of the Ecore model, as in `emit ecore`. */
  readonly name: string;
  /** The options of `emit ecore`: `ns-uri`, `ns-prefix`, `profile`. */
  readonly settings: Readonly<Record<string, string | undefined>>;
}

/** The names of all types. */
export function typeNames(model: Model, options: NamingOptions): TypeNames {
  const layout = layOut(model, ecoreSettings(options));
  const homes = new Map<ModelType, Package>();
  const types = new Map<string, ModelType>();
  const waiting = [layout.root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const type of next.types) {
      homes.set(type, next);
      types.set(`${next.nsUri} ${layout.classNames.get(type)!}`, type);
    }
    pushAll(waiting, next.packages);
  }
  return {
    typeOf: ({ namespace, local }) => types.get(`${namespace} ${local}`),
    nameOf(type) {
      const { nsPrefix, nsUri } = homes.get(type)!;
      return { prefix: nsPrefix, uri: nsUri, local: layout.classNames.get(type)! };
    },
  };
}
