# frozen_string_literal: true

require 'spec_helper'

describe 'Clock::Port' do
  it { is_expected.to allow_values(1, 123, 65_535) }
  it { is_expected.not_to allow_values(0, 65_536, '123', :undef) }
end
