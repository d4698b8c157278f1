module Gem
  class Requirement
    class BadRequirementError < ArgumentError; end
    PATTERN = /\A\s*(=|!=|>=|<=|~>|>|<)?\s*([0-9]+(?:\.[0-9a-zA-Z]+)*(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?)\s*\z/
    private_constant :PATTERN

    attr_reader :requirements

    def self.parse(text)
      return ['=', text] if text.is_a?(Gem::Version)
      found = PATTERN.match(text.to_s) || raise(BadRequirementError, "Illformed requirement [#{text.inspect}]")
      [found[1] || '=', Gem::Version.new(found[2])]
    end
    def self.create(*given) = given.length == 1 && given[0].is_a?(Requirement) ? given[0] : new(*given)
    def self.default = new('>= 0')

    def initialize(*given)
      given = given.flatten.compact.uniq
      @requirements = given.empty? ? [['>=', Gem::Version.new('0')]] : given.map { |each| Requirement.parse(each) }
    end

    def satisfied_by?(version)
      @requirements.all? do |operator, wanted|
        case operator
        when '=' then version == wanted
        when '!=' then version != wanted
        when '~>' then version >= wanted && version.release < wanted.bump
        else version.send(operator, wanted)
        end
      end
    end
    alias === satisfied_by?
    alias =~ satisfied_by?

    def to_s = @requirements.map { |operator, version| "#{operator} #{version}" }.join(', ')
    def none? = @requirements == [['>=', Gem::Version.new('0')]]
    def exact? = @requirements.length == 1 && @requirements[0][0] == '='
  end
end
