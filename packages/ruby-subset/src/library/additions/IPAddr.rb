class IPAddr
  def self.ntop(bytes)
    return bytes.unpack('C*').join('.') if bytes.bytesize == 4
    raise AddressFamilyError, 'unsupported address family' unless bytes.bytesize == 16
    bytes.unpack('n*').map { |group| '%04x' % group }.join(':')
  end
  def self.new_ntoh(bytes) = new(ntop(bytes))
  def hton = ipv4? ? [to_i].pack('N') : 7.downto(0).map { |group| to_i >> 16 * group & 0xffff }.pack('n*')
  def ipv4_mapped? = ipv6? && to_i >> 32 == 0xffff
  def ipv4_compat? = ipv6? && to_i >> 32 == 0 && to_i > 1
  def ipv4_mapped
    raise InvalidAddressError, "not an IPv4 address: #{to_i}" unless ipv4?
    mapped = IPAddr.new(to_i | 0xffff00000000, Socket::AF_INET6)
    prefix == 32 ? mapped : mapped.mask(prefix + 96)
  end
  def native = ipv4_mapped? || ipv4_compat? ? IPAddr.new(to_i & 0xffffffff, Socket::AF_INET) : self
  def ip6_int = ip6_arpa.sub(/arpa\z/, 'int')
end
