import { dataFormatNames } from "@cairn/store";
import type { LanguageRequest } from "@cairn/cli-kit";
import { servicesPipeline } from "@cairn/cli-kit/testing";
import { createSource, type Source } from "@cairn/diagnostics";
import type { Pipeline } from "@cairn/testing/deep";
import { services } from "../../src/cli/services.js";

const settings = { formats: [...dataFormatNames, "sf"], formatPath: (path: readonly string[]) => path.join(":") };

/** SmartFrog's phases as its command line has them, for `semantics`. */
export function pipeline(semantics: "core" | "forward"): Pipeline<Source> {
  const request: LanguageRequest = {
    files: { read: () => ({ problem: "no such file" }), resolve: (_from, path) => path },
    // The formatter accepts ordering constraints in any case; so do all phases here, to be compared with it.
    options: { semantics, orderConstraints: true },
    onPhase: () => {},
    maxErrors: 100,
  };
  return {
    source: (text) => createSource("deep.sf", text),
    ...servicesPipeline(services, request, settings),
  };
}
