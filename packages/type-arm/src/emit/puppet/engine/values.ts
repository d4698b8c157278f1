import type { EngineFunction } from "./engine.js";

/** Checking a value's type, and the messages for invalid ones. */
export const valueFunctions: readonly EngineFunction[] = [
  {
    name: "convert",
    text: `# The value as it is stored, in a list; an empty list where it isn't of the feature's type. Only an Integer becomes a Float.
function @::engine::convert(Hash $feature, Any $value) >> Array {
  if $feature['type'] == Float and $value =~ Integer {
    [Float($value)]
  } elsif $value =~ $feature['type'] {
    [$value]
  } else {
    []
  }
}
`,
  },
  {
    name: "describe",
    text: `# A value for a message: with its kind, and not too long.
function @::engine::describe(Any $value) >> String {
  $kind = case $value {
    String: { 'String' }
    Integer: { 'Integer' }
    Float: { 'Float' }
    Boolean: { 'Boolean' }
    Array: { 'Array' }
    Hash: { 'Hash' }
    Regexp: { 'Regexp' }
    default: { 'Object' }
  }
  if $value =~ Undef {
    'undef'
  } elsif $value =~ Object {
    $name = @::model::open($value)['shape']['name']
    "this %{name}"
  } else {
    $text = String($value, '%p')
    $shown = if length($text) > 80 { "%{$text[0, 77]}…" } else { $text }
    "the %{kind} \`%{shown}\`"
  }
}
`,
  },
  {
    name: "wrong_type",
    text: `# Why a value isn't of its feature's type.
function @::engine::wrong_type(String $name, Hash $feature, Any $value, String $from = '') >> String {
  $subject = if $feature['many'] { "each value of \`%{name}\`" } else { "\`%{name}\`" }
  "%{subject} must be %{feature['wanted']}, and %{from}%{@::engine::describe($value)} is not"
}
`,
  },
  {
    name: "text",
    text: `# A value as a text; objects have the names of their types in the program, and those that they only link show nothing else.
function @::engine::text(Any $value, Boolean $inside = false) >> String {
  if $value =~ Object {
    $self = @::model::open($value)
    $parts = $self['shape']['features'].reduce([]) |$done, $pair| {
      [$name, $feature] = $pair
      $stored = $self['values'][$name]
      $shown = case $stored {
        Undef, Default: { 'undef' }
        default: {
          if $feature['reference'] == 'link' { @::engine::link_text($stored) } else { @::engine::text($stored, true) }
        }
      }
      if $feature['derived'] or $stored =~ Undef { $done } else { $done + ["'%{name}' => %{shown}"] }
    }
    "%{self['shape']['name']}({%{join($parts, ', ')}})"
  } elsif $value =~ Array {
    $texts = $value.map |$each| { @::engine::text($each, $inside) }
    "[%{join($texts, ', ')}]"
  } elsif $inside {
    String($value, '%p')
  } else {
    "%{value}"
  }
}
`,
  },
  {
    name: "link_text",
    text: `# Linked objects in a text: the names of their types.
function @::engine::link_text(Any $value) >> String {
  if $value =~ Array {
    $texts = $value.map |$each| { @::engine::link_text($each) }
    "[%{join($texts, ', ')}]"
  } else {
    @::model::open($value)['shape']['name']
  }
}
`,
  },
  {
    name: "verdict",
    text: `# What a check or invariant says: undef where it accepts, a message where it refuses. The standard one stands for false.
function @::engine::verdict(Any $result, String $standard) >> Optional[String] {
  case $result {
    Undef: { undef }
    Boolean: { if $result { undef } else { $standard } }
    String: { $result }
    default: {
      $what = if $result =~ Numeric { "\`%{result}\`" } else { 'such a value' }
      "a check must give true, undef, false or a message, and %{what} is none of them"
    }
  }
}
`,
  },
  {
    name: "judge",
    text: `# What a validate or check (the name of its function) says of a value of a feature.
function @::engine::judge(Optional[String] $logic, String $name, Any $value) >> Optional[String] {
  if $logic {
    @::engine::verdict(
      call($logic, $value),
      "Illegal value: %{@::engine::text($value)} is not an acceptable value for %{name}",
    )
  }
}
`,
  },
];
