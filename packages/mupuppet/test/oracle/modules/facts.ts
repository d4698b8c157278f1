/** The systems that the modules are compiled for. */
export const systems = ["debian12", "redhat9"] as const;

export type System = (typeof systems)[number];

interface Differences {
  readonly number: number;
  readonly os: Readonly<Record<string, unknown>>;
  readonly kernel: string;
  readonly more: Readonly<Record<string, unknown>>;
}

const different: Readonly<Record<System, Differences>> = {
  debian12: {
    number: 21,
    os: osOf({
      name: "Debian",
      id: "Debian",
      codename: "bookworm",
      full: "12.9",
      architecture: "amd64",
      selinux: false,
    }),
    kernel: "6.1.0",
    more: {
      apt_has_updates: true,
      apt_reboot_required: false,
      apt_update_last_success: 1_720_000_000,
      package_provider: "apt",
      selinux: false,
    },
  },
  redhat9: {
    number: 22,
    os: osOf({ name: "RedHat", id: "RedHat", codename: "Plow", full: "9.4", architecture: "x86_64", selinux: true }),
    kernel: "5.14.0",
    more: { package_provider: "dnf", selinux: true },
  },
};

/** The facts of a small machine with one of the systems: those of facter that Debian's modules ask for. */
export function factsOf(system: System): Readonly<Record<string, unknown>> {
  const { number, os, kernel, more } = different[system];
  const networking = networkingOf(number);
  return {
    ...{ os, networking, processors: processors(), memory: memory(), mountpoints: mountpoints(), identity: identity() },
    ...legacyOs(os as unknown as OsFacts),
    ...legacyNetworking(networking),
    ...{ kernel: "Linux", kernelversion: kernel, kernelrelease: `${kernel}-9`, kernelmajversion: kernel.slice(0, -2) },
    ...{
      virtual: "kvm",
      is_virtual: true,
      timezone: "UTC",
      filesystems: "ext4,xfs",
      path: "/usr/bin:/bin",
      id: "root",
    },
    ...{ processorcount: 2, physicalprocessorcount: 1, memorysize: "4.00 GiB", memorysize_mb: 4096.0 },
    ...{ puppetversion: "7.23.0", clientversion: "7.23.0", facterversion: "4.3.0", rubyversion: "3.1.2" },
    ...{ augeasversion: "1.14.0", ruby: { version: "3.1.2", sitedir: "/usr/local/lib/site_ruby" }, root_home: "/root" },
    ...{ puppet_vardir: "/var/cache/puppet", service_provider: "systemd", systemd: true, systemd_version: "252" },
    ...{
      systemd_internal_services: {},
      staging_http_get: "curl",
      iptables_version: "1.8.9",
      ip6tables_version: "1.8.9",
    },
    ...{ os_service_default: "<SERVICE DEFAULT>", os_workers: 2, os_workers_small: 1 },
    ...{ os_workers_keystone: 2, os_workers_heat_engine: 4, python3_version: "3.11.2", uptime_seconds: 7200 },
    ...more,
  };
}

interface OsFacts {
  readonly name: string;
  readonly family: string;
  readonly architecture: string;
  readonly release: { readonly full: string; readonly major: string; readonly minor: string };
  readonly distro: { readonly codename: string; readonly id: string; readonly description: string };
}

interface OsWords {
  readonly name: string;
  readonly id: string;
  readonly codename: string;
  readonly full: string;
  readonly architecture: string;
  readonly selinux: boolean;
}

function osOf({ name, id, codename, full, architecture, selinux }: OsWords): Readonly<Record<string, unknown>> {
  const [major = "", minor = ""] = full.split(".");
  const release = { full, major, minor };
  return {
    ...{ name, family: name, architecture, hardware: "x86_64", release },
    distro: { codename, description: `${name} ${full} (${codename})`, id, release },
    selinux: selinux ? { enabled: true, enforced: true, current_mode: "enforcing" } : { enabled: false },
  };
}

function legacyOs({ name, family, architecture, release, distro }: OsFacts): Readonly<Record<string, unknown>> {
  return {
    ...{ operatingsystem: name, osfamily: family, architecture, hardwaremodel: "x86_64", hardwareisa: "unknown" },
    ...{ operatingsystemrelease: release.full, operatingsystemmajrelease: release.major },
    ...{ lsbdistid: distro.id, lsbdistcodename: distro.codename, lsbdistrelease: release.full },
    ...{ lsbmajdistrelease: release.major, lsbminordistrelease: release.minor, lsbdistdescription: distro.description },
  };
}

interface NetworkingFacts {
  readonly hostname: string;
  readonly domain: string;
  readonly fqdn: string;
  readonly ip: string;
  readonly ip6: string;
  readonly mac: string;
  readonly netmask: string;
  readonly network: string;
  readonly primary: string;
  readonly interfaces: Readonly<Record<string, unknown>>;
}

function networkingOf(number: number): NetworkingFacts {
  const own = {
    ...{ ip: `192.0.2.${number}`, netmask: "255.255.255.0", network: "192.0.2.0", mtu: 1500 },
    ...{ ip6: `2001:db8::${number}`, netmask6: "ffff:ffff:ffff:ffff::", network6: "2001:db8::", scope6: "global" },
    mac: `02:00:00:00:00:${number}`,
  };
  const bindings = [{ address: own.ip, netmask: own.netmask, network: own.network }];
  const loop = { ip: "127.0.0.1", netmask: "255.0.0.0", network: "127.0.0.0", ip6: "::1", mtu: 65536 };
  const hostname = `node${number}`;
  return {
    ...{ hostname, domain: "example.org", fqdn: `${hostname}.example.org`, primary: "ens3", ...own },
    interfaces: { ens3: { ...own, bindings }, lo: loop },
  };
}

function legacyNetworking({ hostname, domain, fqdn, ip, ip6, mac, netmask, network }: NetworkingFacts) {
  return {
    ...{ hostname, domain, fqdn, clientcert: fqdn, interfaces: "ens3,lo", ipaddress: ip, ipaddress6: ip6, netmask },
    ...{ network, macaddress: mac, ipaddress_ens3: ip, netmask_ens3: netmask, network_ens3: network },
    ...{ macaddress_ens3: mac, ipaddress6_ens3: ip6, ipaddress_lo: "127.0.0.1", netmask_lo: "255.0.0.0" },
  };
}

function processors(): unknown {
  return { count: 2, physicalcount: 1, cores: 2, threads: 1, isa: "unknown", models: ["Xeon", "Xeon"] };
}

function memory(): unknown {
  const system = { total: "4.00 GiB", total_bytes: 2 ** 32, available: "3.00 GiB", available_bytes: 3 * 2 ** 30 };
  return { system, swap: { total: "1.00 GiB", total_bytes: 2 ** 30, available_bytes: 2 ** 30 } };
}

function mountpoints(): unknown {
  return {
    "/": { device: "/dev/vda1", filesystem: "ext4", options: ["rw"], size_bytes: 2 ** 35, used_bytes: 2 ** 33 },
  };
}

function identity(): unknown {
  return { user: "root", uid: 0, group: "root", gid: 0, privileged: true };
}
