import type { Source } from "@cairn/diagnostics";
import { logicUri } from "../emit/ecore/uris.js";

const logicEnding = ".logic.xmi";

/** Whether a file is a base model, by its name. */
export function isBaseModel(name: string): boolean {
  return name.endsWith(".ecore");
}

/** Whether a file is a logic model, by its name. */
export function isLogicModel(name: string): boolean {
  return name.endsWith(logicEnding);
}

/** Whether a base model is only the metamodel of logic models, which defines none of the user's types. */
export function isLogicMetamodel({ name, text }: Source): boolean {
  return isBaseModel(name) && text.includes(`nsURI="${logicUri}"`);
}

/** Whether a base model contains its logic itself, in annotations. */
export function holdsLogic({ text }: Source): boolean {
  return text.includes(`source="${logicUri}"`);
}

/** The name of the logic model beside a base model. */
export function logicFileOf(base: string): string {
  return base.replace(/\.ecore$/, logicEnding);
}

/** The name of the base model that a logic model links to, relative to the same folder. */
export function baseFileOf({ name, text }: Source): string {
  const href = /\bhref\s*=\s*["']([^"'#]+\.ecore)#/.exec(text)?.[1];
  if (href === undefined) return name.replace(/\.logic\.xmi$/, ".ecore");
  return name.slice(0, name.lastIndexOf("/") + 1) + decoded(href);
}

function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
