# Calls the functions of modules with the installed Puppet: one JSON text a line in, one a line out. The first argument is a folder for
# Puppet's own files, the second one the module path.
#
# Request: { "code" }, an expression. Answer: { "value" } or { "messages" }, one for each line of what a function failed with.
# Request: { "validate" }, a folder. Answer: { "problems" } of all of Puppet's files in it.
require 'json'
require 'timeout'
require 'puppet'
require 'puppet_pal'

answers = $stdout.dup
answers.sync = true
$stdout.reopen($stderr)

PREFIX = /\AEvaluation Error: (?:Error while evaluating a (?:Function Call|Method call), )?/.freeze

def message_of(error)
  text = error.respond_to?(:basic_message) ? error.basic_message : error.message
  text.sub(PREFIX, '')
end

# Whether a function has failed, with one message a line; what Puppet says itself is one message.
def failed?(error)
  error.cause.instance_of?(Puppet::ParseError) || (error.cause && failed?(error.cause))
end

def evaluate(compiler, request)
  # Strings that are numbers count as numbers (Puppet 7's default), and a variable without a value is a mistake: see a module's README.
  Puppet[:strict] = :warning
  Puppet[:strict_variables] = true
  value = Timeout.timeout(20) { compiler.evaluate_string("with() || {\n#{request['code']}\n}") }
  { value: value }
rescue StandardError, SystemStackError, NoMemoryError => e
  { messages: failed?(e) ? message_of(e).split("\n", -1) : [message_of(e)] }
end

def validate(folder)
  parser = Puppet::Pops::Parser::EvaluatingParser.new
  problems = Dir.glob("#{folder}/**/*.pp").sort.map do |file|
    parser.parse_file(file)
    nil
  rescue StandardError => e
    e.message
  end
  { problems: problems.compact }
end

Puppet.initialize_settings(['--confdir', ARGV[0], '--vardir', ARGV[0]])
Puppet::Util::Log.level = :err
Puppet::Util::Log.close_all
Puppet::Pal.in_tmp_environment('oracle', modulepath: [ARGV[1]], facts: {}) do |pal|
  pal.with_catalog_compiler do |compiler|
    STDIN.each_line do |line|
      request = JSON.parse(line)
      answers.puts(JSON.generate(request['validate'] ? validate(request['validate']) : evaluate(compiler, request)))
    end
  end
end
