import { sourceOf, type CheckedFile } from "@cairn/diagnostics";
import { cliCatalogue } from "../catalogue.js";
import type { Work } from "./work.js";

/**
 * Checks a file; nothing for one that can't be read or needs something asynchronous, which the main thread does. What is
 * shared is the language's name.
 */
export const checkWork: Work<string, CheckedFile | undefined, string> = {
  begin({ request, services }, language) {
    const checks = services.checkEach!(request);
    return Promise.resolve((path) => {
      const content = request.files.read(path);
      if (!("bytes" in content)) return undefined;
      const { diagnostics, value } = sourceOf(path, content.bytes, cliCatalogue(language).create);
      return value && diagnostics.length === 0 ? checks?.check(value) : undefined;
    });
  },
};
