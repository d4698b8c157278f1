# frozen_string_literal: true

# What RGen, a reader of Ecore models in Ruby, sees of them: `ruby rgen-oracle.rb RGEN MODEL…`. Prints a line for each model: its classes with
# their features, or {"error"}.
require 'json'

$LOAD_PATH.unshift(ARGV.shift)
require 'rgen/environment'
require 'rgen/ecore/ecore'
require 'rgen/instantiator/ecore_xml_instantiator'

# The feature that a value of which wasn't found, and every other complaint, is an error here.
class Reader < ECoreXMLInstantiator
  attr_reader :complaints

  def log(_level, message)
    (@complaints ||= []) << message unless message.include?('xmi:version')
  end
end

def feature(one)
  facts = { name: one.name, kind: one.is_a?(RGen::ECore::EReference) ? 'has' : 'attr', type: one.eType&.name }
  facts.merge(min: one.lowerBound, max: one.upperBound, containment: one.respond_to?(:containment) && one.containment == true)
end

def facts(path)
  environment = RGen::Environment.new
  reader = Reader.new(environment)
  reader.instantiate(File.read(path, encoding: 'UTF-8'))
  classes = environment.find(class: RGen::ECore::EClass).map do |one|
    { name: one.name, abstract: one.abstract == true, super: one.eSuperTypes.map(&:name), features: one.eStructuralFeatures.map { |each| feature(each) } }
  end
  enums = environment.find(class: RGen::ECore::EEnum).map { |one| [one.name, one.eLiterals.map(&:name)] }.to_h
  { classes: classes, enums: enums, complaints: reader.complaints || [] }
end

ARGV.each do |path|
  puts JSON.generate(facts(path))
rescue StandardError => e
  puts JSON.generate('error' => "#{e.class}: #{e.message}")
end
