module PuppetX
  module House
    module Hinges
      def add_hinges
        newproperty(:hinges)
      end
    end
  end
end
