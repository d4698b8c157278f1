# Prints the median time, in ms, in which Puppet's own parser reads all files named on stdin, in a process that is warm.
require 'puppet'
require 'puppet/pops'
Puppet.initialize_settings(['--confdir', '/nonexistent', '--vardir', '/nonexistent'])
strings = $stdin.each_line.map { |file| File.read(file.chomp, encoding: 'utf-8') }
times = (0...ARGV[0].to_i).map do
  from = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  strings.each { |text| Puppet::Pops::Parser::Parser.new.parse_string(text, 'site.pp') }
  (Process.clock_gettime(Process::CLOCK_MONOTONIC) - from) * 1000
end
puts times.sort[times.length / 2]
