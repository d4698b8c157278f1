// Written by tools/puppet-resource-types.mjs: what Puppet 7.23 and Debian's modules say of their types.

/** What every resource may have. */
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
 * The usual types, one a line: its name, what may be set, what names it, `1` where names are unique, its title patterns where they
 * aren't the usual one, and what agents add relationships to. One text, of which only the lines that are asked for are read.
 */
export const usualTypes = [
  "",
  "component\tname\tname\t1\t\t",
  "cron\tcommand ensure environment hour minute month monthday name provider special target user weekday\tname\t1\t\tuser",
  "exec\tcommand creates cwd environment group logoutput onlyif path provider refresh refreshonly returns timeout tries try_sleep umask unless user\tcommand\t\t\tfile user",
  'file\tbackup checksum checksum_value content ctime ensure force group ignore links max_files mode mtime owner path provider purge recurse recurselimit replace selinux_ignore_defaults selrange selrole seltype seluser show_diff source source_permissions sourceselect staging_location target type validate_cmd validate_replacement\tpath\t1\t[["/^(\\\\/|.+:\\\\/|.*[^\\\\/])\\\\/*\\\\Z/m",["path"]]]\tfile user group',
  "filebucket\tname path port server\tname\t1\t\t",
  "group\tallowdupe attribute_membership attributes auth_membership ensure forcelocal gid ia_load_module members name provider system\tname\t1\t\t",
  "host\tcomment ensure host_aliases ip name provider target\tname\t1\t\t",
  "mount\tatboot blockdevice device dump ensure fstype name options pass provider remounts target\tname\t1\t\tmount",
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
