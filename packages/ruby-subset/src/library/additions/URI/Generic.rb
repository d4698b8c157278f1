module URI
  class Generic
    def merge(other) = URI.join(to_s, other.to_s)
    def +(other) = merge(other)
    def hierarchical? = !path.nil?
    def normalize = URI.parse(to_s.sub(%r{\A[^/]+//[^/]*}) { |start| start.downcase }.sub(%r{\A([^/]+//[^/?#]+)(?=[?#]|\z)}, '\1/'))
  end
end
