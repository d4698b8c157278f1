import type { NativeClass } from "@cairn/ruby-subset";
import { facterApi } from "./facter-api.js";
import { functionsApi } from "./functions-api.js";
import { instantiatorClasses } from "./function-values.js";
import { lookupContextApi } from "./lookup-context-api.js";
import { legacyApi } from "./legacy-api.js";
import type { RubyProgram } from "./program.js";
import { templateApi } from "./template-api.js";
import { puppetApi } from "./puppet-api.js";

/** The part of Puppet that modules' Ruby can use. */
export function natives(program: RubyProgram): readonly NativeClass[] {
  return [
    ...functionsApi(program),
    ...legacyApi(program),
    ...puppetApi(program),
    ...facterApi(program),
    templateApi(program),
    lookupContextApi,
    ...instantiatorClasses,
  ];
}
