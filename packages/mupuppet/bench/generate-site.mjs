/** A site of about `count` resources: classes with parameters, defined types, files with interpolated content, defaults, relationships. */
export function generateSite(count) {
  const groups = Math.max(1, Math.round(count / 50));
  const lines = [
    "File { owner => 'root', group => 'root' }",
    "define site::page($host, $port = 80, $text = 'hello') {",
    '  $root = "/srv/${host}/${title}"',
    "  file { $root: ensure => directory }",
    '  file { "${root}/page.conf":',
    '    content => "listen ${port}\\nname ${host}\\n",',
    "    mode    => '0644',",
    "    require => File[$root],",
    "  }",
    '  file { "${root}/index.html": content => "<p>${text} from ${title}</p>\\n" }',
    "}",
  ];
  for (let group = 0; group < groups; group++) lines.push(...classOf(group));
  lines.push("node default {");
  for (let group = 0; group < groups; group++) lines.push(`  include app${group}`);
  lines.push("}", "");
  return lines.join("\n");
}

/** 50 resources: the class, a package, a service, a folder, 6 files, and 10 defined resources with three files each. */
function classOf(group) {
  const lines = [
    `class app${group}($host = 'host${group}.example.com', $port = ${8000 + group}) {`,
    '  $root = "/srv/${host}"',
    "  file { $root: ensure => directory }",
    `  package { 'app${group}': ensure => present, before => File[$root] }`,
    `  service { 'app${group}': ensure => running, enable => true, require => Package['app${group}'] }`,
  ];
  for (let file = 0; file < 6; file++) {
    lines.push(
      `  file { "\${root}/file${file}": content => "number ${file} of \${host}:\${port}\\n", mode => '0600' }`,
    );
  }
  for (let page = 0; page < 10; page++) {
    const text = page % 2 === 0 ? "" : `, text => "page \${port} ${page}"`;
    lines.push(`  site::page { 'app${group}-${page}': host => $host, port => $port + ${page}${text} }`);
  }
  return [...lines, "}"];
}
