// Writes the table of large and small letters that the Lua runtime of type-arm has (Lua itself knows only those of ASCII):
//   node tools/lua/letters.mjs > packages/type-arm/runtimes/lua/type_arm/letters.lua

/** Runs of letters `from, to, step, distance` whose other case is as far away. */
function runsOf(change) {
  const runs = [];
  for (let point = 0x80; point <= 0x10ffff; point++) {
    const other = Array.from(change(String.fromCodePoint(point)));
    const distance = other.length === 1 ? other[0].codePointAt(0) - point : 0;
    if (distance === 0 || (point >= 0xd800 && point < 0xe000)) continue;
    const last = runs.at(-1);
    const step = last ? point - last.to : 0;
    const continues = last && last.distance === distance && step <= 2 && (last.step === 0 || last.step === step);
    if (continues) Object.assign(last, { to: point, step });
    else runs.push({ from: point, to: point, step: 0, distance });
  }
  return runs;
}

/** Letters whose other case is several. */
function severalOf(change) {
  const several = [];
  for (let point = 0x80; point <= 0xffff; point++) {
    const other = change(String.fromCodePoint(point));
    if ((point < 0xd800 || point >= 0xe000) && Array.from(other).length > 1) several.push([point, other]);
  }
  return several;
}

function table(name, change) {
  const runs = runsOf(change).map(({ from, to, step, distance }) => `${from}, ${to}, ${step || 1}, ${distance}`);
  const several = severalOf(change).map(([point, other]) => {
    const points = Array.from(other, (each) => `\\u{${each.codePointAt(0).toString(16)}}`);
    return `[${point}] = "${points.join("")}"`;
  });
  return `local ${name}_runs = {\n${wrapped(runs)}}\nlocal ${name}_several = {\n${wrapped(several)}}\n`;
}

function wrapped(items) {
  const lines = [""];
  for (const item of items) {
    if (lines.at(-1).length + item.length > 110) lines.push("");
    lines[lines.length - 1] += `${lines.at(-1) === "" ? "  " : " "}${item},`;
  }
  return lines.map((line) => `${line}\n`).join("");
}

process.stdout
  .write(`-- Large and small letters of Unicode: made by tools/lua/letters.mjs. Runs are first, last, step, and how far the other case is.

${table("lower", (text) => text.toLowerCase())}
${table("upper", (text) => text.toUpperCase())}
local letters = {}

local function find(runs, point)
  local low, high = 1, #runs // 4
  while low <= high do
    local middle = (low + high) // 2
    local at = 4 * middle - 3
    if point < runs[at] then high = middle - 1
    elseif point > runs[at + 1] then low = middle + 1
    else return (point - runs[at]) % runs[at + 2] == 0 and runs[at + 3] or 0 end
  end
  return 0
end

local function changer(runs, several, of_ascii)
  return function(text)
    text = of_ascii(text)
    if not text:find("[\\128-\\255]") then return text end
    return (text:gsub("[\\194-\\244][\\128-\\191]+", function(character)
      local point = utf8.codepoint(character)
      return several[point] or utf8.char(point + find(runs, point))
    end))
  end
end

-- A text with all its letters small, or large.
letters.lower = changer(lower_runs, lower_several, string.lower)
letters.upper = changer(upper_runs, upper_several, string.upper)

return letters
`);
