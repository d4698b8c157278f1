import { RHash } from "../values/values.js";
import type { Methods } from "./method.js";

/** The methods of nil. */
export const nilMethods: Methods<null> = {
  to_a: [0, 0, () => []],
  to_h: [0, 0, () => new RHash()],
  to_i: [0, 0, () => 0n],
  to_f: [0, 0, () => 0],
  "&": [1, 1, () => false],
  "|": [1, 1, (_self, [other]) => other !== null && other !== false],
  "^": [1, 1, (_self, [other]) => other !== null && other !== false],
};

/** The methods of true and false. */
export const booleanMethods: Methods<boolean> = {
  "&": [1, 1, (self, [other]) => self && other !== null && other !== false],
  "|": [1, 1, (self, [other]) => self || (other !== null && other !== false)],
  "^": [1, 1, (self, [other]) => self !== (other !== null && other !== false)],
};
