# Puppet's own compiler on one manifest. `warm FILE ROUNDS` prints the milliseconds of each compilation with the text parsed anew,
# `nodes FILE COUNT` those of COUNT nodes with the text parsed once.
require 'json'
require 'puppet'
require 'puppet/pops'

Puppet.initialize_settings(['--confdir', '/nonexistent', '--vardir', '/nonexistent'])
Puppet::Util::Log.level = :err

mode, file, argument = ARGV
text = File.read(file, encoding: 'utf-8')

def parse(text, file)
  parser = Puppet::Parser::ParserFactory.parser
  parser.file = file
  parser.parse(text)
end

def environment_for(file, &program)
  environment = Puppet::Node::Environment.create(:production, [], file)
  environment.define_singleton_method(:perform_initial_import, &program)
  environment
end

def compile(environment, name)
  known = { current_environment: environment, environments: Puppet::Environments::Static.new(environment), rich_data: true }
  Puppet.override(known, 'a compilation') do
    node = Puppet::Node.new(name, environment: environment, facts: Puppet::Node::Facts.new(name, {}))
    JSON.pretty_generate(Puppet::Parser::Compiler.compile(node).to_data_hash)
  end
end

def milliseconds
  from = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  yield
  (Process.clock_gettime(Process::CLOCK_MONOTONIC) - from) * 1000
end

case mode
when 'warm'
  rounds = (0...argument.to_i)
  puts JSON.generate(rounds.map { milliseconds { compile(environment_for(file) { parse(text, file) }, 'default') } })
when 'nodes'
  program = nil
  once = -> { program ||= parse(text, file) }
  compile(environment_for(file, &once), 'first')
  rounds = (0...argument.to_i)
  puts JSON.generate(rounds.map { |number| milliseconds { compile(environment_for(file, &once), "node#{number}") } })
end
