# Calls functions of modules with the installed Puppet, for `--ruby`: one line of JSON in, one out. A line with `node`
# begins a node and has no answer; any other calls a function.
require 'json'
require 'tmpdir'

# What functions print goes elsewhere than the answers.
ANSWERS = $stdout.dup
$stdout.reopen($stderr)

# A function that hangs doesn't outlive the compiler, however that has ended.
PARENT = Process.ppid
Thread.new do
  sleep 0.5 while Process.ppid == PARENT
  exit!
end

require 'puppet'
require 'puppet_pal'

Lookup = Puppet::Pops::Lookup
Serialization = Puppet::Pops::Serialization

def next_request
  line = $stdin.gets
  line && JSON.parse(line)
end

# A context for each function and module: what it caches is kept for the node.
def context_for(compiler, contexts, name, module_name)
  contexts[[name, module_name]] ||= begin
    environment = Lookup::EnvironmentContext.adapt(Puppet.lookup(:current_environment))
    functions = Lookup::FunctionContext.new(environment, module_name, nil)
    Lookup::Context.new(functions, Lookup::Invocation.new(compiler.send(:topscope), {}, {}, nil))
  end
end

def answer(compiler, contexts, request)
  arguments = Serialization::FromDataConverter.convert(request['arguments'])
  at = request['context']
  arguments[at] = context_for(compiler, contexts, request['function'], request['module']) if at
  found = false
  value = catch(:no_such_key) do
    result = compiler.call_function(request['function'], *arguments)
    found = true
    result
  end
  return { 'notFound' => true } unless found

  { 'value' => Serialization::ToDataConverter.convert(value, rich_data: true, local_reference: false, symbol_as_string: true) }
rescue StandardError, ScriptError, SystemStackError, NoMemoryError => e
  { 'error' => e.message, 'class' => e.class.name }
end

# Answers the calls for one node; returns the request that begins another one, if any.
def serve(node)
  Puppet[:node_name_value] = node['name']
  Puppet::Pal.in_tmp_environment(node['environment'], modulepath: node['modulePath'], facts: node['facts']) do |pal|
    pal.with_catalog_compiler(code_string: 'undef') do |compiler|
      contexts = {}
      while (request = next_request)
        return request if request['node']

        ANSWERS.puts(JSON.generate(answer(compiler, contexts, request)))
        ANSWERS.flush
      end
    end
  end
  nil
end

Dir.mktmpdir('cairn') do |folder|
  Puppet.initialize_settings(['--confdir', folder, '--vardir', folder])
  Puppet::Util::Log.close_all
  request = next_request
  request = serve(request['node']) while request
end
