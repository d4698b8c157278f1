/**
 * Translates Ruby resource types to programs of this language. Prism parses Ruby to a small tree, which is executed as
 * far as it defines types (`execute`, `collect`); the results are planned as features and logic (`plan*`), and a report
 * lists what couldn't be translated.
 */
export { migrate, type Migration } from "./migrate.js";
export type { RubyFile } from "./collect.js";
export { readRuby } from "./read-ruby.js";
export {
  reportText,
  type AttributeReport,
  type NoteReport,
  type Report,
  type Summary,
  type TypeReport,
} from "./report.js";
