# Answers questions about types, values and programs with the installed Puppet: one line of JSON in, one out.
require 'json'
require 'timeout'
require 'puppet'
require 'puppet_pal'

Types = Puppet::Pops::Types

# Parts that crash Puppet itself are omitted from the answer.
def part(result, key)
  result[key] = yield
rescue StandardError
  nil
end

def answer(compiler, question)
  type, other, value = compiler.evaluate_string("[#{question['type']}, #{question['other']}, #{question['value']}]")
  calculator = Types::TypeCalculator.singleton
  describer = Types::TypeMismatchDescriber.singleton
  detailed = calculator.infer_set(value)
  result = {}
  part(result, 'type') { type.to_s }
  part(result, 'other') { other.to_s }
  part(result, 'isInstance') { type.instance?(value) }
  part(result, 'isAssignable') { type.assignable?(other) }
  part(result, 'inferred') { calculator.infer(value).to_s }
  part(result, 'general') { calculator.infer(value).generalize.to_s }
  part(result, 'detailed') { detailed.to_s }
  part(result, 'common') { calculator.common_type(type, other).to_s }
  part(result, 'normal') { type.normalize.to_s }
  part(result, 'valueMessage') { type.instance?(value) ? '' : describer.describe_mismatch('x', type, detailed) }
  part(result, 'typeMessage') { type.assignable?(other) ? '' : describer.describe_mismatch('x', type, other) }
  part(result, 'text') { compiler.evaluate_string("\"${[#{question['value']}]}\"") }
  part(result, 'inspected') { Types::StringConverter.singleton.convert(value, '%p') }
  result
rescue StandardError => e
  { 'problem' => e.message }
end

Signature = Struct.new(:type, :parameter_names, :block_name) do
  def block_type
    type.block_type
  end
end

def call(compiler, question)
  signatures = question['signatures'].map do |text, names|
    Signature.new(compiler.evaluate_string(text), names, 'block')
  end
  arguments = compiler.evaluate_string(question['arguments'])
  actual = Types::TypeCalculator.singleton.infer_set(arguments)
  accepted = signatures.any? { |signature| signature.type.callable?(actual) }
  { 'message' => accepted ? nil : Types::TypeMismatchDescriber.describe_signatures('f', signatures, actual) }
rescue StandardError => e
  { 'problem' => e.message }
end

# Evaluates a program in a scope of its own and returns its value, or the error and its position.
def evaluate(compiler, question)
  Puppet[:strict] = question['strict'] ? :error : :warning
  Puppet[:strict_variables] = question['strict'] ? true : false
  messages = []
  Puppet::Util::Log.newdestination(Puppet::Test::LogCollector.new(messages))
  value = Timeout.timeout(5) do
    in_own_scope(compiler) { |scope| $parser.evaluate_string(scope, question['program'], 'test.pp') }
  end
  shown = Types::StringConverter.singleton.convert(value, '%p')
  { 'value' => shown, 'type' => Types::TypeCalculator.singleton.infer(value).to_s, 'warnings' => warnings_of(messages) }
rescue StandardError, SystemStackError, ScriptError, NoMemoryError => e
  { 'error' => message_of(e), 'line' => place_of(e, :line), 'column' => place_of(e, :pos), 'static' => !evaluated?(e), 'warnings' => warnings_of(messages) }
ensure
  Puppet::Util::Log.close_all
end

$parser = Puppet::Pops::Parser::EvaluatingParser.new

def in_own_scope(compiler)
  scope = compiler.send(:topscope)
  scope.with_guarded_scope do
    scope.ephemeral_from({})
    yield scope
  end
end

def message_of(error)
  error.message.sub(/\AEvaluation Error: /, '').sub(/ \((file: [^()]*|line: \d+[^()]*)\)\z/, '')
end

def evaluated?(error)
  !error.is_a?(Puppet::ParseErrorWithIssue) || error.is_a?(Puppet::PreformattedError)
end

def place_of(error, name)
  error.respond_to?(name) ? error.public_send(name) : nil
end

def warnings_of(messages)
  messages.select { |log| log.level == :warning }.map { |log| log.message.sub(/ \((file: [^()]*|line: \d+[^()]*)\)\z/, '') }
end

Puppet.initialize_settings(['--confdir', ARGV[0], '--vardir', ARGV[0]])
Puppet::Util::Log.level = :warning
Puppet::Util::Log.close_all
Puppet::Pal.in_tmp_environment("production", modulepath: (ARGV[2] || '').split(':'), facts: {}) do |pal|
  pal.with_catalog_compiler(code_string: ARGV[1]) do |compiler|
    STDIN.each_line do |line|
      question = JSON.parse(line)
      result =
        if question['program']
          evaluate(compiler, question)
        elsif question['signatures']
          call(compiler, question)
        else
          answer(compiler, question)
        end
      puts JSON.generate(result)
      $stdout.flush
    end
  end
end
