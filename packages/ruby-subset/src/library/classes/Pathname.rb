class Pathname
  include Comparable

  def initialize(path) = @path = path.to_s.dup
  def to_s = @path.dup
  alias to_path to_s
  alias to_str to_s
  def inspect = "#<Pathname:#{@path}>"
  def <=>(other) = other.is_a?(Pathname) ? @path <=> other.to_s : nil
  def ==(other) = other.is_a?(Pathname) && @path == other.to_s
  alias eql? ==
  def hash = @path.hash
  def basename(*suffix) = Pathname.new(File.basename(@path, *suffix))
  def dirname = Pathname.new(File.dirname(@path))
  def extname = File.extname(@path)
  def absolute? = @path.start_with?('/')
  def relative? = !absolute?
  def root? = @path.match?(%r{\A/+\z})
  def parent = self + '..'
  def sub(...) = Pathname.new(@path.sub(...))
  def sub_ext(ext) = Pathname.new(@path.delete_suffix(extname) + ext)
  def each_filename(&block) = @path.split('/').reject(&:empty?).each(&block)
  def join(*others) = others.inject(self) { |path, other| path + other }
  def fnmatch?(pattern, *flags) = File.fnmatch?(pattern, @path, *flags)
  def read(...) = File.read(@path, ...)
  def exist? = File.exist?(@path)
  def file? = File.file?(@path)
  def directory? = File.directory?(@path)
  def readable? = File.readable?(@path)

  def cleanpath
    parts = []
    @path.split('/').each do |part|
      next if part.empty? || part == '.'
      part == '..' && !parts.empty? && parts.last != '..' ? parts.pop : parts << part
    end
    parts.shift while absolute? && parts.first == '..'
    joined = parts.join('/')
    Pathname.new(absolute? ? '/' + joined : joined.empty? ? '.' : joined)
  end

  def +(other)
    other = other.to_s
    return Pathname.new(other) if other.start_with?('/')
    parts = @path.split('/', -1).reject { |part| part == '.' }
    parts.pop while parts.length > 1 && parts.last == ''
    other.split('/').each do |part|
      next if part.empty? || part == '.'
      part == '..' && parts.any? { |each| each != '' } && parts.last != '..' ? parts.pop : (parts << part unless part == '..' && absolute?)
    end
    joined = parts.join('/')
    Pathname.new(joined.empty? ? (absolute? ? '/' : '.') : joined)
  end
  alias / +

  def relative_path_from(base)
    own = cleanpath.to_s.split('/').reject(&:empty?)
    from = Pathname.new(base.to_s).cleanpath.to_s.split('/').reject(&:empty?)
    while !own.empty? && own.first == from.first
      own.shift
      from.shift
    end
    joined = (['..'] * from.length + own).join('/')
    Pathname.new(joined.empty? ? '.' : joined)
  end
end
