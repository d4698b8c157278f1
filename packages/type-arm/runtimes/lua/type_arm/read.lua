-- Features as their users and other logic see them: derived, through their getters, or as they are stored.

local values = require("type_arm.values")
local text = require("type_arm.text")
local model = require("type_arm.model")
local state = require("type_arm.state")
local run = require("type_arm.run")
local access = require("type_arm.access")
local kind, undef, fail = values.kind, values.undef, values.fail

local read = {}

-- The value as the type stores it; nil where it isn't of the type. Only an integer becomes a float.
function read.convert(feature, value)
  local wanted, what = feature.type, kind(value)
  if wanted == "String" then return what == "string" and value or nil end
  if wanted == "Integer" then return what == "integer" and value or nil end
  if wanted == "Float" then
    if what == "integer" or what == "float" then return value + 0.0 end
    return nil
  end
  if wanted == "Boolean" then
    if what == "boolean" then return value end
    return nil
  end
  if wanted == "enum" then
    for _, name in ipairs(feature.names) do if name == value then return value end end
    return nil
  end
  local record = state.of(value)
  return record and model.is_kind_of(record.type, feature.target) and value or nil
end

-- What a getter gives must be of the declared type.
local function typed_one(feature, value)
  local converted = read.convert(feature, value)
  if converted == nil then fail("wrong-type", model.wrong_type(feature, value, "what its logic gives, ")) end
  return converted
end

local function typed(feature, result)
  if result == undef or result == nil then return undef end
  if not feature.many then return typed_one(feature, result) end
  local list = {}
  for index, each in ipairs(kind(result) == "list" and result or { result }) do list[index] = typed_one(feature, each) end
  return list
end

local function compute(record, feature, body)
  local known = record.computed[feature]
  if known ~= nil and not record.draft then return known end
  run.enter_reading(record, feature)
  local result = body()
  run.leave_reading()
  local value = typed(feature, result)
  if not record.draft then record.computed[feature] = value end
  return value
end

local function get_each(record, feature, stored)
  local list = {}
  for index, each in ipairs(stored) do list[index] = run.logic(feature.get, record.object, each) end
  return list
end

-- The value of a feature; undef where it has none.
function read.feature(record, feature)
  if feature.derived then
    return compute(record, feature, function() return run.logic(feature.derived, record.object) end)
  end
  local stored = record.stored[feature]
  if stored == nil then return undef end
  if not feature.get or stored == undef then
    return record.draft and kind(stored) == "list" and state.copy(stored) or stored
  end
  return compute(record, feature, function()
    if kind(stored) == "list" then return get_each(record, feature, stored) end
    return run.logic(feature.get, record.object, stored)
  end)
end

-- The feature of that name; a failure where there is none.
function read.named(record, name)
  local feature = record.shape.by_name[name]
  if feature then return feature end
  local shown = type(name) == "string" and name or text.inspect(name)
  fail("unknown-feature", ("%s has no feature `%s`"):format(record.type.name, shown))
end

-- `$feature` in logic.
function read.get(object, name)
  local record = state.of(object)
  return read.feature(record, record.shape.by_name[name])
end

access.set_read_object(function(object, keys)
  local record = state.of(object)
  if #keys ~= 1 or type(keys[1]) ~= "string" then
    fail("evaluation", ("a %s is read by the name of one of its features"):format(record.type.name))
  end
  return read.feature(record, read.named(record, keys[1]))
end)

return read
