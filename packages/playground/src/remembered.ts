import { languageNames } from "./languages.js";
import { projectOf, type Project } from "./project.js";

const key = "cairn.project";

/** Keeps the project for the next visit; a browser may refuse to. */
export function remember(project: Project): void {
  try {
    localStorage.setItem(key, JSON.stringify(project));
  } catch {
    // Private windows and full disks: the page works without.
  }
}

/** The project of the last visit. */
export function remembered(): Project | undefined {
  try {
    return projectOf(JSON.parse(localStorage.getItem(key) ?? "null"), languageNames);
  } catch {
    return undefined;
  }
}
