# @summary Runners, as many as there are processors.
class profile::build (
  Hash[String[1], Hash] $runners = {},
) {
  $defaults = { 'command' => '/usr/bin/runner', 'env' => { 'CI' => 'true' } }
  $numbered = Hash(Integer[1, $facts['processors']['count']].map |$index| { ["runner@${index}", {}] })
  create_resources('profile::unit', $numbered + $runners, $defaults)

  file { '/var/cache/build':
    ensure => directory,
    mode   => '1777',
  }
  tidy { '/var/cache/build':
    age     => '2w',
    recurse => true,
    require => File['/var/cache/build'],
  }
}
