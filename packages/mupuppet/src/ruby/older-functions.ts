import { type Pending, after } from "@cairn/evaluation";
import type { Scope } from "@cairn/puppet-core/evaluate";
import { raise, type Interpreter, type RProc, type RubyValue } from "@cairn/ruby-subset";
import { textOfScope } from "../evaluate/scopes/puppet-scope.js";
import { coreFunction } from "../evaluate/find-function.js";
import { pathOfNewer, pathOfOlder } from "../modules/ruby-function-files.js";
import { closureOf } from "./closures.js";
import type { RubyProgram } from "./program.js";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Puppet's own functions of the older API. */
const ofPuppet = words(
  "alert contain create_resources crit debug digest emerg err fail file fqdn_rand generate include info inline_template " +
    "md5 notice realize require scanf sha1 sha256 shellquote sprintf tag tagged template versioncmp warning",
);

/** Those that are left there to say that they aren't of the older API any more. */
const onlyNewer = words(
  "assert_type binary_file break defined dig each epp filter find_file hiera hiera_array hiera_hash hiera_include inline_epp " +
    "lest lookup map match new next reduce regsubst return reverse_each slice split step strftime then type with",
);

/** Whether Ruby can call a function as `function_x`: those of the newer API it can't. */
export function hasOlderFunction(name: string, program: RubyProgram): boolean {
  const { language, modules } = program.compilation;
  return (
    ofPuppet.has(name) ||
    onlyNewer.has(name) ||
    language.functions.has(name) ||
    program.definedOlder(name) !== undefined ||
    pathOfOlder(modules, name) !== undefined
  );
}

/** Whether a function gets the symbol `:undef` as it is; functions of the older API get `undef`. */
export function keepsUndef(name: string, { compilation }: RubyProgram): boolean {
  const { definitions, modules, parts } = compilation;
  if (ofPuppet.has(name)) return false;
  if (parts.functions.has(name)) return true;
  const isNewer = pathOfNewer(modules, name) !== undefined || definitions.ownFunction(name) !== undefined;
  return isNewer || coreFunction(compilation, name) !== undefined;
}

/** `function_x([…])`: the function of the older API, also where one of the newer API or of a manifest has its name. */
export function callOlderFunction(
  name: string,
  args: readonly RubyValue[],
  block: RProc | undefined,
  program: RubyProgram,
  interpreter: Interpreter,
  scope: Scope,
): Pending<RubyValue> {
  const { definitions, modules } = program.compilation;
  const older = pathOfOlder(modules, name);
  if (onlyNewer.has(name) && older === undefined)
    return raise(
      "Puppet::ParseError",
      `${name}() can only be called using the 4.x function API. See Scope#call_function`,
    );
  if (!hasOlderFunction(name, program))
    return raise(
      "NoMethodError",
      `undefined method \`function_${name}' for ${textOfScope(scope)}:Puppet::Parser::Scope`,
    );
  const hasNewer = onlyNewer.has(name) || pathOfNewer(modules, name) !== undefined || definitions.ownFunction(name);
  const path = hasNewer ? older : undefined;
  if (path === undefined) return program.callPuppet(name, args, block, interpreter, scope);
  const values = args.map((each) => program.toPuppet(each, interpreter));
  const call = { ...program.host.current, scope, name, values, block: closureOf(block, interpreter) };
  return after(program.functionIn(path, name).call(call), (value) => interpreter.convert(value));
}
