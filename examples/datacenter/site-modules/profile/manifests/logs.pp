# @summary A place for the logs of this site.
class profile::logs (
  Enum['days', 'weeks', 'months'] $unit = 'weeks',
  Integer[1] $count = 8,
) {
  $days = $count * { 'days' => 1, 'weeks' => 7, 'months' => 31 }[$unit]
  $kept = Timespan({ 'days' => $days })
  file { '/etc/logs.yaml':
    mode    => '0644',
    content => toolbox::to_yaml({ 'keep' => $kept.strftime('%D days'), 'site' => $facts['datacenter'] }),
  }
}
