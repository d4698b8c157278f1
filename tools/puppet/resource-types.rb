# Prints what the installed Puppet and its modules say of their resource types: a JSON object a line, for
# tools/puppet-resource-types.mjs. Arguments: folders of modules.
require "json"
require "puppet"

Puppet.initialize_settings(["--confdir", "/nonexistent", "--vardir", "/nonexistent"])
libraries = [Gem.loaded_specs["puppet"]&.full_gem, *$LOAD_PATH].compact
modules = ARGV.flat_map { |folder| Dir.glob(File.join(folder, "*", "lib")).sort }
$LOAD_PATH.concat(modules)
files = (libraries + modules).uniq.flat_map { |folder| Dir.glob(File.join(folder, "puppet", "type", "*.rb")) }
names = files.map { |file| File.basename(file, ".rb") }.uniq.sort

def plain?(conversion)
  conversion.nil? || conversion.call("x y") == "x y"
rescue StandardError
  false
end

puts JSON.generate("metaparameters" => Puppet::Type.metaparams.map(&:to_s))
names.each do |name|
  type = Puppet::Type.type(name)
  next warn("#{name}: no such type") unless type
  patterns = type.title_patterns.map do |pattern, symbols|
    symbols.each { |symbol, conversion| warn("#{name}: #{symbol} is converted") unless plain?(conversion) }
    [pattern.inspect, symbols.map { |symbol, _| symbol.to_s }]
  end
  autorequires = []
  type.eachautorequire { |required, _| autorequires << required.to_s }
  puts JSON.generate(
    "name" => name,
    "parameters" => (type.parameters + type.properties.map(&:name) + type.key_attributes).map(&:to_s).uniq.sort,
    "nameParameters" => type.key_attributes.map(&:to_s),
    "isIsomorphic" => type.isomorphic?,
    "patterns" => patterns,
    "autorequires" => autorequires,
  )
rescue StandardError, LoadError => error
  warn "#{name}: #{error.message}"
end
