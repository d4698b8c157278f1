module DeepMerge
  class InvalidParameter < StandardError; end
  DEFAULT_FIELD_KNOCKOUT_PREFIX = '--'

  def self.deep_merge!(source, target, options = {})
    prefix, keeps = options[:knockout_prefix], options[:preserve_unmergeables]
    raise InvalidParameter, 'knockout_prefix cannot be an empty string in deep_merge!' if prefix == ''
    raise InvalidParameter, 'overwrite_unmergeable must be true if knockout_prefix is specified in deep_merge!' if prefix && keeps
    return target if source.nil? && !options[:merge_nil_values]
    return source if !target && !keeps
    case source
    when Hash then merge_hash(source, target, options)
    when Array then merge_array(source, target, options)
    else target.is_a?(Array) && options[:extend_existing_arrays] ? target.push(source) : overwrite_unmergeables(source, target, options)
    end
  end

  def self.merge_hash(source, target, options)
    source.each do |key, value|
      if target.is_a?(Hash)
        target[key] = deep_merge!(value, target[key] || copy(value), options)
      elsif target.is_a?(Array) && options[:extend_existing_arrays]
        target.push(source)
      elsif !options[:preserve_unmergeables]
        target = overwrite_unmergeables(source, target, options)
      end
    end
    target
  end

  def self.copy(value)
    value.dup
  rescue TypeError
    value
  end

  def self.merge_array(source, target, options)
    return source if options[:overwrite_arrays]
    prefix, sign = options[:knockout_prefix], options[:unpack_arrays]
    if sign
      source = source.join(sign).split(sign)
      target = target.join(sign).split(sign) if target.is_a?(Array)
    end
    if prefix && source.index(prefix)
      target = clear_or_nil(target)
      source.delete(prefix)
    end
    return options[:preserve_unmergeables] ? target : overwrite_unmergeables(source, target, options) unless target.is_a?(Array)
    knock_out(source, target, prefix) if prefix
    target = joined(source, target, options)
    target.sort! if options[:sort_merged_arrays]
    target
  end

  def self.knock_out(source, target, prefix)
    source.delete_if do |each|
      item = each.respond_to?(:gsub) ? each.gsub(/^#{prefix}/, '') : each
      next false if item == each
      target.delete(item)
      target.delete(each)
      true
    end
  end

  def self.joined(source, target, options)
    if options[:merge_hash_arrays] && (source + target).all? { |each| each.is_a?(Hash) }
      list = target.each_with_index.map { |each, at| deep_merge!(source[at] || {}, each, options) }
      return list + (source[target.count..] || [])
    end
    options[:keep_array_duplicates] ? target.concat(source) : target | source
  end

  def self.overwrite_unmergeables(source, target, options)
    return target if options[:preserve_unmergeables]
    prefix = options[:knockout_prefix]
    return source unless prefix
    rest = source
    rest = source.gsub(/^#{prefix}/, '') if source.is_a?(String)
    rest = source.delete_if { |each| each.is_a?(String) && each.match(/^#{prefix}/) } if source.is_a?(Array)
    rest == source ? rest : ''
  end

  def self.clear_or_nil(value) = value.respond_to?(:clear) ? value.clear : nil
end
