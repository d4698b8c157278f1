# Small modules of Ruby's library.
require 'timeout'
require 'singleton'
require 'ostruct'
require 'zlib'
require 'English'
require 'rubygems'

Timeout.timeout(3) { |seconds| seconds + 1 } # => 4
Timeout.timeout(3) { raise ArgumentError, "inside" } # => ArgumentError: inside
Timeout::Error.ancestors.include?(RuntimeError) # => true

class Registry
  include Singleton
  attr_accessor :size
end
Registry.instance.size = 2
Registry.instance.size # => 2
Registry.new # => NoMethodError
Registry.instance.dup # => TypeError: can't dup instance of singleton Registry

nested = { "a" => [1, "x", nil, { b: 1.5 }], nil => :s }
copied = Marshal.load(Marshal.dump(nested))
copied == nested # => true
copied["a"] << 2
copied["a"][1] << "y"
nested["a"] # => [1, "x", nil, {:b=>1.5}]

point = OpenStruct.new(x: 1, "y" => 2)
point.z = 3
[point.x, point[:y], point["z"], point.w] # => [1, 2, 3, nil]
[point.respond_to?(:z), point.respond_to?(:w)] # => [true, false]
point == OpenStruct.new(x: 1, y: 2, z: 3) # => true
point # => #<OpenStruct x=1, y=2, z=3>
point.to_h # => {:x=>1, :y=>2, :z=>3}
point.each_pair.to_a # => [[:x, 1], [:y, 2], [:z, 3]]
point.delete_field(:y) # => 2
point.y(1) # => NoMethodError

[Zlib.crc32("abc"), Zlib.crc32("c", Zlib.crc32("ab")), Zlib.crc32] # => [891568578, 891568578, 0]
[Zlib.adler32("abc"), Zlib.adler32("c", Zlib.adler32("ab")), Zlib.adler32] # => [38600999, 38600999, 1]

"abc" =~ /b/
[$PREMATCH, $MATCH, $POSTMATCH] # => ["a", "b", "c"]

Gem::Version.new("1.2.3").bump.to_s # => "1.3"
Gem::Version.new("1.2.b3").release.to_s # => "1.2"
Gem::Version.new("1.2") # => #<Gem::Version "1.2">
["1.5", "2.0", "1.1"].map { |each| Gem::Requirement.new("~> 1.2").satisfied_by?(Gem::Version.new(each)) } # => [true, false, false]
Gem::Requirement.new(">= 1.0", "< 2").satisfied_by?(Gem::Version.new("1.9.9")) # => true
Gem::Requirement.new("x") # => Gem::Requirement::BadRequirementError: Illformed requirement ["x"]
Gem::Requirement.new("1.0").to_s # => "= 1.0"

# A text is run among the local variables around it.
base = 2
eval("base + 1") # => 3
eval("base = 5")
base # => 5
def bound = (inside = 7; binding)
eval("inside * 2", bound) # => 14
bound.eval("inside") # => 7
eval("missing_name") # => NameError
eval("1 +") # => SyntaxError
require 'forwardable'
class Queue1
  extend Forwardable
  def_delegators :@list, :size, :first
  def initialize(list) = @list = list
end
[Queue1.new([1, 2]).size, Queue1.new([3]).first] # => [2, 3]
made = Class.new do
  extend Forwardable
  def_delegators :@list, :size, :first
  def initialize(list) = @list = list
end
[made.new([1, 2]).size, made.new([3]).first] # => [2, 3]

# Digests tell what they are.
require 'openssl'
digest = OpenSSL::Digest.new("sha256", "a")
[digest.size, digest.digest_length, digest.block_length, digest == digest.hexdigest] # => [32, 32, 64, true]
digest.reset.hexdigest[0, 8] # => "e3b0c442"
digest.inspect # => "#<OpenSSL::Digest: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855>"
OpenSSL::Digest::Digest.superclass.to_s # => "OpenSSL::Digest"
OpenSSL::Digest::SHA512.new("a").hexdigest[0, 8] # => "1f40fc92"
OpenSSL::Digest.new("nope") # => RuntimeError
(Digest::SHA1.new << "a").hexdigest! # => "86f7e437faa5a7fce15d1ddcb9eaeaea377667b8"
OpenSSL::PKCS5.pbkdf2_hmac_sha1("secret", "salt", 3, 8).unpack1("H*") # => "264b35529eaa6736"

# Addresses from numbers, and what the library keeps in them.
require 'ipaddr'
IPAddr.new(5, Socket::AF_INET).to_s # => "0.0.0.5"
IPAddr.new(5) # => IPAddr::AddressFamilyError: address family must be specified
IPAddr.new("1.2.3.4", Socket::AF_INET6) # => IPAddr::InvalidAddressError
network = IPAddr.new("10.1.2.3/20")
IPAddr.new(network.instance_variable_get(:@mask_addr), network.family).to_s # => "255.255.240.0"
[IPAddr.ntop(network.hton), network.include?(5), (network << 1).to_s] # => ["10.1.0.0", false, "20.2.0.0"]
IPAddr.new("1.2.3.4").ipv4_mapped.to_s # => "::ffff:1.2.3.4"

