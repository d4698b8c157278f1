-- `new`: defaults, entries, lambda, bounds, invariants.

local values = require("type_arm.values")
local text = require("type_arm.text")
local state = require("type_arm.state")
local model = require("type_arm.model")
local run = require("type_arm.run")
local set = require("type_arm.set")
local kind, fail, undef = values.kind, values.fail, values.undef

local construct = {}

-- How many `new` may run inside of each other: Lua itself allows not many more calls that catch failures.
local most_nested = 25

local function refuse_type(type)
  if type.abstract then
    fail("abstract-type", ("%s is abstract: only types that inherit it have objects"):format(type.name))
  end
  if type.managed and run.logic_depth > 0 then
    fail("managed-type", ("%s is a resource type, and logic makes no resources"):format(type.name))
  end
end

-- All names that mean nothing together, before anything is set.
local function refuse_unknown(shape, pairs_given)
  local unknown = {}
  for _, pair in ipairs(pairs_given) do
    local key = pair[1]
    if type(key) ~= "string" or not shape.by_name[key] then
      unknown[#unknown + 1] = ("`%s`"):format(type(key) == "string" and key or text.inspect(key))
    end
  end
  if #unknown == 0 then return end
  fail("unknown-feature",
    ("%s has no feature%s %s"):format(shape.type.name, #unknown > 1 and "s" or "", table.concat(unknown, ", ")))
end

local function describe_count(record, feature, count, is_too_many)
  if not feature.many then
    return ("`%s` of %s has no value, and it must have one"):format(feature.name, record.type.name)
  end
  local bound = is_too_many and ("at most %d"):format(feature.upper) or ("at least %d"):format(feature.lower)
  local has = count == 0 and "no values" or count == 1 and "1 value" or count .. " values"
  return ("`%s` of %s has %s, and it must have %s"):format(feature.name, record.type.name, has, bound)
end

local function check_bounds(record)
  local problems = {}
  for _, feature in ipairs(record.shape.features) do
    if not feature.derived and not record.draft.refused[feature] then
      local count = state.count(record, feature)
      local is_too_many = feature.upper ~= -1 and count > feature.upper
      if count < feature.lower or is_too_many then
        local message = describe_count(record, feature, count, is_too_many)
        problems[#problems + 1] = { feature, values.failure("wrong-count", message) }
      end
    end
  end
  for _, problem in ipairs(problems) do state.refuse(record, problem[1], problem[2]) end
end

local function check_invariant(invariant, object)
  return run.verdict(run.logic(invariant.run, object), function()
    return invariant.title and text.to_text(invariant.title(object)) or "Illegal invariant"
  end)
end

-- Runs all invariants, those of the root type first; all that are hurt are told together.
local function check_object(record)
  local failures = {}
  for _, invariant in ipairs(record.shape.invariants) do
    local message, failure = run.attempt(check_invariant, invariant, record.object)
    if failure and (run.is_fatal(failure) or failure.code == "refused") then error(failure, 0) end
    if message or failure then failures[#failures + 1] = failure or values.failure("refused-object", message) end
  end
  if #failures > 0 then error(values.refused(failures), 0) end
end

-- What only follows from refused values isn't told.
local function initialize(record, lambda)
  local _, failure = run.attempt(lambda.call, record.object)
  if failure and (run.is_fatal(failure) or #record.draft.failures == 0) then error(failure, 0) end
end

local function make(type, pairs_given, lambda)
  local shape = model.shape(type)
  refuse_type(type)
  refuse_unknown(shape, pairs_given)
  local record = state.create(type)
  for _, pair in ipairs(pairs_given) do
    set.feature({ record = record, feature = shape.by_name[pair[1]], value = pair[2] })
  end
  if lambda then initialize(record, lambda) end
  check_bounds(record)
  if #record.draft.failures > 0 then error(values.refused(record.draft.failures), 0) end
  record.draft = nil
  if #shape.invariants > 0 then check_object(record) end
  return record.object
end

-- Makes an object of a type; throws the failure where that can't be. `given` is a hash or undef.
function construct.new(type, given, lambda)
  if given ~= nil and given ~= undef and kind(given) ~= "hash" then
    fail("wrong-arguments", ("the values for `new` must be a hash, and %s is not"):format(text.describe(given)))
  end
  if run.new_depth >= most_nested then
    fail("endless-new", ("`new` of %s has no end in sight: more than %d are running inside of each other")
      :format(type.name, most_nested))
  end
  run.new_depth = run.new_depth + 1
  local object = make(type, kind(given) == "hash" and given:pairs() or {}, lambda)
  run.new_depth = run.new_depth - 1
  return object
end

return construct
