# Answers questions about types and values with the installed Puppet: one JSON text a line in, one a line out.
require 'json'
require 'puppet'
require 'puppet_pal'

Types = Puppet::Pops::Types

# What crashes Puppet itself is left out of the answer.
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

Puppet.initialize_settings(['--confdir', ARGV[0], '--vardir', ARGV[0]])
Puppet::Util::Log.level = :crit
Puppet::Pal.in_tmp_environment('judge', modulepath: [], facts: {}) do |pal|
  pal.with_catalog_compiler(code_string: ARGV[1]) do |compiler|
    STDIN.each_line do |line|
      question = JSON.parse(line)
      result =
        if question['signatures']
          call(compiler, question)
        else
          answer(compiler, question)
        end
      puts JSON.generate(result)
    end
  end
end
