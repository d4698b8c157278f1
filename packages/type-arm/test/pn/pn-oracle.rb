# frozen_string_literal: true

# The trees of Puppet's own parser in PN: `ruby pn-oracle.rb < PROGRAMS`, where each line is a program as a JSON string. Prints the tree of
# each as JSON, or {"error"}.
require 'json'
require 'puppet'
require 'puppet/pops/pn'
require 'puppet/pops/model/pn_transformer'

Puppet.initialize_settings(['--vardir', '/nonexistent', '--confdir', '/nonexistent'])
parser = Puppet::Pops::Parser::Parser.new

$stdin.each_line do |line|
  body = parser.parse_string(JSON.parse(line, quirks_mode: true)).model.body
  puts JSON.generate(Puppet::Pops::Model::PNTransformer.transform(body).to_data)
rescue Puppet::ParseError => e
  puts JSON.generate('error' => e.message)
end
