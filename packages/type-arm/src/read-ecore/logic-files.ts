import type { Source } from "@cairn/diagnostics";
import { logicUri } from "../emit/ecore/uris.js";

const logicEnding = ".logic.xmi";

/** Whether a file is a base model, by its name. */
export function isBaseModel(name: string): boolean {
  return name.endsWith(".ecore");
}

/** Whether a file is a model of logic, by its name. */
export function isLogicModel(name: string): boolean {
  return name.endsWith(logicEnding);
}

/** Whether a base model is only the metamodel of models of logic, which defines no types of a user's. */
export function isLogicMetamodel({ name, text }: Source): boolean {
  return isBaseModel(name) && text.includes(`nsURI="${logicUri}"`);
}

/** Whether a base model holds its logic itself, in annotations. */
export function holdsLogic({ text }: Source): boolean {
  return text.includes(`source="${logicUri}"`);
}

/** The name of the model of logic that is looked for beside a base model. */
export function logicFileOf(base: string): string {
  return base.replace(/\.ecore$/, logicEnding);
}

/** The name of the base model that a model of logic links to, as seen from where that is seen from. */
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
