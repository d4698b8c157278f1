-- Works in a control repository as a person would: data, facts, nodes, templates.
local e = dofile(vim.env.CAIRN_SCRIPTS .. "/neovim-helpers.lua")
e.open("site-modules/profile/manifests/cache.pp", "mupuppet", {
  inlayHints = true,
  mupuppet = { node = "cache1.example.org", facts = "facts/cache1.yaml", nodes = "nodes.txt" },
})

vim.fn.search("\\$memory")
vim.cmd("normal! l")
-- The data is read after the file that is open.
e.wait("data", function()
  return e.ask("textDocument/hover").contents.value:find("data/role/cache.yaml", 1, true)
end)
e.note("hover", e.ask("textDocument/hover").contents.value)
e.note("definition, and the data", e.goto_places(e.ask("textDocument/definition")))
e.note("inlay hints", e.hints())

vim.lsp.codelens.refresh()
local function lenses() return vim.lsp.codelens.get(0) end
e.wait("lenses", function() return #lenses() > 0 end)
e.note("code lens", vim.tbl_map(function(lens) return lens.command.title end, lenses()))

e.keys("gg/memcached'<CR>O  $family = $facts['os']['']<Esc>")
vim.cmd("normal! $h")
e.note("completion of facts", e.labels(e.ask("textDocument/completion").items))
e.keys("a family<Esc>dd")

e.keys("O  $size = profile::megabytes('1G', )<Esc>")
vim.cmd("normal! $")
local help = e.ask("textDocument/signatureHelp")
e.note("signature", help.signatures[1].label)
e.keys("dd")

vim.fn.search("package {")
e.keys("O  notify { 'x': message => 'cold' }<Esc>")
vim.fn.search("cold", "b")
local extract = e.actions("refactor.extract")[1]
vim.lsp.util.apply_workspace_edit(extract.edit, "utf-16")
e.note(extract.title, e.buffer())
e.finish()
