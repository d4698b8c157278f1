class Symbol
  def casecmp(other) = other.is_a?(Symbol) ? to_s.casecmp(other.to_s) : nil
  def casecmp?(other) = other.is_a?(Symbol) ? to_s.casecmp?(other.to_s) : nil
  def encoding = to_s.ascii_only? ? Encoding::US_ASCII : Encoding::UTF_8
  def swapcase = to_s.swapcase.to_sym
  def slice(*places) = to_s[*places]
  def intern = self
  def next = succ
end