# Strings that are written like files.
require 'stringio'
file = StringIO.new("abc")
file << "X"
[file.string, file.pos] # => ["Xbc", 1]
StringIO.open { |made| made.puts "a", ["b", ["c"]]; made.rewind; made.read } # => "a\nb\nc\n"
StringIO.new("a\nb").readlines(chomp: true) # => ["a", "b"]

# Nothing waits.
[sleep(0), (sleep(-1) rescue $!.message)] # => [0, "time interval must not be negative"]
Kernel.sprintf("%{a}-%<b>s", { a: 1 }) # => KeyError: key<b> not found
Integer(12, 10) # => ArgumentError: base specified for non string value
[2, 1].sort { |one, other| "x" } # => ArgumentError: comparison of String with 0 failed

# CSV
require 'csv'
CSV.parse("a,\"b \"\"q\"\"\nc\",\n1,,\"\"\n") # => [["a", "b \"q\"\nc", nil], ["1", nil, ""]]
CSV.parse("H 1;h2\n1;2.5\n", col_sep: ";", headers: true, header_converters: :symbol, converters: :numeric).map(&:to_h) # => [{:h_1=>1, :h2=>2.5}]
CSV.parse("h,i\n1,2\n3,4", headers: true)["i"] # => ["2", "4"]
CSV.parse("a,\"b") # => CSV::MalformedCSVError: Unclosed quoted field in line 1.
CSV.parse("x\na,b\"c") # => CSV::MalformedCSVError: Illegal quoting in line 2.
CSV.parse_line("'a,b'| c ", col_sep: "|", quote_char: "'", strip: true) # => ["a,b", "c"]
CSV.generate_line(["a", nil, "b,c", "d\"e", 1, "", " x"]) # => "a,,\"b,c\",\"d\"\"e\",1,\"\", x\n"
CSV.generate(col_sep: "\t") { |csv| csv << %w[a b] << [1, nil] } # => "a\tb\n1\t\n"
["a", 1].to_csv + "1,2".parse_csv.inspect # => "a,1\n[\"1\", \"2\"]"

# Modules that are included in Ruby's own classes
module Doubling
  def doubled = self + self
end
class String
  include Doubling
end
"ab".doubled # => "abab"

# What isn't JSON
require 'json'
require 'ipaddr'
(JSON.parse("/a.c/") rescue $!.message[/unexpected.*/]) # => "unexpected token at 'a.c/'"
(JSON.parse("[1 /a]") rescue $!.message[/unexpected.*/]) # => "unexpected token at 'a]'"
JSON.parse("// one\n[1, /* two */ 2]") # => [1, 2]
Array.new(2**62) # => ArgumentError: array size too big
Array.new(-1) # => ArgumentError: negative array size
IPAddr.new(1) # => IPAddr::AddressFamilyError: address family must be specified
IPAddr.new(nil) # => IPAddr::AddressFamilyError: address family must be specified
IPAddr.new.to_s # => "::"
%w[1.2.3.4/ 1.2.3.4/x 1.2.3.4/24/3 1.2.3.4/1.2].map { |text| IPAddr.new(text) rescue $!.class }.uniq # => [IPAddr::InvalidAddressError]
%w[1.2.3.4/33 1.2.3.4/255.0.255.0 1.2.3.4/::1].map { |text| IPAddr.new(text) rescue $!.class }.uniq # => [IPAddr::InvalidPrefixError]
IPAddr.new("1.2.3.4/::1") # => IPAddr::InvalidPrefixError: address family is not same: 16909060
IPAddr.new([1], 5) # => IPAddr::AddressFamilyError: unsupported address family: 5

# URIs from parts
require 'uri'
URI::HTTP.build(host: "h", port: 8080, path: "/p", query: "a=1").to_s # => "http://h:8080/p?a=1"
URI::HTTPS.build(["u", "h", 443, "/a", "q", "f"]).to_s # => "https://u@h/a?q#f"
URI::HTTP.new("http", nil, "h", 81, nil, "/", nil, "q", nil).to_s # => "http://h:81/?q"
URI::HTTP.build(host: "bad host") # => URI::InvalidComponentError: bad component(expected host component): bad host
URI::HTTP.build(host: "h", path: "p") # => URI::InvalidComponentError: bad component(expected absolute path component): p
URI::HTTP.build(host: "h", port: "x") # => URI::InvalidComponentError: bad component(expected port component): "x"
[URI::HTTP.default_port, URI::HTTPS.default_port] # => [80, 443]
5.clamp(1...3) # => ArgumentError: cannot clamp with an exclusive range
5.clamp(7, 3) # => ArgumentError: min argument must be smaller than max argument
"%p %s" % [:a, :b] # => ":a b"
"%d" % :a # => TypeError: can't convert Symbol into Integer
"%d" % Float::NAN # => FloatDomainError: NaN
