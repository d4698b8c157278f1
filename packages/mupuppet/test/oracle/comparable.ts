/** A catalog as Puppet and mupuppet print it. */
export interface PrintedCatalog {
  readonly name: string;
  readonly resources: readonly Readonly<Record<string, unknown>>[];
  readonly [name: string]: unknown;
}

/** What both must agree about: Puppet puts in when and by whom a catalog was made, and sees the environment at another place. */
export function comparable({ catalog_uuid: _, version: __, environment: ___, ...catalog }: PrintedCatalog): unknown {
  const resources = catalog.resources.map(({ file, ...resource }) => {
    return typeof file === "string" ? { ...resource, file: file.split("/").slice(-2).join("/") } : resource;
  });
  return { ...catalog, resources };
}
