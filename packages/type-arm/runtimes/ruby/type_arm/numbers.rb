# frozen_string_literal: true

# What strings write numbers, and integers of 64 bits.
module PuppetX::TypeArm::Numbers
  RANGE = (-(2**63)..(2**63 - 1)).freeze
  BLANK = '[ \t\v\f]*'
  NUMERIC = /\A#{BLANK}([-+]?)#{BLANK}(?:(0[xX]\h+)|(\d+)((?:\.\d+)?(?:[eE]-?\d+)?))#{BLANK}\z/.freeze
  INTEGER = /\A[+-]?\s*(?:\d+|0[xX]\h+|0[bB][01]+)\z/.freeze
  FLOAT = /\A[+-]?\s*(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?|0[xX]\h+|0[0-7]+|0[bB][01]+)\z/.freeze

  module_function

  # The number that a string stands for: decimal, hexadecimal and octal integers and floats; nil where it is none.
  def read(text)
    match = NUMERIC.match(text.delete_prefix('::'))
    return nil unless match

    sign, hexadecimal, whole, rest = match.captures
    number = hexadecimal ? hexadecimal.hex : read_decimal(whole, rest)
    number && sign == '-' ? -number : number
  end

  def read_decimal(whole, rest)
    return whole.match?(/\A0\d*[89]/) ? nil : whole.to_i(whole.start_with?('0') ? 8 : 10) if rest.empty?
    return nil if whole.match?(/\A0+\z/) && rest.match?(/\A\.?0*[eE]/)

    value = "#{whole}#{rest}".to_f
    value.finite? ? value : nil
  end

  # An integer that 64 bits hold, or a failure.
  def within(number, operator)
    return number if RANGE.cover?(number)

    range = number.positive? ? 'max' : 'min'
    PuppetX::TypeArm.fail('evaluation', "The '#{operator}' expression resulted in a value outside of Puppet Integer #{range} range")
  end

  # `Integer(value, radix, abs)`.
  def integer(value, radix = nil, abs = nil)
    return integer(*value.values_at('from', 'radix', 'abs')) if value.is_a?(Hash)

    number = read_integer(value, radix)
    number = number.abs if abs == true
    number
  end

  def read_integer(value, radix)
    case value
    when Integer then value
    when true, false then value ? 1 : 0
    when Float then value.finite? ? value.to_i : refuse(value, 'Integer')
    when String then integer_of_text(value, radix)
    else refuse(value, 'Integer')
    end
  end

  def integer_of_text(text, radix)
    refuse(text, 'Integer') unless text.match?(INTEGER) && [nil, 2, 8, 10, 16].include?(radix)
    plain = text.gsub(/\s/, '')
    radix ? Integer(plain, radix) : Integer(plain)
  rescue ArgumentError
    refuse(text, 'Integer')
  end

  # `Float(value, abs)`.
  def float(value, abs = nil)
    return float(*value.values_at('from', 'abs')) if value.is_a?(Hash)

    number = read_float(value)
    abs == true ? number.abs : number
  end

  def read_float(value)
    case value
    when Integer, Float then value.to_f
    when true, false then value ? 1.0 : 0.0
    when String then float_of_text(value)
    else refuse(value, 'Float')
    end
  end

  def float_of_text(text)
    refuse(text, 'Float') if text == '0' || !text.match?(FLOAT)
    plain = text.gsub(/\s/, '')
    plain.match?(/\A[+-]?0b/i) ? Integer(plain).to_f : Float(plain)
  rescue ArgumentError
    refuse(text, 'Float')
  end

  def refuse(value, name)
    PuppetX::TypeArm.fail('type-mismatch', "#{PuppetX::TypeArm::Text.describe(value)} cannot be converted to #{name}")
  end
end
