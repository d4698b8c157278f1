/** All rules: a new one is a file, and a line here. */
export { aliasedType, aliasIsName } from "./alias-target.js";
export { assignmentInDefault } from "./assignment-in-default.js";
export {
  assignmentOperator,
  assignedItem,
  assignedNoVariable,
  assignedGroup,
  assignedScope,
} from "./assignment-target.js";
export { appendedAttribute, spreadTwice } from "./attribute-operators.js";
export { byteOrderMark } from "./byte-order-mark.js";
export { callTarget } from "./call-target.js";
export { classNameCase } from "./class-name-case.js";
export { collectedType, collectorQuery } from "./collectors.js";
export { definitionName, definitionIsNoType, aliasName } from "./definition-name.js";
export { definitionsAtTop } from "./definitions-at-top.js";
export { duplicateDefault } from "./duplicate-default.js";
export { duplicateKey } from "./duplicate-key.js";
export { heredocSyntax } from "./heredoc-syntax.js";
export { integerRange } from "./integer-range.js";
export { missingIndex } from "./missing-index.js";
export { plainHost, hostName, nodeParent } from "./node-hosts.js";
export { notAValue } from "./not-a-value.js";
export {
  parameterName,
  duplicateParameter,
  reservedParameter,
  restParameter,
  restParameterLast,
} from "./parameter-names.js";
export { notInterpolated } from "./not-interpolated.js";
export { unintendedString } from "./unintended-string.js";
export { unusedValue, valueAtEnd } from "./unused-value.js";
export { variableName } from "./variable-name.js";
export { virtualForms } from "./virtual-forms.js";
