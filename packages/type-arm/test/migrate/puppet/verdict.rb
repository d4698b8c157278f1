# Real Puppet's verdict on single values: `ruby verdict.rb LIB… < CASES` where each line is {"type","attribute","value"}; prints a line
# {"accepted","message"} for each. The attribute is made alone, for a resource that is none, so that nothing else is compared.
require "json"
require "puppet"

ARGV.each { |library| $LOAD_PATH.unshift(library) }
Puppet::Util::Log.level = :emerg
Puppet.initialize_settings(["--vardir", "/nonexistent", "--confdir", "/nonexistent"]) unless Puppet.settings.global_defaults_initialized?

# A provider that can do everything.
class AnyProvider
  def satisfies?(*) = true
  def class = AnyProvider
  def self.satisfies?(*) = true
  def self.name = :any
end

# What an attribute asks of its resource while it is made.
class NoResource
  def noop? = false
  def provider = AnyProvider.new
  def to_s = "Resource[x]"
  def ref = "Resource[x]"
  def path = "Resource[x]"
  def file = nil
  def line = nil
  def title = "x"
  def pathbuilder = []
  def tags = []
  def catalog = nil
  def [](_name) = nil
end

def verdict(type, attribute, value)
  made = Puppet::Type.type(type.to_sym).attrclass(attribute.to_sym).new(resource: NoResource.new)
  made.value = value
  { accepted: true }
rescue Exception => error # rubocop:disable Lint/RescueException
  { accepted: false, message: error.message.force_encoding("UTF-8").scrub, error: error.class.name }
end

$stdin.each_line do |line|
  given = JSON.parse(line)
  puts JSON.generate(verdict(given["type"], given["attribute"], given["value"]))
end
