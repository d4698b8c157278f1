import type { Files } from "@cairn/diagnostics";

/**
 * A project is a folder with a file `cf2.project.json`, for instance
 * `{ "configuration": "config", "projects": { "base": "../base" } }`: where its configuration is, and where other
 * projects are.
 */
export interface Project {
  /** Its folder; `""` is the current one. */
  readonly folder: string;
  readonly configuration: string;
  readonly projects: Readonly<Record<string, string>>;
}

const markerName = "cf2.project.json";
/** How many parent folders are searched for the marker. */
const mostLevels = 40;

/** The projects of one run. */
export class Projects {
  private readonly files: Files;
  private readonly mainFile: string;
  /** The projects that other projects name, by folder. */
  private readonly opened = new Map<string, Project>();
  private readonly known = new Map<string, Project | undefined>();

  constructor(mainFile: string, files: Files) {
    this.files = files;
    this.mainFile = mainFile;
  }

  /** The main file's project. */
  main(): Project | undefined {
    return this.of(this.mainFile);
  }

  /** The project of a file: the nearest enclosing folder that is one, or else the main file's. */
  of(file: string): Project | undefined {
    const marker = this.files.resolve(file, markerName);
    if (!this.known.has(marker)) this.known.set(marker, this.find(marker));
    return this.known.get(marker) ?? (file === this.mainFile ? undefined : this.main());
  }

  /**
   * The project of this name, as seen from a file: its own project is asked first, then the main file's. An empty name
   * denotes the file's own project.
   */
  named(name: string, file: string): Project | undefined {
    const own = this.of(file);
    if (name === "") return own;
    const table = [own, this.main()].find((project) => project && Object.hasOwn(project.projects, name));
    return table && this.open(table.projects[name]!);
  }

  private open(folder: string): Project {
    let project = this.opened.get(folder);
    if (!project) {
      this.opened.set(folder, (project = openProject(folder, this.files)));
      this.known.clear();
    }
    return project;
  }

  private find(nearest: string): Project | undefined {
    const { files } = this;
    let marker = nearest;
    for (let level = 0; level < mostLevels; level++) {
      const opened = this.opened.get(folderOfMarker(marker));
      if (opened) return opened;
      const content = files.read(marker);
      if ("bytes" in content) return readMarker(marker, content.bytes, files);
      const above = files.resolve(marker, `../${markerName}`);
      if (above === marker) return undefined;
      marker = above;
    }
    return undefined;
  }
}

/** The project in a folder that another project names. */
function openProject(folder: string, files: Files): Project {
  const marker = files.resolve(`${folder}/.`, markerName);
  const content = files.read(marker);
  return "bytes" in content
    ? readMarker(marker, content.bytes, files)
    : { folder, configuration: folder, projects: {} };
}

function folderOfMarker(marker: string): string {
  return marker.slice(0, Math.max(0, marker.length - markerName.length - 1)) || (marker.startsWith("/") ? "/" : ".");
}

function readMarker(marker: string, bytes: Uint8Array, files: Files): Project {
  const folder = folderOfMarker(marker);
  const settings = readSettings(bytes);
  const inFolder = (path: string) => files.resolve(marker, path);
  const projects = Object.entries(settings.projects ?? {}).map(([name, path]) => [name, inFolder(String(path))]);
  const configuration = settings.configuration === undefined ? folder : inFolder(String(settings.configuration));
  return { folder, configuration, projects: Object.fromEntries(projects) };
}

/** An unreadable marker still marks the folder. */
function readSettings(bytes: Uint8Array): { configuration?: unknown; projects?: Record<string, unknown> } {
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}
