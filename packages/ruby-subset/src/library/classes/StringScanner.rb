class StringScanner
  attr_reader :string, :matched, :pos
  alias pointer pos
  alias charpos pos

  def initialize(text)
    @string = text
    @pos = 0
  end

  def pos=(place)
    @pos = place
  end
  def eos? = @pos >= @string.length
  def rest = @string[@pos..] || ''
  def rest? = !eos?
  def bol? = @pos == 0 || @string[@pos - 1] == "\n"
  alias beginning_of_line? bol?
  def peek(count) = @string[@pos, count] || ''
  def [](group) = @match && @match[group]
  def pre_match = @match && @string[0...@before + @match.pre_match.length]
  def post_match = @match && @match.post_match
  def reset = @pos = 0
  def terminate = @pos = @string.length
  def unscan = @pos = @before

  def look(pattern, anchored)
    pattern = Regexp.new(Regexp.escape(pattern)) if pattern.is_a?(String)
    @match = (anchored ? /\A(?:#{pattern})/ : pattern).match(rest)
    @before = @pos
    @matched = @match && @match[0]
    @match && @match.pre_match.length + @match[0].length
  end

  def scan(pattern)
    length = look(pattern, true)
    return nil unless length
    @pos += length
    @matched
  end

  def scan_until(pattern)
    length = look(pattern, false)
    return nil unless length
    found = rest[0, length]
    @pos += length
    found
  end

  def skip(pattern) = scan(pattern)&.length
  def skip_until(pattern) = scan_until(pattern)&.length
  def match?(pattern) = look(pattern, true)
  def exist?(pattern) = look(pattern, false)
  def check(pattern) = look(pattern, true) ? @matched : nil
  def check_until(pattern)
    length = look(pattern, false)
    length && rest[0, length]
  end

  def getch = scan(/./m)
end
