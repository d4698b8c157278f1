# frozen_string_literal: true

require_relative 'runtime'

# A provider of the Resource API for a type of resources: `canonicalize` makes an object of the attributes, so that all logic of the
# type runs, and gives what the object stores. Subclasses say the `type`, and what `get` and `set` do.
class PuppetX::TypeArm::ResourceProvider
  NOT_SET = PuppetX::TypeArm::Instance::NOT_SET

  # Features of the type that are no attributes of the resource.
  def except
    []
  end

  def canonicalize(_context, resources)
    return resources if reported?

    resources.map { |attributes| canonical?(attributes) ? attributes : remember(canonical(attributes)) }
  end

  def get(_context, _names = nil)
    raise Puppet::DevError, "#{self.class} doesn't say yet what is on a machine: write `get`"
  end

  def set(_context, _changes)
    raise Puppet::DevError, "#{self.class} doesn't say yet how a machine is changed: write `set`"
  end

  private

  # What `get` reports is stored already: `set` of a feature must not run again, and the machine may be as no resource may ask for.
  def reported?
    caller.any? { |line| line.include?('strict_check_canonicalize') }
  end

  # The Resource API asks again about what was made canonical before.
  def canonical?(attributes)
    known[title_of(attributes)] == attributes.reject { |name, _| name == :title }
  end

  def remember(attributes)
    known[title_of(attributes)] = attributes.reject { |name, _| name == :title }
    attributes
  end

  def known
    @known ||= {}
  end

  def title_of(attributes)
    attributes[:title] || attributes[:name] || attributes[namevar]
  end

  def canonical(attributes)
    given = with_name(attributes)
    return attributes if (given.keys - [namevar]).empty? && attributes.key?(:title)

    stored(make(given)).merge(attributes.slice(:title, :name)) { |_, own, _| own }
  end

  # The attributes, the one that names the resource among them, without what is Puppet's own.
  def with_name(attributes)
    given = attributes.select { |name, _| type.feature(name.to_s) }
    title = attributes[:title]
    title && namevar && !given.key?(namevar) ? given.merge(namevar => title) : given
  end

  def make(given)
    PuppetX::TypeArm::Construction.start(type, given.transform_keys(&:to_s), except: except)
  rescue PuppetX::TypeArm::Failure => e
    raise Puppet::ResourceError, e.messages.join("\n")
  end

  # What the object stores, by attributes; derived and unset ones are left out.
  def stored(object)
    kept = type.features.reject { |feature| except.include?(feature.name) || object.stored(feature).equal?(NOT_SET) }
    kept.to_h { |feature| [feature.name.to_sym, object.stored(feature)] }.compact
  end

  # The attribute that names a resource: `name`, or the only one that it must have.
  def namevar
    @namevar ||= begin
      single = type.features.select { |each| each.kind == 'attr' && !each.many && each.settable && !except.include?(each.name) }
      needed = single.select { |each| each.lower == 1 && each.default.nil? }
      found = single.find { |each| each.name == 'name' } || (needed.length == 1 ? needed[0] : nil)
      found&.name&.to_sym
    end
  end
end
