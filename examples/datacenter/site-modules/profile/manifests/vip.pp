# @summary An address that two machines share.
define profile::vip (
  String[1] $address,
  Integer[1, 254] $priority = 100,
  Sensitive[String] $secret = Sensitive(lookup('profile::vip::secret')),
) {
  $router = toolbox::seeded(254, $title) + 1
  file { "/etc/keepalived/${regsubst($title, ' ', '-')}.conf":
    mode    => '0600',
    content => Sensitive(epp('profile/vip.epp', {
      'name'     => $title,
      'router'   => $router,
      'address'  => $address,
      'priority' => $priority,
      'secret'   => $secret.unwrap,
    })),
  }
}
