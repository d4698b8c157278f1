import type { BodyDefinition } from "../../resolve/definition.js";

/** A body as messages name it. */
export function bodyText({ kind, name }: BodyDefinition): string {
  switch (kind) {
    case "class":
      return `class ${name}`;
    case "define":
      return `the defined type ${name}`;
    case "node":
      return `node ${name}`;
    case "main":
      return "the top level";
  }
}
