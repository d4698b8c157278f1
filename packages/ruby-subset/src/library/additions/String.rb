class String
  def to_r = Rational.leading(self)
  def to_d = BigDecimal.read(self[/\A\s*[-+]?\d[\d_]*(\.\d+)?([eE][-+]?\d+)?/] || '0')
  def chr = self[0] || ''
  def each_codepoint(&block) = codepoints.each(&block)
  def sum(bits = 16) = bytes.sum & ((1 << bits) - 1)
  def tr_s!(from, to) = __changed(tr_s(from, to))
  def scrub!(...) = replace(scrub(...))
  def encode!(...) = replace(encode(...))
  def setbyte(at, byte)
    all = bytes
    raise IndexError, "index #{at} out of string" if at >= all.size || at < -all.size
    all[at] = byte & 255
    before = encoding
    replace(all.pack('C*')).force_encoding(before)
    byte
  end
  def __changed(made) = made == self ? nil : replace(made)
  UNDUMPED = { 'n' => "\n", 't' => "\t", 'r' => "\r", 'e' => "\e", 'a' => "\a", 'b' => "\b", 'f' => "\f", 'v' => "\v" }.freeze
  private_constant :UNDUMPED
  def undump
    raise 'invalid dumped string; not wrapped with \'"\' nor \'"...".force_encoding("...")\' form' unless start_with?('"')
    raise 'unterminated dumped string' unless size > 1 && end_with?('"')
    self[1..-2].gsub(/\\(?:u\{(\h+)\}|u(\h{4})|x(\h\h)|(.))/) do
      point = $1 || $2 || $3
      point ? point.to_i(16).chr($3 ? nil : 'UTF-8') : UNDUMPED.fetch($4, $4)
    end
  end
  def tr_s(from, to)
    last = nil
    each_char.map do |sign|
      made = sign.tr(from, to)
      changed = sign.count(from) > 0
      again = changed && made == last
      last = changed ? made : nil
      again ? '' : made
    end.join
  end
  def next! = replace(succ)
  alias succ! next!
  def unicode_normalized?(form = :nfc) = unicode_normalize(form) == self
  def byteslice(*places)
    found = bytes.slice(*places)
    return nil if found.nil?
    (found.is_a?(Array) ? found : [found]).pack('C*').force_encoding('UTF-8')
  end
end
