class Encoding
  class InvalidByteSequenceError < EncodingError; end
  class ConverterNotFoundError < EncodingError; end

  attr_reader :name
  alias to_s name
  def initialize(name) = @name = name
  def inspect = "#<Encoding:#{@name}>"
  def names = [@name]
  def dummy? = false
  def ascii_compatible? = !@name.match?(/\AUTF-(16|32)/)

  UTF_8 = new('UTF-8')
  ASCII_8BIT = BINARY = new('ASCII-8BIT')
  US_ASCII = ASCII = new('US-ASCII')
  ISO_8859_1 = new('ISO-8859-1')
  WINDOWS_1252 = CP1252 = new('Windows-1252')
  ISO_8859_2 = new('ISO-8859-2')
  ISO_8859_15 = new('ISO-8859-15')
  WINDOWS_1250 = CP1250 = new('Windows-1250')
  WINDOWS_1251 = CP1251 = new('Windows-1251')
  KOI8_R = new('KOI8-R')
  UTF_16 = new('UTF-16')
  UTF_16LE = new('UTF-16LE')
  UTF_16BE = new('UTF-16BE')
  UTF_32 = new('UTF-32')
  UTF_32LE = new('UTF-32LE')
  UTF_32BE = new('UTF-32BE')
  ALL = [UTF_8, ASCII_8BIT, US_ASCII, ISO_8859_1, WINDOWS_1252, ISO_8859_2, ISO_8859_15, WINDOWS_1250, WINDOWS_1251, KOI8_R, UTF_16, UTF_16LE, UTF_16BE, UTF_32, UTF_32LE, UTF_32BE].freeze
  ALIASES = { 'BINARY' => ASCII_8BIT, 'ASCII' => US_ASCII, 'CP1252' => WINDOWS_1252, 'LOCALE' => UTF_8, 'EXTERNAL' => UTF_8 }.freeze
  private_constant :ALL, :ALIASES

  def self.find(name)
    return name if name.is_a?(Encoding)
    ALL.find { |each| each.name.casecmp?(name.to_s) } || ALIASES[name.to_s.upcase] || raise(ArgumentError, "unknown encoding name - #{name}")
  end
  def self.default_external = UTF_8
  def self.default_internal = nil
  def self.list = ALL.dup
  def self.name_list = ALL.map(&:name)
  def self.compatible?(one, other) = find('UTF-8')
end
