/** The manifests of the paper's figures, and shorter ones of its text. */
import { positionAt } from "@cairn/diagnostics";
import { resourcesText, runText } from "./run-text.js";

const serviceClasses = {
  service1: `class service1 {
  $mode = 123
  include service2
  file { "config1":
    path => "path1",
    source => $source,
    mode => $mode,
    checksum => $checksum,
  }
  $checksum = "md5"
}`,
  service2: `class service2 inherits service3 {
  $recurse = true
  file { "config2":
    path => "path2",
    source => $source,
    provider => $provider,
    recurse => $recurse,
  }
}`,
  service3: `class service3 {
  $provider = posix
  file { "config3":
    path => "path3",
  }
}`,
};

const serviceNode = `node default {
  $source = "/source"
  include service1
}`;

/** The position at which a manifest is stuck, and the term. */
function stuckAt(text: string, facts?: ReadonlyMap<string, string>): string {
  const outcome = runText(text, "ssh.example.com", facts ? { facts } : {});
  if ("catalog" in outcome) return resourcesText(outcome.catalog.resources).join("\n");
  const { span, code } = outcome.error;
  return `${code} ${positionAt(span.source, span.start).line}: ${span.source.text.slice(span.start, span.end)}`;
}

describe("figure 2", () => {
  const { service1, service2, service3 } = serviceClasses;

  it("as printed: the class is included before it is defined", () => {
    const printed = [serviceNode, service1, service2, service3].join("\n");
    expect(stuckAt(printed)).toBe("mupuppet/stuck 3: include service1");
  });

  it("with the definitions first: $checksum is assigned after it is read", () => {
    const moved = [service3, service2, service1, serviceNode].join("\n");
    expect(stuckAt(moved)).toBe("mupuppet/stuck 23: $checksum");
  });

  it("without undefined variables: the printed catalog, in its order", () => {
    const strict = [service3, service2, service1.replace("    checksum => $checksum,\n", ""), serviceNode].join("\n");
    const outcome = runText(strict);
    expect("catalog" in outcome && resourcesText(outcome.catalog.resources)).toEqual([
      'File[config3] { path => "path3" }',
      'File[config2] { path => "path2", source => "/source", provider => "posix", recurse => true }',
      'File[config1] { path => "path1", source => "/source", mode => 123 }',
    ]);
  });
});

describe("figure 4", () => {
  const manifest = `class ssh::params {
  case $::osfamily {
    "Debian": { $sshd_package = "ssh" }
    "RedHat": { $sshd_package = "openssh-server" }
    default: { fail("SSH class not supported") }
  }
}
class ssh ($ssh_pkg = $::ssh::params::sshd_package) inherits ssh::params {
  package { $ssh_pkg:
    ensure => installed
  }
}
node "ssh.example.com" {
  include ssh
}`;

  it.each([
    ["Debian", 'Package[ssh] { ensure => "installed" }'],
    ["RedHat", 'Package[openssh-server] { ensure => "installed" }'],
    ["Solaris", 'mupuppet/stuck 5: fail("SSH class not supported")'],
  ])("on %s", (family, expected) => {
    expect(stuckAt(manifest, new Map([["osfamily", family]]))).toBe(expected);
  });

  it("without facts", () => {
    expect(stuckAt(manifest)).toBe("mupuppet/stuck 2: $::osfamily");
  });
});

describe("figure 5", () => {
  const definitions = `class c (
  $backupArg = false,
  $pathArg = "/default",
  $modeArg = 123 ) {
  file { "from_class":
    backup => $backupArg,
    source => $pathArg,
    mode => $modeArg
  }
}
define d (
  $backupArg = false,
  $pathArg = "/default",
  $modeArg = 123 ) {
  file { "from_define":
    backup => $backupArg,
    source => $pathArg,
    path => $path,
    mode => $modeArg
  }
}
`;

  it("as printed: $path is read before it is assigned", () => {
    const node = `node default {
  $backup = true
  class { c:
    backupArg => $backup,
    pathArg => $path
  }
  $path = "/path"
}`;
    expect(stuckAt(definitions + node)).toBe("mupuppet/stuck 26: $path");
  });

  it("without undefined variables: the values of the printed catalog", () => {
    const node = `node default {
  $backup = true
  class { c: backupArg => $backup }
  $path = "/path"
  d { "service3": backupArg => $backup }
}`;
    expect(stuckAt(definitions + node).split("\n")).toEqual([
      'File[from_class] { backup => true, source => "/default", mode => 123 }',
      'File[from_define] { backup => true, source => "/default", path => "/path", mode => 123 }',
    ]);
  });
});

it("section 3.2.2: a resource reads a parameter of one that is declared already", () => {
  const text = `file { "foo.txt": owner => "alice" }
$y = "foo.txt"
$x = File[$y]
file { "bar.txt": owner => $x["owner"] }`;
  expect(stuckAt(text).split("\n")).toEqual([
    'File[foo.txt] { owner => "alice" }',
    'File[bar.txt] { owner => "alice" }',
  ]);
});
