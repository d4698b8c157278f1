# Real Puppet's own lookup as a resident process. Each line of stdin is a request in JSON, each line of stdout its answer.
#
# Request: { "root", "node", "facts", "questions": [{ "names", "merge" }], "strict", "class", "explain" }: the environment's folder and
# what is looked up in it. Answer: { "answers": [{ "value" } or { "error" }], "parameters": { … } or { "error" } }, values as Ruby
# inspects them.
require 'json'
require 'puppet'
require 'puppet/pops'

Puppet.initialize_settings(['--confdir', '/nonexistent', '--vardir', '/nonexistent']) unless Puppet.settings.app_defaults_initialized?
answers = $stdout.dup
answers.sync = true
$stdout.reopen($stderr)
Puppet::Util::Log.level = :crit

def environment_at(root)
  conf = Puppet::Settings::EnvironmentConf.load_from(root, [])
  paths = conf.modulepath.split(File::PATH_SEPARATOR)
  environment = Puppet::Node::Environment.create(File.basename(root).to_sym, paths, File.join(root, 'manifests'))
  environment.define_singleton_method(:configuration) { conf }
  environment
end

def with_compiler(request, code)
  Puppet[:code] = code
  Puppet[:strict] = request['strict'] ? :error : :warning
  Puppet[:strict_variables] = request['strict'] ? true : false
  environment = environment_at(request['root'])
  known = { current_environment: environment, environments: Puppet::Environments::Static.new(environment), rich_data: true }
  Puppet.override(known, 'a request') do
    facts = Puppet::Node::Facts.new(request['node'], request['facts'] || {})
    node = Puppet::Node.new(request['node'], environment: environment, facts: facts)
    node.merge(facts.values)
    node.trusted_data = { 'certname' => request['node'] }
    compiler = Puppet::Parser::Compiler.new(node)
    result = nil
    compiler.compile do |catalog|
      result = yield(compiler, catalog)
      catalog
    end
    result
  end
end

def look_up(compiler, question, explainer = nil)
  invocation = Puppet::Pops::Lookup::Invocation.new(compiler.topscope, {}, {}, explainer)
  { value: [Puppet::Pops::Lookup.lookup(question['names'], nil, nil, false, question['merge'], invocation)].inspect }
rescue StandardError => error
  { error: error.message }
end

def ask(request, question, compiler)
  return look_up(compiler, question) unless request['explain']
  explainer = Puppet::Pops::Lookup::Explainer.new(false, false)
  answer = look_up(compiler, question, explainer)
  answer.merge(text: explainer.explain, data: JSON.generate(explainer.to_hash))
end

def parameters(request)
  with_compiler(request, "include #{request['class']}") do |_, catalog|
    { parameters: [catalog.resource('Class', request['class']).to_hash.transform_keys(&:to_s)].inspect }
  end
rescue StandardError => error
  { error: error.message }
end

def answer(request)
  all = []
  # What failed leaves traces behind: a compilation ends there.
  while all.length < request['questions'].length
    with_compiler(request, 'undef') do |compiler, _|
      request['questions'].drop(all.length).each do |question|
        all << ask(request, question, compiler)
        break if all.last[:error]
      end
    end
  end
  result = { answers: all }
  result[:class] = parameters(request) if request['class']
  result
rescue StandardError => error
  { failure: error.message }
end

$stdin.each_line do |line|
  answers.puts JSON.generate(answer(JSON.parse(line)))
end
