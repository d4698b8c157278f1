# frozen_string_literal: true

# Lets the specs of a module (rspec-puppet) run on catalogs that mupuppet compiles:
#
#     require 'rspec-puppet'     # or puppetlabs_spec_helper/module_spec_helper
#     require 'rspec-mupuppet'   # after it, in spec/spec_helper.rb
#
# One `mupuppet serve --stdio` answers for all examples; `MUPUPPET` names another command. What isn't a catalog (the
# results of functions, types and providers) is still Puppet's own.

require 'json'
require 'open3'
require 'shellwords'
require 'rspec-puppet'

module RSpecMupuppet
  # The resident compiler.
  class Server
    def self.instance
      @instance ||= new
    end

    def initialize
      command = Shellwords.split(ENV.fetch('MUPUPPET', 'mupuppet'))
      @input, @output, @process = Open3.popen2(*command, 'serve', '--stdio')
      at_exit { @input.close }
    rescue SystemCallError => e
      raise "mupuppet can't be started (#{e.message}): install it, or set MUPUPPET to its command"
    end

    # The answer to a request, as a hash; raises Puppet::Error with the compiler's message.
    def compile(request)
      @input.puts(JSON.generate(request))
      line = @output.gets or raise "mupuppet has ended: #{@process.value}"
      answer = JSON.parse(line)
      raise Puppet::PreformattedError, answer['error'] if answer.key?('error')

      answer
    end
  end

  # In place of Puppet's compiler in the adapters of rspec-puppet.
  module Catalogs
    def catalog(node, exported)
      answer = Server.instance.compile(RSpecMupuppet.request_for(node))
      exported ? RSpecMupuppet.exported_catalog(node, answer) : RSpecMupuppet.catalog_of(answer['catalog'])
    end
  end

  module_function

  def request_for(node)
    facts = plain(node.facts.values)
    variables = plain(node.parameters).reject { |name, value| name == 'environment' || facts[name] == value }
    request = {
      'code' => Puppet[:code], 'node' => node.name, 'facts' => facts, 'parameters' => variables,
      'environment' => node.environment.name.to_s, 'modulepath' => node.environment.modulepath,
      'trusted' => plain(Puppet.lookup(:trusted_information).to_h),
      'profile' => Puppet.version.to_i < 8 ? 'puppet7' : 'openvox8', 'strict' => Puppet[:strict_variables]
    }
    request['hieraConfig'] = Puppet[:hiera_config] if File.file?(Puppet[:hiera_config].to_s)
    request['serverFacts'] = plain(node.server_facts) if node.server_facts && !node.server_facts.empty?
    request
  end

  # Only what JSON knows: symbols are strings.
  def plain(value)
    case value
    when Hash then value.to_h { |key, each| [key.to_s, plain(each)] }
    when Array then value.map { |each| plain(each) }
    when Symbol then value == :undef ? nil : value.to_s
    else value
    end
  end

  def catalog_of(data)
    catalog = Puppet::Resource::Catalog.from_data_hash(data)
    catalog.resources.each { |resource| resource.file = nil if resource.file == '' }
    # Read from data it is `Class[Main]`, which nobody counts as Puppet's own.
    catalog.resource('Class', 'main')&.instance_variable_set(:@title, 'main')
    catalog
  end

  # What the node exports, and nothing else.
  def exported_catalog(node, answer)
    catalog = Puppet::Resource::Catalog.new(node.name, node.environment)
    answer['exported'].each do |data|
      resource = Puppet::Resource.new(data['type'], data['title'], parameters: data['parameters'].transform_keys(&:to_sym))
      resource.exported = true
      resource.virtual = true
      resource.tag(*data['tags'])
      catalog.add_resource(resource)
    end
    catalog
  end
end

RSpec::Puppet::Adapters::Base.prepend(RSpecMupuppet::Catalogs)
