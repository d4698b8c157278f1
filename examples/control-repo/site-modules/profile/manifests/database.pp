# Our data.
class profile::database (
  Hash[String, Variant[String, Integer]] $settings,
  Optional[Sensitive[String]] $password = undef,
) {
  package { 'postgresql': ensure => installed }
  -> file { '/etc/postgresql/conf.d/site.conf':
    content => epp('profile/postgresql.conf.epp', { 'settings' => $settings }),
  }
  ~> service { 'postgresql':
    ensure => running,
    enable => true,
  }
  if $password {
    file { '/etc/postgresql/password':
      mode    => '0600',
      content => $password,
    }
  }
}
