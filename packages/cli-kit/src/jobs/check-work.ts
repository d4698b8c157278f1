import { Allowance, sourceOf, type CheckedFile } from "@cairn/diagnostics";
import { cliCatalogue } from "../catalogue.js";
import type { CheckDone } from "./checked.js";
import type { ManyFiles } from "./in-threads.js";
import type { Work } from "./work.js";

/** Checks a file; nothing for one that can't be read or needs something asynchronous, which the main thread does. */
export const checkWork: Work<string, CheckDone | undefined, ManyFiles> = {
  begin({ request, services }, { language, paths }) {
    const { allowance = new Allowance(), files } = request;
    const checks = services.checkEach!(request, paths);
    const check = (path: string): CheckedFile | undefined => {
      const content = files.read(path);
      if (!("bytes" in content)) return undefined;
      const { diagnostics, value } = sourceOf(path, content.bytes, cliCatalogue(language).create);
      return value && diagnostics.length === 0 ? checks?.check(value) : undefined;
    };
    return Promise.resolve((path) => {
      const { done, spent } = allowance.measure(() => check(path));
      return done && { file: done, spent };
    });
  },
};
