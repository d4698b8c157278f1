# frozen_string_literal: true

# Whether real Puppet loads types of resources: `ruby load-oracle.rb LIB…` prints for each type of each library a line
# {"library","type","error"}. Each is loaded in a process of its own, so that none sees another.
require 'json'
require 'puppet'
Puppet::Util::Log.level = :emerg
Puppet.initialize_settings(['--vardir', '/nonexistent', '--confdir', '/nonexistent'])
require 'puppet/resource_api'

def problem(library, name)
  $LOAD_PATH.unshift(library)
  load File.join(library, "puppet/type/#{name}.rb")
  Puppet::Type.type(name.to_sym).my_provider.type.features
  nil
rescue Exception => e # rubocop:disable Lint/RescueException
  "#{e.class}: #{e.message}"
end

ARGV.each do |library|
  Dir[File.join(library, 'puppet/type/*.rb')].sort.each do |file|
    name = File.basename(file, '.rb')
    $stdout.flush
    Process.wait(fork do
      puts JSON.generate({ library: library, type: name, error: problem(library, name) })
    end)
  end
end
