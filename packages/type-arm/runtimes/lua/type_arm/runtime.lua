-- What an emitted module needs of the runtime, and what its users do with it.

local values = require("type_arm.values")
local text = require("type_arm.text")
local operators = require("type_arm.operators")
local access = require("type_arm.access")
local regexp = require("type_arm.regexp")
local functions = require("type_arm.functions")
local model = require("type_arm.model")
local state = require("type_arm.state")
local run = require("type_arm.run")
local read = require("type_arm.read")
local set = require("type_arm.set")
local construct = require("type_arm.construct")
local show = require("type_arm.show")
local kind, undef = values.kind, values.undef

local runtime = {
  undef = undef,
  hash = values.hash,
  regexp = values.regexp,
  truthy = values.truthy,
  calculate = operators.calculate,
  negate = operators.negate,
  equal = operators.equal,
  compare = operators.compare,
  match = operators.match,
  is_match = operators.is_match,
  is_in = operators.is_in,
  no_entry = operators.no_entry,
  join = text.join,
  at = access.get,
  matches = regexp.matches,
  group = regexp.group,
  keep = regexp.keep,
  call = functions,
  lambda = functions.lambda,
  get = read.get,
  assign = set.assign,
  assign_to_object = set.assign_to_object,
}

-- A value that is only there for what came with it.
function runtime.discard() end

-- An integer that 64 bits don't hold.
function runtime.too_big(digits)
  values.fail("evaluation", ("the integer %s is out of range"):format(digits))
end

-- A variable that is only assigned in some branches; where it wasn't, `hidden` (if any) gives what it hides.
function runtime.known(value, name, hidden)
  if value ~= nil then return value end
  if hidden then return hidden() end
  values.fail("no-value", ("`$%s` has no value here"):format(name))
end

-- The value for a variable that another branch may have given one.
function runtime.once(current, name, value)
  if current ~= nil then values.fail("evaluation", ("Cannot reassign variable '$%s'"):format(name)) end
  return value
end

-- What user code sees: undef is nil, and lists are copies, so that nothing of an object can be changed.
local function to_user(value)
  if value == undef then return nil end
  return kind(value) == "list" and state.copy(value) or value
end

state.set_metatable({
  __name = "object",
  __index = function(object, name)
    local record = state.of(object)
    return to_user(read.feature(record, read.named(record, name)))
  end,
  __newindex = function(object, name, value)
    set.assign_to_object(object, name, values.from_lua(value), false)
  end,
  __tostring = function(object) return text.to_text(object) end,
})

local function messages_of(failure)
  local messages = {}
  for index, each in ipairs(failure.failures or { failure }) do messages[index] = each.message end
  return messages
end

-- The values for `new`: a hash, or a table by names, whose features are then set in the order of the type.
local function given_values(type, given)
  if given == nil or kind(given) ~= "list" or next(given) == nil then return given ~= nil and kind(given) == "hash" and given or nil end
  local pairs_given, rest = {}, {}
  for name, value in pairs(given) do rest[name] = value end
  for _, feature in ipairs(model.shape(type).features) do
    if rest[feature.name] ~= nil then
      pairs_given[#pairs_given + 1] = { feature.name, values.from_lua(rest[feature.name]) }
      rest[feature.name] = nil
    end
  end
  local others = {}
  for name, value in pairs(rest) do others[#others + 1] = { name, values.from_lua(value) } end
  table.sort(others, function(one, other) return tostring(one[1]) < tostring(other[1]) end)
  for _, pair in ipairs(others) do pairs_given[#pairs_given + 1] = pair end
  return values.hash(pairs_given)
end

local Module = {}
Module.__index = Module

-- Makes an object: the object, or nil and the failure.
local function create(module, name, given, initialize)
  local lambda = initialize and functions.lambda(1, initialize)
  return run.attempt(function()
    local type = module.model:type(name)
    return construct.new(type, given_values(type, given), lambda)
  end)
end

-- Makes an object: the object, or nil and the list of all that is wrong.
function Module:new(name, given, initialize)
  local object, failure = create(self, name, given, initialize)
  if failure then return nil, messages_of(failure) end
  return object
end

-- The list of all that is wrong, of what the functions of types throw.
function Module:messages(failure)
  return values.is_failure(failure) and messages_of(failure) or nil
end

-- Whether an object of a type could be made of such values, and the list of all that is wrong.
function Module:validate(name, given)
  local object, messages = self:new(name, given)
  return object ~= nil, messages or {}
end

-- `+=` on a list of an object that is being made.
function Module:append(object, name, value)
  set.assign_to_object(object, name, values.from_lua(value), true)
end

-- The object as a hash of what its user sees; the failures of its getters as a list behind a nil.
function Module:data(object)
  local data, failure = run.attempt(show.data, object)
  if failure then return nil, messages_of(failure) end
  return data
end

-- The same as JSON.
function Module:json(object)
  local json, failure = run.attempt(show.json, object)
  if failure then return nil, messages_of(failure) end
  return json
end

-- The same, which throws what is wrong.
function Module:throwing_json(object)
  local json, failure = run.attempt(show.json, object)
  return json or error(failure, 0)
end

-- Begins a module: `declare` defines its types, which are then functions of it that make objects or throw.
function runtime.module(description)
  local types = model.new(description)
  local module = setmetatable({ model = types, undef = undef, hash = values.hash, not_carried = description.not_carried }, Module)
  return module, types
end

-- Ends it: each type is a function by its full name, which gives an object or throws all that is wrong.
function runtime.finish(module)
  for _, type in ipairs(module.model.order) do
    module[type.name] = function(given, initialize)
      local object, failure = create(module, type.name, given, initialize)
      return object or error(failure, 0)
    end
  end
  return module
end

-- `new` in logic.
function runtime.new(types, name, given, lambda)
  return construct.new(types:type(name), given, lambda)
end

return runtime
