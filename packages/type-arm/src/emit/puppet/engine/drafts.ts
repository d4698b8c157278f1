import type { EngineFunction } from "./engine.js";

/** Creating an object: a draft is passed from function to function, with its values and the errors so far. */
export const draftFunctions: readonly EngineFunction[] = [
  {
    name: "begin",
    text: `# Begins an object: the defaults first, then the given values, each through validate, set, its type and check.
function @::engine::begin(Hash $shape, Optional[Hash] $values = {}) >> Hash {
  $name = $shape['name']
  $given = if $values =~ Hash { $values } else { {} }
  $unknown = $given.keys.filter |$key| { !($key =~ String and $shape['features'][$key] =~ NotUndef) }
  unless empty($unknown) {
    $many = if length($unknown) > 1 { 's' } else { '' }
    $names = $unknown.map |$key| { if $key =~ String { "\`%{key}\`" } else { "\`%{String($key, '%p')}\`" } }
    fail("%{name} has no feature%{many} %{join($names, ', ')}")
  }
  $draft = {
    'shape' => $shape,
    'values' => $shape['defaults'],
    'failures' => [],
    'refused' => {},
    'setters' => {},
    'reading' => {},
  }
  $given.reduce($draft) |$state, $pair| { @::engine::set($state, $pair[0], $pair[1]) }
}
`,
  },
  {
    name: "set",
    text: `# Sets a feature as a user may; setters may set more (elevated). With append, the values are added to the list that is there. A mistake
# ends what follows; behind refused values it isn't told, as it may only follow from them.
function @::engine::set(
  Hash $draft,
  String $name,
  Any $value,
  Boolean $append = false,
  Boolean $elevated = false,
) >> Hash {
  $feature = $draft['shape']['features'][$name]
  if $feature =~ Undef and empty($draft['failures']) {
    fail("%{draft['shape']['name']} has no feature \`%{name}\`")
  }
  $problem = if $feature { @::engine::problem($draft, $name, $append, $elevated) }
  if $feature =~ Undef or $draft['stopped'] {
    $draft + { 'stopped' => true }
  } elsif $problem {
    @::engine::refuse($draft, $name, $problem)
  } elsif $value =~ Undef and !$append {
    @::engine::set_nothing($draft, $name)
  } else {
    $values = if $feature['many'] and $value =~ Array { $value } else { [$value] }
    $start = { 'draft' => $draft, 'kept' => [], 'assigned' => false }
    $end = $values.reduce($start) |$state, $given| { @::engine::through($state, $name, $given) }
    if $end['assigned'] and empty($end['kept']) {
      $end['draft']
    } else {
      @::engine::store($end['draft'], $name, $end['kept'], $append)
    }
  }
}
`,
  },
  {
    name: "add",
    text: `# Adds a value, or the values of a list, to a feature that has many.
function @::engine::add(Hash $draft, String $name, Any $value) >> Hash {
  @::engine::set($draft, $name, $value, true)
}
`,
  },
  {
    name: "problem",
    text: `# Why a feature can't be set at all; undef where it can.
function @::engine::problem(Hash $draft, String $name, Boolean $append, Boolean $elevated) >> Optional[String] {
  $feature = $draft['shape']['features'][$name]
  if $feature['locked'] and !$elevated {
    $why = if $feature['derived'] { 'it is computed' } else { 'it is read only' }
    "the value for \`%{name}\` of %{draft['shape']['name']} is not consumed: %{why}"
  } elsif $append and !$feature['many'] {
    "\`+=\` adds to a list, and \`%{name}\` has one value at most"
  }
}
`,
  },
  {
    name: "refuse",
    text: `# Notes what was refused; nothing more is said of the feature's count.
function @::engine::refuse(Hash $draft, String $name, String $message) >> Hash {
  $draft + {
    'failures' => $draft['failures'] + [$message],
    'refused' => $draft['refused'] + { $name => true },
  }
}
`,
  },
  {
    name: "set_nothing",
    text: `# Undef sets a feature that is unsettable to nil, which is stored as default; elsewhere it is the same as nothing given.
function @::engine::set_nothing(Hash $draft, String $name) >> Hash {
  $feature = $draft['shape']['features'][$name]
  if $feature['unsettable'] and !$feature['derived'] {
    $draft + { 'values' => $draft['values'] + { $name => default } }
  } else {
    $draft
  }
}
`,
  },
  {
    name: "through",
    text: `# One value through validate, set, its type and check. The state has a draft, the values kept so far, and whether a setter has stored
# something itself.
function @::engine::through(Hash $state, String $name, Any $given) >> Hash {
  $draft = $state['draft']
  $feature = $draft['shape']['features'][$name]
  $objection = @::engine::judge($feature['validate'], $name, $given)
  if $objection {
    $state + { 'draft' => @::engine::refuse($draft, $name, $objection) }
  } else {
    [$after, $value, $assigned] = @::engine::run_setter($draft, $name, $given)
    if $after['halt'] {
      $state + { 'draft' => @::engine::refuse($after + { 'halt' => undef }, $name, $after['halt']) }
    } elsif $assigned {
      $state + { 'draft' => $after, 'assigned' => true }
    } elsif $feature['derived'] {
      $state + { 'draft' => $after }
    } else {
      @::engine::keep($state + { 'draft' => $after }, $name, $value)
    }
  }
}
`,
  },
  {
    name: "run_setter",
    text: `# What the setter makes of a value: the draft behind it, the value, and whether it has assigned its own feature.
function @::engine::run_setter(Hash $draft, String $name, Any $given) >> Array {
  $feature = $draft['shape']['features'][$name]
  if $feature['assigns'] {
    $running = $draft + { 'setters' => $draft['setters'] + { $name => false } }
    [$after, $value] = call($feature['assigns'], $running, $given)
    [$after + { 'setters' => $draft['setters'] }, $value, $after['setters'][$name]]
  } elsif $feature['set'] {
    [$draft, call($feature['set'], $draft, $given), false]
  } else {
    [$draft, $given, false]
  }
}
`,
  },
  {
    name: "keep",
    text: `# Keeps a value that is of the feature's type and that its check accepts.
function @::engine::keep(Hash $state, String $name, Any $value) >> Hash {
  $feature = $state['draft']['shape']['features'][$name]
  $converted = @::engine::convert($feature, $value)
  $is_nil = $value =~ Undef and $feature['unsettable'] and !$feature['many'] and $feature['logic']
  if $is_nil {
    $state + { 'kept' => $state['kept'] + [default] }
  } elsif empty($converted) {
    $message = @::engine::wrong_type($name, $feature, $value)
    $state + { 'draft' => @::engine::refuse($state['draft'], $name, $message) }
  } else {
    $objection = @::engine::judge($feature['check'], $name, $converted[0])
    if $objection {
      $state + { 'draft' => @::engine::refuse($state['draft'], $name, $objection) }
    } else {
      $state + { 'kept' => $state['kept'] + $converted }
    }
  }
}
`,
  },
  {
    name: "store",
    text: `# Stores what was kept of the values for a feature.
function @::engine::store(Hash $draft, String $name, Array $kept, Boolean $append) >> Hash {
  $feature = $draft['shape']['features'][$name]
  $before = $draft['values'][$name]
  $values = if $feature['many'] and $append and $before =~ Array { $before + $kept } else { $kept }
  if $feature['derived'] or (!$feature['many'] and empty($kept)) {
    $draft
  } else {
    $stored = if $feature['many'] { $values } else { $kept[0] }
    $draft + { 'values' => $draft['values'] + { $name => $stored } }
  }
}
`,
  },
  {
    name: "assign",
    text: `# A setter assigns a feature: its own is stored as it is, another one goes through its own setter. One whose setter waits for this
# one would never end: then nothing more is assigned.
function @::engine::assign(Hash $draft, String $name, Any $value, Boolean $append = false) >> Hash {
  $running = $draft['setters'].keys
  if $draft['halt'] {
    $draft
  } elsif !empty($running) and $running[-1] =~ Enum[$name] {
    $assigned = $draft + { 'setters' => $draft['setters'] + { $name => true } }
    @::engine::store_directly($assigned, $name, $value, $append)
  } elsif $draft['setters'][$name] =~ NotUndef {
    $from = $running.filter |$index, $each| { $index >= $running.index |$one| { $one =~ Enum[$name] } }
    $names = ($from + [$name]).map |$each| { @::engine::feature_text($draft['shape'], $each) }
    $draft + { 'halt' => "these setters set each other: %{join($names, ' sets ')}" }
  } else {
    @::engine::set($draft, $name, $value, $append, true)
  }
}
`,
  },
  {
    name: "store_directly",
    text: `# Only its type and check judge what a setter assigns to its own feature.
function @::engine::store_directly(Hash $draft, String $name, Any $value, Boolean $append) >> Hash {
  $feature = $draft['shape']['features'][$name]
  $problem = @::engine::problem($draft, $name, $append, true)
  if $feature['derived'] {
    $draft
  } elsif $value =~ Undef and !$append {
    @::engine::set_nothing($draft, $name)
  } elsif $problem {
    @::engine::refuse($draft, $name, $problem)
  } else {
    $values = if $feature['many'] and $value =~ Array { $value } else { [$value] }
    $start = { 'draft' => $draft, 'kept' => [], 'assigned' => false }
    $end = $values.reduce($start) |$state, $each| { @::engine::keep($state, $name, $each) }
    @::engine::store($end['draft'], $name, $end['kept'], $append)
  }
}
`,
  },
];
