class File
  def self.split(path) = [dirname(path), basename(path)]
  def self.path(path) = path.to_s
  def self.absolute_path?(path) = path.start_with?('/')

  def self.fnmatch(pattern, path, flags = 0)
    if flags & FNM_EXTGLOB != 0 && (choice = pattern.match(/\{([^{}]*)\}/))
      return choice[1].split(',', -1).any? { |each| fnmatch(choice.pre_match + each + choice.post_match, path, flags) }
    end
    any = flags & FNM_PATHNAME != 0 ? '[^/]' : '.'
    hidden = flags & FNM_DOTMATCH != 0 ? '' : (flags & FNM_PATHNAME != 0 ? '(?<![^/])(?!\.)' : '\A(?!\.)')
    source = pattern.gsub(%r{\*\*/|\*|\?|\[!?[^\]]*\]|\\.|.}m) do |part|
      case part
      when '**/' then flags & FNM_PATHNAME != 0 ? '(?:(?!\.)[^/]+/)*' : '.*/'
      when '*' then any + '*'
      when '?' then any
      when /\A\[/ then part.length > 2 ? part.sub(/\A\[!/, '[^') : Regexp.escape(part)
      when /\A\\/ then Regexp.escape(part[1])
      else Regexp.escape(part)
      end
    end
    source = hidden.sub('(?<![^/])', '\A') + source if pattern =~ /\A[*?\[]/
    Regexp.new((flags & FNM_CASEFOLD != 0 ? '(?mi)' : '(?m)') + '\A' + source + '\z').match?(path)
  end

  def self.fnmatch?(...) = fnmatch(...)
end
