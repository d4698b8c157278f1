/** Puppet's words, which are no names of functions, modules or attributes. */
const keywords = words(
  "and application attr case class component consumes default define else elsif environment false function if import in inherits node or " +
    "plan private produces site true type undef unless",
);

/** Words of Ruby that Puppet's objects lose the values of, and methods that they need themselves. */
const ruby = words(
  "alias begin break def do end ensure for module next nil not redo rescue retry return self super then until when while yield " +
    "clone define_singleton_method display dup enum_for extend freeze hash initialize inspect instance_eval instance_exec " +
    "instance_variable_get instance_variable_set instance_variables itself method methods object_id private_methods " +
    "protected_methods public_method public_methods public_send remove_instance_variable send singleton_class singleton_method " +
    "singleton_methods taint tap to_enum to_s trust untaint untrust yield_self raise binding lambda proc loop catch throw",
);

/** Variables that Puppet gives to every scope. */
const variables = words("facts trusted server_facts");

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}

/** Whether Puppet reads a text as the name of a function, a part of one, or a module. */
export function isFunctionSegment(name: string): boolean {
  return /^[a-z]\w*$/.test(name) && !keywords.has(name);
}

/** Whether an attribute of an object can be called so. */
export function isAttributeName(name: string): boolean {
  return isFunctionSegment(name) && !ruby.has(name) && !name.startsWith("__");
}

/** What a variable of the program is called in the module: the module's own begin with `_` and a sign that no name of ours does. */
export function variableName(name: string): string {
  return variables.has(name) || name.startsWith("_") ? `_v_${name}` : name;
}
