import { dataFormatNames } from "@cairn/store";
import type { LanguageRequest } from "@cairn/cli-kit";
import { servicesPipeline } from "@cairn/cli-kit/testing";
import { createSource, type Source } from "@cairn/diagnostics";
import type { Pipeline } from "@cairn/testing/deep";
import { services } from "../../src/cli/services.js";
import { splitScenario } from "../properties/scenario.js";
import { filesOf } from "../run-text.js";

const settings = {
  formats: ["cf2", ...dataFormatNames],
  formatPath: (path: readonly string[]) => path.join("."),
};

/** CF2's phases as its command line runs them, for a text whose first file may import the others. */
export function pipeline(text: string): Pipeline<Source> {
  const scenario = splitScenario(text);
  const request: LanguageRequest = {
    files: filesOf(scenario),
    options: { private: true },
    onPhase: () => {},
    maxErrors: 100,
  };
  return {
    checkFindsMore: true,
    source: (written) => createSource("main.cf2", written === text ? scenario["main.cf2"]! : written),
    ...servicesPipeline(services, request, settings),
  };
}
