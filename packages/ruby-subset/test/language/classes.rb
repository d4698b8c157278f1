class Animal
  attr_reader :name
  COUNT = 2
  @@all = []

  def self.all = @@all

  def initialize(name)
    @name = name
    @@all << self
  end

  def to_s = "#{self.class.name} #{name}"
  def <=>(other) = name <=> other.name
  include Comparable

  protected def secret = 42
  private

  def hidden = 1
end

class Dog < Animal
  def initialize(name, tricks = [])
    super(name)
    @tricks = tricks
  end

  def same?(other) = secret == other.secret
  def method_missing(called, *given)
    called.end_with?("!") ? "#{name} does #{called[0..-2]}" : super
  end
  def respond_to_missing?(called, all = false) = called.end_with?("!") || super
end

rex = Dog.new("Rex")
ace = Dog.new("Ace", [:sit])
"#{rex}" # => "Dog Rex"
rex > ace # => true
[rex, ace].min.name # => "Ace"
rex.clamp(ace, ace).name # => "Ace"
rex.same?(ace) # => true
rex.hidden # => NoMethodError
rex.secret # => NoMethodError
rex.jump! # => "Rex does jump"
rex.respond_to?(:jump!) # => true
rex.jump # => NoMethodError
Animal.all.size # => 2
Dog::COUNT # => 2
Dog.superclass # => Animal
Dog.instance_methods(false).sort # => [:method_missing, :same?]
rex.is_a?(Comparable) # => true
Dog.ancestors.first(3) # => [Dog, Animal, Comparable]

# Modules: `include` puts them after the class, `prepend` before it, `extend` into the object.
module Loud
  def say = super.upcase
end
module Polite
  def say = "please, #{super}"
end
class Voice
  def say = "hello"
end
class LoudVoice < Voice
  prepend Loud
  include Polite
  def say = "well, #{super}"
end
LoudVoice.new.say # => "WELL, PLEASE, HELLO"
single = Voice.new
single.extend(Loud)
single.say # => "HELLO"
Voice.new.say # => "hello"
def single.wave = :wave
single.wave # => :wave

# Open classes, `define_method`, and hooks.
class Integer
  def minutes = self * 60
end
5.minutes # => 300
class Base
  def self.inherited(child)
    (@children ||= []) << child.name
    super
  end
  def self.children = @children
  [:a, :b].each { |each| define_method("is_#{each}") { each } }
end
class Child < Base; end
Base.children # => ["Child"]
Child.new.is_b # => :b
Point = Struct.new(:x, :y) do
  def +(other) = Point.new(x + other.x, y + other.y)
end
(Point.new(1, 2) + Point.new(3, 4)).to_a # => [4, 6]
Point.new(1) == Point.new(1, nil) # => true
Missing # => NameError

# Strings, hashes and arrays have singletons too; a module is told what it extends.
module Sorted
  def self.extended(base)
    pairs = base.to_a.sort
    base.clear
    pairs.each { |key, value| base[key] = value.is_a?(base.class) ? value.extend(Sorted) : value }
  end

  def first_key = keys.first
  def size = super + 100
end
sorted = { "b" => 1, "a" => { "d" => 2, "c" => 3 } }.extend(Sorted)
sorted # => {"a"=>{"c"=>3, "d"=>2}, "b"=>1}
sorted.first_key # => "a"
sorted.size # => 102
sorted.is_a?(Sorted) # => true
sorted.is_a?(Hash) # => true
{ "b" => 1 }.is_a?(Sorted) # => false
{ "b" => 1 }.size # => 1
shouting = "quiet"
def shouting.shout = upcase + "!"
shouting.shout # => "QUIET!"
def sorted.last_key = keys.last
sorted.last_key # => "b"
list = [3, 1]
list.define_singleton_method(:sum) { 42 }
list.sum # => 42
[3, 1].sum # => 4
1.extend(Sorted) # => TypeError
:a.extend(Sorted) # => TypeError

# Outside of classes there are no class variables.
@@outside = 1 # => RuntimeError: class variable access from toplevel
@@outside # => RuntimeError: class variable access from toplevel
defined?(@@outside) # => nil
