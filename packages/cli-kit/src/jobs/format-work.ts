import { sourceOf } from "@cairn/diagnostics";
import { cliCatalogue } from "../catalogue.js";
import { formattedAs, type FormatDone } from "./formatted.js";
import type { ManyFiles } from "./in-threads.js";
import type { Work } from "./work.js";

/** Formats a file; nothing for one that can't be read, which the main thread reports. */
export const formatWork: Work<string, FormatDone | undefined, ManyFiles> = {
  begin: ({ request, services }, { language }) =>
    Promise.resolve((path) => {
      const content = request.files.read(path);
      if (!("bytes" in content)) return undefined;
      const { diagnostics, value } = sourceOf(path, content.bytes, cliCatalogue(language).create);
      if (!value || diagnostics.length > 0) return undefined;
      const done = formattedAs(value.text, content.bytes, services.format(value, request));
      // Most files are formatted already: their sources needn't be sent.
      return done.text === undefined || done.changed ? done : { ...done, text: "" };
    }),
};
