/** Puppet's keywords, which can't be names of functions, modules or attributes. */
const keywords = words(
  "and application attr case class component consumes default define else elsif environment false function if import in inherits node or " +
    "plan private produces site true type undef unless",
);

/** Ruby keywords whose values Puppet's objects lose, and methods that they need themselves. */
const ruby = words(
  "alias begin break def do end ensure for module next nil not redo rescue retry return self super then until when while yield " +
    "clone define_singleton_method display dup enum_for extend freeze hash initialize inspect instance_eval instance_exec " +
    "instance_variable_get instance_variable_set instance_variables itself method methods object_id private_methods " +
    "protected_methods public_method public_methods public_send remove_instance_variable send singleton_class singleton_method " +
    "singleton_methods taint tap to_enum to_s trust untaint untrust yield_self raise binding lambda proc loop catch throw",
);

/** Variables that Puppet defines in every scope. */
const variables = words("facts trusted server_facts");

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}

/** Whether a string is valid as the name of a function, a part of one, or a module in Puppet. */
export function isFunctionSegment(name: string): boolean {
  return /^[a-z]\w*$/.test(name) && !keywords.has(name);
}

/** Whether an attribute of an object can have this name. */
export function isAttributeName(name: string): boolean {
  return isFunctionSegment(name) && !ruby.has(name) && !name.startsWith("__");
}

/**
 * The name of a program's variable in the module: the module's own begin with `_` and a character that our names can't
 * contain.
 */
export function variableName(name: string): string {
  return variables.has(name) || name.startsWith("_") ? `_v_${name}` : name;
}
