module Gem
  class Version
    def release = prerelease? ? Version.new(segments.take_while { |part| part.is_a?(Integer) }.join('.')) : self
    def bump
      parts = segments.take_while { |part| part.is_a?(Integer) }
      parts.pop if parts.length > 1
      Version.new([*parts[0...-1], parts.last + 1].join('.'))
    end
    def eql?(other) = other.is_a?(Version) && version == other.version
    def hash = version.hash
    def inspect = "#<Gem::Version #{version.inspect}>"
  end
end
