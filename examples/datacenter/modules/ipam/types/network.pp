# A network of the plan of addresses.
type Ipam::Network = Struct[{ name => String[1], cidr => Pattern[/\A[\d.]+\/\d+\z/], gateway => String[1] }]
