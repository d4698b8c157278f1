# frozen_string_literal: true

# Lists and hashes: `+`, `-` and `[]`.
module PuppetX::TypeArm::Collections
  Text = PuppetX::TypeArm::Text

  module_function

  def refuse(message)
    PuppetX::TypeArm.fail('evaluation', message)
  end

  def concatenate(left, right)
    return left + (right.is_a?(Hash) ? right.to_a : Array(right.is_a?(Array) ? right : [right])) if left.is_a?(Array)

    left.merge(entries(right))
  end

  # A list is read as pairs where it consists of lists, else as keys and values in turn.
  def entries(value)
    return value if value.is_a?(Hash)

    refuse('Can only append Array or Hash to a Hash') unless value.is_a?(Array)
    return pairs(value) if !value.empty? && value.all?(Array)

    refuse('odd number of arguments for Hash') if value.length.odd?
    value.each_slice(2).to_h
  end

  def pairs(list)
    list.each { |pair| refuse("invalid number of elements (#{pair.length} for 1..2)") unless [1, 2].include?(pair.length) }
    list.to_h { |pair| [pair[0], pair[1]] }
  end

  # Removal compares strings exactly, and takes 1 and 1.0 for the same.
  def remove(left, right)
    if left.is_a?(Array)
      gone = (right.is_a?(Hash) ? right.to_a : right.is_a?(Array) ? right : [right]).to_h { |each| [whole(each), true] }
      return left.reject { |each| gone[whole(each)] }
    end
    keys = right.is_a?(Hash) ? right.keys : Array(right.is_a?(Array) ? right : [right])
    left.reject { |key, _| keys.any? { |each| each.eql?(key) } }
  end

  def whole(value)
    return value.map { |each| whole(each) } if value.is_a?(Array)
    return value.to_h { |key, each| [key, whole(each)] } if value.is_a?(Hash)

    value.is_a?(Float) && value.finite? && value == value.to_i ? value.to_i : value
  end

  # `target[keys]`.
  def at(target, *keys)
    case target
    when Hash then keys.length == 1 ? target[keys[0]] : target.values_at(*keys).compact
    when Array then at_list(target, integers(keys, 'Array') { |key| PuppetX::TypeArm::Operators.numeric(key) })
    when String
      at_text(target, integers(keys, 'String') { |key| key.is_a?(String) ? PuppetX::TypeArm::Numbers.read(key) : key })
    when PuppetX::TypeArm::Instance then at_object(target, keys)
    else refuse("Operator '[]' is not applicable to #{Text.with_article(Text.label(target))}.")
    end
  end

  def at_object(object, keys)
    return object.read(keys[0]) if keys.length == 1 && keys[0].is_a?(String)

    refuse("a #{object.type.name} is read by the name of one of its features")
  end

  def integers(given, what)
    keys = given.flatten
    refuse("#{what} supports [] with one or two arguments. Got #{keys.length}") unless [1, 2].include?(keys.length)
    keys.map do |key|
      number = yield key
      number.is_a?(Integer) ? number : refuse("#{what}[] cannot use #{Text.label(key)} where Integer is expected")
    end
  end

  def at_list(list, keys)
    first, second = keys
    return (-list.length..list.length).cover?(first) ? list[first] : nil unless second

    start, count = slice(first, second, list.length)
    count.positive? ? list[start, count] || [] : []
  end

  def at_text(text, keys)
    first, second = keys
    return '' if second.nil? && first < -text.length

    start, count = slice(first, second || 1, text.length)
    count.positive? ? text[start, count] || '' : ''
  end

  # Where a slice starts and how long it is; a negative count is the place of the last one from the end.
  def slice(first, second, length)
    start = first.negative? ? length + first : first
    count = second.negative? ? length - start + second + 1 : second
    count += start if start.negative?
    start = [start, 0].max
    start > length ? [0, 0] : [start, [count, length].min]
  end
end
