# frozen_string_literal: true

# What real Puppet makes of resources of emitted types: `ruby resource-oracle.rb LIB < CASES`, where each line is
# {"type","title","attributes"}. Prints a line for each: {"accepted": what the provider is asked for} or {"refused": message}.
require 'json'
require 'puppet'

$LOAD_PATH.unshift(ARGV[0])
Puppet::Util::Log.level = :warning
$warnings = []
Puppet::Util::Log.newdesttype(:kept) do
  match 'kept'
  def handle(message)
    $warnings << message.to_s
  end
end
Puppet::Util::Log.newdestination('kept')
Puppet.initialize_settings(['--vardir', '/nonexistent', '--confdir', '/nonexistent'])
Puppet.settings[:strict] = :error

# What the machine has: nothing at first, then what was last set.
module Machine
  def get(_context, _names = nil)
    @machine ||= []
  end

  def set(_context, changes)
    @machine = changes.values.map { |change| change[:should].reject { |name, _| name == :title } }
  end
end

def compared(given)
  type = Puppet::Type.type(given['type'].to_sym)
  attributes = given['attributes'].transform_keys(&:to_sym)
  catalog = Puppet::Resource::Catalog.new
  resource = type.new(Puppet::Resource.new(given['type'], given['title'], parameters: attributes))
  type.my_provider.extend(Machine)
  catalog.add_resource(resource)
  kept = resource.rsapi_canonicalized_target_state
  # Setting it on a machine that has nothing, then asking what is still to do.
  resource.flush
  resource.refresh_current_state
  again = resource.properties.reject { |property| property.insync?(resource.retrieve[property.name]) }
  { accepted: kept, out_of_sync: again.map(&:name), behaviours: type.type_definition.attributes.transform_values { |each| each[:behaviour] } }
rescue Puppet::ResourceError, Puppet::Error => e
  { refused: e.message }
end

$stdin.each_line do |line|
  $warnings.clear
  puts JSON.generate(compared(JSON.parse(line)).merge(warnings: $warnings))
end
