import { isComponent, type Difference, type Touch } from "@cairn/store";
import type { ComparedCatalog } from "../compared-catalog.js";

/** What a difference touches on the node: a policy must not be evaded by a title that isn't the resource's name. */
export function touchOf({ path }: Pick<Difference, "path">, left: ComparedCatalog, right: ComparedCatalog): Touch {
  const [reference = "", ...rest] = path;
  const [, marks = "", type = "", title = ""] = /^(@@)?([^[]*)\[([^]*)\]$/.exec(reference) ?? [];
  const names = [nameOf(left, reference, type, title), nameOf(right, reference, type, title)];
  const paths = [...new Set(names)].flatMap((name) =>
    name === undefined ? [] : [[`${marks}${type}[${name}]`, ...rest]],
  );
  // A path on Windows may have either kind of slash.
  const aliases = [title, ...names.map((name) => name?.replaceAll("\\", "/") ?? title)];
  return {
    paths: paths.length > 0 ? paths : [[`${marks}${type}[${isPath(type) ? plainPath(title) : title}]`, ...rest]],
    aliases: [...new Set(aliases)].map((name) => [`${marks}${type}[${name}]`, ...rest]),
    isWhole: path.length === 1,
  };
}

/** The name that a resource has on the node; undefined if the catalog hasn't got the resource. */
function nameOf({ tree }: ComparedCatalog, reference: string, type: string, title: string): string | undefined {
  const root = tree.value;
  const record = isComponent(root) ? root.find(reference) : 0;
  const resource = record === 0 ? undefined : tree.log.value(record);
  if (!isComponent(resource)) return undefined;
  const set = resource.find(isPath(type) ? "path" : "name");
  const value = set === 0 ? undefined : tree.log.value(set);
  const name = typeof value === "string" ? value : title;
  return isPath(type) ? plainPath(name) : name;
}

/** Whether resources of a type are named by a path. */
function isPath(type: string): boolean {
  return type === "File" || type === "Tidy";
}

/** A path as Puppet expands it: without `.`, `..`, repeated slashes and a slash at the end. */
function plainPath(path: string): string {
  const names: string[] = [];
  for (const name of path.split("/")) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  return (path.startsWith("/") ? "/" : "") + names.join("/");
}
