# frozen_string_literal: true

# The operators of Puppet 4 and later: integers of 64 bits that don't overflow, division that rounds down, strings that are
# equal whatever their case, and no conversion of strings but in arithmetic.
module PuppetX::TypeArm::Operators
  Text = PuppetX::TypeArm::Text
  Numbers = PuppetX::TypeArm::Numbers

  module_function

  def refuse(message)
    PuppetX::TypeArm.fail('evaluation', message)
  end

  def not_applicable(operator, value)
    refuse("Operator '#{operator}' is not applicable to #{Text.with_article(Text.label(value))}.")
  end

  # A value as a number; strings that write one are converted.
  def numeric(value)
    return value if value.is_a?(Integer) || value.is_a?(Float)

    number = value.is_a?(String) ? Numbers.read(value) : nil
    number.nil? ? refuse("The value '#{Text.ruby_text(value)}' cannot be converted to Numeric.") : number
  end

  # `+ - * / % << >>`.
  def calculate(left, operator, right)
    if left.is_a?(Array) || left.is_a?(Hash)
      return PuppetX::TypeArm::Collections.concatenate(left, right) if operator == '+'
      return PuppetX::TypeArm::Collections.remove(left, right) if operator == '-'
      return left.is_a?(Array) ? [*left, right] : not_applicable(operator, left) if operator == '<<'
    end
    one = numeric(left)
    other = numeric(right)
    return integers(one, operator, other) if one.is_a?(Integer) && other.is_a?(Integer)

    floats(one, operator, other)
  end

  def integers(left, operator, right)
    result = case operator
             when '<<' then shift(left, right, operator)
             when '>>' then shift(left, -right, operator)
             when '/', '%' then right.zero? ? refuse('Division by 0') : left.public_send(operator, right)
             else left.public_send(operator, right)
             end
    Numbers.within(result, operator)
  end

  def shift(value, places, operator)
    return 0 if value.zero?
    return value << [places, -64].max if places <= 64

    Numbers.within((value.positive? ? 1 : -1) << 70, operator)
  end

  def floats(left, operator, right)
    not_applicable(operator, left.is_a?(Float) ? left : right) if operator == '%'
    if %w[<< >>].include?(operator)
      return left.is_a?(Float) ? not_applicable(operator, left) : integers(left, operator, right.to_i)
    end
    result = left.to_f.public_send(operator, right.to_f)
    result.infinite? ? refuse("The result of the #{operator} expression is Infinity") : result
  end

  # `-value`.
  def negate(value)
    number = numeric(value)
    number.is_a?(Integer) ? Numbers.within(-number, '-') : -number
  end

  # A string for comparisons that ignore case: only the letters of ASCII are folded.
  def fold(text)
    text.downcase(:ascii)
  end

  # `left == right`.
  def equal?(left, right)
    case left
    when String then right.is_a?(String) && fold(left) == fold(right)
    when Integer, Float then (right.is_a?(Integer) || right.is_a?(Float)) && left == right
    when Array then right.is_a?(Array) && left.length == right.length && left.zip(right).all? { |one, other| equal?(one, other) }
    when Hash then right.is_a?(Hash) && left.length == right.length && left.all? { |key, value| equal?(right[key], value) }
    when Regexp then right.is_a?(Regexp) && left.source == right.source
    else left.equal?(right)
    end
  end

  # `< <= > >=`.
  def compare(left, operator, right)
    return fold(left).public_send(operator, fold(right)) if left.is_a?(String) && right.is_a?(String)
    return left.public_send(operator, right) if number?(left) && number?(right)

    refuse("Comparison of: #{Text.label(left)} #{operator} #{Text.label(right)}, is not possible.")
  end

  def number?(value)
    value.is_a?(Integer) || value.is_a?(Float)
  end

  # `left =~ pattern`; where it matches, `matches` (if any) keeps what was found.
  def match?(left, pattern, matches = nil)
    pattern = regexp(pattern)
    unless left.is_a?(String)
      refuse("Left match operand must result in a String value. Got #{Text.with_article(Text.label(left))}.")
    end
    search(pattern, left, matches)
  end

  def regexp(pattern)
    return pattern if pattern.is_a?(Regexp)

    Regexp.new(pattern)
  rescue RegexpError, TypeError => e
    refuse("Can not convert right match operand to a regular expression. Caused by '#{e.message}'.")
  end

  def search(pattern, text, matches)
    found = pattern.match(text)
    matches.found = found.to_a if found && matches
    !found.nil?
  end

  # Whether a value is what an option of `case` or of a selector says.
  def option?(value, option, matches = nil)
    case option
    when Regexp then value.is_a?(String) && search(option, value, matches)
    when Array
      value.is_a?(Array) && value.length == option.length &&
        value.zip(option).all? { |one, wanted| option?(one, wanted, matches) }
    when Hash then value.is_a?(Hash) && option.all? { |key, wanted| option?(value[key], wanted, matches) }
    else equal?(option, value)
    end
  end

  # `left in right`: part of a string, item of a list, key of a hash.
  def in?(left, right, matches = nil)
    case right
    when String
      return search(left, right, matches) if left.is_a?(Regexp)

      left.is_a?(String) && right.downcase.include?(left.downcase)
    when Array then right.any? { |item| item?(left, item, matches) }
    when Hash then right.any? { |key, _| item?(left, key, matches) }
    else false
    end
  end

  def item?(left, item, matches)
    return item.is_a?(String) && search(left, item, matches) if left.is_a?(Regexp)

    left.is_a?(String) ? option?(left, item, matches) : equal?(item, left)
  end

  # A selector without an entry for its value.
  def no_entry(value)
    refuse("No matching entry for selector parameter with value '#{Text.ruby_text(value)}'")
  end
end
