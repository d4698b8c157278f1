require 'yaml'

Puppet::Functions.create_function(:'toolbox::to_yaml') do
  dispatch :to_yaml do
    param 'Data', :value
  end

  def to_yaml(value)
    value.to_yaml
  end
end
