-- Objects, and what is known of them: it lies outside of the objects, so that nothing can change them behind our back.

local values = require("type_arm.values")
local text = require("type_arm.text")
local model = require("type_arm.model")
local kind, undef = values.kind, values.undef

local state = {}

local states = setmetatable({}, { __mode = "k" })
local Object = {}

-- The record of an object; nil where the value is none.
function state.of(object)
  return states[object]
end

-- A new object with nothing but its type's defaults, and its record. It has a draft as long as it can be changed.
function state.create(type)
  local shape = model.shape(type)
  local record = { type = type, shape = shape, stored = {}, computed = {}, holder = nil }
  record.draft = { failures = {}, refused = {}, setters = {}, linked = {} }
  for feature, value in pairs(shape.initial) do
    record.stored[feature] = feature.many and table.move(value, 1, #value, 1, {}) or value
  end
  record.object = setmetatable({}, Object)
  states[record.object] = record
  return record
end

function state.set_metatable(fields)
  for name, field in pairs(fields) do Object[name] = field end
end
Object.__metatable = "object"

-- How many values are stored of a feature.
function state.count(record, feature)
  local value = record.stored[feature]
  if value == nil or value == undef then return 0 end
  return feature.many and #value or 1
end

local function copy(list)
  return table.move(list, 1, #list, 1, {})
end
state.copy = copy

function state.store(record, feature, value)
  record.stored[feature] = feature.many and kind(value) == "list" and copy(value) or value
end

function state.append(record, feature, list)
  local stored = record.stored[feature]
  if kind(stored) ~= "list" then record.stored[feature] = copy(list) return end
  for _, value in ipairs(list) do stored[#stored + 1] = value end
end

-- Notes that something was refused for a feature: nothing more is said of it.
function state.refuse(record, feature, failure)
  table.insert(record.draft.failures, failure)
  record.draft.refused[feature] = true
end

local show

local function link_text(value)
  if kind(value) == "list" then
    local parts = {}
    for index, each in ipairs(value) do parts[index] = link_text(each) end
    return "[" .. table.concat(parts, ", ") .. "]"
  end
  return states[value] and states[value].type.name or text.inspect(value)
end

-- An object with what is stored: `Person({'name' => 'ann'})`; those that it only links show their type.
function show(object)
  local record, parts = states[object], {}
  for _, feature in ipairs(record.shape.features) do
    local value = record.stored[feature]
    if value ~= nil then
      local shown = feature.kind == "has" and not feature.containment and link_text(value) or text.inspect(value)
      parts[#parts + 1] = ("'%s' => %s"):format(feature.name, shown)
    end
  end
  return record.type.name .. "({" .. table.concat(parts, ", ") .. "})"
end

values.set_object_test(function(value) return states[value] ~= nil end)
text.set_object_text(function(object, only_type)
  return only_type and states[object].type.name or show(object)
end)

return state
