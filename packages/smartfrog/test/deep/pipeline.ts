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
    options: { semantics },
    onPhase: () => {},
    maxErrors: 100,
  };
  return {
    source: (text) => createSource("deep.sf", text),
    ...servicesPipeline(services, request, settings),
  };
}
