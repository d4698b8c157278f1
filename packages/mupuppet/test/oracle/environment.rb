# Compiles an environment for nodes: `ruby environment.rb FOLDER NAME FACTS_FILE…`, a catalog as JSON on each line.
require "json"
require "yaml"
require "tmpdir"
require "puppet"

folder, name, *files = ARGV
Dir.mktmpdir do |temporary|
  environments = File.join(temporary, "environments")
  Dir.mkdir(environments)
  File.symlink(File.realpath(folder), File.join(environments, name))
  Puppet.initialize_settings(["--confdir", temporary, "--vardir", temporary, "--environmentpath", environments])
  Puppet::Util::Log.level = :err
  loader = Puppet::Environments::Directories.new(environments, [])
  environment = loader.get(name)
  Puppet.override(environments: loader, current_environment: environment) do
    files.each do |file|
      values = YAML.load_file(file)
      certname = values["clientcert"]
      node = Puppet::Node.new(certname, facts: Puppet::Node::Facts.new(certname, values), environment: environment)
      node.merge(values)
      hostname, domain = certname.split(".", 2)
      node.trusted_data = { "authenticated" => "local", "certname" => certname, "extensions" => {}, "hostname" => hostname,
                            "domain" => domain, "external" => {} }
      catalog = Puppet::Parser::Compiler.compile(node)
      puts JSON.generate(catalog.to_resource.to_data_hash)
    end
  end
end
