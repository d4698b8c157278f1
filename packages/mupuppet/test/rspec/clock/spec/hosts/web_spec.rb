# frozen_string_literal: true

require 'spec_helper'

describe 'web7.example.com' do
  let(:facts) { { os: { name: 'Debian', family: 'Debian' } } }
  let(:pre_condition) { 'node /^web/ { include clock } node default { }' }

  it { is_expected.to contain_service('chrony') }
end
