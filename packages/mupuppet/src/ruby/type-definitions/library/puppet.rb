# The part of Puppet for definitions of resource types, written in interpreted Ruby: a type, parameter or property
# keeps its name and its namevars; validation and munging aren't run.

class File
  SEPARATOR = '/'
  ALT_SEPARATOR = nil
  PATH_SEPARATOR = ':'
end

module Puppet
  PUPPETVERSION = '8.10.0'
  class Error < RuntimeError; end
  class ParseError < Error; end
  class DevError < Error; end
  class ResourceError < Error; end

  class << self
    def [](name) = { strict: :error, strict_variables: true, environment: 'production' }[name.to_sym]
    def settings = {}
    def version = '8.10.0'
    def features = Nothing
    def lookup(*) = Nothing
    def run_mode = Nothing
    def debug(*) = nil
    def info(*) = nil
    def notice(*) = nil
    def warning(*) = nil
    def warn_once(*) = nil
    def err(*) = nil
    def log_exception(*) = nil
    def deprecation_warning(*) = nil
  end

  # What a definition may ask and nobody answers here.
  class Nothing
    def self.method_missing(name, *) = nil
  end

  module Descriptions
    def desc(text = nil) = nil
    def doc = ''
    def doc=(text); end
    def scrub(text) = text
    def markdown_header(*) = ''
    def markdown_definitionlist(*) = ''
    def dochook(*) = nil
  end

  class Parameter
    class << self
      include Descriptions
      attr_accessor :required_features, :metaparam, :parenttype, :array_matching, :unmanaged, :validater, :munger, :call_validate
      attr_accessor :backup_to
      def name = @name
      def isnamevar = @isnamevar = true
      def isnamevar? = @isnamevar == true
      def isrequired = @required = true
      def required? = @required == true
      def defaultto(*) = nil
      def nodefault = nil
      def sensitive(*) = nil
      def munge = nil
      def unmunge = nil
      def validate = nil
      def newvalue(*) = nil
      def newvalues(*) = nil
      def aliasvalue(*) = nil
      def value_collection = Nothing
      def initvars = nil
      def proxymethods(*) = nil
      def unsafe_munge = nil
      def unsafe_validate = nil
      def call_provider(*) = nil
      def fileparam(*) = nil
      def accept_arrays(*) = nil
      def arrays? = false
      def to_s = "Parameter(#{@name})"
    end
  end

  class Property < Parameter
    class << self
      def array_matching = @array_matching
      def value_option(*) = nil
      def value_name(*) = nil
      def defaultvalues = nil
    end
  end

  class Parameter
    class Boolean < Parameter; end
    class Path < Parameter; end
    class PackageOptions < Parameter; end
    class ValueCollection; end
    class Value; end
  end

  class Property
    class Boolean < Property; end
    class Ensure < Property; end
    class List < Property; end
    class OrderedList < List; end
    class KeyValue < Property
      class << self
        attr_accessor :log_only_changed_or_new_keys
      end
    end
  end

  class Provider
    class << self
      include Descriptions
      def method_missing(name, *) = nil
    end
    class Parsedfile < Provider; end
    class ParsedFile < Provider; end
    class NameService < Provider; end
    class Package < Provider; end
    class AixObject < Provider; end
    class Exec < Provider; end
  end

  module Util
    class << self
      def absolute_path?(path, *) = path.start_with?('/')
      def method_missing(name, *) = nil
    end
    module Errors; end
    module Execution; end
    module Checksums; end
    module SUIDManager; end
    module SELinux; end
    module Logging; end
    module Docs; end
    module Warnings; end
    module Diff; end
    module Symbolic; end
    module SymbolicFileMode; end
    module Backups; end
    module Posix; end
    module FileParsing; end
    module Windows; end
    class FileType < Nothing; end
    class IniConfig < Nothing; end
    class Inifile < Nothing; end
    class Autoload < Nothing; end
    module Package
      def self.versioncmp(one, other, *) = Gem::Version.new(one) <=> Gem::Version.new(other)
      def versioncmp(...) = Package.versioncmp(...)
    end
    module Platform
      def self.windows? = false
      def self.jruby? = false
    end
    module NetworkDevice
      def self.current = nil
    end
  end

  module FileBucket; end
  module FileServing
    class Metadata; end
    class Content; end
  end
  class FileSystem < Nothing; end
  module Pops
    module Types; end
  end
  module Parser
    class Functions < Nothing; end
  end
  class Resource
    class Catalog; end
    class Reference; end
  end
  class Transaction
    class Report; end
  end
  class Node
    class Facts; end
  end
end

module PuppetX; end
module Puppet_X; end
# Types are read on a server, whose facts aren't the node's: those that a server with Linux has.
module Facter
  release = { 'full' => '13', 'major' => '13', 'minor' => '0' }
  os = { 'name' => 'Debian', 'family' => 'Debian', 'architecture' => 'amd64', 'hardware' => 'x86_64', 'release' => release }
  FACTS = {
    'os' => os, 'osfamily' => 'Debian', 'operatingsystem' => 'Debian', 'operatingsystemrelease' => '13',
    'operatingsystemmajrelease' => '13', 'architecture' => 'amd64', 'hardwaremodel' => 'x86_64', 'kernel' => 'Linux',
    'kernelversion' => '6.12.0', 'kernelrelease' => '6.12.0', 'kernelmajversion' => '6.12'
  }
  class Fact
    attr_reader :value
    def initialize(value) = @value = value
  end
  def self.value(name) = name.to_s.split('.').reduce(FACTS) { |all, each| all.is_a?(Hash) ? all[each] : nil }
  def self.fact(name)
    found = value(name)
    found.nil? ? nil : Fact.new(found)
  end
  def self.[](name) = fact(name)
  def self.method_missing(name, *) = nil
  module Util; end
end
module Etc
  def self.method_missing(name, *) = nil
end
