class Broken < StandardError
  def initialize(message = "it is broken") = super
end
class Worse < Broken; end

steps = []
answer = begin
  steps << :body
  raise Worse
rescue ArgumentError, Broken => error
  steps << error.class
  error.message
else
  steps << :else
ensure
  steps << :ensure
end
answer # => "it is broken"
steps # => [:body, Worse, :ensure]

def guarded
  yield
  :body
rescue ZeroDivisionError => error
  "rescued: #{error.message}"
else
  :else
ensure
  :ignored
end
guarded { 1 / 0 } # => "rescued: divided by 0"
guarded { 1 } # => :else
guarded { raise "other" } # => RuntimeError: other
raise TypeError, "a type" # => TypeError: a type
raise "a", cause: nil # => RuntimeError: a
Integer("x") rescue "none" # => "none"

tries = 0
begin
  tries += 1
  raise Broken if tries < 3
rescue Broken
  retry
end
tries # => 3

begin
  begin
    raise "first"
  rescue => first
    raise Broken, "second"
  end
rescue => second
end
second.cause.message # => "first"
[second.class, second.class.ancestors.include?(StandardError)] # => [Broken, true]
catch(:found) { 10.times { |n| throw :found, n if n == 4 }; :never } # => 4
throw :nobody # => UncaughtThrowError: uncaught throw :nobody
nil.upcase # => NoMethodError
[1, 2].fetch(9) # => IndexError: index 9 outside of array bounds: -2...2
{ a: 1 }.fetch(:b) # => KeyError: key not found: :b
1 + "a" # => TypeError: String can't be coerced into Integer
"a" + 1 # => TypeError: no implicit conversion of Integer into String
