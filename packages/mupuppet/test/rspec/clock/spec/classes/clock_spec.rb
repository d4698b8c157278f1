# frozen_string_literal: true

require 'spec_helper'

describe 'clock' do
  let(:node) { 'web1.example.com' }
  let(:facts) { { os: { name: 'Debian', family: 'Debian' }, networking: { fqdn: 'web1.example.com' } } }

  it { is_expected.to compile.with_all_deps }
  it { is_expected.to contain_class('clock::install').that_comes_before('Class[clock::config]') }
  it { is_expected.to contain_class('clock').with_port(123) }
  it { is_expected.to contain_package('chrony').with_ensure('installed') }
  it { is_expected.to contain_service('chrony').with(ensure: 'running', enable: true).that_subscribes_to('Class[clock::config]') }
  it { is_expected.to contain_file('/etc/chrony.conf').with_content(%r{^pool 0\.pool\.example iburst$}) }
  it { is_expected.to contain_file('/etc/chrony.conf').with_content("pool 0.pool.example iburst\npool 1.pool.example iburst\nport 123\n") }
  it { is_expected.to contain_file('/etc/chrony.conf').that_requires('Package[chrony]').without_owner }
  it { is_expected.to have_package_resource_count(1) }
  it { is_expected.to have_class_count(3) }
  it { is_expected.not_to contain_file('/etc/chrony.keys') }
  it { expect(exported_resources).to contain_clock__peer('web1.example.com').with_port(123) }
  it { is_expected.not_to contain_clock__peer('web1.example.com') }

  context 'with parameters' do
    let(:params) { { servers: ['time.example'], port: 1123, ensure: 'stopped', key: sensitive("1 MD5 secret\n") } }

    it { is_expected.to contain_service('chrony').with(ensure: 'stopped', enable: false) }
    it { is_expected.to contain_file('/etc/chrony.conf').with_content("pool time.example iburst\nport 1123\n") }
    it { is_expected.to contain_file('/etc/chrony.keys').with_content(sensitive("1 MD5 secret\n")) }
  end

  context 'on another family' do
    let(:facts) { { os: { name: 'Rocky', family: 'RedHat' }, networking: { fqdn: 'web1.example.com' } } }

    it { is_expected.to contain_service('chronyd') }
  end

  context 'on an unknown system' do
    let(:facts) { { os: { name: 'Plan 9', family: 'Bell' }, networking: { fqdn: 'web1.example.com' } } }

    it { is_expected.to compile.and_raise_error(%r{Plan 9 keeps no time}) }
  end

  {
    'a port as a string' => [{ port: '123' }, %r{parameter 'port' expects a Clock::Port = Integer\[1, 65535\] value, got String}],
    'a port that is none' => [{ port: 70_000 }, %r{parameter 'port' expects a Clock::Port = Integer\[1, 65535\] value, got Integer\[70000, 70000\]}],
    'no servers' => [{ servers: [] }, %r{parameter 'servers' expects size to be at least 1, got 0}],
    'an unknown parameter' => [{ colour: 'red' }, %r{has no parameter named 'colour'}],
    'another state' => [{ ensure: 'paused' }, %r{parameter 'ensure' expects a match for Enum\['running', 'stopped'\], got 'paused'}],
  }.each do |what, (params, message)|
    context "with #{what}" do
      let(:params) { params }

      it { is_expected.to compile.and_raise_error(message) }
    end
  end

  context 'with a precondition' do
    let(:pre_condition) { "service { 'chrony': }" }

    it { is_expected.to compile.and_raise_error(%r{Duplicate declaration: Service\[chrony\] is already declared at \(line: 2\)}) }
  end

  context 'with a node parameter' do
    let(:node_params) { { 'site' => 'north' } }
    let(:pre_condition) { 'notify { "at ${site}, ${trusted["extensions"]["pp_role"]}": }' }
    let(:trusted_facts) { { 'pp_role' => 'web' } }

    it { is_expected.to contain_notify('at north, web') }
  end

  context 'with an unknown variable' do
    let(:pre_condition) { 'notify { "${nothing}": }' }

    it { is_expected.to compile.and_raise_error(%r{Unknown variable: 'nothing'}) }
  end
end
