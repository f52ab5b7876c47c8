; For Neovim; other editors read the names of their own.

[
  (block)
  (enum_block)
  (case_block)
  (record_block)
  (sample_block)
  (step_block)
  (layout_block)
  (parameters)
  (arguments)
  (attribute)
  (state_keys)
  (event_parameters)
  (list)
  (index_expression)
  (parenthesized)
] @indent.begin

[ "}" ")" "]" ] @indent.branch @indent.end

; Lines inside a comment stay where they are.
(block_comment) @indent.auto
