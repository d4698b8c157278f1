require 'digest'

# A number below `max` that depends on the text only, the same on all machines.
Puppet::Functions.create_function(:'toolbox::seeded') do
  dispatch :seeded do
    param 'Integer[1]', :max
    param 'String', :text
    return_type 'Integer[0]'
  end

  def seeded(max, text)
    Digest::SHA256.hexdigest(text).to_i(16) % max
  end
end
