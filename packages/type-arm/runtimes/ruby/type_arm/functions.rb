# frozen_string_literal: true

# The functions that logic may call (function sets `core` and `migration`, version 1.0.0). Those that take a lambda get it first.
module PuppetX::TypeArm::Functions
  Text = PuppetX::TypeArm::Text
  MOST = 10_000_000

  module_function

  def refuse(name)
    PuppetX::TypeArm.fail('type-mismatch', "'#{name}' can't be called with these values")
  end

  # What can be iterated over: lists, hashes as their pairs, strings as their characters, numbers as those below them.
  def elements(value, name)
    case value
    when Array then value
    when Hash then value.to_a
    when String then value.chars
    when Integer
      refuse(name) if value.negative?
      PuppetX::TypeArm.fail('too-long', "a list of #{value} elements is too long") if value > MOST
      Array.new(value) { |index| index }
    else refuse(name)
    end
  end

  # Calls a lambda with each element, or with its index (or key) and it; gives the results with their elements.
  def over(lambda, value, name)
    refuse(name) unless [1, 2].include?(lambda.arity)
    elements(value, name).each_with_index.map do |element, index|
      result = if lambda.arity == 1 then lambda.call(element)
               elsif value.is_a?(Hash) then lambda.call(*element)
               else lambda.call(index, element)
               end
      [result, element]
    end
  end

  def each(lambda, value)
    over(lambda, value, 'each')
    value
  end

  def map(lambda, value)
    over(lambda, value, 'map').map(&:first)
  end

  def filter(lambda, value)
    kept = over(lambda, value, 'filter').select(&:first).map(&:last)
    value.is_a?(Hash) ? kept.to_h : kept
  end

  def reject(lambda, value)
    kept = over(lambda, value, 'filter').reject(&:first).map(&:last)
    value.is_a?(Hash) ? kept.to_h : kept
  end

  def reduce(lambda, value, *start)
    refuse('reduce') if lambda.arity != 2 || start.length > 1
    (start + elements(value, 'reduce')).reduce { |memo, element| lambda.call(memo, element) }
  end

  def slice(lambda, value, size)
    refuse('slice') unless size.is_a?(Integer) && size.positive?
    slices = elements(value, 'slice').each_slice([size, MOST].min).to_a
    return slices unless lambda

    refuse('slice') unless [1, size].include?(lambda.arity)
    filler = value.is_a?(Hash) ? [] : nil
    slices.each { |each| lambda.arity == 1 ? lambda.call(each) : lambda.call(*each, *[filler] * (size - each.length)) }
    value
  end

  def negation(*values)
    return !values[0] if values.length == 1

    PuppetX::TypeArm.fail('evaluation', "`not` takes one value, and got #{values.length}")
  end

  def size(value)
    value.is_a?(String) || value.is_a?(Array) || value.is_a?(Hash) ? value.length : refuse('size')
  end

  def length(value)
    size(value)
  end

  def empty(value)
    case value
    when nil then true
    when Integer, Float then false
    when String, Array, Hash then value.empty?
    else refuse('empty')
    end
  end

  def downcase(value)
    deep(value, 'downcase', &:downcase)
  end

  def upcase(value)
    deep(value, 'upcase', &:upcase)
  end

  # Changes a string, or all strings in lists and hashes.
  def deep(value, name, &change)
    case value
    when String then change.call(value)
    when Integer, Float then value
    when Array then value.map { |each| deep(each, name, &change) }
    when Hash then value.to_h { |key, each| [deep(key, name, &change), deep(each, name, &change)] }
    else refuse(name)
    end
  end

  def capitalize(value)
    each_text(value, 'capitalize', &:capitalize)
  end

  def strip(value)
    each_text(value, 'strip') { |text| text.sub(/\A[\0\t-\r ]+/, '').sub(/[\0\t-\r ]+\z/, '') }
  end

  # A string, or each one of a list of strings; numbers, and lists of them, stay what they are. A list of both is none of these.
  def each_text(value, name, &change)
    case value
    when String then change.call(value)
    when Integer, Float then value
    when Array
      return value.map(&change) if value.all?(String)

      value.all?(Numeric) ? value : refuse(name)
    else refuse(name)
    end
  end

  def split(text, pattern)
    refuse('split') unless text.is_a?(String) && (pattern.is_a?(Regexp) || pattern.is_a?(String))
    text.split(PuppetX::TypeArm::Operators.regexp(pattern))
  end

  def join(list, delimiter = '')
    refuse('join') unless list.is_a?(Array) && delimiter.is_a?(String)
    flatten(list).join(delimiter)
  end

  # An empty list inside leaves an empty text.
  def flatten(list)
    list.flat_map do |each|
      next [Text.ruby_text(each)] unless each.is_a?(Array)

      each.empty? ? [''] : flatten(each)
    end
  end

  def integer(value, radix = nil, abs = nil)
    PuppetX::TypeArm::Numbers.integer(value, radix, abs)
  end

  def float(value, abs = nil)
    PuppetX::TypeArm::Numbers.float(value, abs)
  end
end
