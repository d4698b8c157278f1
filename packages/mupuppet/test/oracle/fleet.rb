# Compiles an environment for the nodes of an inventory, in two passes, so that what they export is collected:
# `ruby fleet.rb FOLDER INVENTORY`, a catalog as JSON on each line. Exported resources are found as PuppetDB's terminus finds them.
require "json"
require "tmpdir"
require "puppet"
require "puppet/indirector/code"

class Puppet::Resource::Exported < Puppet::Indirector::Code
  STORE = []

  def search(request)
    host, filter, scope = request.options.values_at(:host, :filter, :scope)
    found = STORE.select { |each| each["type"] == request.key && each["certname"] != host && fits?(filter, each) }
    found.map do |each|
      # A compilation adds to lists of relationships in place; PuppetDB gives each its own.
      parameters = each["parameters"].map do |name, value|
        Puppet::Parser::Resource::Param.new(name: name, value: value.is_a?(Array) ? value.dup : value)
      end
      resource = Puppet::Parser::Resource.new(each["type"], each["title"], parameters: parameters, scope: scope)
      resource.exported = true
      resource.collector_id = each.values_at("certname", "type", "title").join("|")
      resource
    end
  end

  private

  def fits?(filter, resource)
    return true if filter.nil?

    left, operator, right = filter
    case operator
    when "and" then fits?(left, resource) && fits?(right, resource)
    when "or" then fits?(left, resource) || fits?(right, resource)
    else (operator == "==") == equal?(left, right, resource)
    end
  end

  def equal?(name, wanted, resource)
    return resource["tags"].include?(wanted.downcase) if name == "tag"
    return resource["title"] == wanted if name == "title"

    value = resource["parameters"][name.to_s]
    value.is_a?(Array) ? value.include?(wanted) : value == wanted
  end
end

def exported_by(catalog, certname)
  catalog.resources.select(&:exported?).map do |each|
    parameters = each.to_hash.transform_keys(&:to_s)
    { "certname" => certname, "type" => each.type, "title" => each.title, "tags" => each.tags.to_a, "parameters" => parameters }
  end
end

def compile(entry, environment)
  certname, facts = entry.values_at("certname", "facts")
  node = Puppet::Node.new(certname, facts: Puppet::Node::Facts.new(certname, facts), environment: environment)
  node.merge(facts)
  node.trusted_data = { "external" => {} }.merge(entry["trusted"])
  Puppet::Parser::Compiler.compile(node)
end

folder, inventory = ARGV
Dir.mktmpdir do |temporary|
  environments = File.join(temporary, "environments")
  Dir.mkdir(environments)
  File.symlink(File.realpath(folder), File.join(environments, "production"))
  Dir.chdir(folder)
  Puppet.initialize_settings(["--confdir", temporary, "--vardir", temporary, "--environmentpath", environments])
  Puppet[:storeconfigs] = true
  Puppet::Resource.indirection.terminus_class = :exported
  Puppet::Util::Log.level = :err
  loader = Puppet::Environments::Directories.new(environments, [])
  environment = loader.get("production")
  nodes = File.readlines(inventory).map { |line| JSON.parse(line) }
  Puppet.override(environments: loader, current_environment: environment) do
    first = nodes.flat_map { |node| exported_by(compile(node, environment), node["certname"]) }
    Puppet::Resource::Exported::STORE.replace(first)
    nodes.each { |node| puts JSON.generate(compile(node, environment).to_resource.to_data_hash) }
  end
end
