/** The rules of puppet-lint and of its plug-ins: a new rule is a file, and a line in this list. */
import { RuleSet } from "@cairn/diagnostics";
import type { LintContext, LintRule, LintSubjects } from "./rule.js";
import { anchorResource } from "./rules/anchor-resource.js";
import { arrowAlignment } from "./rules/arrow-alignment.js";
import { arrowOnRightOperandLine } from "./rules/arrow-on-right-operand-line.js";
import { autoloaderLayout } from "./rules/autoloader-layout.js";
import { caseWithoutDefault } from "./rules/case-without-default.js";
import { chars140 } from "./rules/chars-140.js";
import { chars80 } from "./rules/chars-80.js";
import { checkUnsafeInterpolations } from "./rules/check-unsafe-interpolations.js";
import { classInheritsFromParamsClass } from "./rules/class-inherits-from-params-class.js";
import { codeOnTopScope } from "./rules/code-on-top-scope.js";
import { documentation } from "./rules/documentation.js";
import { doubleQuotedStrings } from "./rules/double-quoted-strings.js";
import { duplicateParams } from "./rules/duplicate-params.js";
import { ensureFirstParam } from "./rules/ensure-first-param.js";
import { ensureNotSymlinkTarget } from "./rules/ensure-not-symlink-target.js";
import { execIdempotency } from "./rules/exec-idempotency.js";
import { fileEnsure } from "./rules/file-ensure.js";
import { fileMode } from "./rules/file-mode.js";
import { hardTabs } from "./rules/hard-tabs.js";
import { inheritsAcrossNamespaces } from "./rules/inherits-across-namespaces.js";
import { leadingZero } from "./rules/leading-zero.js";
import { legacyFacts } from "./rules/legacy-facts.js";
import { lookupInParameter } from "./rules/lookup-in-parameter.js";
import { manifestWhitespaceDoubleNewlineEndOfFile } from "./rules/manifest-whitespace-double-newline-end-of-file.js";
import { manifestWhitespaceMissingNewlineEndOfFile } from "./rules/manifest-whitespace-missing-newline-end-of-file.js";
import { manifestWhitespaceNewlineBeginningOfFile } from "./rules/manifest-whitespace-newline-beginning-of-file.js";
import { manifestWhitespaceTwoEmptyLines } from "./rules/manifest-whitespace-two-empty-lines.js";
import { namesContainingDash } from "./rules/names-containing-dash.js";
import { namesContainingUppercase } from "./rules/names-containing-uppercase.js";
import { nestedClassesOrDefines } from "./rules/nested-classes-or-defines.js";
import { noSymbolicFileModes } from "./rules/no-symbolic-file-modes.js";
import { onlyVariableString } from "./rules/only-variable-string.js";
import { optionalDefault } from "./rules/optional-default.js";
import { packageEnsure } from "./rules/package-ensure.js";
import { parameterDocumentation } from "./rules/parameter-documentation.js";
import { parameterOrder } from "./rules/parameter-order.js";
import { paramsEmptyStringAssignment } from "./rules/params-empty-string-assignment.js";
import { puppetUrlWithoutModules } from "./rules/puppet-url-without-modules.js";
import { quotedBooleans } from "./rules/quoted-booleans.js";
import { relativeClassnameInclusion } from "./rules/relative-classname-inclusion.js";
import { resourceReferenceWithUnquotedTitle } from "./rules/resource-reference-with-unquoted-title.js";
import { resourceReferenceWithoutWhitespace } from "./rules/resource-reference-without-whitespace.js";
import { rightToLeftRelationship } from "./rules/right-to-left-relationship.js";
import { selectorInsideResource } from "./rules/selector-inside-resource.js";
import { singleQuoteStringWithVariables } from "./rules/single-quote-string-with-variables.js";
import { slashComments } from "./rules/slash-comments.js";
import { softTabs } from "./rules/soft-tabs.js";
import { starComments } from "./rules/star-comments.js";
import { topScopeFacts } from "./rules/top-scope-facts.js";
import { topscopeVariable } from "./rules/topscope-variable.js";
import { trailingComma } from "./rules/trailing-comma.js";
import { trailingWhitespace } from "./rules/trailing-whitespace.js";
import { undefInFunction } from "./rules/undef-in-function.js";
import { unquotedFileMode } from "./rules/unquoted-file-mode.js";
import { unquotedNodeName } from "./rules/unquoted-node-name.js";
import { unquotedResourceTitle } from "./rules/unquoted-resource-title.js";
import { unquotedStringInCase } from "./rules/unquoted-string-in-case.js";
import { unquotedStringInSelector } from "./rules/unquoted-string-in-selector.js";
import { variableContainsDash } from "./rules/variable-contains-dash.js";
import { variableContainsUpcase } from "./rules/variable-contains-upcase.js";
import { variableIsLowercase } from "./rules/variable-is-lowercase.js";
import { variableScope } from "./rules/variable-scope.js";
import { variablesNotEnclosed } from "./rules/variables-not-enclosed.js";
import { versionComparison } from "./rules/version-comparison.js";
import { worldWritableFiles } from "./rules/world-writable-files.js";

const all: readonly LintRule[] = [
  anchorResource,
  arrowAlignment,
  arrowOnRightOperandLine,
  autoloaderLayout,
  caseWithoutDefault,
  chars140,
  chars80,
  checkUnsafeInterpolations,
  classInheritsFromParamsClass,
  codeOnTopScope,
  documentation,
  doubleQuotedStrings,
  duplicateParams,
  ensureFirstParam,
  ensureNotSymlinkTarget,
  execIdempotency,
  fileEnsure,
  fileMode,
  hardTabs,
  inheritsAcrossNamespaces,
  leadingZero,
  legacyFacts,
  lookupInParameter,
  manifestWhitespaceDoubleNewlineEndOfFile,
  manifestWhitespaceMissingNewlineEndOfFile,
  manifestWhitespaceNewlineBeginningOfFile,
  manifestWhitespaceTwoEmptyLines,
  namesContainingDash,
  namesContainingUppercase,
  nestedClassesOrDefines,
  noSymbolicFileModes,
  onlyVariableString,
  optionalDefault,
  packageEnsure,
  parameterDocumentation,
  parameterOrder,
  paramsEmptyStringAssignment,
  puppetUrlWithoutModules,
  quotedBooleans,
  relativeClassnameInclusion,
  resourceReferenceWithUnquotedTitle,
  resourceReferenceWithoutWhitespace,
  rightToLeftRelationship,
  selectorInsideResource,
  singleQuoteStringWithVariables,
  slashComments,
  softTabs,
  starComments,
  topScopeFacts,
  topscopeVariable,
  trailingComma,
  trailingWhitespace,
  undefInFunction,
  unquotedFileMode,
  unquotedNodeName,
  unquotedResourceTitle,
  unquotedStringInCase,
  unquotedStringInSelector,
  variableContainsDash,
  variableContainsUpcase,
  variableIsLowercase,
  variableScope,
  variablesNotEnclosed,
  versionComparison,
  worldWritableFiles,
];

export const lintRules = new RuleSet<LintSubjects, LintContext>(all);

/** The rules by the names that they have in puppet-lint. */
export const rulesByName: ReadonlyMap<string, LintRule> = new Map(all.map((rule) => [rule.declared.name, rule]));
