import { join } from "node:path";
import { deepRun } from "./deep.js";

/** The first inputs of each part: `npm run test:deep` runs many thousands. */
test.each(deepRun(join(import.meta.dirname, "..")))(
  "$name: each input ends with a result or an error at a place",
  (part) => {
    for (let index = 0; index < 10; index++) expect(part.run(part.input(1, index)).problem).toBeUndefined();
  },
);
