import { parsePath, type PathNotation } from "../path.js";
import type { PathPattern, PolicyNotation } from "./change-policy.js";
import { Wildcard } from "./wildcard.js";

/** Paths of names, such as `web:*:port`: `*` matches any part of one name, and a path includes everything inside it. */
export function treePaths(notation: PathNotation, example: string): PolicyNotation {
  return {
    example,
    patternOf(text) {
      const names = parsePath(text, notation);
      return names && new TreePattern(names.map((name) => new Wildcard(name)));
    },
  };
}

class TreePattern implements PathPattern {
  private readonly names: readonly Wildcard[];

  constructor(names: readonly Wildcard[]) {
    this.names = names;
  }

  includes(path: readonly string[]): boolean {
    return path.length >= this.names.length && this.isAlong(path);
  }

  reachesInto(path: readonly string[]): boolean {
    return path.length < this.names.length && this.isAlong(path);
  }

  private isAlong(path: readonly string[]): boolean {
    return this.names.slice(0, path.length).every((name, index) => name.matches(path[index]!));
  }
}
