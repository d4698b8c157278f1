# frozen_string_literal: true

# Values as strings: in strings, in messages, and as Ruby's own functions have them.
module PuppetX::TypeArm::Text
  LABELS = {
    NilClass => 'Undef Value', Array => 'Array', String => 'String', Integer => 'Integer', Float => 'Float',
    TrueClass => 'Boolean', FalseClass => 'Boolean', Hash => 'Hash', Regexp => 'Regexp'
  }.freeze

  ESCAPES = { "\t" => '\\t', "\n" => '\\n', "\r" => '\\r', '"' => '\\"', '$' => '\\$', '\\' => '\\\\' }.freeze

  module_function

  # A value in a string: "${value}".
  def to_text(value)
    value.is_a?(String) ? value : show(value, :interpolate)
  end

  # A value as messages show it: as a manifest would write it.
  def inspect(value)
    show(value, :inspect)
  end

  # The parts of a string with interpolations, one behind the other.
  def join(*parts)
    parts.map { |part| to_text(part) }.join
  end

  def show(value, style)
    case value
    when nil then style == :inspect ? 'undef' : ''
    when String then style == :inspect ? quote(value) : value
    when Float then float(value)
    when Array then "[#{value.map { |each| show(each, style) }.join(', ')}]"
    when Hash then "{#{value.map { |key, each| "#{show(key, style)} => #{show(each, style)}" }.join(', ')}}"
    when Regexp then regexp(value)
    else value.to_s
    end
  end

  # A float as Puppet prints it.
  def float(value)
    return value.to_s unless value.finite? && value.abs >= 1e15 && value.abs < 1e16

    digits = value.to_i.to_s.delete('-').sub(/0+\z/, '')
    "#{'-' if value.negative?}#{digits[0]}.#{digits.length > 1 ? digits[1..-1] : '0'}e+15"
  end

  # A string in quotes. A backslash doubles where something follows it, and else stays as it is.
  def quote(text)
    return double_quote(text) if text.match?(/[\x00-\x1f]/)

    inside = text.gsub(/\\(?:(.)|\z)|'/m) do |piece|
      next "\\'" if piece == "'"

      piece.length == 1 ? '\\' : "\\\\#{Regexp.last_match(1)}"
    end
    "'#{inside}'"
  end

  def double_quote(text)
    inside = text.gsub(/[\x00-\x1f"$\\]/) { |sign| ESCAPES[sign] || format('\\u{%X}', sign.ord) }
    "\"#{inside}\""
  end

  # A regular expression between slashes; a slash inside is escaped.
  def regexp(pattern)
    "/#{pattern.source.gsub(%r{\\.|/}m) { |piece| piece == '/' ? '\\/' : piece }}/"
  end

  # What messages call a value.
  def label(value)
    LABELS.fetch(value.class, 'Object')
  end

  # A word with `a` or `an`, as Puppet chooses it.
  def with_article(word)
    "#{word.match?(/\A["']?[aeiouy]/i) ? 'an' : 'a'} #{word}"
  end

  # A value for a message: with its kind, and not too long.
  def describe(value)
    return 'undef' if value.nil?
    return "this #{value.type.name}" if value.is_a?(PuppetX::TypeArm::Instance)

    "the #{label(value)} `#{shorten(inspect(value))}`"
  end

  # Long strings are cut where a reader has seen enough; characters beyond 16 bits count twice.
  def shorten(text)
    return text if text.encode('UTF-16LE').bytesize <= 160

    count = 0
    kept = text.each_char.take_while { |character| (count += character.ord > 0xFFFF ? 2 : 1) <= 77 }
    "#{kept.join}…"
  end

  # The text of a value as Ruby's functions get it: nested values look as Ruby writes them.
  def ruby_text(value)
    value.is_a?(Array) || value.is_a?(Hash) ? ruby_inspect(value) : to_text(value)
  end

  def ruby_inspect(value)
    case value
    when nil then 'nil'
    when String then value.inspect
    when Regexp then regexp(value).inspect
    when Array then "[#{value.map { |each| ruby_inspect(each) }.join(', ')}]"
    when Hash then "{#{value.map { |key, each| "#{ruby_inspect(key)}=>#{ruby_inspect(each)}" }.join(', ')}}"
    else to_text(value)
    end
  end
end
