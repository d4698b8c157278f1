/**
 * Resource types in Ruby as programs of this language. Ruby is read by Prism into a small tree, run as far as it defines types
 * (`execute`, `collect`), what it found is planned as features and logic (`plan*`), and what could not be carried over is told
 * in a report.
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
