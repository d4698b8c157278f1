# Real Puppet's own parser and validator as a resident process. Each line of stdin is JSON, { "text", "dump" }; each line of stdout is
# the answer: { "syntax": { "line", "message" } }, or { "errors": [{ "line", "message", "issue" }], "dump" }.
require 'json'
require 'puppet'
require 'puppet/pops'

Puppet.initialize_settings(['--confdir', '/nonexistent', '--vardir', '/nonexistent']) unless Puppet.settings.app_defaults_initialized?
Puppet[:log_level] = :crit
Puppet::Util::Log.level = :crit
$stdout.sync = true

def parse(text)
  Puppet::Pops::Parser::Parser.new.parse_string(text, 'site.pp')
end

def validate(model)
  acceptor = Puppet::Pops::Validation::Acceptor.new
  Puppet::Pops::Validation::ValidatorFactory_4_0.new.validator(acceptor).validate(model)
  acceptor.diagnostics.select { |each| each.severity == :error }.map do |each|
    locator = each.source_pos && each.source_pos.locator
    line = locator && locator.line_for_offset(each.source_pos.offset)
    { line: line, message: each.issue.format(each.arguments.merge(semantic: each.source_pos)), issue: each.issue.issue_code }
  rescue StandardError => error
    { line: nil, message: error.message, issue: each.issue.issue_code }
  end
end

def answer(request)
  model = parse(request['text']).model
  result = { errors: validate(model) }
  result[:dump] = Puppet::Pops::Model::ModelTreeDumper.new.dump(model) if request['dump']
  result
rescue Puppet::ParseError => error
  { syntax: { line: error.line, message: error.message } }
rescue StandardError, SystemStackError, ScriptError => error
  { crash: error.class.name + ': ' + error.message.to_s[0, 200] }
end

Puppet.override({ current_environment: nil }, 'no environment') do
  $stdin.each_line do |line|
    puts JSON.generate(answer(JSON.parse(line)))
  end
end
