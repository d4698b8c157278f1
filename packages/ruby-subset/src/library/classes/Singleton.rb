module Singleton
  module SingletonClassMethods
    def instance = @singleton__instance__ ||= new
  end

  def self.included(base)
    super
    base.extend(SingletonClassMethods)
    base.private_class_method :new
  end

  def clone = raise(TypeError, "can't clone instance of singleton #{self.class}")
  def dup = raise(TypeError, "can't dup instance of singleton #{self.class}")
end
