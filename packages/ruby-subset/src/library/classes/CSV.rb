class CSV
  include Enumerable

  class MalformedCSVError < RuntimeError
    attr_reader :line_number
    alias lineno line_number
    def initialize(message, line)
      @line_number = line
      super("#{message} in line #{line}.")
    end
  end

  NUMBERS = {
    integer: ->(field) { Integer(field, exception: false) || field },
    float: ->(field) { Float(field, exception: false) || field },
    numeric: ->(field) { Integer(field, exception: false) || Float(field, exception: false) || field },
  }.freeze
  HEADERS = {
    downcase: ->(name) { name.downcase },
    symbol: ->(name) { name.downcase.gsub(/[^\s\w]+/, '').strip.gsub(/\s+/, '_').to_sym },
    symbol_raw: ->(name) { name.strip.to_sym },
  }.freeze
  private_constant :NUMBERS, :HEADERS

  def self.parse(text, **options, &block)
    made = new(text, **options)
    block ? made.each(&block) : made.read
  end
  def self.parse_line(line, **options) = new(line, **options).shift
  def self.generate_line(fields, **options) = new(+'', **options).send(:line, fields)
  def self.generate_lines(rows, **options) = rows.map { |row| generate_line(row, **options) }.join
  def self.generate(text = +'', **options)
    made = new(text, **options)
    yield made
    made.string
  end

  def initialize(text = +'', col_sep: ',', row_sep: :auto, quote_char: '"', headers: false, converters: nil, header_converters: nil,
                 skip_blanks: false, skip_lines: nil, liberal_parsing: false, strip: false, force_quotes: false, quote_empty: true,
                 nil_value: nil, write_headers: false, return_headers: false, unconverted_fields: nil, field_size_limit: nil,
                 encoding: nil, write_converters: nil, write_nil_value: nil, write_empty_value: nil, empty_value: '')
    raise ArgumentError, 'Cannot parse nil as CSV' if text.nil?
    @text, @col, @row, @quote = text.respond_to?(:read) ? text.read : text, col_sep, row_sep, quote_char
    @headers, @converters, @named = headers, all(converters, NUMBERS), all(header_converters, HEADERS)
    @blanks, @skip, @liberal, @strip = skip_blanks, skip_lines, liberal_parsing, strip
    @force, @empty, @nil, @write, @return = force_quotes, quote_empty, nil_value || write_nil_value, write_headers, return_headers
    @headers = CSV.parse_line(@headers, col_sep: @col) if @headers.is_a?(String)
  end

  def string = @text
  def <<(row)
    @text << line(@headers) if @write && @text.empty? && @headers.is_a?(Array)
    row = @headers.is_a?(Array) ? @headers.map { |name| row[name] } : row.values if row.is_a?(Hash)
    @text << line(row.is_a?(Row) ? row.fields : row)
    self
  end
  alias add_row <<
  alias puts <<

  def each(&block)
    return to_enum(:each) unless block
    rows.each(&block)
    self
  end
  def read
    return rows unless @headers
    found = rows
    Table.new(found, headers: @names || [])
  end
  alias readlines read
  def shift = (@queue ||= rows).shift
  alias gets shift
  alias readline shift
  def headers = rows && (@names || true)

  private

  def all(given, known)
    [given].flatten.compact.flat_map { |each| each == :all ? known[:numeric] : each.respond_to?(:call) ? each : known.fetch(each.to_sym) }
  end

  def line(fields)
    shown = fields.map do |field|
      text = field.nil? ? @nil : field.to_s
      next '' if text.nil?
      quoted = @force || (text.empty? && @empty) || text.include?(@col) || text.include?(@quote) || text.match?(/[\r\n]/)
      quoted ? @quote + text.gsub(@quote, @quote * 2) + @quote : text
    end
    shown.join(@col) + (@row == :auto ? "\n" : @row)
  end

  def rows
    return @rows if @rows
    found = lines
    return @rows = found.map { |fields| converted(fields) } unless @headers
    given = @headers.is_a?(Array) ? @headers : found.shift || []
    @names = given.map { |name| name.is_a?(String) ? @named.reduce(name) { |value, by| value.is_a?(String) ? by.call(value) : value } : name }
    @rows = found.map { |fields| Row.new(@names, converted(fields)) }
    @rows.unshift(Row.new(@names, given, true)) if @return
    @rows
  end

  def converted(fields)
    fields.map { |field| field.nil? ? nil : @converters.reduce(field) { |value, by| value.is_a?(String) ? by.call(value) : value } }
  end

  def separator
    return @row unless @row == :auto
    @text[/\r\n|\n|\r/] || "\n"
  end

  # The fields of each line.
  def lines
    found, fields, at, number, ends = [], [], 0, 1, separator
    while at < @text.length
      if fields.empty? && @skip && (from = @text.index(ends, at) || @text.length) && @skip.match?(@text[at...from])
        at, number = from + ends.length, number + 1
        next
      end
      field, at, after, number = field_at(at, number, ends)
      fields << field
      next if after == @col && at < @text.length
      fields << nil if after == @col
      empty = fields.length == 1 && fields[0].nil?
      found << (empty ? [] : fields) unless empty && @blanks
      fields, number = [], number + 1
    end
    found
  end

  # A field, where it ends, what stands there, and the line.
  def field_at(at, number, ends)
    at += @text[at..][/\A[ \t]*/].length if @strip
    return plain_at(at, number, ends) unless @quote && @text[at, @quote.length] == @quote
    text, from = +'', at + @quote.length
    while (to = @text.index(@quote, from))
      text << @text[from...to]
      from = to + @quote.length
      break unless @text[from, @quote.length] == @quote
      text << @quote
      from += @quote.length
    end
    raise MalformedCSVError.new('Unclosed quoted field', number) if to.nil?
    from += @text[from..][/\A[ \t]*/].length if @strip
    after = [@col, ends].find { |sign| @text[from, sign.length] == sign }
    if after.nil? && from < @text.length
      return liberal_at(at, number, ends) if @liberal
      raise MalformedCSVError.new('Any value after quoted field isn\'t allowed', number)
    end
    [text, from + (after || '').length, after, number + text.scan(ends).length]
  end

  def plain_at(at, number, ends)
    found = [@col, ends].filter_map { |sign| (place = @text.index(sign, at)) && [place, sign] }.min_by(&:first)
    to, after = found || [@text.length, nil]
    text = @text[at...to]
    unless @liberal
      raise MalformedCSVError.new('Illegal quoting', number) if @quote && text.include?(@quote)
      other = text[/[\r\n]/]
      raise MalformedCSVError.new("Unquoted fields do not allow new line <#{other.inspect}>", number) if other
    end
    text = text.strip if @strip
    [text.empty? ? nil : text, to + (after || '').length, after, number]
  end
  alias liberal_at plain_at

  class Row
    include Enumerable
    attr_reader :headers, :fields

    def initialize(headers, fields, header_row = false)
      @headers, @header_row = headers.dup, header_row
      @fields = headers.each_index.map { |at| fields[at] } + (fields[headers.length..] || [])
      @headers << nil while @headers.length < @fields.length
    end
    def header_row? = @header_row
    def field_row? = !@header_row
    def [](key) = key.is_a?(Integer) || key.is_a?(Range) ? @fields[key] : (at = @headers.index(key)) && @fields[at]
    alias field []
    def []=(key, value)
      at = key.is_a?(Integer) ? key : @headers.index(key) || @headers.push(key).length - 1
      @fields[at] = value
    end
    def fetch(key, *otherwise)
      return self[key] if @headers.include?(key)
      return yield(key) if block_given?
      otherwise.empty? ? raise(KeyError, "key not found: #{key}") : otherwise[0]
    end
    def values_at(*keys) = keys.map { |key| self[key] }
    def key?(name) = @headers.include?(name)
    alias has_key? key?
    alias include? key?
    alias header? key?
    def dig(key, *rest) = rest.empty? || self[key].nil? ? self[key] : self[key].dig(*rest)
    def each(&block)
      @headers.zip(@fields).each(&block)
      self
    end
    alias each_pair each
    def to_a = @headers.zip(@fields)
    def to_h = to_a.each_with_object({}) { |(name, value), made| made[name] = value unless made.key?(name) }
    alias to_hash to_h
    def size = @fields.size
    alias length size
    def ==(other) = other.is_a?(Row) ? to_a == other.to_a : @fields == other
    def to_s = CSV.generate_line(@fields)
    alias to_csv to_s
    def inspect = "#<CSV::Row#{to_a.map { |name, value| " #{name.is_a?(Symbol) ? name.to_s : name.inspect}:#{value.inspect}" }.join}>"
  end

  class Table
    include Enumerable
    attr_reader :headers

    def initialize(rows, headers: nil)
      @rows, @headers = rows, headers || rows[0]&.headers || []
    end
    def [](key) = key.is_a?(Integer) || key.is_a?(Range) ? @rows[key] : @rows.map { |row| row[key] }
    def each(&block)
      return to_enum(:each) unless block
      @rows.each(&block)
      self
    end
    def size = @rows.size
    alias length size
    def empty? = @rows.empty?
    def to_a = [@headers] + @rows.map(&:fields)
    def to_s = to_a.map { |row| CSV.generate_line(row) }.join
    alias to_csv to_s
    def ==(other) = other.is_a?(Table) ? to_a == other.to_a : @rows == other
    def inspect = "#<CSV::Table mode:col_or_row row_count:#{@rows.size + 1}>"
  end
end

class Array
  def to_csv(**options) = CSV.generate_line(self, **options)
end

class String
  def parse_csv(**options) = CSV.parse_line(self, **options)
end
