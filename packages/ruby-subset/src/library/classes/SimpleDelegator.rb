class Delegator
  def initialize(object) = __setobj__(object)
  def method_missing(name, *args, **options, &block)
    __getobj__.respond_to?(name) ? __getobj__.send(name, *args, **options, &block) : super
  end
  def respond_to_missing?(name, all = false) = __getobj__.respond_to?(name, all)
  def to_s = __getobj__.to_s
  def inspect = __getobj__.inspect
  def ==(other) = other.equal?(self) || __getobj__ == other
end
class SimpleDelegator < Delegator
  def __getobj__ = @delegated
  def __setobj__(object) = @delegated = object
end
