# frozen_string_literal: true

Gem::Specification.new do |gem|
  gem.name = 'rspec-mupuppet'
  gem.version = '0.1.0'
  gem.summary = "Runs modules' specs (rspec-puppet) on catalogs that mupuppet compiles"
  gem.license = 'Apache-2.0'
  gem.authors = ['Cairn']
  gem.files = ['lib/rspec-mupuppet.rb']
  gem.required_ruby_version = '>= 2.7'
  gem.add_dependency 'rspec-puppet', '>= 2.9'
end
