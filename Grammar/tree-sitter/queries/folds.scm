[
  (block)
  (enum_block)
  (layout_block)
  (parameters)
  (arguments)
  (attribute)
  (state_keys)
  (event_parameters)
  (list)
  (index_expression)
  (parenthesized)
  (block_comment)
] @fold
