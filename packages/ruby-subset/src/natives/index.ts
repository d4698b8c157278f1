/**
 * Those parts of Ruby's library that are written in TypeScript because they must be fast or exact: digests, times,
 * numbers, string buffers, URIs.
 */
import type { NativeClass } from "../values/module-body.js";
import { World } from "../world/world.js";
import { withOuterModules } from "./outer-modules.js";
import { base64 } from "./base64.js";
import { secureRandom } from "./chance.js";
import { digests } from "./digests.js";
import { enumerators } from "./enumerators.js";
import { erb } from "./erb.js";
import { escapes } from "./escapes.js";
import { numbers } from "./numbers.js";
import { stringIo } from "./string-io.js";
import { structs } from "./structs.js";
import { times } from "./times.js";
import { uris } from "./uri.js";

/** Ruby's own library, as far as it only computes. */
const libraries: readonly NativeClass[] = [
  base64,
  ...digests,
  ...enumerators,
  ...erb,
  ...escapes,
  ...numbers,
  secureRandom,
  stringIo,
  ...structs,
  ...times,
  ...uris,
];

/** By name, with the modules that their names need around them. */
const known = withOuterModules(new Map(), libraries);

/** A world with Ruby's own library, and with classes of the host. */
export function createWorld(ofHost: Iterable<NativeClass> = []): World {
  return new World(withOuterModules(known, ofHost));
}
