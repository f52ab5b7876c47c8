--- The client of `ctl lsp`, for Neovim 0.7 and later.
---
--- `vim.g.ctl_command` may name another program: `{ "/path/to/ctl", "lsp" }`. With
--- `vim.g.ctl_manual` set nothing starts by itself.
local M = {}

local function root_of(path)
  local folder = vim.fn.fnamemodify(path, ":p:h")
  local settings = vim.fn.findfile("ctl.json", folder .. ";")
  if settings ~= "" then
    return vim.fn.fnamemodify(settings, ":p:h")
  end
  local repository = vim.fn.finddir(".git", folder .. ";")
  if repository ~= "" then
    return vim.fn.fnamemodify(repository, ":p:h:h")
  end
  return folder
end

--- Shows lines in a window of their own.
local function show(name, text, filetype)
  vim.cmd("botright new")
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo[buffer].buftype = "nofile"
  vim.bo[buffer].bufhidden = "wipe"
  vim.bo[buffer].swapfile = false
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(text, "\n"))
  vim.bo[buffer].filetype = filetype or ""
  pcall(vim.api.nvim_buf_set_name, buffer, name)
end

local function execute(command, argument, handler)
  local buffer = vim.api.nvim_get_current_buf()
  local parameters = { command = command, arguments = { argument } }
  vim.lsp.buf_request(buffer, "workspace/executeCommand", parameters, function(failure, result)
    if failure then
      vim.notify(failure.message, vim.log.levels.ERROR)
    elseif result and result ~= vim.NIL then
      handler(result)
    end
  end)
end

local function document()
  return { uri = vim.uri_from_bufnr(0) }
end

--- Draws a screen of the file, the first one when none is named.
function M.preview(screen)
  local argument = { textDocument = document(), screen = screen, width = vim.o.columns }
  execute("ctl.render", argument, function(picture)
    show("ctl preview", picture)
  end)
end

--- Shows the Swift code of the file.
function M.swift()
  execute("ctl.swift", { textDocument = document() }, function(code)
    show("ctl swift", code, "swift")
  end)
end

--- What the code lenses do.
local function register()
  vim.lsp.commands["ctl.render"] = function(command)
    M.preview(command.arguments[1].screen)
  end
  vim.lsp.commands["ctl.references"] = function(command, context)
    execute(command.command, command.arguments[1], function(locations)
      local client = vim.lsp.get_client_by_id(context.client_id)
      local items = vim.lsp.util.locations_to_items(locations, client.offset_encoding)
      vim.fn.setqflist({}, " ", { title = command.title, items = items })
      vim.cmd("botright copen")
    end)
  end
end

local clients = {}

--- Before 0.8 there is no `vim.lsp.start`, which uses a client again and sets these options.
local function start_old(buffer, config)
  local id = clients[config.root_dir]
  if not id or vim.lsp.client_is_stopped(id) then
    id = vim.lsp.start_client(config)
    clients[config.root_dir] = id
  end
  vim.lsp.buf_attach_client(buffer, id)
  vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
  vim.bo[buffer].tagfunc = "v:lua.vim.lsp.tagfunc"
  vim.bo[buffer].formatexpr = "v:lua.vim.lsp.formatexpr()"
end

--- Attaches a buffer to the server of its project.
function M.start(buffer)
  if vim.g.ctl_manual then
    return
  end
  register()
  local config = {
    name = "ctl",
    cmd = vim.g.ctl_command or { "ctl", "lsp" },
    root_dir = root_of(vim.api.nvim_buf_get_name(buffer)),
  }
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
  else
    start_old(buffer, config)
  end
  vim.api.nvim_buf_create_user_command(buffer, "CtlPreview", function(options)
    M.preview(options.args ~= "" and options.args or nil)
  end, { nargs = "?", desc = "Draw a screen of this file" })
  vim.api.nvim_buf_create_user_command(buffer, "CtlSwift", function()
    M.swift()
  end, { desc = "Show the Swift code of this file" })
end

return M
