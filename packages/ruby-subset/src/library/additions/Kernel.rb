module Kernel
  def self.format(text, *values) = Object.new.instance_eval { format(text, *values) }
  def self.sprintf(text, *values) = Object.new.instance_eval { format(text, *values) }
  def self.Integer(...) = Object.new.send(:Integer, ...)
  def self.Float(...) = Object.new.send(:Float, ...)
  def self.String(value) = value.to_s
  def self.Array(value) = value.nil? ? [] : value.respond_to?(:to_a) ? value.to_a : [value]
  def self.raise(...) = Object.new.send(:raise, ...)
end
