import type { DeepRun } from "@cairn/testing/deep";
import { growing } from "./deep/growing.js";
import { growingTemplates } from "./deep/growing-templates.js";
import { hostileArguments } from "./deep/hostile-arguments.js";
import { hostilePatterns } from "./deep/hostile-patterns.js";
import { hostileRuby } from "./deep/hostile-ruby.js";
import { mutations } from "./deep/mutations.js";
import { paperPart } from "./paper/deep-part.js";

export { shrinkText } from "@cairn/testing/deep";

/** μPuppet's part in `npm run test:deep`. */
export const deepRun: DeepRun = (folder) => [
  paperPart,
  mutations(folder),
  growing,
  growingTemplates,
  hostileArguments,
  hostilePatterns,
  hostileRuby,
];
