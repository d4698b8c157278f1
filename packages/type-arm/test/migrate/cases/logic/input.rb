module Puppet
  Type.newtype(:account) do
    newparam(:name) { isnamevar }

    newproperty(:password) do
      validate do |value|
        raise ArgumentError, _("Passwords cannot include ':'") if value.is_a?(String) and value.include?(":")
      end
    end

    newproperty(:age) do
      validate do |value|
        unless value.to_s =~ /^\d+$/
          raise ArgumentError, "'%s' is no age" % value
        end
      end
      munge do |value|
        case value
        when String
          Integer(value)
        else
          value
        end
      end
    end

    newproperty(:value) do
      munge do |value|
        value = value.to_s.strip
        value.capitalize! if value =~ /^(true|false)$/i
        value
      end
    end

    newproperty(:shell) do
      validate do |v|
        case v
        when 'none', /^\/bin/ then return
        when '' then fail("no shell")
        end
        fail Puppet::Error, "#{v} is no shell" unless v.start_with?('/', '~') && !v.end_with?('/')
      end
    end
  end
end
