# `case … in` takes values apart.
def told(value)
  case value
  in Integer | Float => number if number > 100 then "large #{number}"
  in Integer => number then "number #{number}"
  in [] then "empty"
  in [only] then "only #{only}"
  in [first, *, last] then "from #{first} to #{last}"
  in { name: String => name, **nil } then "named #{name}"
  in { name:, roles: [*, :admin, *] } then "admin #{name}"
  in { name:, **others } then "#{name} and #{others.keys}"
  in nil then "nothing"
  in "a".."f" then "early"
  in /^z/ then "late"
  end
end
told(7) # => "number 7"
told(1e3) # => "large 1000.0"
told([]) # => "empty"
told([:x]) # => "only x"
told([1, 2, 3]) # => "from 1 to 3"
told({ name: "ann" }) # => "named ann"
told({ name: "ann", roles: [:user, :admin] }) # => "admin ann"
told({ name: :x, size: 3 }) # => "x and [:size]"
told(nil) # => "nothing"
told("c") # => "early"
told("zz") # => "late"
told("q") # => NoMatchingPatternError: q
wanted = 5
(5 in ^wanted) # => true
(6 in ^wanted) # => false
{ a: { b: [1, { c: 2 }] } } => { a: { b: [_, { c: }] } }
c # => 2

# `case … when` asks `===`.
def sort_of(value)
  case value
  when 1..9 then :digit
  when Integer, Float then :number
  when /\A\s*\z/ then :blank
  when ->(v) { v.respond_to?(:each) } then :many
  else :other
  end
end
[4, 40, 1.5, " ", [1], nil].map { |each| sort_of(each) } # => [:digit, :number, :digit, :blank, :many, :other]

# Regular expressions leave what they found.
if "2024-05-17" =~ /(\d+)-(?:\d+)-(\d+)/ then found = [$1, $2, $~[0]] end
found # => ["2024", "17", "2024-05-17"]
"a1b22".gsub(/\d+/) { |digits| (digits.to_i + 1).to_s } # => "a2b23"
"key = value"[/(\w+)\s*=\s*(\w+)/, 2] # => "value"
"john smith".gsub(/\b(?<letter>\w)/) { $~[:letter].upcase } # => "John Smith"
"a,b;c".split(/[,;]/) # => ["a", "b", "c"]
"abc".match?(/B/i) # => true

# What doesn't fit a single pattern says why.
(case 5; in String then 1; end) # => NoMatchingPatternError: 5: String === 5 does not return true
(case { a: 1 }; in { b: } then b; end) # => NoMatchingPatternKeyError: {:a=>1}: key not found: :b
(case [1]; in [a, b] then a; end) # => NoMatchingPatternError: [1]: [1] length mismatch (given 1, expected 2)
(case 5; in [a] then a; end) # => NoMatchingPatternError: 5: 5 does not respond to #deconstruct
(case [1]; in [String] then 1; end) # => NoMatchingPatternError: [1]: String === 1 does not return true
(case 5; in 1 then 1; in 2 then 2; end) # => NoMatchingPatternError: 5
Pair = Struct.new(:left, :right)
(case Pair.new(1, 2); in [a, b] then a + b; end) # => 3
(case Pair.new(1, 2); in { right: } then right; end) # => 2

# Broken ones
Regexp.new("[") # => RegexpError: premature end of char-class: /[/
Regexp.new("*") # => RegexpError: target of repeat operator is not specified: /*/
broken = "a)"
/#{broken}/ # => RegexpError: unmatched close parenthesis: /a)/
Regexp.union("[", /a/).source # => "\\[|(?-mix:a)"

# A method has a last match of its own, which its blocks share.
def letter_of(text)
  text =~ /(.)/
  $1
end

def group_of_caller = $1

def matching_q
  "q" =~ /(q)/
  yield
end

def failing_match
  "w" =~ /(w)/
  raise "no"
end

"abc" =~ /(b)/
[$1, letter_of("xyz"), $1] # => ["b", "x", "b"]
group_of_caller # => nil
matching_q { $1 } # => "b"
matching_q { "z" =~ /(z)/ }
$1 # => "z"
begin
  failing_match
rescue RuntimeError
end
$1 # => "z"
"ab".gsub(/(a|b)/) { letter_of("k") + $1 } # => "kakb"
[1, 2].each { |each| break if "y#{each}" =~ /(y1)/ }
$1 # => "y1"
