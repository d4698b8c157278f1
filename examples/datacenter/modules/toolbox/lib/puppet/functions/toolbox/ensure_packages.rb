# Declares packages, but for those that are declared.
Puppet::Functions.create_function(:'toolbox::ensure_packages', Puppet::Functions::InternalFunction) do
  dispatch :ensure_packages do
    scope_param
    param 'Array[String[1]]', :names
    optional_param 'Hash[String[1], Data]', :defaults
  end

  def ensure_packages(scope, names, defaults = {})
    names.uniq.each do |name|
      next if scope.compiler.findresource('Package', name)

      call_function('create_resources', 'package', { name => defaults })
    end
    nil
  end
end
