require 'puppet/resource_api'

Puppet::ResourceApi.register_type(
  name: 'window',
  desc: <<~DESC,
    A window,
    which may be open.
  DESC
  features: [],
  attributes: {
    ensure: { type: 'Enum[present, absent]', default: 'present', desc: 'Whether it is there.' },
    name: { type: 'String', behaviour: :namevar, desc: 'The name of the room.' },
    position: {
      type: 'Variant[Enum["open", "ajar", "true"],
        Boolean]',
      desc: 'How it is.',
    },
  },
)
