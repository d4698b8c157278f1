/** Variables that the snippets read, as a manifest writes them. */
export const variables = `
$list = ['b', 'a', 3]
$words = ['one', 'two', 'three', 'two']
$nested = [['a', 1], ['b', [2, undef]]]
$hash = {'z' => 1, 'a' => 'x', 'n' => undef}
$deep = {'x' => {'y' => [1, 2.5, true]}, 'e' => {}}
$text = 'Hello World'
$lines = "one\\ntwo\\n\\n  three"
$path = '/etc/app/conf.d/x.conf'
$number = 42
$float = 2.5
$yes = true
$no = false
$none = undef
$empty = ''
`;

/** Templates, one behavior each; real Puppet says what they put out. */
export const snippets: readonly string[] = [
  // tags and trimming
  "a\n<% if @yes -%>\nb\n<% end -%>\nc\n",
  "a\n  <%- if @yes -%>\n  b\n  <%- end -%>\n  c\n",
  "a <%- 1 -%> b\n",
  "<%# gone -%>\nx <%# gone %> y\n",
  "<%% kept %%> <%= 1 %>",
  "<%= @text -%>\n<%= @text %>\n",
  "a\r\n<% if @yes -%>\r\nb\r\n<% end -%>\r\nc",
  "<% # a comment -%>\nx",
  "<% # a comment %>lost\nnext",
  "<%\n  a = 1\n  b = 2 # two\n-%>\n<%= a + b %>",
  "<%= @list.join(\n  ', '\n) %>",
  "x <% 2.times do |i| %><%= i %>,<% end %> y",
  "%> < <a> %",
  // variables
  "<%= @none.inspect %> <%= @unknown.inspect %> <%= @yes %> <%= @number %> <%= @float %> <%= @empty %>|",
  "<%= scope['text'] %> <%= scope['::text'] %> <%= scope.lookupvar('text') %> <%= scope.lookupvar('::number') + 1 %>",
  "<%= has_variable?('text') %> <%= has_variable?('none') %> <%= has_variable?('nope') %>",
  "<%= scope.to_hash['text'] %> <%= scope.to_hash.has_key?('none') %> <%= scope.include?('text') %>",
  "<% h = scope.to_hash; h['text'] = 'new'; h.delete('yes') %><%= h['text'] %> <%= h.key?('yes') %> <%= @text %>",
  "<% h = scope.to_hash; scope.setvar('late', 1) %><%= h['late'].inspect %> <%= scope.to_hash['late'] %> <%= h[:text].inspect %>",
  "<% h = scope.to_hash; v = h['list']; h.keys; v << 4 %><%= h['list'].equal?(v) %> <%= h['list'] %> <%= h.select { |k, _| k =~ /^te/ } %>",
  "<%= @list %> <%= @hash %> <%= @nested %>",
  "<%= defined?(@text) %>|<%= defined?(foo).inspect %>|<%= defined?(scope) %>",
  "<%= x = 3 %><% x += 1 %><%= x %> <% y ||= 'd' %><%= y %> <% if false then z = 1 end %><%= z.inspect %>",
  "<% @mine = 'own' %><%= @mine %>",
  // control
  "<% if @none %>a<% elsif @number > 40 %>b<% else %>c<% end %>",
  "<% unless @none %>a<% else %>b<% end %>",
  "<%= @yes ? 'y' : 'n' %> <%= @none.nil? ? 'nil' : @none %> <%= @number == 42 ? (@no ? 1 : 2) : 3 %>",
  "<%= 'x' if @yes %><%= 'y' unless @yes %>|",
  "<% case @text when 'a', 'b' %>1<% when /^Hell/ %>2<% else %>3<% end %>",
  "<%= case @number when 1..10 then 'low' when Integer then 'int' else 'other' end %>",
  "<%= case when @no then 1 when @yes then 2 end %>",
  "<% i = 0; while i < 3 %><%= i %><% i += 1; end %>",
  "<% i = 5; until i <= 2 do i -= 1 end %><%= i %>",
  "<% for a, b in @nested %><%= a %>=<%= b %>;<% end %>",
  "<% for x in 1..3 do %><%= x %><% end %>",
  "<% begin %><%= Integer('zz') %><% rescue ArgumentError => e %>E:<%= e.message %><% end %>",
  "<% begin; raise 'oops'; rescue => e; %><%= e.class %> <%= e.message %><% ensure %>!<% end %>",
  "<%= Integer('1x') rescue 'no' %>",
  "<% [1, 2, 3, 4].each do |x| next if x == 2; break if x == 4 %><%= x %><% end %>",
  "<%= [1, 2, 3].each { |x| break x * 10 if x == 2 } %>",
  "<%= (1..4).map { |x| next 0 if x.odd?; x }.inspect %>",
  "<% def twice(x, y = 2, *rest) x * y + rest.length end %><%= twice(4) %> <%= twice 4, 3, 1 %>",
  "<% def early(x) return 'neg' if x < 0; 'pos' end %><%= early(-1) %><%= early 1 %>",
  "<% f = lambda { |x| x + 1 } %><%= f.call(1) %> <%= f[2] %> <% g = ->(a, b = 2) { a * b } %><%= g.call(3) %>",
  "<%= @yes && @none.inspect %> <%= @none || 'or' %> <%= (not @yes) %> <%= !@no %>",
  "<%= @none&.length.inspect %> <%= @text&.length %>",
  // blocks
  "<% @hash.each do |k, v| %><%= k %>=<%= v.inspect %> <% end %>",
  "<% @hash.sort.each do |k, v| %><%= k %> <% end %>",
  "<% @hash.each_pair { |k, v| %><%= k %><% } %> <% @hash.each { |pair| %><%= pair.inspect %><% } %>",
  "<%= @nested.map { |(a, b)| b }.inspect %> <%= @nested.each_with_index.map { |(a, b), i| [i, a] }.inspect %>",
  "<%= @words.each_with_index.map { |w, i| \"#{i}:#{w}\" }.join(' ') %>",
  "<%= @words.map(&:upcase).join %> <%= @words.inject { |a, b| a + b } %> <%= [1, 2, 3].inject(:+) %> <%= [1, 2].reduce(10) { |a, b| a + b } %>",
  '<%= @hash.map { |k, v| "#{k}-#{v}" }.inspect %> <%= @hash.select { |k, v| v }.inspect %> <%= @hash.reject { |k, v| v.nil? }.keys.inspect %>',
  "<%= @words.each_slice(2).to_a.inspect %> <%= @words.each_cons(2).map(&:first).inspect %> <%= @words.each_with_object([]) { |w, a| a << w.length }.inspect %>",
  "<%= 3.times.map { |i| i * i }.inspect %> <%= 1.upto(3).to_a.inspect %> <%= 3.downto(1).to_a.inspect %> <%= 1.step(7, 3).to_a.inspect %>",
  // strings
  '<%= "a#{@number + 1}b#{"in#{@text}"}" %> <%= \'a#{x}\\n\' %> <%= "t\\tq\\"e\\e[0m\\u00e9" %>',
  "<%= @text.upcase %> <%= @text.downcase %> <%= 'aBC d'.capitalize %> <%= @text.swapcase %> <%= @text.reverse %> <%= @text.length %>",
  "<%= @text[0] %> <%= @text[-1] %> <%= @text[1..3] %> <%= @text[1...-1] %> <%= @text[2, 3] %> <%= @text[/W\\w+/] %> <%= @text[50].inspect %> <%= @text['Hell'] %>",
  "<%= @text.sub('l', 'L') %> <%= @text.gsub(/o/, '0') %> <%= @text.gsub(/(l+)/) { $1.upcase } %> <%= @text.gsub(/(H)(e)/, '\\2\\1') %> <%= @text.gsub(/[eo]/, 'e' => '3', 'o' => '*') %>",
  "<%= @text.split.inspect %> <%= @path.split('/').inspect %> <%= 'a,b,,c,,'.split(',').inspect %> <%= 'a,b,c'.split(',', 2).inspect %> <%= 'abc'.split('').inspect %> <%= 'a1b2'.split(/\\d/).inspect %> <%= 'a-b'.split(/(-)/).inspect %>",
  "<%= '  x '.strip %>|<%= '  x '.lstrip %>|<%= '  x '.rstrip %>|<%= \"x\\n\".chomp %>|<%= 'xyz'.chop %>|<%= 'x.conf'.chomp('.conf') %>",
  "<%= 'x'.ljust(4, '.') %>|<%= 'x'.rjust(4) %>|<%= 'x'.center(5, '*') %>|<%= '%05.1f|%-4s|%x|%+d' % [3.14159, 'a', 255, 5] %>|<%= format('%s-%s', 1, nil) %>",
  "<%= @text.include?('World') %> <%= @text.start_with?('He', 'x') %> <%= @text.end_with?('x') %> <%= @empty.empty? %> <%= @text =~ /World/ %> <%= (@text !~ /x/) %>",
  '<%= @lines.lines.inspect %> <%= @lines.each_line.map(&:strip).inspect %> <%= @text.chars.first(3).inspect %> <%= @lines.split("\\n").length %>',
  "<%= @text.scan(/o/).inspect %> <%= @text.scan(/(\\w)(o)/).inspect %> <%= @text.match(/(?<first>\\w+) (\\w+)/)[:first] %> <%= @text.match(/zzz/).inspect %> <%= @text.index('o') %>",
  "<%= @text.tr('lo', '01') %> <%= @text.delete('l') %> <%= 'aaabbb'.squeeze %> <%= @text.count('lo') %> <%= 'a-z'.tr('a-y', 'b-z') %> <%= 'az'.succ %> <%= 'a9'.next %>",
  "<%= '12abc'.to_i %> <%= 'abc'.to_i %> <%= '0x1A'.hex %> <%= '3.7x'.to_f %> <%= '1_000'.to_i %> <%= 'ff'.to_i(16) %> <%= Integer('0x1f', 16) %> <%= Float('1.5') %> <%= String(nil).inspect %> <%= Array(nil).inspect %> <%= Array('a').inspect %>",
  "<% s = 'a' %><% s << 'b' %><% s += 'c' %><%= s %> <% t = s; t << 'd' %><%= s %> <% u = s.dup; u << 'e' %><%= s %>",
  "<%= 'a' * 3 %> <%= 'a' + 'b' %> <%= 'a' 'b' %>".replace(" <%= 'a' 'b' %>", ""),
  "<%= 'a' <=> 'b' %> <%= 'a' == 'a' %> <%= 'a'.eql?('a') %> <%= 'a' < 'b' %> <%= 'b'.casecmp('A') %> <%= 'x'.is_a?(String) %>",
  "<%= @path.partition('/app').inspect %> <%= @path.rpartition('/').last %> <%= File.basename(@path) %> <%= File.dirname(@path) %> <%= File.join('a', '/b') %> <%= File.extname(@path) %>",
  "<%= :sym %> <%= :sym.inspect %> <%= 'x'.to_sym.inspect %> <%= :'a b'.inspect %> <%= %w[a b].inspect %> <%= %i[a b].inspect %> <%= %q(it's) %> <%= %(a#{1}) %> <%= ?a %>",
  "<%= 'é'.length %> <%= 'é'.upcase %> <%= 'é'.bytes.length %> <%= \"a\\nb\".inspect %> <%= 'a\"b'.inspect %> <%= '#{x}'.inspect %>",
  // arrays
  "<%= @list.join %> <%= @list.join('-') %> <%= @nested.flatten.compact.inspect %> <%= @nested.flatten(1).inspect %> <%= @list.first %> <%= @list.last(2).inspect %> <%= @list[1] %> <%= @list[-1] %> <%= @list[0..1].inspect %> <%= @list[9].inspect %>",
  "<%= @words.uniq.inspect %> <%= @words.sort.inspect %> <%= @words.sort_by { |w| w.length }.inspect %> <%= @words.sort { |a, b| b <=> a }.inspect %> <%= @words.min %> <%= @words.max_by(&:length) %> <%= @words.reverse.inspect %>",
  "<%= @words.include?('two') %> <%= @words.index('two') %> <%= @words.count('two') %> <%= @words.any? { |w| w =~ /^t/ } %> <%= @words.all? { |w| w.length > 2 } %> <%= @words.none? %> <%= [].any? %> <%= [nil].any? %>",
  "<%= (@words - ['two']).inspect %> <%= (@words + [1]).inspect %> <%= (@words & ['two', 'x']).inspect %> <%= (@words | ['x']).inspect %> <%= ([1] * 3).inspect %> <%= [1, 2] * ',' %>",
  "<%= @words.select { |w| w.length == 3 }.inspect %> <%= @words.reject { |w| w == 'two' }.inspect %> <%= @words.partition { |w| w == 'two' }.inspect %> <%= @words.group_by(&:length).inspect %> <%= @words.find { |w| w =~ /h/ } %> <%= @words.grep(/o$/).inspect %>",
  "<%= [1, 2].zip([3, 4], [5]).inspect %> <%= [[1, 2], [3, 4]].transpose.inspect %> <%= [1, 2].product(['a', 'b']).inspect %> <%= [1, 2, 3].each_slice(2).map(&:sum).inspect %> <%= [3, 1].minmax.inspect %> <%= [1, 2, 3].sum %>",
  "<% a = [1, 2] %><% a << 3; a.push(4); a.unshift(0) %><%= a.inspect %> <%= a.pop %> <%= a.shift %> <%= a.delete(2) %> <%= a.inspect %> <% a[4] = 'x' %><%= a.inspect %> <% a.concat([9]) %><%= a.length %> <%= a.compact!.inspect %>",
  "<%= [3, 1, 2].sort!.inspect %> <%= ['a'].map! { |x| x * 2 }.inspect %> <%= [1, 1].uniq!.inspect %> <%= [1].uniq!.inspect %> <%= [1, 2, 3, 4].delete_if(&:even?).inspect %> <%= [1, [2]].flatten!.inspect %>",
  "<%= [1, 2, 3].take(2).inspect %> <%= [1, 2, 3].drop(1).inspect %> <%= [1, 2, 3].take_while { |x| x < 3 }.inspect %> <%= [1, 2, 3].values_at(0, 2, 5).inspect %> <%= [1, 2].fetch(9, 'd') %> <%= [[1, [2]]].dig(0, 1, 0) %> <%= [1, 2, 3].rotate.inspect %>",
  "<%= [*1..3, *['a']].inspect %> <%= [1, 2, 3].first(2).inspect %> <%= [nil, 1, false].compact.inspect %> <%= [1, 2, 3].each_with_index.to_a.inspect %> <%= [0.1, 1, 'a', nil, true, :b, [1], {1 => 2}].inspect %>",
  "<%= (1..5).to_a.inspect %> <%= (1...5).include?(5) %> <%= ('a'..'e').to_a.join %> <%= (1..10).step(3).to_a.inspect %> <%= (1..3).inject(:*) %> <%= (1..3) %> <%= (1..10).select(&:even?).inspect %>",
  // hashes
  "<%= @hash['a'] %> <%= @hash['nope'].inspect %> <%= @hash.fetch('a') %> <%= @hash.fetch('q', 'd') %> <%= @hash.keys.inspect %> <%= @hash.values.inspect %> <%= @hash.length %> <%= @hash.key?('z') %> <%= @hash.has_key?('q') %> <%= @hash.include?('a') %>",
  "<%= @deep['x']['y'][1] %> <%= @deep.dig('x', 'y', 0) %> <%= @deep.to_a.inspect %> <%= @deep.empty? %> <%= @deep['e'].empty? %> <%= @hash.sort_by { |k, v| v.to_s }.inspect %> <%= @hash.invert.inspect %>",
  "<%= @hash.merge('z' => 2, 'new' => 3).inspect %> <%= @hash.to_a.flatten.inspect %> <%= Hash[[['a', 1]]].inspect %> <%= [['a', 1]].to_h.inspect %> <%= @hash.min_by { |k, v| k }.inspect %> <%= @hash.find { |k, v| v == 1 }.inspect %>",
  "<% h = {} %><% h['a'] = 1; h[:b] = 2 %><%= h.inspect %> <% h.delete('a') %><%= h %> <% h['c'] ||= []; h['c'] << 1 %><%= h %> <%= h.any? %> <% d = Hash.new(0); d['x'] += 1 %><%= d %> <% e = Hash.new { |hash, k| hash[k] = k * 2 } %><%= e['q'] %><%= e %>",
  "<%= { a: 1, 'b' => 2, 3 => nil }.inspect %> <%= {'a' => 1}.map { |k, v| [k, v + 1] }.to_h %> <%= @hash.transform_values(&:to_s) %> <%= @hash.compact %> <%= @hash.count %> <%= @hash.each_with_index.map { |(k, v), i| \"#{k}#{i}\" }.join %>",
  "<%= @hash.group_by { |k, v| v.class }.inspect %> <%= @hash.partition { |k, v| v }.inspect %> <%= @hash.reduce(0) { |s, (k, v)| s + k.length } %> <%= @hash.sort { |a, b| a[0] <=> b[0] }.first.inspect %> <%= @hash.key(1) %> <%= @hash.select { |k| k == 'a' } %>",
  // numbers
  "<%= 7 / 2 %> <%= -7 / 2 %> <%= -7 % 3 %> <%= 7.0 / 2 %> <%= 2 ** 10 %> <%= 2 ** -1.0 %> <%= 10.divmod(3).inspect %> <%= 3.14159.round(2) %> <%= 2.5.round %> <%= 2.4.ceil %> <%= 2.6.floor %> <%= 1e20 %> <%= 1234567.89 %> <%= 100.0 %> <%= 3.7.to_i %>",
  "<%= 1 + 2 * 3 - 4 %> <%= (1 + 2) * 3 %> <%= -2.abs %> <%= 5.between?(1, 10) %> <%= 1 <=> 2 %> <%= 1 == 1.0 %> <%= 1.eql?(1.0) %> <%= 255.to_s(16) %> <%= 5.clamp(1, 3) %> <%= 10.gcd(4) %> <%= 0.zero? %> <%= 6 & 3 %> <%= 6 | 1 %> <%= 1 << 4 %> <%= ~5 %>".replace(
    " <%= 5.between?(1, 10) %>",
    "",
  ),
  "<%= @number.to_s + 'x' %> <%= @number.is_a?(Integer) %> <%= @number.is_a?(Numeric) %> <%= @float.class %> <%= @yes.class %> <%= @none.class %> <%= @list.class %> <%= @hash.kind_of?(Hash) %> <%= @text.respond_to?(:each) %> <%= @list.respond_to?(:each) %>",
  // functions of Puppet
  "<%= scope.function_versioncmp(['1.2', '1.10']) %> <%= scope.call_function('upcase', ['x']) %> <%= scope.call_function('join', [['a', 'b'], '-']) %> <%= scope.function_sprintf(['%02d', 5]) %> <%= scope.call_function(:min, [3, 2]) %>",
  "<%= scope.function_inline_template(['<%= 1 + 1 %%>']) %> <%= scope.call_function('inline_epp', ['<%= $number %%>']) %>".replaceAll(
    "%%>",
    "%%>",
  ),
  // JSON and YAML
  "<%= @deep.to_json %> <%= @list.to_json %> <%= 'a\"b'.to_json %> <%= nil.to_json %>",
  "<%= @deep.to_yaml %><%= @hash.to_yaml %><%= ['yes', '1', 'a: b', '', nil, 'x y'].to_yaml %>",
  // mistakes
  "<%= @none.upcase %>",
  "<%= @text.nope %>",
  "<%= foo %>",
  "<%= foo(1) %>",
  "<%= 1 + 'a' %>",
  "<%= 'a' + 1 %>",
  "<%= nil + 1 %>",
  "<%= [3, 'a'].sort %>",
  "<%= Integer('x') %>",
  "<%= 1 / 0 %>",
  "<%= @hash.fetch('q') %>",
  "<%= Nope %>",
  "<% raise Puppet::ParseError, 'told' %>",
  "<% scope.function_fail(['told']) %>",
  "<%= @list.first(1, 2) %>",
  "<%= [1, [2]].transpose %>",
  "<% if @yes %>open",
  "<%= 1 + %>",
  "<% end %>",
  "<%= @list.each do |x| %>y<% end %>",
  // destructuring
  "<% class Odd; def to_ary; 5; end; end; begin; a, b = Odd.new; rescue TypeError => e %><%= e.class %><% end %>",
  "<% class Pair; def to_ary; [1, 2]; end; end; a, b = Pair.new %><%= a + b %>",
  "<% class Lone; def to_ary; nil; end; end; a, b = Lone.new %><%= b.inspect %>",
  `<%= [[], [[]], ['a', []], ['a', [['b'], 'c']], ['a//', 'b'], ['a//', '//b'], ['/', '/', 'a']].map { |each| File.join(*each) }.inspect %>`,
  `<% require 'pathname' %><%= File.join('a', Pathname.new('x/y')) %> <%= File.basename(Pathname.new('x/y.rb'), '.rb') %>`,
  `<% list = ['a'] %><% list << list %><%= begin; File.join(list); rescue ArgumentError => e; e.message; end %>`,
  `<% begin; File.join('a', 1); rescue TypeError => e %><%= e.message %><% end %>`,
  `<%= ['/', '//a', 'a//b//', '///a/b'].flat_map { |each| [File.dirname(each), File.dirname(each, 2), File.dirname(each, 0)] }.inspect %>`,
  `<%= ['..a', 'a..b', 'a.', '.a', 'x/a.rb//'].flat_map { |each| [File.extname(each), File.basename(each, '.*')] }.inspect %>`,
  // what strings, sets, ranges and numbers make of options and blocks
  `<%= ["a\\nb\\n".lines(chomp: true), "a,b".lines(","), "a\\n\\nb\\n\\n\\nc".lines(""), "a\\r\\nb".each_line(chomp: true).to_a].inspect %>`,
  `<%= ["aaa".rindex("aa"), "abcabc".rindex("b", 3), "abcabc".rindex(/b/, -3), "abc".rindex("x")].inspect %>`,
  `<% made = [] %><%= "a-b".split("-") { |x| made << x } %> <%= made.inspect %> <%= "ab".each_byte.map { |b| b + 1 }.inspect %>`,
  `<%= [Set[1, 2] == Set[2, 1], Set[1] == Set[2], (Set[1, 2] ^ Set[2, 3]).inspect].inspect %>`,
  `<%= [[1, 2].zip([3]) { |a, b| a }, { a: 1, b: 2 }.find_all { |k, v| v > 1 }, { a: 1 }.compact!, [1, 2].fill { |i| i * i }].inspect %>`,
  `<%= [{ a: 1, b: 2 }.transform_keys({ a: :c }), { a: 1, b: 2 }.transform_keys({ a: :c }, &:to_s)].inspect %>`,
  `<%= [[0.1, 0.2, 0.3].sum, [0.1] * 3 == [0.1, 0.1, 0.1], [1, 2.5].sum, 2.5.round(half: :even), 3.5.round(half: :down), 10.pow(3, 7)].inspect %>`,
  `<%= [(1..10).cover?(3..4), (1..).size, (1...10**9).size, (0.5..2).step(0.5).to_a, 5.clamp(..3), 0.nonzero?].inspect %>`,
  `<% "ab12cd" =~ /\\d+/ %><%= [$~[0], $\`, $'].inspect %> <%= Math.log(8, 2) %> <%= Math::PI.round(3) %>`,
  `<% require 'stringio' %><% io = StringIO.new %><% io.printf("%d-%s", 5, "x") %><%= [io.string, StringIO.new("abc").read(2), StringIO.new("a\\nb").readlines].inspect %>`,
  `<% require 'uri' %><%= [URI.join("http://a/b/c", "../d"), URI.join("http://a/b/c", "./x/../y?z"), URI.join("http://a/b", "//h/p")].map(&:to_s).inspect %>`,
];
