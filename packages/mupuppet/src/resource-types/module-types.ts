// Written by tools/puppet-resource-types.mjs: what Puppet 7.23 and Debian's modules say of their types.

const types = String.raw`
a2mod	ensure identifier lib name provider	name	1		package
alternative_entry	altlink altlink_ro altname ensure name priority provider	name altlink	1	[["/^([^:]+)$/",["name"]],["/^(.*):([a-z]:(\\/|\\\\).*)$/i",["name","altlink"]],["/^(.*):(.*)$/",["name","altlink"]]]	
alternatives	mode name path provider	name	1		alternative_entry
anchor	name	name	1		
aodh_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
aodh_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
aodh_config	ensure ensure_absent_val name provider secret value	name	1		anchor
apt_key	content created ensure expired expiry fingerprint id long options provider refresh server short size source type weak_ssl	id	1		file
archive	allow_insecure checksum checksum_type checksum_url checksum_verify cleanup cookie creates digest_string digest_type digest_url download_options ensure extract extract_command extract_flags extract_path filename group password path provider proxy_server proxy_type source target temp_dir url user username	path	1		file exec
barbican_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
barbican_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
barbican_config	ensure ensure_absent_val name provider secret value	name	1		anchor
barbican_secret	ensure name payload provider	name	1		service
ceilometer_config	ensure ensure_absent_val name provider secret value	name	1		anchor
ceilometer_rootwrap_config	ensure ensure_absent_val name provider value	name	1		anchor
ceph_config	ensure name path provider value	name	1		
cinder_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
cinder_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
cinder_config	ensure ensure_absent_val name provider secret value	name	1		anchor
cinder_qos	associations consumer ensure name properties provider	name	1		anchor
cinder_rootwrap_config	ensure ensure_absent_val name provider value	name	1		anchor
cinder_type	access_project_ids ensure is_public name properties provider	name	1		anchor
cloudkitty_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
cloudkitty_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
cloudkitty_config	ensure ensure_absent_val name provider secret value	name	1		anchor
concat_file	backup ensure ensure_newline force format group mode order owner path replace selinux_ignore_defaults selrange selrole seltype seluser show_diff tag validate_cmd	path	1		file
concat_fragment	content name order source tag target	name	1		file
congress_api_paste_ini	ensure ensure_absent_val name provider secret value	name	1		package
congress_config	ensure ensure_absent_val name provider secret value	name	1		package
cs_clone	cib clone_max clone_node_max ensure globally_unique group interleave name notify_clones ordered primitive provider	name	1		service cs_shadow cs_group cs_primitive
cs_colocation	cib ensure name primitives provider score	name	1		cs_shadow service cs_clone cs_primitive
cs_commit	cib name provider	name	1		service cs_shadow
cs_group	cib ensure name primitives provider	name	1		cs_shadow service cs_primitive
cs_location	cib ensure name node_name primitive provider resource_discovery rules score	name	1		cs_shadow service cs_primitive cs_clone cs_group
cs_order	cib ensure first kind name provider score second symmetrical	name	1		service cs_clone cs_group cs_primitive cs_shadow
cs_primitive	cib ensure metadata ms_metadata name operations parameters primitive_class primitive_type promotable provided_by provider unmanaged_metadata utilization	name	1		cs_shadow service
cs_property	cib ensure name provider replace value	name	1		cs_shadow service
cs_rsc_defaults	cib ensure name provider value	name	1		service
cs_shadow	autocommit cib epoch provider	cib	1		service
datacat_collector	collects ensure path provider source_key target_field target_resource template template_body	path	1		
datacat_fragment	data name order provider target	name	1		
designate_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
designate_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
designate_config	ensure ensure_absent_val name provider secret value	name	1		anchor
designate_rootwrap_config	ensure ensure_absent_val name provider value	name	1		anchor
designate_tlds_config	ensure ensure_absent_val name provider secret value	name	1		anchor
eswitchd_config	ensure ensure_absent_val name provider value	name	1		anchor
etcd_key	ca_file cert_file ensure key_file name password peers provider username value	name	1		service
etcddiscovery_config	ensure ensure_absent_val name provider secret value	name	1		anchor
file_line	after append_on_no_match encoding ensure line match match_for_absence multiple name path provider replace replace_all_matches_not_matching_line	name	1		file
firewall	action burst bytecode cgroup chain checksum_fill clamp_mss_to_pmtu clusterip_clustermac clusterip_hash_init clusterip_hashmode clusterip_local_node clusterip_new clusterip_total_nodes condition connlimit_above connlimit_mask connmark ctdir ctexpire ctorigdst ctorigdstport ctorigsrc ctorigsrcport ctproto ctrepldst ctrepldstport ctreplsrc ctreplsrcport ctstate ctstatus date_start date_stop destination dport dst_cc dst_range dst_type ensure gateway gid goto hashlimit_above hashlimit_burst hashlimit_dstmask hashlimit_htable_expire hashlimit_htable_gcinterval hashlimit_htable_max hashlimit_htable_size hashlimit_mode hashlimit_name hashlimit_srcmask hashlimit_upto helper hop_limit icmp iniface ipsec_dir ipsec_policy ipset ipvs isfirstfrag isfragment ishasmorefrags islastfrag jump kernel_timezone length limit line log_ip_options log_level log_prefix log_tcp_options log_tcp_sequence log_uid mac_source mask match_mark month_days mss name nflog_group nflog_prefix nflog_range nflog_threshold notrack onduplicaterulebehaviour outiface physdev_in physdev_is_bridged physdev_is_in physdev_is_out physdev_out pkttype port proto provider queue_bypass queue_num random random_fully rdest reap recent reject rhitcount rname rpfilter rseconds rsource rttl set_dscp set_dscp_class set_mark set_mss socket source sport src_cc src_range src_type stat_every stat_mode stat_packet stat_probability state string string_algo string_from string_hex string_to table tcp_flags time_contiguous time_start time_stop to todest toports tosource uid week_days zone	name	1		firewallchain package service
firewallchain	ensure ignore ignore_foreign name policy provider purge	name	1		package service
gitremote	confowner directory ensure fetches name provider remotename url	name	1		
glance_api_config	ensure ensure_absent_val name provider secret value	name	1		anchor
glance_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
glance_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
glance_cache_config	ensure ensure_absent_val name provider secret value	name	1		anchor
glance_image	container_format disk_format ensure id image_tag is_public location min_disk min_ram name project_id project_name properties provider proxy source	name	1		anchor
glance_image_import_config	ensure ensure_absent_val name provider secret value	name	1		anchor
glance_rootwrap_config	ensure ensure_absent_val name provider value	name	1		anchor
glance_swift_config	ensure ensure_absent_val name provider secret value	name	1		anchor
gnocchi_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
gnocchi_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
gnocchi_config	ensure ensure_absent_val name provider secret value	name	1		anchor
heat_api_cfn_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
heat_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
heat_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
heat_config	ensure ensure_absent_val name provider secret value	name	1		anchor
ini_setting	ensure force_new_section_creation indent_char indent_width key_val_separator name path provider refreshonly section section_prefix section_suffix setting show_diff value	name	1		file
ini_subsetting	delete_if_empty ensure insert_type insert_value key_val_separator name path provider quote_char section setting show_diff subsetting subsetting_key_val_separator subsetting_separator use_exact_match value	name	1		
ironic_config	ensure ensure_absent_val name provider secret transform_to value	name	1		anchor
ironic_inspector_config	ensure ensure_absent_val name provider secret value	name	1		anchor
ironic_neutron_agent_config	ensure ensure_absent_val name provider secret value	name	1		anchor
keystone_config	ensure ensure_absent_val name provider secret value	name	1		anchor
keystone_domain	description enabled ensure id is_default name provider	name	1		anchor
keystone_domain_config	ensure ensure_absent_val name provider secret value	name	1		anchor file keystone_config
keystone_endpoint	admin_url ensure id internal_url name provider public_url region type	name region type	1	[["/^((?-mix:[^\\/]+))\\/((?-mix:(?:[^:]|:[^:])+))::((?-mix:.+))$/",["region","name","type"]],["/^((?-mix:[^\\/]+))\\/((?-mix:(?:[^:]|:[^:])+))$/",["region","name"]],["/^((?-mix:(?:[^:]|:[^:])+))::((?-mix:.+))$/",["name","type"]],["/^((?-mix:(?:[^:]|:[^:])+))$/",["name"]]]	anchor keystone_service
keystone_identity_provider	description enabled ensure id name provider remote_id_file remote_ids	name	1		file anchor
keystone_puppet_config	ensure ensure_absent_val name provider secret value	name	1		anchor file
keystone_role	ensure id name provider	name	1		anchor
keystone_service	description ensure id name provider type	name type	1	[["/^((?-mix:(?:[^:]|:[^:])+))::((?-mix:(?:[^:]|:[^:])+))$/",["name","type"]],["/^((?-mix:(?:[^:]|:[^:])+))$/",["name"]]]	anchor
keystone_tenant	description domain enabled ensure id name provider	name domain	1	[["/^((?-mix:(?:[^:]|:[^:])+))::((?-mix:(?:[^:]|:[^:])+))$/",["name","domain"]],["/^((?-mix:(?:[^:]|:[^:])+))$/",["name"]]]	keystone_domain anchor
keystone_user	description domain email enabled ensure id name password provider replace_password	name domain	1	[["/^((?-mix:(?:[^:]|:[^:])+))::((?-mix:(?:[^:]|:[^:])+))$/",["name","domain"]],["/^((?-mix:(?:[^:]|:[^:])+))$/",["name"]]]	keystone_domain anchor
keystone_user_role	domain ensure name project project_domain provider roles system user user_domain	name user project user_domain project_domain domain system	1	[["/^((?-mix:(?:[^:]|:[^:])+))::((?-mix:(?:[^:@]|:[^:@])+))@((?-mix:(?:[^:@]|:[^:@])+))::((?-mix:(?:[^:]|:[^:])+))$/",["user","user_domain","project","project_domain"]],["/^((?-mix:(?:[^:]|:[^:])+))::((?-mix:(?:[^:@]|:[^:@])+))@::((?-mix:(?:[^:]|:[^:])+))$/",["user","user_domain","domain"]],["/^((?-mix:(?:[^:]|:[^:])+))::((?-mix:(?:[^:@]|:[^:@])+))@((?-mix:(?:[^:@]|:[^:@])+))$/",["user","user_domain","project"]],["/^((?-mix:(?:[^:]|:[^:])+))@((?-mix:(?:[^:@]|:[^:@])+))::((?-mix:(?:[^:]|:[^:])+))$/",["user","project","project_domain"]],["/^((?-mix:(?:[^:]|:[^:])+))@::((?-mix:(?:[^:]|:[^:])+))$/",["user","domain"]],["/^((?-mix:(?:[^:]|:[^:])+))@((?-mix:(?:[^:@]|:[^:@])+))$/",["user","project"]],["/^((?-mix:(?:[^:]|:[^:])+))::((?-mix:(?:[^:@]|:[^:@])+))@::::((?-mix:(?:[^:]|:[^:])+))$/",["user","user_domain","system"]],["/^((?-mix:(?:[^:]|:[^:])+))@::::((?-mix:(?:[^:]|:[^:])+))$/",["user","system"]]]	keystone_user keystone_tenant keystone_role keystone_domain anchor
keystone_uwsgi_config	ensure ensure_absent_val name provider secret value	name	1		anchor file
libvirtd_config	ensure ensure_absent_val name provider quote secret value	name	1		anchor
loginctl_user	linger name provider	name	1		
magnum_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
magnum_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		file anchor
magnum_config	ensure ensure_absent_val name provider secret value	name	1		anchor
manila_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
manila_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
manila_config	ensure ensure_absent_val name provider secret value	name	1		anchor
manila_rootwrap_config	ensure ensure_absent_val name provider value	name	1		anchor
manila_type	create_share_from_snapshot_support driver_handles_share_servers ensure is_public mount_snapshot_support name provider revert_to_snapshot_support snapshot_support	name	1		anchor
mistral_config	ensure ensure_absent_val name provider secret value	name	1		anchor
mistral_workflow	definition_file ensure id is_public name provider	name	1		anchor
mongodb_database	ensure name provider tries	name	1		
mongodb_replset	ensure members name provider	name	1		package service
mongodb_user	database ensure name password_hash provider roles tries	name	1		
murano_application	category ensure exists_action name package_path provider public	name	1		
murano_cfapi_config	ensure ensure_absent_val name provider secret value	name	1		anchor
murano_cfapi_paste_ini_config	ensure ensure_absent_val name provider secret value	name	1		anchor
murano_config	ensure ensure_absent_val name provider secret value	name	1		anchor
murano_paste_ini_config	ensure ensure_absent_val name provider secret value	name	1		anchor
mysql_database	charset collate ensure name provider	name	1		file class
mysql_datadir	basedir datadir defaults_extra_file ensure insecure log_error provider user	datadir	1		package
mysql_grant	ensure name options privileges provider table user	name	1		file mysql_user
mysql_plugin	ensure name provider soname	name	1		file
mysql_user	ensure max_connections_per_hour max_queries_per_hour max_updates_per_hour max_user_connections name password_hash plugin provider tls_options	name	1		file class
neutron_agent_linuxbridge	ensure ensure_absent_val name provider value	name	1		anchor
neutron_agent_macvtap	ensure ensure_absent_val name provider value	name	1		anchor
neutron_agent_ovs	ensure ensure_absent_val name provider value	name	1		anchor
neutron_agent_sriov_numvfs	ensure name provider	name	1		
neutron_agent_vpp	ensure ensure_absent_val name provider value	name	1		anchor
neutron_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
neutron_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_bgp_dragent_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_bgpvpn_bagpipe_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_bgpvpn_service_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_config	ensure ensure_absent_val name provider secret value	name	1		anchor
neutron_dhcp_agent_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_l2gw_agent_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_l2gw_service_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_l3_agent_config	ensure ensure_absent_val name provider secret value	name	1		anchor
neutron_l3_ovs_bridge	ensure name provider subnet_name	name	1		anchor vs_bridge neutron_subnet
neutron_metadata_agent_config	ensure ensure_absent_val name provider secret value	name	1		anchor
neutron_metering_agent_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_mlnx_agent_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_network	admin_state_up availability_zone_hint ensure id mtu name project_id project_name provider provider_network_type provider_physical_network provider_segmentation_id router_external shared tenant_id tenant_name	name	1		anchor keystone_tenant
neutron_plugin_linuxbridge	ensure ensure_absent_val name provider value	name	1		
neutron_plugin_ml2	ensure ensure_absent_val name provider secret value	name	1		anchor
neutron_plugin_nsx	ensure ensure_absent_val name provider secret value	name	1		file anchor
neutron_plugin_nuage	ensure ensure_absent_val name provider secret value	name	1		anchor file
neutron_plugin_opencontrail	ensure ensure_absent_val name provider secret value	name	1		file anchor
neutron_port	admin_state_up binding_host_id binding_profile ensure id ip_address name network_id network_name project_id project_name provider status subnet_id subnet_name tenant_id tenant_name	name	1		anchor keystone_tenant neutron_network neutron_subnet
neutron_rootwrap_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_router	admin_state_up availability_zone_hint distributed ensure external_gateway_info gateway_network_id gateway_network_name ha id name project_id project_name provider status tenant_id tenant_name	name	1		anchor keystone_tenant neutron_network
neutron_router_interface	ensure id name port provider router_name subnet_name	name	1		anchor neutron_router neutron_subnet
neutron_security_group	description ensure id name project project_domain provider	name	1		anchor
neutron_sfc_service_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_sriov_agent_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_subnet	allocation_pools cidr dns_nameservers enable_dhcp ensure gateway_ip host_routes id ip_version ipv6_address_mode ipv6_ra_mode name network_id network_name project_id project_name provider tenant_id tenant_name	name	1		anchor keystone_tenant neutron_network
neutron_vpnaas_agent_config	ensure ensure_absent_val name provider value	name	1		anchor
neutron_vpnaas_service_config	ensure ensure_absent_val name provider value	name	1		anchor
nova_aggregate	availability_zone ensure filter_hosts hosts id metadata name provider	name	1		anchor
nova_api_metadata_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
nova_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
nova_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
nova_cell_v2	database_connection ensure name provider transport_url uuid	name	1		
nova_config	ensure ensure_absent_val name provider secret value	name	1		anchor
nova_flavor	disk ensure ephemeral id is_public name project project_name properties provider ram rxtx_factor swap vcpus	name	1		anchor keystone_tenant
nova_rootwrap_config	ensure ensure_absent_val name provider value	name	1		anchor
nova_service	ensure ids name provider service_name	name	1		anchor
octavia_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
octavia_config	ensure ensure_absent_val name provider secret value	name	1		anchor
octavia_ovn_provider_config	ensure ensure_absent_val name provider secret value	name	1		anchor
openstack_config	provider		1		
ovn_metadata_agent_config	ensure ensure_absent_val name provider secret value	name	1		anchor
panko_api_paste_ini	ensure ensure_absent_val name provider secret value	name	1		anchor
panko_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
panko_config	ensure ensure_absent_val name provider secret value	name	1		anchor
placement_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
placement_config	ensure ensure_absent_val name provider secret value	name	1		anchor
policy_rcd	ensure name provider service set_code	name	1		
posix_acl	action path permission provider recursemode recursive	path	1		posix_acl file package
postgresql_conf	ensure name provider target value	name	1		
postgresql_conn_validator	command connect_settings db_name db_password db_username ensure host name port provider psql_path run_as sleep tries	name	1		
postgresql_psql	command connect_settings cwd db environment name onlyif port provider psql_group psql_path psql_user refreshonly search_path unless	name	1		class
postgresql_replication_slot	ensure name provider	name	1		
rabbitmq_binding	arguments destination destination_type ensure name password provider routing_key source user vhost	name	1	[["/(^([^@]*)$)/m",["name"]],["/^((\\S+)@(\\S+)@(\\S+))$/m",["name","source","destination","vhost"]]]	rabbitmq_vhost rabbitmq_exchange rabbitmq_queue rabbitmq_user rabbitmq_user_permissions
rabbitmq_erlang_cookie	content force path provider rabbitmq_group rabbitmq_home rabbitmq_user service_name	path	1		
rabbitmq_exchange	arguments auto_delete durable ensure internal name password provider type user	name	1		rabbitmq_vhost rabbitmq_user rabbitmq_user_permissions
rabbitmq_parameter	component_name ensure name provider value	name	1		service rabbitmq_vhost
rabbitmq_plugin	ensure name provider umask	name	1		
rabbitmq_policy	applyto definition ensure name pattern priority provider	name	1		service rabbitmq_vhost
rabbitmq_queue	arguments auto_delete durable ensure name password provider user	name	1		rabbitmq_vhost rabbitmq_user rabbitmq_user_permissions
rabbitmq_user	admin ensure name password provider tags	name	1		service
rabbitmq_user_permissions	configure_permission ensure name provider read_permission write_permission	name	1		service rabbitmq_vhost rabbitmq_user
rabbitmq_vhost	ensure name provider	name	1		service
ring_account_device	balance ensure id meta name partitions provider region weight zone	name	1		
ring_container_device	balance ensure id meta name partitions provider region weight zone	name	1		
ring_object_device	balance ensure id meta name partitions provider region weight zone	name	1		
sahara_api_paste_ini	ensure ensure_absent_val key_val_separator name provider secret value	name	1		anchor
sahara_api_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
sahara_cluster_template	auto_config description ensure id name node_groups provider	name	1		anchor sahara_node_group_template
sahara_config	ensure ensure_absent_val name provider secret value	name	1		anchor
sahara_node_group_template	auto_security_group description ensure flavor floating_ip_pool id name node_processes plugin plugin_version provider security_groups	name	1		anchor
ssl_pkey	authentication ensure password path provider size	path	1		
swift_account_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_account_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
swift_bench_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_container_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_container_reconciler_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_container_sync_realms_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_container_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
swift_dispersion_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_drive_audit_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_internal_client_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_keymaster_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_memcache_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_object_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_object_expirer_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_proxy_config	ensure ensure_absent_val name provider secret value	name	1		anchor
swift_proxy_uwsgi_config	ensure ensure_absent_val name provider value	name	1		anchor
swift_storage_policy	aliases default deprecated ec_num_data_fragments ec_num_parity_fragments ec_object_segment_size ec_type ensure name policy_name policy_type provider	name	1		
sysctl	ensure name provider target val	name	1		
sysctl_runtime	name provider val	name	1		
tempest_config	ensure ensure_absent_val name path provider secret value	name	1		package
tempest_ec2_credentials	ensure name project provider tempest_conf_path user	name	1		package
tempest_flavor_id_setter	ensure flavor_name name provider tempest_conf_path	name	1		nova_flavor package
tempest_glance_id_setter	ensure image_name name provider tempest_conf_path	name	1		glance_image package
tempest_neutron_net_id_setter	ensure name network_name provider tempest_conf_path	name	1		neutron_network package
vcsrepo	basic_auth_password basic_auth_username branch compression configuration conflict cvs_rsh depth ensure excludes force fstype group identity module owner p4config path provider remote revision source submodules user	path	1		package
virtlockd_config	ensure ensure_absent_val name provider quote secret value	name	1		anchor
virtlogd_config	ensure ensure_absent_val name provider quote secret value	name	1		anchor
virtnodedevd_config	ensure ensure_absent_val name provider quote secret value	name	1		anchor
virtproxyd_config	ensure ensure_absent_val name provider quote secret value	name	1		anchor
virtqemud_config	ensure ensure_absent_val name provider quote secret value	name	1		anchor
virtsecretd_config	ensure ensure_absent_val name provider quote secret value	name	1		anchor
virtstoraged_config	ensure ensure_absent_val name provider quote secret value	name	1		anchor
vs_bridge	ensure external_ids mac_table_size name provider	name	1		service
vs_config	ensure name provider restart skip_if_version value wait	name	1		service
vs_port	bond_mode bridge ensure fail_mode interface interface_type lacp lacp_time port provider vlan_mode vlan_tag vlan_trunks	port	1		vs_bridge service
vs_ssl	bootstrap ca_file cert_file ensure key_file name provider	name	1		
wait_for	environment exit_code max_retries polling_frequency provider query refreshonly regex seconds timeout	query	1		
x509_cert	authentication days ensure force password path private_key provider req_ext template	path	1		file ssl_pkey
x509_request	authentication ensure force password path private_key provider template	path	1		x509_cert file
`;

/**
 * Types of well-known modules, in the form of `table.ts`: they are used if a run has no module path. A function, since
 * a command loads them on demand.
 */
export function moduleTypes(): string {
  return types;
}
