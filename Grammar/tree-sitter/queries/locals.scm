[
  (file)
  (block)
  (component_declaration)
  (for_statement)
  (if_statement)
  (handler)
] @local.scope

(screen_declaration name: (_) @local.definition.type)
(component_declaration name: (_) @local.definition.type)
(enum_declaration name: (_) @local.definition.type)
(enum_case name: (_) @local.definition.enum)
(record_declaration name: (_) @local.definition.type)
(record_field name: (_) @local.definition.field)
(variable_declaration name: (_) @local.definition.var)
(constant_declaration name: (_) @local.definition.constant)
(action_declaration name: (_) @local.definition.function)
(event_declaration name: (_) @local.definition.function)
(task_declaration name: (_) @local.definition.function)
(parameter name: (_) @local.definition.parameter)
(for_statement name: (_) @local.definition.var)
(if_statement name: (_) @local.definition.constant)
(condition name: (_) @local.definition.constant)
(event_parameters [(identifier) (quoted_identifier)] @local.definition.parameter)
(element name: (_) @local.definition.var)
(slot name: (_) @local.definition.var)
(style_declaration name: (_) @local.definition.type)

(identifier) @local.reference
(quoted_identifier) @local.reference
