/**
 * The settings that Puppet 8.10 has, one a line: name, kind (`b` boolean, `i` integer, `d` duration in seconds, `l` list, `s` text), what
 * holds by default (`~`: nothing), and what Puppet 7.23 has in its place (`-`: no such setting). Folders are those of the server of
 * Puppet's and OpenVox's own packages.
 */
export const settingsTable = String.raw`
confdir	s	/etc/puppetlabs/puppet
codedir	s	/etc/puppetlabs/code
vardir	s	/opt/puppetlabs/server/data/puppetserver
logdir	s	/var/log/puppetlabs/puppetserver
log_level	s	notice
disable_warnings	l	
skip_logging_catalog_request_destination	b	false	-
merge_dependency_warnings	b	false
strict	s	error	warning
disable_i18n	b	true
priority	s	~
trace	b	false
puppet_trace	b	false
profile	b	false
versioned_environment_dirs	b	false
static_catalogs	b	true
settings_catalog	b	true
strict_environment_mode	b	false
autoflush	b	true
syslogfacility	s	daemon
statedir	s	$vardir/state
rundir	s	/var/run/puppetlabs/puppetserver
genconfig	b	false
genmanifest	b	false
configprint	s	
color	s	ansi
mkusers	b	false
manage_internal_file_permissions	b	true
onetime	b	false
path	s	none
libdir	s	$vardir/lib
environment	s	production
environmentpath	s	$codedir/environments
report_configured_environmentpath	b	true	-
use_last_environment	b	true
always_retry_plugins	b	true
diff_args	s	-u
diff	s	diff
show_diff	b	false
daemonize	b	true
maximum_uid	i	4294967290
route_file	s	$confdir/routes.yaml
node_terminus	s	plain
node_cache_terminus	s	~
data_binding_terminus	s	hiera
hiera_config	s	$confdir/hiera.yaml
binder_config	s	~
catalog_terminus	s	compiler
catalog_cache_terminus	s	~
facts_terminus	s	facter
trusted_external_command	s	~
default_file_terminus	s	rest
http_proxy_host	s	none
http_proxy_port	i	3128
http_proxy_user	s	none
http_proxy_password	s	none
no_proxy	s	localhost, 127.0.0.1
http_keepalive_timeout	d	4s
http_debug	b	false
http_connect_timeout	d	2m
http_read_timeout	d	10m
http_user_agent	s	Puppet/$serverversion
filetimeout	d	15s
environment_timeout	d	0
environment_data_provider	s	~
prerun_command	s	
postrun_command	s	
freeze_main	b	false
preview_outputdir	s	$vardir/preview
location_trusted	b	false
module_repository	s	https://forgeapi.puppet.com
module_working_dir	s	$vardir/puppet-module
forge_authorization	s	~
module_groups	s	~
certname	s	~
dns_alt_names	s	
csr_attributes	s	$confdir/csr_attributes.yaml
certdir	s	$ssldir/certs
ssldir	s	$confdir/ssl
ssl_lockfile	s	$ssldir/ssl.lock
publickeydir	s	$ssldir/public_keys
requestdir	s	$ssldir/certificate_requests
privatekeydir	s	$ssldir/private_keys
privatedir	s	$ssldir/private
passfile	s	$privatedir/password
hostcsr	s	$requestdir/$certname.pem
hostcert	s	$certdir/$certname.pem
hostprivkey	s	$privatekeydir/$certname.pem
hostpubkey	s	$publickeydir/$certname.pem
localcacert	s	$certdir/ca.pem
ca_fingerprint	s	~
ssl_trust_store	s	~
hostcrl	s	$ssldir/crl.pem
certificate_revocation	s	chain
ciphers	s	ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305:DHE-RSA-AES128-GCM-SHA256:DHE-RSA-AES256-GCM-SHA384:DHE-RSA-CHACHA20-POLY1305:ECDHE-ECDSA-AES128-SHA256:ECDHE-RSA-AES128-SHA256:ECDHE-ECDSA-AES128-SHA:ECDHE-RSA-AES128-SHA:ECDHE-ECDSA-AES256-SHA384:ECDHE-RSA-AES256-SHA384:ECDHE-ECDSA-AES256-SHA:ECDHE-RSA-AES256-SHA:DHE-RSA-AES128-SHA256:DHE-RSA-AES256-SHA256:AES128-GCM-SHA256:AES256-GCM-SHA384:AES128-SHA256:AES256-SHA256
key_type	s	rsa
named_curve	s	prime256v1
digest_algorithm	s	sha256
supported_checksum_types	l	sha256,sha384,sha512,sha224,md5
logdest	s	~
ca_name	s	Puppet CA: $certname
cadir	s	/etc/puppetlabs/puppetserver/ca
cacert	s	$cadir/ca_crt.pem
cakey	s	$cadir/ca_key.pem
capub	s	$cadir/ca_pub.pem
cacrl	s	$cadir/ca_crl.pem
csrdir	s	$cadir/requests
signeddir	s	$cadir/signed
serial	s	$cadir/serial
autosign	s	$confdir/autosign.conf
allow_duplicate_certs	b	false
ca_ttl	d	5y
ca_refresh_interval	d	1d	-
crl_refresh_interval	d	1d	~
hostcert_renewal_interval	d	30d	-
keylength	i	4096
cert_inventory	s	$cadir/inventory.txt
config_file_name	s	puppet.conf
config	s	$confdir/$config_file_name
pidfile	s	$rundir/$run_mode.pid
sourceaddress	s	~
manifest	s	~
modulepath	s	~
config_version	s	
user	s	puppet
group	s	puppet
default_manifest	s	./manifests
disable_per_environment_manifest	b	false
code	s	
masterport	i	8140
serverport	i	$masterport
bucketdir	s	$vardir/bucket
trusted_oid_mapping_file	s	$confdir/custom_trusted_oid_mapping.yaml
basemodulepath	s	$codedir/modules:/opt/puppetlabs/puppet/modules
vendormoduledir	s	/opt/puppetlabs/puppet/vendor_modules
ssl_client_header	s	HTTP_X_CLIENT_DN
ssl_client_verify_header	s	HTTP_X_CLIENT_VERIFY
yamldir	s	$vardir/yaml
server_datadir	s	$vardir/server_data
reports	s	none	store
exclude_unchanged_resources	b	true	false
reportdir	s	$vardir/reports
reporturl	s	http://localhost:3000/reports/upload
fileserverconfig	s	$confdir/fileserver.conf
devicedir	s	$vardir/devices
deviceconfig	s	$confdir/device.conf
node_name_value	s	$certname
node_name_fact	s	
statefile	s	$statedir/state.yaml
statettl	d	32d
transactionstorefile	s	$statedir/transactionstore.yaml
clientyamldir	s	$vardir/client_yaml
client_datadir	s	$vardir/client_data
write_catalog_summary	b	true
classfile	s	$statedir/classes.txt
resourcefile	s	$statedir/resources.txt
puppetdlog	s	$logdir/puppetd.log
deviceconfdir	s	$confdir/devices
server	s	puppet
server_list	l	
use_srv_records	b	false
srv_domain	s	~
http_extra_headers	l	
ignoreschedules	b	false
default_schedules	b	true
noop	b	false
runinterval	d	30m
runtimeout	d	1h
ca_server	s	$server
ca_port	i	$serverport
preferred_serialization_format	s	json
allow_pson_serialization	b	false	-
agent_catalog_run_lockfile	s	$statedir/agent_catalog_run.lock
agent_disabled_lockfile	s	$statedir/agent_disabled.lock
usecacheonfailure	b	true
include_legacy_facts	b	false	true
fact_name_length_soft_limit	i	2560
fact_value_length_soft_limit	i	4096
top_level_facts_soft_limit	i	512
number_of_facts_soft_limit	i	10240	2048
payload_soft_limit	i	16777216
use_cached_catalog	b	false
ignoremissingtypes	b	false
splaylimit	d	$runinterval
splay	b	false
clientbucketdir	s	$vardir/clientbucket
report_server	s	$server
report_port	i	$serverport
report	b	true
report_include_system_store	b	false
resubmit_facts	b	false
publicdir	s	/opt/puppetlabs/puppet/public
lastrunfile	s	$publicdir/last_run_summary.yaml
lastrunreport	s	$statedir/last_run_report.yaml
graph	b	false
graphdir	s	$statedir/graphs
waitforcert	d	2m
maxwaitforcert	d	unlimited
waitforlock	d	0
maxwaitforlock	d	1m
plugindest	s	$libdir
pluginsource	s	puppet:///plugins
pluginfactdest	s	$vardir/facts.d
pluginfactsource	s	puppet:///pluginfacts
localedest	s	$vardir/locales
localesource	s	puppet:///locales
pluginsync	b	true
pluginsignore	s	.svn CVS .git .hg
ignore_plugin_errors	b	false
factpath	s	$vardir/lib/facter:$vardir/facts
tags	s	
skip_tags	s	
evaltrace	b	false
preprocess_deferred	b	false	true
summarize	b	false
external_nodes	s	none
ldapssl	b	false
ldaptls	b	false
ldapserver	s	ldap
ldapport	i	389
ldapstring	s	(&(objectclass=puppetClient)(cn=%s))
ldapclassattrs	s	puppetclass
ldapstackedattrs	s	puppetvar
ldapattrs	s	all
ldapparentattr	s	parentnode
ldapuser	s	
ldappassword	s	
ldapbase	s	
storeconfigs	b	false
storeconfigs_backend	s	puppetdb
max_errors	i	10
max_warnings	i	10
max_deprecations	i	10
strict_variables	b	true	false
tasks	b	false
document_all	b	false
rich_data	b	true
`;
