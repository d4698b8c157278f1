import * as rubyTypes from "../ruby-types/read-ruby-type.js";

/** The reader of resource types in Ruby for the language server. It is loaded with the first file of Ruby. */
export function loadRubyTypes(): typeof rubyTypes {
  return rubyTypes;
}
