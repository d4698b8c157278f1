-- The types of a module: what they declare, and what all objects of one have in common.

local values = require("type_arm.values")
local text = require("type_arm.text")

local Model = {}
Model.__index = Model

local model = {}

-- A model without types; `functions` tells the function set that its logic was written for.
function model.new(description)
  return setmetatable({ name = description.name, functions = description.functions, types = {}, order = {} }, Model)
end

-- Declares a type: its name, its parent's, its features and its invariants.
function Model:define(type)
  type.model = self
  self.types[type.name] = type
  self.order[#self.order + 1] = type
  for _, feature in ipairs(type.features) do
    feature.container = type
    feature.has_logic = (feature.validate or feature.set or feature.check) ~= nil
  end
end

-- A type by its full name; a failure where there is none.
function Model:type(name)
  return self.types[name] or values.fail("no-type", ("there is no type `%s`"):format(tostring(name)))
end

-- All features of a type and all its invariants, those of the root first.
function model.shape(type)
  if type.shape then return type.shape end
  local parent = type.parent and type.parent ~= "Resource" and model.shape(type.model.types[type.parent])
  local shape = { type = type, features = {}, by_name = {}, invariants = {}, initial = {} }
  for _, feature in ipairs(parent and parent.features or {}) do table.insert(shape.features, feature) end
  for _, feature in ipairs(type.features) do table.insert(shape.features, feature) end
  for _, feature in ipairs(shape.features) do
    shape.by_name[feature.name] = feature
    if feature.default ~= nil and not feature.derived then
      shape.initial[feature] = feature.many and { feature.default } or feature.default
    end
  end
  for _, each in ipairs(parent and parent.invariants or {}) do table.insert(shape.invariants, each) end
  for _, each in ipairs(type.invariants) do table.insert(shape.invariants, each) end
  type.shape = shape
  return shape
end

-- Whether an object of `type` may stand where one of the type `wanted` is asked for.
function model.is_kind_of(type, wanted)
  while type and type.name ~= wanted do
    if type.parent == wanted then return true end
    type = type.parent and type.model.types[type.parent]
  end
  return type ~= nil
end

local function quoted_names(names)
  local quoted = {}
  for index, name in ipairs(names) do quoted[index] = "`" .. name .. "`" end
  if #quoted == 1 then return quoted[1] end
  return table.concat(quoted, ", ", 1, #quoted - 1) .. " and " .. quoted[#quoted]
end

-- Why a value isn't of its feature's type.
function model.wrong_type(feature, value, from)
  local wanted = feature.type == "enum" and "one of " .. quoted_names(feature.names)
    or text.with_article(feature.target or feature.type)
  local subject = (feature.many and "each value of `%s`" or "`%s`"):format(feature.name)
  return ("%s must be %s, and %s%s is not"):format(subject, wanted, from or "", text.describe(value))
end

return model
