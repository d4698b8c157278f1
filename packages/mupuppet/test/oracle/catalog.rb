# Real Puppet's own compiler as a resident process. Each line of stdin is a request in JSON, each line of stdout its answer.
#
# Request: { "text", "file", "node", "facts", "trusted", "strict", "modulepath", "classes", "environment", "agent", "seconds" }; only
# "text" is needed. Answer: { "catalog", "logs" } or { "error": { "message", "file", "line", "column", "kind", "places" }, "logs" }.
# The catalog's version is 0 and its uuid null. With "agent" there is also { "agent": { "cycles" } } or { "agent": { "error" } }:
# what an agent would say of the catalog.
require 'json'
require 'timeout'
require 'puppet'
require 'puppet/pops'

Puppet.initialize_settings(['--confdir', '/nonexistent', '--vardir', '/nonexistent']) unless Puppet.settings.app_defaults_initialized?
# What functions of modules print is no answer.
answers = $stdout.dup
answers.sync = true
$stdout.reopen($stderr)

Puppet::Util::Log.level = :notice

# What was parsed once is the same the next time; most of the time of many requests goes there.
module ParsesOnce
  PARSED = {}

  def parse_file(file) = PARSED[file] ||= super
  def parse_string(text, file = nil) = PARSED[[text, file]] ||= super
end
Puppet::Pops::Parser::EvaluatingParser.prepend(ParsesOnce)

def parse(text, file)
  parser = Puppet::Parser::ParserFactory.parser
  parser.file = file
  parser.parse(text)
end

# An environment whose manifest is a text rather than a file; what goes wrong is worded as Puppet words it.
def environment_of(request)
  paths = request.fetch('modulepath', [])
  environment = Puppet::Node::Environment.create((request['environment'] || 'production').to_sym, paths, request['file'])
  environment.define_singleton_method(:perform_initial_import) do
    parse(request['text'], request['file'])
  rescue Puppet::ParseErrorWithIssue => error
    @known_resource_types.parse_failed = true
    error.environment = name
    raise
  rescue StandardError => error
    raise Puppet::Error, "Could not parse for environment #{self}: #{error}"
  end
  environment
end

def node_of(request, environment)
  name = request['node'] || 'default'
  facts = Puppet::Node::Facts.new(name, request['facts'] || {})
  node = Puppet::Node.new(name, environment: environment, facts: facts, classes: request['classes'] || [])
  node.merge(facts.values)
  node.trusted_data = request['trusted'] if request['trusted']
  node
end

def compile(request)
  environment = environment_of(request)
  known = { current_environment: environment, environments: Puppet::Environments::Static.new(environment), rich_data: true }
  Puppet.override(known, 'a request') do
    catalog = Puppet::Parser::Compiler.compile(node_of(request, environment))
    catalog.version = 0
    catalog.catalog_uuid = nil
    answer = { catalog: catalog.to_data_hash }
    answer[:agent] = ask_agent(catalog) if request['agent']
    answer
  end
end

# An agent sees the catalog as JSON, and nothing of what is exported.
def ask_agent(catalog)
  received = Puppet::Resource::Catalog.from_data_hash(JSON.parse(JSON.generate(catalog.filter(&:virtual?).to_data_hash)))
  graph = received.to_ral.relationship_graph
  cycles = graph.find_cycles_in_graph.map { |cycle| graph.paths_in_cycle(cycle, 1).first.map(&:to_s) }
  { cycles: cycles }
rescue StandardError => error
  { error: error.message }
end

def place(error, name)
  error.respond_to?(name) ? error.public_send(name) : nil
end

def describe(error)
  message = error.message.to_s
  places = message.scan(/\(file: (.*?), line: (\d+)(?:, column: (\d+))?\)/).map do |file, line, column|
    { file: file, line: line.to_i, column: column && column.to_i }
  end
  file, line, column = %i[file line pos].map { |name| place(error, name) }
  last = places.last || {}
  { message: message, kind: error.class.name, file: file || last[:file], line: line || last[:line], column: column || last[:column], places: places }
end

def answer(request)
  request['file'] ||= '/site.pp'
  Puppet[:strict] = request['strict'] ? :error : :warning
  Puppet[:strict_variables] = request['strict'] ? true : false
  Puppet::Util::Warnings.clear_warnings
  Timeout.timeout(request['seconds'] || 20) { compile(request) }
rescue StandardError, SystemStackError, ScriptError => error
  { error: describe(error) }
end

# Each request gets the log messages of its own; the compiler's last one repeats the error.
def answer_with_logs(request)
  messages = []
  Puppet::Util::Log.newdestination(Puppet::Test::LogCollector.new(messages))
  result = answer(request)
  result.merge(logs: messages.map { |log| { level: log.level, message: log.message, file: log.file, line: log.line } })
ensure
  Puppet::Util::Log.close_all
end

$stdin.each_line do |line|
  answers.puts JSON.generate(answer_with_logs(JSON.parse(line)))
end
