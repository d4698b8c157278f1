# How much a server tells.
type Web::Log = Enum['debug', 'info', 'warn', 'error']
