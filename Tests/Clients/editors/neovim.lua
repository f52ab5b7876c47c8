-- Drives Neovim's own client: the file that is open is the `Main.ctl` of `test_editors.py`.
-- Every step calls what a person's key would call, and looks at what is in the buffer then.

local report = vim.env.CTL_REPORT
local steps = {}

local function fail(message)
  local lines = vim.split("failed: " .. message, "\n")
  vim.list_extend(lines, steps)
  vim.fn.writefile(lines, report)
  vim.cmd("cquit 1")
end

local function check(isTrue, what)
  if not isTrue then
    fail(what .. "\n" .. table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n"))
  end
  table.insert(steps, what)
end

--- Lets the editor go on until something is the case.
local function wait(what, condition)
  for _ = 1, 1000 do
    local isFine, result = pcall(condition)
    if isFine and result then
      return check(true, what)
    end
    coroutine.yield()
  end
  check(false, what)
end

local function press(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), "n", false)
end

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")
end

local function find(pattern, column)
  vim.fn.cursor(1, 1)
  local line = vim.fn.search(pattern, "cW")
  check(line > 0, "there is " .. pattern)
  if column then
    vim.fn.cursor(line, vim.fn.col(".") + column)
  end
end

local function client()
  local all = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = 0 })
    or vim.lsp.buf_get_clients(0)
  local _, first = next(all)
  return first
end

local function run()
  check(vim.bo.filetype == "ctl", "the file type is known")
  wait("the server runs", function()
    return client() and client().server_capabilities
  end)

  wait("there are diagnostics", function()
    return #vim.diagnostic.get(0) > 0
  end)
  local messages = {}
  for _, item in ipairs(vim.diagnostic.get(0)) do
    messages[item.message] = (messages[item.message] or 0) + 1
    check(item.source == "ctl", "a diagnostic is of ctl")
    check(messages[item.message] == 1, "a diagnostic is shown once")
  end

  -- Hover, in a window of its own.
  find("stepper {")
  vim.lsp.buf.hover()
  local window
  wait("a hover is shown", function()
    for _, id in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(id).relative ~= "" then
        window = id
        return true
      end
    end
  end)
  local buffer = vim.api.nvim_win_get_buf(window)
  local hover = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
  check(hover:find("UIStepper", 1, true), "the hover is about the stepper")
  vim.api.nvim_win_close(window, true)

  -- Completion, with the omni function that the client sets.
  find("minimumV", 8)
  check(vim.bo.omnifunc ~= "", "there is an omni function")
  press("a<C-x><C-o>")
  wait("words are proposed", function()
    return vim.fn.pumvisible() == 1 or text():find("minimumValue", 1, true)
  end)
  press((vim.fn.pumvisible() == 1 and "<C-y>" or "") .. "1<Esc>")
  wait("a word is completed", function()
    return text():find("minimumValue: 1\n", 1, true) and vim.fn.mode() == "n"
  end)

  -- Definition, in another file and back.
  find("tintColor: accent", 12)
  vim.lsp.buf.definition()
  wait("the definition is opened", function()
    return vim.api.nvim_buf_get_name(0):find("Theme.ctl", 1, true)
  end)
  check(vim.fn.expand("<cword>") == "accent", "the cursor is on the name")
  vim.cmd("normal! \15")
  check(vim.api.nvim_buf_get_name(0):find("Main.ctl", 1, true), "the way back is known")

  -- References, in the quickfix list.
  find("tintColor: accent", 12)
  vim.lsp.buf.references()
  wait("references are listed", function()
    return #vim.fn.getqflist() == 2
  end)
  vim.cmd("cclose")

  -- A rename reaches both files.
  find("tintColor: accent", 12)
  vim.lsp.buf.rename("brand")
  wait("the name is changed", function()
    return text():find("tintColor: brand", 1, true)
  end)
  local theme = vim.fn.bufnr("Theme.ctl")
  wait("the other file is changed", function()
    return vim.api.nvim_buf_get_lines(theme, 0, 1, false)[1]:find("brand", 1, true)
  end)

  -- A code action, chosen from the list.
  vim.ui.select = function(items, _, choose)
    for _, item in ipairs(items) do
      local action = item.action or item[2]
      if action and action.title == "change it to `slider`" then
        return choose(item)
      end
    end
    fail("the fix is not offered: " .. vim.inspect(items))
  end
  find("slidr")
  vim.lsp.buf.code_action()
  wait("the fix is applied", function()
    return text():find("slider", 1, true) and not text():find("slidr", 1, true)
  end)

  -- Formatting, in the style of the language.
  if vim.lsp.buf.format then
    vim.lsp.buf.format()
  else
    vim.lsp.buf.formatting_sync(nil, 20000)
  end
  wait("the file is formatted", function()
    return text():find("\n  var copies: Int = 1\n", 1, true)
  end)

  wait("diagnostics follow", function()
    for _, item in ipairs(vim.diagnostic.get(0)) do
      if item.severity == vim.diagnostic.severity.ERROR then
        return false
      end
    end
    return true
  end)

  -- The commands of the plugin.
  vim.cmd("CtlPreview")
  wait("the screen is drawn", function()
    return vim.bo.buftype == "nofile" and text():find("Printing", 1, true)
  end)
  vim.cmd("close")
  vim.cmd("CtlSwift")
  wait("the code is shown", function()
    return text():find("import CtlRuntime", 1, true)
  end)
  vim.cmd("close")

  vim.fn.writefile({ "passed", unpack(steps) }, report)
  vim.cmd("qall!")
end

local steps_of = coroutine.create(run)
local timer = vim.loop.new_timer()
timer:start(
  20,
  20,
  vim.schedule_wrap(function()
    if coroutine.status(steps_of) == "suspended" then
      local isFine, failure = coroutine.resume(steps_of)
      if not isFine then
        fail(tostring(failure))
      end
    end
  end)
)
