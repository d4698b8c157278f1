// Written by tools/puppet-resource-types.mjs: what Puppet says of its types; those of 7.23 and 8.10 are the same.

/** The parameters of every resource. */
export const metaparameters: readonly string[] = [
  "noop",
  "schedule",
  "audit",
  "loglevel",
  "alias",
  "tag",
  "require",
  "subscribe",
  "before",
  "notify",
  "stage",
];

/**
 * Puppet's own types, one per line: its name, its attributes, its name parameters, `1` if names are unique, its title
 * patterns unless they are the default, and the types of its automatic relationships. One string, of which only the
 * requested lines are parsed.
 */
export const coreTypes = [
  "",
  "component\tname\tname\t1\t\t",
  "exec\tcommand creates cwd environment group logoutput onlyif path provider refresh refreshonly returns timeout tries try_sleep umask unless user\tcommand\t\t\tfile user",
  'file\tbackup checksum checksum_value content ctime ensure force group ignore links max_files mode mtime owner path provider purge recurse recurselimit replace selinux_ignore_defaults selrange selrole seltype seluser show_diff source source_permissions sourceselect staging_location target type validate_cmd validate_replacement\tpath\t1\t[["/^(\\\\/|.+:\\\\/|.*[^\\\\/])\\\\/*\\\\Z/m",["path"]]]\tfile user group',
  "filebucket\tname path port server\tname\t1\t\t",
  "group\tallowdupe attribute_membership attributes auth_membership ensure forcelocal gid ia_load_module members name provider system\tname\t1\t\t",
  "notify\tmessage name withpath\tname\t1\t\t",
  'package\tadminfile allow_virtual allowcdrom category command configfiles description enable_only ensure flavor install_only install_options instance mark name package_settings platform provider reinstall_on_refresh responsefile root source status uninstall_options vendor\tname provider command\t1\t[["/(.*)/m",["name"]]]\tfile',
  "resources\tname purge unless_system_user unless_uid\tname\t1\t\t",
  "schedule\tname period periodmatch range repeat weekday\tname\t1\t\t",
  "service\tbinary control enable ensure flags hasrestart hasstatus logonaccount logonpassword manifest name path pattern provider restart start status stop timeout\tname\t1\t\t",
  "stage\tname\tname\t1\t\t",
  "tidy\tage backup matches max_files path recurse rmdirs size type\tpath\t\t\t",
  "user\tallowdupe attribute_membership attributes auth_membership auths comment ensure expiry forcelocal gid groups home ia_load_module iterations key_membership keys loginclass managehome membership name password password_max_age password_min_age password_warn_days profile_membership profiles project provider purge_ssh_keys role_membership roles salt shell system uid\tname\t1\t\tgroup user",
  "whit\tname\tname\t1\t\t",
  "",
].join("\n");

/** The types of the modules in Puppet's and OpenVox's packages, in the same form. */
export const vendoredTypes = [
  "",
  "augeas\tchanges context force incl lens load_path name onlyif provider returns root show_diff type_check\tname\t1\t\t",
  "cron\tcommand ensure environment hour minute month monthday name provider special target user weekday\tname\t1\t\tuser",
  "host\tcomment ensure host_aliases ip name provider target\tname\t1\t\t",
  "mount\tatboot blockdevice device dump ensure fstype name options pass provider remounts target\tname\t1\t\tmount",
  "scheduled_task\targuments command compatibility description enabled ensure name password provider trigger user working_dir\tname\t1\t\t",
  "selboolean\tname persistent provider value\tname\t1\t\t",
  "selmodule\tensure name provider selmoduledir selmodulepath syncversion\tname\t1\t\tfile",
  "ssh_authorized_key\tdrop_privileges ensure key name options provider target type user\tname\t1\t\tuser",
  'sshkey\tensure host_aliases key name provider target type\ttype name\t1\t[["/^(.*?)@(.*)$/",["name","type"]],["/^([^@]+)$/",["name"]]]\t',
  "yumrepo\tassumeyes bandwidth baseurl cost deltarpm_metadata_percentage deltarpm_percentage descr enabled enablegroups ensure exclude failovermethod gpgcakey gpgcheck gpgkey http_caching include includepkgs keepalive metadata_expire metalink minrate mirrorlist mirrorlist_expire module_hotfixes name password payload_gpgcheck priority protect provider proxy proxy_password proxy_username repo_gpgcheck retries s3_enabled skip_if_unavailable sslcacert sslclientcert sslclientkey sslverify target throttle timeout username\tname\t1\t\t",
  "zfs\taclinherit aclmode acltype atime canmount checksum compression copies dedup defaultuserquota devices ensure exec logbias mountpoint name nbmand overlay primarycache provider quota readonly recordsize refquota refreservation relatime reservation secondarycache setuid shareiscsi sharenfs sharesmb snapdir sync version volsize vscan xattr zoned\tname\t1\t\tzpool zfs",
  "zone\tautoboot clone create_args dataset ensure id inherit install_args ip iptype name path pool provider realhostname shares sysidcfg\tname\t1\t\tfile zfs",
  "zpool\tashift autoexpand cache disk ensure failmode log mirror pool provider raid_parity raidz spare\tpool\t1\t\t",
  "",
].join("\n");
