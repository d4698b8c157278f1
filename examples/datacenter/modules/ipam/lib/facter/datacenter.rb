# Where a machine stands is a part of its name: web1.ams.example.net is in ams.
Facter.add(:datacenter) do
  setcode { Facter.value('networking')['fqdn'].split('.')[1] }
end
