import { SecretTexts } from "../../src/view/secret-texts.js";
import { createSource, createSpan } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-core/values";
import type { Catalog } from "../../src/catalog/catalog.js";
import type { Parameter, Resource } from "../../src/catalog/resource.js";
import { catalogJson } from "../../src/emit/catalog-json.js";
import { printCatalog } from "../../src/emit/print.js";
import { TagSet } from "../../src/evaluate/tag-set.js";
import { TypeTable } from "../../src/resource-types/type-table.js";

const source = createSource("site.pp", "one\ntwo\n");
const types = new TypeTable();

/** Tags as the evaluation makes them. */
export function tagsOf(...tags: readonly string[]): TagSet {
  const set = new TagSet();
  for (const tag of tags) set.add(tag);
  return set;
}

/** A resource that was declared on line 2. */
export function makeResource(
  type: string,
  title: string,
  values: Readonly<Record<string, Value>> = {},
  more: Partial<Resource> = {},
): Resource {
  const span = createSpan(source, 4, 7);
  const parameters = Object.entries(values).map(([name, value]): [string, Parameter] => [
    name,
    { name, value, step: "declaration", span, appends: false },
  ]);
  return {
    ...{
      type,
      title,
      kind: "compilable_type",
      parameters: new Map(parameters),
      tags: tagsOf(type.toLowerCase()),
      span,
    },
    ...{ virtual: false, exported: false, sensitive: new Set<string>(), declarations: [], containers: [], ...more },
  };
}

export function makeCatalog(resources: readonly Resource[], more: Partial<Catalog> = {}): Catalog {
  return {
    name: "n",
    environment: "production",
    tags: ["settings"],
    classes: ["settings"],
    resources,
    renderings: [],
    secrets: new SecretTexts(),
    ...more,
  };
}

/** What is printed of a catalog of these resources. */
export function printed(catalog: Catalog): string {
  return [...catalogJson(catalog, { types, pathOf: ({ name }) => `/etc/${name}` })].join("");
}

export function printLimited(catalog: Catalog, maxOutput: number, format = "json") {
  return printCatalog(catalog, { types, pathOf: ({ name }) => name, format, maxOutput, source });
}
