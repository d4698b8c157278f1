# The older way to write a function, which many modules still have.
module Puppet::Parser::Functions
  newfunction(:ipam_reverse, :type => :rvalue, :arity => 1, :doc => 'The name of an address in the reverse zone.') do |arguments|
    address = arguments[0]
    raise Puppet::ParseError, 'ipam_reverse(): takes a String' unless address.is_a?(String)

    address.split('.').reverse.join('.') + '.in-addr.arpa'
  end
end
