/** A control repository in which every kind of name leads into another file. */
export const shop = `# What we sell.
#
# @param port
#   where it listens
# @param mode how it runs
# @param items what there is
class shop (
  Integer $port,
  Enum['slow', 'fast'] $mode = 'slow',
  Array[Shop::Item] $items = [],
) inherits shop::base {
  $half = shop::half($port)
  file { '/etc/shop.conf':
    ensure  => file,
    content => template('shop/shop.conf.erb'),
    require => Package['shop'],
  }
  file { '/etc/shop.motd':
    content => epp('shop/motd.epp', { 'greeting' => "hello \${facts['os']['family']}" }),
  }
  shop::shelf { 'books': size => $half }
  $items.each |$item| {
    notify { "item \${item}": }
  }
  $found = lookup('shop::port')
}
`;
export const base = `# What every shop has.
class shop::base {
  package { 'shop': ensure => installed }
}
`;
export const shelf = `# A shelf.
#
# @param size how much it holds
# @param sorted whether it is in order
define shop::shelf (
  Integer $size,
  Boolean $sorted = false,
) {
  notify { "\${title} \${size}": }
  include shop::base
}
`;
export const half = `# The half of a number.
function shop::half(Integer $number) >> Integer {
  $number / 2
}
`;
export const item = `# What can be sold.
type Shop::Item = String[1]
`;
export const erb = `listen <%= @port %>;
<% @items.each do |item| -%>
family <%= @facts['os']['family'] %> <%= item %>
<% end -%>
`;
export const motd = `<%- | String $greeting | -%>
<%= $greeting %> on <%= $facts['os']['family'] %>
`;
export const site = `node default {
  include shop
}
`;
export const common = `# For everybody.
lookup_options:
  shop::items:
    merge: unique
shop::port: 80
shop::name: "shop on %{facts.os.family}"
shop::motto: "we are %{lookup('shop::name')}"
`;
export const web1 = `shop::port: 443
`;
export const hiera = `version: 5
defaults:
  datadir: data
  data_hash: yaml_data
hierarchy:
  - name: node
    path: "nodes/%{trusted.certname}.yaml"
  - name: common
    path: "common.yaml"
`;
export const facts = `hostname: web1
os:
  family: Debian
  release:
    major: '12'
`;

/** By their names in the repository; the modules lie where only environment.conf says. */
export const files = {
  "environment.conf": "modulepath = own:vendor\n",
  Puppetfile: "mod 'puppetlabs-stdlib', '9.0.0'\n",
  "hiera.yaml": hiera,
  "manifests/site.pp": site,
  "data/common.yaml": common,
  "data/nodes/web1.example.org.yaml": web1,
  "facts/web1.yaml": facts,
  "nodes.txt": "web1.example.org facts/web1.yaml\n",
  "own/shop/manifests/init.pp": shop,
  "own/shop/manifests/base.pp": base,
  "vendor/other/manifests/init.pp": "# Another.\nclass other {\n  $xs.each |$item| {\n    notice($item)\n  }\n}\n",
  "own/shop/manifests/shelf.pp": shelf,
  "own/shop/functions/half.pp": half,
  "own/shop/types/item.pp": item,
  "own/shop/templates/shop.conf.erb": erb,
  "own/shop/templates/motd.epp": motd,
} as const;
