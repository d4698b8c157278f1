require 'json'

# A value as JSON, on one line or, with `pretty`, on many.
Puppet::Functions.create_function(:'toolbox::to_json') do
  dispatch :to_json do
    param 'Data', :value
    optional_param 'Struct[{Optional[pretty] => Boolean}]', :options
    return_type 'String[1]'
  end

  def to_json(value, options = {})
    options['pretty'] ? JSON.pretty_generate(value) << "\n" : JSON.generate(value)
  end
end
