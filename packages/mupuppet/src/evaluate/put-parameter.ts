import type { DeclaredResource } from "./declared-resource.js";
import type { SetParameter } from "./set-parameter.js";
import { addTags } from "./tags.js";

/** Sets a parameter in the place that it had, or at the end; what `tag` names becomes a tag at once, or is a Failure. */
export function putParameter(resource: DeclaredResource, parameter: SetParameter): void {
  if (parameter.name === "tag") addTags(resource.tags, parameter.value);
  resource.parameters.set(parameter);
}
