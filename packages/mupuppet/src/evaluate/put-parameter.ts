import type { DeclaredResource } from "./declared-resource.js";
import type { SetParameter } from "./set-parameter.js";
import { addTags } from "./tags.js";

/**
 * Sets a parameter at its previous position, or at the end; the values of `tag` become tags at once, or throw a
 * Failure.
 */
export function putParameter(resource: DeclaredResource, parameter: SetParameter): void {
  if (parameter.name === "tag") addTags(resource.tags, parameter.value);
  resource.parameters.set(parameter);
}
