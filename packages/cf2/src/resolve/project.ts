import type { Files } from "@cairn/diagnostics";

/**
 * A project is the folder that holds a file `cf2.project.json`, for instance
 * `{ "configuration": "config", "projects": { "base": "../base" } }`: where its configuration lies, and where other projects do.
 */
export interface Project {
  /** Its folder; `""` is the current one. */
  readonly folder: string;
  readonly configuration: string;
  readonly projects: Readonly<Record<string, string>>;
}

export const markerName = "cf2.project.json";
/** How far up the marker is looked for. */
const mostLevels = 40;

/** The project that a file belongs to: the nearest marker in its folder or above. */
export function findProject(file: string, files: Files): Project | undefined {
  let marker = files.resolve(file, markerName);
  for (let level = 0; level < mostLevels; level++) {
    const content = files.read(marker);
    if ("bytes" in content) return readMarker(marker, content.bytes, files);
    const above = files.resolve(marker, `../${markerName}`);
    if (above === marker) return undefined;
    marker = above;
  }
  return undefined;
}

/** The project in a folder that another project names. */
export function openProject(folder: string, files: Files): Project {
  const marker = files.resolve(`${folder}/.`, markerName);
  const content = files.read(marker);
  return "bytes" in content
    ? readMarker(marker, content.bytes, files)
    : { folder, configuration: folder, projects: {} };
}

function readMarker(marker: string, bytes: Uint8Array, files: Files): Project {
  const folder =
    marker.slice(0, Math.max(0, marker.length - markerName.length - 1)) || (marker.startsWith("/") ? "/" : ".");
  const settings = readSettings(bytes);
  const inFolder = (path: string) => files.resolve(marker, path);
  const projects = Object.entries(settings.projects ?? {}).map(([name, path]) => [name, inFolder(String(path))]);
  const configuration = settings.configuration === undefined ? folder : inFolder(String(settings.configuration));
  return { folder, configuration, projects: Object.fromEntries(projects) };
}

/** A marker that holds nothing readable still marks the folder. */
function readSettings(bytes: Uint8Array): { configuration?: unknown; projects?: Record<string, unknown> } {
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}
