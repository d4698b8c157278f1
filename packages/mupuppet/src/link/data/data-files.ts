import { type Diagnostic, type Folders, joinPath } from "@cairn/diagnostics";
import { Failure, failureOf } from "@cairn/evaluation";
import { describeFailure } from "../../diagnostics/describe-failure.js";
import type { DataFile, DataFormat, HieraConfig, HierarchyEntry, HieraWorld, Layer } from "@cairn/hiera";

/** All data of a layer, whatever node may see it, and its errors. */
export interface LayerFiles {
  readonly files: readonly DataFile[];
  readonly diagnostics: readonly Diagnostic[];
}

const formats: Readonly<Record<string, DataFormat>> = {
  conf: "hocon",
  eyaml: "yaml",
  hocon: "hocon",
  json: "json",
  yaml: "yaml",
  yml: "yaml",
};

/** The files below the data folders of a layer; none if it has no hiera.yaml. */
export function filesOfLayer(layer: Layer, world: HieraWorld): LayerFiles {
  const read = readConfig(layer, world);
  if (!read.config) return { files: [], diagnostics: read.diagnostics };
  const entries = [...read.config.hierarchy, ...(read.config.defaultHierarchy ?? [])];
  const folders = new Set(entries.map((entry) => dataFolder(entry, layer)));
  const files: DataFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const path of [...folders].flatMap((folder) => filesBelow(folder, world.folders))) {
    const found = world.file(path, formats[path.slice(path.lastIndexOf(".") + 1).toLowerCase()]!);
    if (!found) continue;
    if ("file" in found) files.push(found.file);
    else diagnostics.push(describeFailure(new Failure("hiera-data", found.problem), found.span));
  }
  return { files, diagnostics };
}

function readConfig(layer: Layer, world: HieraWorld): { config?: HieraConfig; diagnostics: readonly Diagnostic[] } {
  try {
    const config = world.config(`${layer.root}/hiera.yaml`, layer)?.config;
    return { ...(config ? { config } : {}), diagnostics: [] };
  } catch (caught) {
    const error = failureOf(caught);
    return { diagnostics: error.span ? [describeFailure(error, error.span)] : [] };
  }
}

/** The folder of a level's data, up to the first part that depends on the node. */
function dataFolder({ datadir, location }: HierarchyEntry, { root }: Layer): string {
  const folder = joinPath(root, fixedPart(datadir?.text ?? "data"));
  const isWithin = location === undefined || location.strings.every(({ text }) => !text.startsWith("/"));
  return isWithin ? folder : root;
}

/** Data files below a folder; links to folders aren't followed. */
function filesBelow(root: string, folders: Folders | undefined): string[] {
  const found: string[] = [];
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== undefined && folders; folder = waiting.pop()) {
    for (const { kind, name } of folders.readFolder(folder)) {
      const path = joinPath(folder, name);
      if (kind === "folder" && !name.startsWith(".")) waiting.push(path);
      else if (kind === "file" && /\.(?:ya?ml|eyaml|json|conf|hocon)$/i.test(name)) found.push(path);
    }
  }
  return found.sort();
}

/** The folders before the first that is interpolated. */
function fixedPart(folder: string): string {
  const at = folder.indexOf("%{");
  return at < 0 ? folder : folder.slice(0, Math.max(0, folder.lastIndexOf("/", at)));
}
