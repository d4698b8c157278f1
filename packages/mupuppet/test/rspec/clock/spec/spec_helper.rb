# frozen_string_literal: true

require 'fileutils'
require 'tmpdir'
require 'rspec-puppet'
require 'rspec-mupuppet' if ENV['MUPUPPET']

modules = Dir.mktmpdir
FileUtils.ln_s(File.expand_path('..', __dir__), File.join(modules, 'clock'))
at_exit { FileUtils.rm_rf(modules) }

RSpec.configure do |config|
  config.module_path = modules
  config.strict_variables = true
end
