class Regexp
  def ~() = nil
  def self.compile(...) = new(...)
  def named_captures
    found = Hash.new { |all, name| all[name] = [] }
    source.scan(/(?<!\\)\(\?<(\w+)>/).flatten.each_with_index { |name, at| found[name] << at + 1 }
    found.to_h
  end
  def fixed_encoding? = !source.ascii_only?
  def encoding = source.ascii_only? ? Encoding::US_ASCII : Encoding::UTF_8
  def casefold? = (options & 1) != 0
  def self.try_convert(value) = value.is_a?(Regexp) ? value : nil
end
