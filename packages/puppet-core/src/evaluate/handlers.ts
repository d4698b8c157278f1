import { defaultValue } from "../values/value.js";
import { evaluateAssignment } from "./assignment.js";
import { evaluateCall } from "./calls.js";
import { evaluateChain } from "./chain.js";
import { evaluateIf, evaluateUnless } from "./choice.js";
import type { Handlers } from "./evaluator.js";
import {
  evaluateArray,
  evaluateGroup,
  evaluateHash,
  evaluateInteger,
  evaluateRegex,
  evaluateTypeName,
} from "./literals.js";
import { evaluateBinary } from "./operators/binary.js";
import { evaluateUnary } from "./operators/unary.js";
import { evaluateCase, evaluateSelector } from "./options.js";
import { evaluateHeredoc, evaluateInterpolation } from "./text.js";
import { evaluateVariable } from "./variables.js";

/** How each kind of expression of Puppet is evaluated. */
export const handlers: Handlers = {
  access: evaluateChain,
  array: evaluateArray,
  assignment: evaluateAssignment,
  binary: evaluateBinary,
  boolean: ({ value }) => value,
  call: evaluateCall,
  case: evaluateCase,
  default: () => defaultValue,
  float: ({ value }) => value,
  group: evaluateGroup,
  hash: evaluateHash,
  heredoc: evaluateHeredoc,
  if: evaluateIf,
  integer: evaluateInteger,
  interpolation: evaluateInterpolation,
  "method-call": evaluateChain,
  name: ({ value }) => value,
  regex: evaluateRegex,
  selector: evaluateSelector,
  string: ({ value }) => value,
  "type-name": evaluateTypeName,
  unary: evaluateUnary,
  undef: () => null,
  unless: evaluateUnless,
  variable: evaluateVariable,
};
