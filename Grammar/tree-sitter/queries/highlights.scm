; Colours; later patterns win. The names are those that Neovim, Helix and the command line know.

; Names

(identifier) @variable
(quoted_identifier) @variable

(screen_declaration name: (_) @type)
(component_declaration name: (_) @type)
(enum_declaration name: (_) @type)
(enum_case name: (_) @constant)
(record_declaration name: (_) @type)
(record_field name: (_) @property)
(parameter name: (_) @variable.parameter)
(action_declaration name: (_) @function)
(event_declaration name: (_) @function)
(action_call name: (_) @function)
(call_expression function: (_) @function)
(handler event: (_) @label)
(handler outcome: (_) @label)
(constraint kind: (_) @function.builtin)
(named_type) @type
(appearance_declaration kind: (_) @tag)
(style_declaration name: (_) @type kind: (_) @tag)
(opening way: _ @function.builtin screen: (_) @type)
(cancellation "cancel" @function.builtin task: (_) @function)

; A kind of the user is a component, one of the catalogue a control.
(element kind: (_) @type)
((element kind: (_) @tag)
  (#any-of? @tag
    ; BEGIN generated kinds (see ../../README.md)
    "actionSheet" "activityIndicator" "alert" "annotation" "button" "contactAddButton"
    "content" "datePicker" "detailDisclosureButton" "imageView" "infoButton" "label"
    "navigationBar" "networkActivityIndicator" "pageControl" "picker" "popover"
    "progressView" "refreshControl" "roundedRectangleButton" "row" "scrollView" "searchBar"
    "section" "segment" "segmentedControl" "slider" "stack" "statusBar" "stepper"
    "swipeAction" "switch" "tab" "tabBar" "table" "textField" "textView" "toolbar" "view"
    "volumeView" "wheel"
    ; END generated
  ))

(property name: (_) @property)
(binding name: (_) @property)
(argument label: (_) @variable.parameter)
(member_expression member: (_) @property)
(case name: (_) @constant)

((named_type) @type.builtin
  (#any-of? @type.builtin
    ; BEGIN generated types (see ../../README.md)
    "Bool" "Int" "Double" "String" "Color" "Image" "Date" "Duration" "Length" "Font"
    ; END generated
  ))

((call_expression function: (_) @function.builtin)
  (#any-of? @function.builtin
    ; BEGIN generated functions (see ../../README.md)
    "min" "max" "abs" "round" "pow" "count" "isEmpty" "prefix" "suffix" "contains"
    "firstIndex" "sum" "sorted" "reversed" "joined" "first" "last" "localized" "uppercased"
    "lowercased" "trimmed" "replacing" "localizedStandardContains" "hasPrefix" "hasSuffix"
    "startOfDay" "startOfMonth" "year" "month" "day" "weekday" "hour" "minute" "daysInMonth"
    "adding" "formatted" "custom" "system" "image" "resizable" "styled"
    ; END generated
  ))

(item) @variable.builtin
((identifier) @variable.builtin (#eq? @variable.builtin "superview"))

; Words

[
  ; BEGIN generated keywords (see ../../README.md)
  "screen" "component" "enum" "record" "appearance" "var" "let" "action" "event" "task"
  "sample" "style" "import" "if" "else" "for" "in" "on" "layout" "pin" "align"
  "accessibility" "binding" "slot"
  ; END generated
] @keyword

[
  "if" "else" "for" "in"
] @keyword.control
(for_statement "where" @keyword.repeat)
(access) @keyword.modifier

; A keyword may be a name.
(property name: (identifier) @property)
(binding name: (identifier) @property)

; Literals

(number) @number
(quantity) @number
(color) @constant.builtin
(boolean) @constant.builtin.boolean
(nil) @constant.builtin
(string) @string
(escape) @string.escape

(line_comment) @comment
(block_comment) @comment
(doc_comment) @comment.documentation

; Attributes

(attribute "@" @attribute name: (_) @attribute)
(rule_code) @attribute

; Signs

[
  "<->" "->" "=" "+=" "-=" "==" "!=" "<" "<=" ">" ">=" "??" "||" "&&" "..." "..<" "+" "-" "*" "/" "%" "!" "?" "?."
] @operator
(priority "@" @operator)

[ "{" "}" "(" ")" "[" "]" ] @punctuation.bracket
[ "," "." ":" ";" ] @punctuation.delimiter

(interpolation) @none
(interpolation "\\(" @punctuation.special ")" @punctuation.special)
