export { Scan, type Lexicon, type TokenColumns } from "./scan.js";
export { callAround, type CallAround } from "./call-around.js";
export { nameAt } from "./name-index.js";
export { symbolsAround } from "./symbols.js";
export { commentAbove } from "./features/hover.js";
export {
  type Analysis,
  type Definition,
  type Enclosed,
  type FileLink,
  type HighlightedToken,
  type CompilingService,
  type LanguageService,
  type NameKind,
  type NameUse,
  type OutlineSymbol,
  type Owner,
  type Remark,
  type Signature,
  type Stretch,
  type Suggestion,
  type Suggestions,
  type Surroundings,
  type Survey,
  type SurveyInput,
  type TokenKind,
} from "./service.js";
export { isEditorOption } from "./settings.js";
