# Texts that are evaluated inside an object or a class.
class Counter
  STEP = 5
  def initialize
    @count = 3
  end
end
counter = Counter.new
counter.instance_eval("@count + 1") # => 4
counter.instance_eval("def twice; @count * 2; end") # => :twice
counter.twice # => 6
Counter.new.respond_to?(:twice) # => false
Counter.class_eval("def stepped; STEP + @count; end") # => :stepped
Counter.new.stepped # => 8
Counter.instance_eval("def self_made; 9; end") # => :self_made
Counter.self_made # => 9

# They see the local variables around, and may be told the file that they come from.
made = nil
counter.instance_eval("made = Class.new do\n def size; 7; end\nend", "/lib/made.rb")
made.new.size # => 7
counter.instance_eval("File.dirname(__FILE__)", "/lib/made.rb") # => "/lib"
"abc".instance_eval("length") # => 3
module Named; end
Named.missing # => NoMethodError: undefined method `missing' for Named:Module
[Named.class, Counter.class] # => [Module, Class]

# Numbers that texts begin with.
[".5", "-.5x", "1__2", "1_2", "1_", "1.", "5e", "."].map(&:to_f) # => [0.5, -0.5, 1.0, 12.0, 1.0, 1.0, 5.0, 0.0]
["0b101", "0x1f", "-0o17", "17", "9"].map(&:oct) # => [5, 31, -15, 15, 0]
[Float("-0x1F"), Float("-.5")] # => [-31.0, -0.5]

# `%p` shows its value, whatever flags it has.
[format("%p", [1, "a"]), format("%-8p|", nil), format("%s %.2p %%p %p", [1], { a: 1 }, :b)] # => ["[1, \"a\"]", "nil     |", "[1] {: %p :b"]

# Objects in JSON and YAML.
require "json"
require "yaml"
require "date"
class Wanted
  def to_s = "wanted"
end
class Written
  def to_json(*) = '{"x":1}'
end
[Wanted.new, Written.new, { a: Date.new(2020, 1, 2) }].to_json # => "[\"wanted\",{\"x\":1},{\"a\":\"2020-01-02\"}]"
[Time.at(0).utc.to_json, Date.new(2020, 1, 2).to_json, Wanted.new.to_json] # => ["\"1970-01-01 00:00:00 UTC\"", "\"2020-01-02\"", "\"wanted\""]
[Time.at(0).utc, Date.new(2020, 1, 2), Time.new(2020, 1, 2, 3, 4, 5, "+01:00")].to_yaml # => "---\n- 1970-01-01 00:00:00.000000000 Z\n- 2020-01-02\n- 2020-01-02 03:04:05.000000000 +01:00\n"
