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
