-- Values as strings: in strings, in messages, and as Ruby's functions have them.

local values = require("type_arm.values")
local kind, float_text = values.kind, values.float_text

local text = {}

local object_text = function() return "an object" end

-- Told by `objects`: how an object is shown.
function text.set_object_text(show)
  object_text = show
end

local escapes = { ["\t"] = "\\t", ["\n"] = "\\n", ["\r"] = "\\r", ['"'] = '\\"', ["$"] = "\\$", ["\\"] = "\\\\" }

local function double_quote(string)
  local inside = string:gsub('[%z\1-\31"$\\]', function(sign)
    return escapes[sign] or ("\\u{%X}"):format(sign:byte())
  end)
  return '"' .. inside .. '"'
end

-- A string as Puppet's messages write it. A backslash doubles where something follows it, and else stays as it is.
function text.quote(string)
  if string:find("[%z\1-\31]") then return double_quote(string) end
  local result, escaped = { "'" }, false
  for character in string:gmatch(utf8.charpattern) do
    if escaped then
      result[#result + 1] = "\\" .. character
      escaped = false
    elseif character == "\\" then
      escaped = true
    else
      result[#result + 1] = character == "'" and "\\'" or character
    end
  end
  return table.concat(result) .. (escaped and "\\" or "") .. "'"
end

-- A regular expression between slashes; a slash inside is escaped.
function text.regexp_text(source)
  local result, index = {}, 1
  while index <= #source do
    local sign = source:sub(index, index)
    if sign == "\\" then
      result[#result + 1] = source:sub(index, index + 1)
      index = index + 1
    else
      result[#result + 1] = sign == "/" and "\\/" or sign
    end
    index = index + 1
  end
  return "/" .. table.concat(result) .. "/"
end

local show

local function show_all(list, style)
  local parts = {}
  for index, each in ipairs(list) do parts[index] = show(each, style) end
  return parts
end

-- `style` is "interpolate" (strings are bare, undef is empty) or "inspect" (as a manifest would write them).
function show(value, style)
  local what = kind(value)
  if what == "string" then return style == "inspect" and text.quote(value) or value end
  if what == "undef" then return style == "inspect" and "undef" or "" end
  if what == "float" then return float_text(value) end
  if what == "integer" or what == "boolean" then return tostring(value) end
  if what == "list" then return "[" .. table.concat(show_all(value, style), ", ") .. "]" end
  if what == "regexp" then return text.regexp_text(value.source) end
  if what == "object" then return object_text(value) end
  local parts = {}
  for index, key in ipairs(value.keys) do
    parts[index] = show(key, style) .. " => " .. show(value.values[index], style)
  end
  return "{" .. table.concat(parts, ", ") .. "}"
end

-- A value in a string: "${value}".
function text.to_text(value)
  if type(value) == "string" then return value end
  return show(value, "interpolate")
end

-- A value as messages show it.
function text.inspect(value)
  return show(value, "inspect")
end

-- The parts of a string with interpolations, one behind the other.
function text.join(...)
  local parts = { ... }
  for index = 1, select("#", ...) do parts[index] = text.to_text(parts[index]) end
  return table.concat(parts)
end

local labels = {
  undef = "Undef Value",
  list = "Array",
  string = "String",
  integer = "Integer",
  float = "Float",
  boolean = "Boolean",
  hash = "Hash",
  regexp = "Regexp",
  object = "Object",
  foreign = "Object",
}

-- What messages call a value.
function text.label(value)
  return labels[kind(value)]
end

-- A word with `a` or `an`, as Puppet chooses it.
function text.with_article(word)
  return (word:find("^[\"']?[aeiouyAEIOUY]") and "an " or "a ") .. word
end

-- How long a text is where characters beyond 16 bits count twice: how messages are measured.
local function units(string)
  local count = 0
  for _, point in utf8.codes(string, true) do count = count + (point > 0xFFFF and 2 or 1) end
  return count
end

local function first_units(string, most)
  local count = 0
  for place, point in utf8.codes(string, true) do
    count = count + (point > 0xFFFF and 2 or 1)
    if count > most then return string:sub(1, place - 1) end
  end
  return string
end

-- A value for a message: with its kind, and not too long.
function text.describe(value)
  local what = kind(value)
  if what == "undef" then return "undef" end
  if what == "object" then return "this " .. object_text(value, true) end
  local shown = text.inspect(value)
  if units(shown) > 80 then shown = first_units(shown, 77) .. "…" end
  return ("the %s `%s`"):format(text.label(value), shown)
end

local ruby_escapes = {
  ["\a"] = "\\a", ["\b"] = "\\b", ["\t"] = "\\t", ["\n"] = "\\n", ["\v"] = "\\v", ["\f"] = "\\f", ["\r"] = "\\r",
  ["\27"] = "\\e", ['"'] = '\\"', ["\\"] = "\\\\",
}

-- A string as Ruby would write it in a program.
local function ruby_string(string)
  local inside = string:gsub('[%z\1-\31"\\\127]', function(sign)
    return ruby_escapes[sign] or ("\\u%04X"):format(sign:byte())
  end)
  return '"' .. inside:gsub("#([{$@])", "\\#%1") .. '"'
end

local function ruby_inspect(value)
  local what = kind(value)
  if what == "undef" then return "nil" end
  if what == "string" then return ruby_string(value) end
  if what == "regexp" then return ruby_string(text.regexp_text(value.source)) end
  local parts = {}
  if what == "list" then
    for index, each in ipairs(value) do parts[index] = ruby_inspect(each) end
    return "[" .. table.concat(parts, ", ") .. "]"
  end
  if what ~= "hash" then return text.to_text(value) end
  for index, key in ipairs(value.keys) do
    parts[index] = ruby_inspect(key) .. "=>" .. ruby_inspect(value.values[index])
  end
  return "{" .. table.concat(parts, ", ") .. "}"
end

-- The text of a value as Ruby's functions get it: nested values look as Ruby writes them.
function text.ruby_text(value)
  local what = kind(value)
  if what == "list" or what == "hash" then return ruby_inspect(value) end
  return text.to_text(value)
end

return text
