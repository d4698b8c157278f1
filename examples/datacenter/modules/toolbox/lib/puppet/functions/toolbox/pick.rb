# The first value that isn't undef or empty.
Puppet::Functions.create_function(:'toolbox::pick') do
  dispatch :pick do
    required_repeated_param 'Any', :values
  end

  def pick(*values)
    found = values.find { |value| !value.nil? && value != '' }
    raise ArgumentError, 'toolbox::pick: none of the values is given' if found.nil?

    found
  end
end
