type Accounts::PublicKey = Struct[{ key => String[8], Optional['type'] => Enum['ed25519', 'rsa'] }]
