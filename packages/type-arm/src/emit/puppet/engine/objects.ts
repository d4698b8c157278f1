import type { EngineFunction } from "./engine.js";

/** Finishing, reading and printing an object. */
export const objectFunctions: readonly EngineFunction[] = [
  {
    name: "finish",
    text: `# Ends the making of an object: bounds, then the invariants from the root type down. Fails with all messages, one a line.
function @::engine::finish(Hash $draft) >> Object {
  $judged = @::engine::judge_counts($draft)
  unless empty($judged['failures']) {
    fail(join($judged['failures'], "\\n"))
  }
  $shape = $judged['shape']
  $object = call($shape['build'], $judged['values'])
  $self = $judged + { 'object' => $object }
  $hurt = $shape['invariants'].map |$invariant| { @::engine::judge_invariant($self, $invariant) }
  $messages = $hurt.filter |$message| { $message =~ NotUndef }
  unless empty($messages) {
    fail(join($messages, "\\n"))
  }
  $object
}
`,
  },
  {
    name: "judge_counts",
    text: `# Notes the features with too few or too many values, but for those of which something was refused already.
function @::engine::judge_counts(Hash $draft) >> Hash {
  $shape = $draft['shape']
  $shape['features'].reduce($draft) |$state, $pair| {
    [$name, $feature] = $pair
    $stored = $state['values'][$name]
    $count = case $stored {
      Undef, Default: { 0 }
      default: { if $feature['many'] { length($stored) } else { 1 } }
    }
    $is_too_many = $feature['max'] =~ Integer and $count > $feature['max']
    if $feature['derived'] or $state['refused'][$name] or ($count >= $feature['min'] and !$is_too_many) {
      $state
    } elsif !$feature['many'] {
      @::engine::refuse($state, $name, "\`%{name}\` of %{shape['name']} has no value, and it must have one")
    } else {
      $has = $count ? { 0 => 'no values', 1 => '1 value', default => "%{count} values" }
      $bound = if $is_too_many { "at most %{feature['max']}" } else { "at least %{feature['min']}" }
      @::engine::refuse($state, $name, "\`%{name}\` of %{shape['name']} has %{has}, and it must have %{bound}")
    }
  }
}
`,
  },
  {
    name: "judge_invariant",
    text: `# What an invariant says of an object: undef where it holds. Its title, where it has one, stands for false.
function @::engine::judge_invariant(Hash $self, Hash $invariant) >> Optional[String] {
  $result = call($invariant['logic'], $self)
  $title = case $invariant['title'] {
    Undef: { 'Illegal invariant' }
    default: { if $result == false { call($invariant['title'], $self) } else { '' } }
  }
  @::engine::verdict($result, $title)
}
`,
  },
  {
    name: "read",
    text: `# What the user sees of a feature: computed, through its getter, or as it is stored; undef where it has no value.
function @::engine::read(Hash $self, String $name) >> Any {
  $feature = $self['shape']['features'][$name]
  if $feature =~ Undef {
    fail("%{self['shape']['name']} has no feature \`%{name}\`")
  }
  $stored = if $self['values'][$name] =~ Default { undef } else { $self['values'][$name] }
  if $feature['derived'] {
    @::engine::typed($name, $feature, call($feature['derived'], @::engine::enter($self, $name)))
  } elsif $feature['get'] and $stored =~ NotUndef {
    $inside = @::engine::enter($self, $name)
    $seen = if $feature['many'] {
      $stored.map |$each| { call($feature['get'], $inside, $each) }
    } else {
      call($feature['get'], $inside, $stored)
    }
    @::engine::typed($name, $feature, $seen)
  } else {
    $stored
  }
}
`,
  },
  {
    name: "enter",
    text: `# Two getters that read each other would never end.
function @::engine::enter(Hash $self, String $name) >> Hash {
  if $self['reading'][$name] {
    $running = $self['reading'].keys
    $from = $running.filter |$index, $each| { $index >= $running.index |$one| { $one =~ Enum[$name] } }
    $names = ($from + [$name]).map |$each| { @::engine::feature_text($self['shape'], $each) }
    if length($from) > 1 {
      fail("these features read each other: %{join($names, ' reads ')}")
    }
    fail("%{names[0]} reads itself")
  }
  $self + { 'reading' => $self['reading'] + { $name => true } }
}
`,
  },
  {
    name: "feature_text",
    text: `# How messages name a feature: with the type that declares it.
function @::engine::feature_text(Hash $shape, String $name) >> String {
  $own = $shape['features'][$name]['in']
  $type = if $own { $own } else { $shape['name'] }
  "\`%{type}.%{name}\`"
}
`,
  },
  {
    name: "typed",
    text: `# What a getter gives must be of the declared type.
function @::engine::typed(String $name, Hash $feature, Any $result) >> Any {
  if $result =~ Undef {
    undef
  } else {
    $values = if $feature['many'] and $result =~ Array { $result } else { [$result] }
    $converted = $values.map |$each| {
      $one = @::engine::convert($feature, $each)
      if empty($one) {
        fail(@::engine::wrong_type($name, $feature, $each, 'what its logic gives, '))
      }
      $one[0]
    }
    if $feature['many'] { $converted } else { $converted[0] }
  }
}
`,
  },
  {
    name: "at",
    text: `# A feature of an object by its name, or what any other value has under that key.
function @::engine::at(Any $value, Any $key) >> Any {
  if $value =~ Object {
    @::engine::read(@::model::open($value), $key)
  } else {
    $value[$key]
  }
}
`,
  },
  {
    name: "show",
    text: `# An object as its user sees it; parts with their type, links as paths from the outermost object.
function @::engine::show(Object $outermost, Object $object) >> Hash {
  $self = @::model::open($object)
  $start = { '$type' => $self['shape']['name'] }
  $self['shape']['features'].reduce($start) |$shown, $pair| {
    [$name, $feature] = $pair
    $value = @::engine::read($self, $name)
    if $value =~ Undef {
      if $self['values'][$name] =~ Default { $shown + { $name => undef } } else { $shown }
    } elsif $feature['reference'] {
      $seen = if $feature['many'] {
        $value.map |$each| { @::engine::show_target($outermost, $feature, $each) }
      } else {
        @::engine::show_target($outermost, $feature, $value)
      }
      $shown + { $name => $seen }
    } else {
      $shown + { $name => $value }
    }
  }
}
`,
  },
  {
    name: "show_target",
    text: `# A part in its place, a link as a path. What was computed is a link too, unless no path leads there.
function @::engine::show_target(Object $outermost, Hash $feature, Object $target) >> Hash {
  $path = if $feature['part'] { undef } else { @::engine::path($outermost, $target) }
  if $path =~ String {
    { '$link' => $path }
  } elsif $feature['reference'] == 'link' {
    { '$link' => undef, '$type' => @::model::open($target)['shape']['name'] }
  } else {
    @::engine::show($outermost, $target)
  }
}
`,
  },
  {
    name: "path",
    text: `# The path from an object to one in it that is equal to the target; undef where there is none.
function @::engine::path(Object $from, Object $target) >> Optional[String] {
  if $from == $target {
    ''
  } else {
    $self = @::model::open($from)
    $paths = $self['shape']['features'].reduce([]) |$found, $pair| {
      [$name, $feature] = $pair
      $stored = $self['values'][$name]
      if !empty($found) or !$feature['part'] {
        $found
      } elsif $stored =~ Array {
        $each = $stored.map |$index, $part| { [[$name, $index], @::engine::path($part, $target)] }
        $each.filter |$one| { $one[1] =~ String }
      } elsif $stored =~ Object {
        [[[$name], @::engine::path($stored, $target)]].filter |$one| { $one[1] =~ String }
      } else {
        $found
      }
    }
    unless empty($paths) {
      [$steps, $rest] = $paths[0]
      join(if empty($rest) { $steps } else { $steps + [$rest] }, '/')
    }
  }
}
`,
  },
];
