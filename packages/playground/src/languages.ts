import type { Example } from "./examples/example.js";

/** The languages of the playground, by the names of their commands. */
export type LanguageName = "cf2" | "mupuppet" | "smartfrog" | "type-arm";

/** What the page knows of a language before anything of it is loaded. */
export interface PlaygroundLanguage {
  readonly title: string;
  /** The ending of a new file. */
  readonly ending: string;
  /**
   * The formats of the result, the first one shown. Besides those of `compile`, `resources` is a catalog's resources
   * alone, by their references, as `diff` compares them.
   */
  readonly formats: readonly string[];
  /** How `explain` writes a path, as a hint. */
  readonly path: string;
  /** A worker that compiles, or is the language server. */
  worker(name: "compiler" | "server"): Promise<Worker>;
  examples(): Promise<readonly Example[]>;
}

/** In the order of the page. */
export const languages: Readonly<Record<LanguageName, PlaygroundLanguage>> = {
  smartfrog: {
    title: "SmartFrog",
    ending: ".sf",
    formats: ["json", "yaml", "sf"],
    path: "web:port",
    worker: async (name) => new (await import("./worker/smartfrog.js?worker")).default({ name }),
    examples: async () => (await import("./examples/smartfrog.js")).examples,
  },
  cf2: {
    title: "CF2",
    ending: ".cf2",
    formats: ["json", "yaml", "toml", "cf2", "properties", "shell"],
    path: "Web.Ports.0",
    worker: async (name) => new (await import("./worker/cf2.js?worker")).default({ name }),
    examples: async () => (await import("./examples/cf2.js")).examples,
  },
  mupuppet: {
    title: "μPuppet",
    ending: ".pp",
    formats: ["resources", "yaml", "json"],
    path: "File[/etc/motd][content]",
    worker: async (name) => new (await import("./worker/mupuppet.js?worker")).default({ name }),
    examples: async () => (await import("./examples/mupuppet.js")).examples,
  },
  "type-arm": {
    title: "type-arm",
    ending: ".pp",
    formats: ["json", "ecore", "pp"],
    path: "Port/number/min",
    worker: async (name) => new (await import("./worker/type-arm.js?worker")).default({ name }),
    examples: async () => (await import("./examples/type-arm.js")).examples,
  },
};

export const languageNames = Object.keys(languages) as readonly LanguageName[];
