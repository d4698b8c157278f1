
# `Puppet::Type` and `Puppet::ResourceApi`, with which resource types and schemas of transports are defined: the
# declarations are kept, and none of them run.
module Puppet
  class Type
    @types = {}

    class << self
      include Descriptions
      attr_accessor :providerloader, :defaultprovider
      attr_reader :types, :paramclasses, :propertyclasses, :autorequired

      def name = @name
      def to_s = @name ? "Puppet::Type::#{@name.to_s.capitalize}" : super

      def newtype(name, options = {}, &block)
        name = name.to_s.downcase.to_sym
        made = Class.new(Type)
        made.start(name)
        Type.types[name] = made
        Type.const_set(name.to_s.capitalize, made)
        made.class_eval(&block) if block
        made.ensurable if made.ensurable? && !made.validproperty?(:ensure)
        made
      end

      def start(name)
        @name = name
        @paramclasses = []
        @propertyclasses = []
        @autorequired = []
      end

      def type(name)
        name = name.to_s.downcase.to_sym
        return Type.types[name] if Type.types.key?(name)
        Type.types[name] = nil
        begin
          require "puppet/type/#{name}"
        rescue LoadError
          Type.newtype(name)
        end
        Type.types[name]
      end

      def newmetaparam(name, options = {}, &block)
        made = Class.new(options[:parent] || Parameter)
        made.instance_variable_set(:@name, name.to_sym)
        made.class_eval(&block) if block
        made.metaparam = true
        made
      end

      def metaparams = %i[alias audit before loglevel noop notify require schedule stage subscribe tag]
      def metaparam?(name) = metaparams.include?(name.to_sym)
      def metaparamclass(name) = metaparam?(name) ? Parameter : nil

      def newparam(name, options = {}, &block)
        made = attribute(name, options, Parameter, 'Parameter', &block)
        made.isnamevar if options[:namevar]
        @paramclasses << made unless @paramclasses.include?(made)
        made
      end

      def newproperty(name, options = {}, &block)
        made = attribute(name, options, Property, '', &block)
        @propertyclasses << made
        made
      end

      def attribute(name, options, usual, prefix, &block)
        made = Class.new(options[:parent] || usual)
        made.instance_variable_set(:@name, name.to_s.downcase.to_sym)
        constant = prefix + name.to_s.capitalize
        raise NameError, "wrong constant name #{constant}" unless constant.match?(/\A[A-Z]\w*\z/)
        const_set(constant, made)
        made.class_eval(&block) if block
        made
      end

      def ensurable(&block)
        newproperty(:ensure, parent: Property::Ensure, &block)
      end

      def ensurable? = %i[exists? create destroy].all? { |each| public_method_defined?(each) }
      def properties = @propertyclasses
      def parameters = @paramclasses.map(&:name)
      def validproperties = @propertyclasses.map(&:name)
      def allattrs = key_attributes | (parameters & [:provider]) | validproperties | parameters
      def validproperty?(name) = validproperties.include?(name.to_sym)
      def validparameter?(name) = parameters.include?(name.to_sym)
      def validattr?(name) = allattrs.include?(name.to_sym)
      def valid_parameter?(name) = validattr?(name)
      def paramclass(name) = @paramclasses.find { |each| each.name == name.to_sym }
      def propertybyname(name) = @propertyclasses.find { |each| each.name == name.to_sym }
      def attrclass(name) = propertybyname(name) || paramclass(name)
      def key_attribute_parameters = @paramclasses.select { |each| each.isnamevar? || each.name == :name }
      def key_attributes = key_attribute_parameters.map(&:name).uniq
      def isomorphic? = !instance_variable_defined?(:@isomorphic) || @isomorphic != false

      def title_patterns
        case key_attributes.length
        when 0 then []
        when 1 then [[/(.*)/m, [[key_attributes.first]]]]
        else raise Puppet::DevError, 'you must specify title patterns when there are two or more key attributes'
        end
      end

      def autorequire(name) = @autorequired |= [name.to_s]
      def autobefore(name) = nil
      def autosubscribe(name) = nil
      def autonotify(name) = nil
      def eachautorequire = nil
      def validate = nil
      def feature(*) = nil
      def features = []
      def has_feature(*) = nil
      def provider_feature(*) = nil
      def apply_to_device = nil
      def apply_to_host = nil
      def apply_to_all = nil
      def apply_to = :host
      def initvars = nil
      def instances = []
      def providers = []
      def provider(*) = Provider
      def defaultprovider = nil
      def suitableprovider = []
      def providify = validparameter?(:provider) ? nil : newparam(:provider)

      def provide(name, options = {}, &block)
        providify
        Provider
      end

      # What the host reads of a type.
      def described(name)
        type = Type.types[name.to_sym]
        return nil unless type
        patterns = type.title_patterns.map { |pattern, names| [pattern.inspect, names.map { |each, _| each.to_s }] }
        [
          type.parameters.map(&:to_s),
          type.validproperties.map(&:to_s),
          type.key_attributes.map(&:to_s),
          type.isomorphic? ? true : false,
          patterns,
          type.autorequired,
        ]
      end
    end
  end

  class Type
    class File < Type
      start(:file)
      class Checksum < Parameter; end
      class Content < Property; end
      class Ensure < Property::Ensure; end
      class Group < Property; end
      class Mode < Property; end
      class Owner < Property; end
      class Source < Parameter; end
      class Target < Property; end
      %w[
        Backup Checksum Force Ignore Links Max_files Path Purge Recurse Recurselimit Replace Show_diff Source Source_permissions
        Sourceselect Staging_location Validate_cmd Validate_replacement
      ].each { |name| const_set("Parameter#{name}", Class.new(Parameter)) }
    end
    types[:file] = File
  end

  module ResourceApi
    class << self
      def register_type(definition)
        namevars = []
        Type.newtype(definition[:name]) do
          definition[:attributes].each do |name, options|
            behaviour = options[:behaviour] || options[:behavior]
            if %i[parameter namevar read_only].include?(behaviour)
              newparam(name, namevar: behaviour == :namevar)
            else
              newproperty(name)
            end
            namevars << name if behaviour == :namevar
          end
          if (definition[:features] || []).include?('custom_insync') && validproperties.none? { |each| each != :ensure }
            newproperty(:rsapi_custom_insync_trigger)
          end
          (definition[:autorequire] || {}).each_key { |each| autorequire(each.to_s.downcase) }
          define_singleton_method(:title_patterns) do
            next [[/(.*)/m, [[namevars.first]]]] unless definition.key?(:title_patterns)
            definition[:title_patterns].map { |each| [each[:pattern], each[:pattern].names.map { |name| [name.to_sym] }] }
          end
        end
      end

      def register_transport(schema) = Transport.register(schema)
    end

    module Transport
      @schemas = {}

      class << self
        # What has been registered so far, which the next environment's schemas begin without.
        def take
          taken = @schemas.values
          @schemas = {}
          taken.map { |each| each.merge(connection_info_order: each[:connection_info_order].map(&:to_s)) }
        end

        def register(schema)
          refuse("requires a hash as schema, not `#{schema.class}`") unless schema.is_a?(Hash)
          %i[name desc connection_info].each do |key|
            refuse("requires #{key == :name ? 'a ' : ''}`:#{key}`") unless schema.key?(key)
          end
          info = schema[:connection_info]
          refuse("`:connection_info` must be a hash, not `#{info.class}`") unless info.is_a?(Hash)
          order = (schema[:connection_info_order] = schema[:connection_info_order] || info.keys)
          refuse("`:connection_info_order` must be an array, not `#{order.class}`") unless order.is_a?(Array)
          refuse("Transport `#{schema[:name]}` is already registered") if @schemas.key?(schema[:name])
          rename(schema, :docs, :desc, "`#{schema[:name]}` has both `desc` and `docs`, prefer using `desc`")
          info.each { |name, options| check(schema[:name], name, options) }
          @schemas[schema[:name]] = schema
        end

        def check(transport, name, options)
          if name == :rsapi_custom_insync_trigger
            refuse("`#{name}` cannot be specified as an attribute; it is reserved for propertyless types with the custom_insync feature")
          end
          refuse("`#{transport}.#{name}` must be a Hash, not a #{options.class}") unless options.is_a?(Hash)
          refuse("`#{transport}.#{name}` has no type") unless options.key?(:type)
          rename(options, :behavior, :behaviour, "the '#{name}' attribute has both a `behavior` and a `behaviour`, only use one")
        end

        def rename(hash, from, to, problem)
          return unless hash[from]
          refuse(problem) if hash[to]
          hash[to] = hash.delete(from)
        end

        def refuse(problem) = raise(Puppet::DevError, problem)
      end
    end

    class SimpleProvider; end
  end
end
