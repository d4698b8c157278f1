KINDS = %w[cpu memory].freeze

Puppet::Type.newtype(:limit) do
  def self.newcheck(name, options = {}, &block)
    @checks ||= {}
    check = newparam(name, options, &block)
    @checks[name] = check
  end

  newparam(:name)

  KINDS.each do |kind|
    newproperty("#{kind}_limit".to_sym) do
      desc "The limit of #{kind}."
      validate do |value|
        raise "#{kind} is limited by a number" unless value =~ /^\d+$/
      end
    end
  end

  { :soft => 'soft one', :hard => 'hard one' }.each do |name, text|
    newparam(name) { desc "A #{text}." }
  end

  newcheck(:unless) do
    desc "Not where this holds."
  end
end

Puppet::Type.type(:limit).newproperty(:elsewhere)
