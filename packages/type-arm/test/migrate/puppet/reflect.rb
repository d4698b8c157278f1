# Lists what real Puppet knows of resource types: `ruby reflect.rb LIB… -- TYPE…` prints one JSON object.
# The parameter `provider`, which Puppet adds by itself to a type that has providers, is marked.
require "json"
require "puppet"

libraries, names = ARGV.slice_before("--").to_a
libraries.each { |library| $LOAD_PATH.unshift(library) }
Puppet::Util::Log.level = :emerg
Puppet.initialize_settings(["--vardir", "/nonexistent", "--confdir", "/nonexistent"]) unless Puppet.settings.global_defaults_initialized?

def describe(type)
  own = type.properties.map { |each| [each.name, "property"] } + type.parameters.map { |name| [name, "parameter"] }
  attributes = own.to_h.map do |name, kind|
    attribute = type.attrclass(name)
    values = attribute.value_collection.instance_variable_get(:@values).keys
    { name: name, kind: kind, namevar: attribute.isnamevar? ? true : false,
      values: values.map { |value| value.is_a?(Regexp) ? { pattern: value.source, options: value.options } : value.to_s },
      many: kind == "property" && attribute.array_matching == :all,
      provider: name == :provider }
  end
  { attributes: attributes, namevars: type.key_attributes }
end

result = names.drop(1).to_h do |name|
  type = Puppet::Type.type(name.to_sym)
  [name, type ? describe(type) : { error: "there is no such type" }]
rescue Exception => error # rubocop:disable Lint/RescueException
  [name, { error: "#{error.class}: #{error.message}" }]
end
puts JSON.generate(result)
