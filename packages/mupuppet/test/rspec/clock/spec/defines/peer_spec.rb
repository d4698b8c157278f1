# frozen_string_literal: true

require 'spec_helper'

describe 'clock::peer' do
  let(:title) { 'db1' }
  let(:pre_condition) { "service { 'chronyd': }" }

  it { is_expected.to compile.with_all_deps }
  it { is_expected.to contain_file('/etc/chrony.d/db1.conf').with_content("# db1\npeer db1 port 123\n").that_notifies('Service[chronyd]') }

  context 'with a comment' do
    let(:params) { { comment: 'the data', port: 42 } }

    it { is_expected.to contain_file('/etc/chrony.d/db1.conf').with_content("# the data\npeer db1 port 42\n") }
  end

  context 'without its service' do
    let(:pre_condition) { '' }

    it { is_expected.not_to compile }
    it { is_expected.to compile.and_raise_error(%r{Could not find resource 'Service\[chronyd\]'}) }
  end
end
