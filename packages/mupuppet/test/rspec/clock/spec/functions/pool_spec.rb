# frozen_string_literal: true

require 'spec_helper'

describe 'clock::pool' do
  it { is_expected.to run.with_params('a').and_return('pool a iburst') }
  it { is_expected.to run.with_params('a', false).and_return('pool a') }
  it { is_expected.to run.with_params('').and_raise_error(ArgumentError) }
end
