# Puppet's own compiler on an environment: `ruby puppet-environment.rb FOLDER COUNT FACTS_FILE…` prints the milliseconds, elapsed and of
# CPU time, of each of COUNT nodes, from the facts to the catalog's JSON, after a first one that reads everything.
require "json"
require "yaml"
require "tmpdir"
require "puppet"

folder, count, *files = ARGV
Dir.mktmpdir do |temporary|
  environments = File.join(temporary, "environments")
  Dir.mkdir(environments)
  File.symlink(File.realpath(folder), File.join(environments, "production"))
  Puppet.initialize_settings(["--confdir", temporary, "--vardir", temporary, "--environmentpath", environments])
  Puppet::Util::Log.level = :err
  directories = Puppet::Environments::Directories.new(environments, [])
  loader = Puppet::Environments::Cached.new(directories)
  environment = loader.get("production")
  Puppet.override(environments: loader, current_environment: environment) do
    compile = lambda do |file, certname|
      values = YAML.load_file(file)
      node = Puppet::Node.new(certname, facts: Puppet::Node::Facts.new(certname, values), environment: environment)
      node.merge(values)
      node.trusted_data = { "authenticated" => "local", "certname" => certname, "extensions" => {}, "hostname" => certname,
                            "domain" => "example.org", "external" => {} }
      JSON.pretty_generate(Puppet::Parser::Compiler.compile(node).to_resource.to_data_hash)
    end
    compile.call(files[0], "first.example.org")
    times = (0...count.to_i).map do |number|
      clocks = { elapsed: Process::CLOCK_MONOTONIC, cpu: Process::CLOCK_PROCESS_CPUTIME_ID }
      from = clocks.transform_values { |clock| Process.clock_gettime(clock) }
      compile.call(files[number % files.length], "node#{number}.example.org")
      clocks.to_h { |name, clock| [name, (Process.clock_gettime(clock) - from[name]) * 1000] }
    end
    puts JSON.generate(times)
  end
end
