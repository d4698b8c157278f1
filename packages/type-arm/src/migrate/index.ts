export { migrate, type Migration } from "./migrate.js";
export type { RubyFile } from "./collect.js";
export { placesOf, readRuby } from "./read-ruby.js";
export {
  reportText,
  type AttributeReport,
  type NoteReport,
  type Report,
  type Summary,
  type TypeReport,
} from "./report.js";
