/**
 * The grammar of Ctl for tree-sitter: what `../ctl.ebnf` says, in the form that editors read.
 *
 * The ends of lines and what strings and comments hold are read by `src/scanner.c`. `src/parser.c` is
 * made from this file by `tree-sitter generate`.
 */

// BEGIN generated keywords (see ../README.md)
const CONSTRUCTS = [
  'screen', 'component', 'enum', 'record', 'appearance', 'var', 'let', 'action', 'event',
  'task', 'sample', 'style', 'import', 'if', 'else', 'for', 'in', 'on', 'layout', 'pin',
  'align', 'accessibility', 'binding', 'slot'
];
const LITERALS = [
  'true', 'false', 'nil'
];
// END generated

const PRECEDENCE = {
  conditional: 1,
  coalescing: 2,
  or: 3,
  and: 4,
  comparison: 5,
  range: 6,
  addition: 7,
  multiplication: 8,
  prefix: 9,
  postfix: 10,
};

// The words that are names where no member begins.
const SOFT = CONSTRUCTS.filter((word) => !['if', 'else', 'for', 'in'].includes(word));

const OPERATORS = [
  [PRECEDENCE.coalescing, ['??']],
  [PRECEDENCE.or, ['||']],
  [PRECEDENCE.and, ['&&']],
  [PRECEDENCE.comparison, ['==', '!=', '<', '<=', '>', '>=']],
  [PRECEDENCE.range, ['...', '..<']],
];

const SUMS = [
  [PRECEDENCE.addition, ['+', '-']],
  [PRECEDENCE.multiplication, ['*', '/', '%']],
];

/** Items with commas between them, and perhaps one after the last. */
const list = (rule) => optional(seq(rule, repeat(seq(',', rule)), optional(',')));

/** Binary operators over operands of a kind. */
const binary = (operand, levels) => choice(...levels.map(([level, operators]) =>
  prec.left(level, seq(
    field('left', operand), field('operator', choice(...operators)), field('right', operand)))));

/** The parts of a member with its attributes. */
const member = ($, ...parts) => seq(repeat($.attribute), ...parts);

module.exports = grammar({
  name: 'ctl',

  word: ($) => $.identifier,

  externals: ($) => [$._newline, $.block_comment, $.string_content, $._error_sentinel],

  extras: ($) => [/[\s\uFEFF]/, $.doc_comment, $.line_comment, $.block_comment],

  supertypes: ($) => [$._declaration, $._member, $._expression, $._type],

  // `x: a` may go on with `b {`, or `b: 1` follows.
  conflicts: ($) => [[$._primary, $.element_value]],

  rules: {
    file: ($) => repeat(choice($._declaration, $._separator)),

    _separator: ($) => choice(';', $._newline),

    // Words

    identifier: () => /[\p{XID_Start}_][\p{XID_Continue}]*/,
    quoted_identifier: () => /`[^`\s]*`/,
    _name: ($) => choice($.identifier, $.quoted_identifier),

    /** A name that may be a keyword: the name of a property, a member, an argument. */
    _property_name: ($) => choice($._name, alias(choice(...CONSTRUCTS), $.identifier)),
    _word: ($) => choice($._name, alias(choice(...CONSTRUCTS, ...LITERALS), $.identifier)),

    /** A name that may be a keyword where no member begins. */
    _soft_name: ($) => choice($._name, alias(choice(...SOFT), $.identifier)),

    doc_comment: () => token(/\/\/\/([^\/\n][^\n]*)?/),
    line_comment: () => token(/\/\/[^\n]*/),

    // Declarations

    _declaration: ($) => choice(
      $.import_declaration, $.screen_declaration, $.component_declaration, $.enum_declaration,
      $.record_declaration, $.appearance_declaration, $.style_declaration, $.constant_declaration),

    import_declaration: ($) => member(
      $, 'import', choice(field('path', $.string), field('module', $._name))),

    access: () => 'public',

    screen_declaration: ($) => member(
      $, optional($.access), 'screen', field('name', $._name),
      optional(field('parameters', $.parameters)),
      optional(field('title', $.string)), optional(seq('->', field('result', $._type))),
      field('body', $.block)),

    component_declaration: ($) => member(
      $, optional($.access), 'component', field('name', $._name),
      optional(field('parameters', $.parameters)),
      field('body', $.block)),

    enum_declaration: ($) => member(
      $, optional($.access), 'enum', field('name', $._name), field('body', $.enum_block)),

    record_declaration: ($) => member(
      $, optional($.access), 'record', field('name', $._name),
      field('body', $.record_block)),

    appearance_declaration: ($) => member(
      $, optional($.access), 'appearance', field('kind', $._name), field('body', $.block)),

    style_declaration: ($) => member(
      $, optional($.access), 'style', field('name', $._name), ':', field('kind', $._name),
      field('body', $.block)),

    variable_declaration: ($) => prec.right(member(
      $, 'var', field('name', $._name),
      choice(
        seq(
          ':', field('type', $._type), optional(seq('in', field('range', $._expression))),
          optional(seq('=', field('value', $._expression)))),
        seq('=', field('value', $._expression))))),

    constant_declaration: ($) => member(
      $, optional($.access), 'let', field('name', $._name),
      optional(seq(':', field('type', $._type))),
      '=', field('value', $._expression)),

    action_declaration: ($) => prec.right(member(
      $, 'action', field('name', $._name), optional(field('parameters', $.parameters)))),

    event_declaration: ($) => prec.right(member(
      $, 'event', field('name', $._name), optional(field('parameters', $.parameters)))),

    task_declaration: ($) => prec.right(member(
      $, 'task', field('name', $._name),
      optional(field('arguments', alias($.task_arguments, $.arguments))),
      optional(seq('->', field('result', $._type))))),

    task_arguments: ($) => seq(
      '(',
      list(choice(
        $.parameter, alias($.item_parameter, $.parameter), alias($.task_setting, $.argument))),
      ')'),

    item_parameter: ($) => seq(
      'for', field('name', $._name), ':', field('type', $._type),
      optional(seq('=', field('value', $._expression)))),

    task_setting: ($) => seq(
      field('label', alias(choice('kind', 'duration'), $.identifier)), ':', $._expression),

    parameters: ($) => seq('(', list($.parameter), ')'),

    parameter: ($) => seq(
      field('name', $._name), ':', optional('binding'), field('type', $._type),
      optional(seq('=', field('value', $._expression)))),

    enum_block: ($) => seq(
      '{',
      repeat(choice($.enum_case, alias($.case_field, $.constant_declaration), $._separator)),
      '}'),

    enum_case: ($) => prec.right(member(
      $, field('name', $._name), optional(field('label', $.string)),
      optional(field('values', $.case_block)), optional(','))),

    /** `let price: Double`: a field of each case. */
    case_field: ($) => prec.right(member(
      $, 'let', field('name', $._name),
      choice(
        seq(':', field('type', $._type), optional(seq('=', field('value', $._expression)))),
        seq('=', field('value', $._expression))))),

    case_block: ($) => seq('{', repeat(choice($.property, $._separator)), '}'),

    record_block: ($) => seq('{', repeat(choice($.record_field, $.constant_declaration, $._separator)), '}'),

    record_field: ($) => prec.right(member(
      $, field('name', $._name), ':', field('type', $._type),
      optional(seq('in', field('range', $._expression))),
      optional(seq('=', field('value', $._expression))))),

    attribute: ($) => seq(
      '@', field('name', $._name), '(', field('code', $.rule_code),
      repeat(seq(',', $.argument)), optional(','), ')'),

    rule_code: ($) => seq($._word, repeat(seq(choice('/', '-'), $._word))),

    sample_declaration: ($) => prec.right(member(
      $, 'sample', field('name', $.string), field('body', $.sample_block))),

    sample_block: ($) => seq('{', repeat(choice($.property, $._separator)), '}'),

    // Members

    block: ($) => seq('{', repeat(choice($._member, $._separator)), '}'),

    _member: ($) => choice(
      $.element, $.property, $.binding, $.handler, $.if_statement, $.for_statement,
      $.slot, $.accessibility, $.layout, $.variable_declaration, $.constant_declaration,
      $.action_declaration, $.event_declaration, $.task_declaration, $.sample_declaration,
      $.appearance_declaration, $.style_declaration),

    element: ($) => prec.right(member(
      $, field('kind', $._name), optional(field('name', $._name)),
      optional(field('text', $.string)), optional(field('body', $.block)))),

    property: ($) => member(
      $,
      choice(
        field('name', $._property_name),
        seq(field('name', $._name), field('states', $.state_keys))),
      ':', field('value', choice($._expression, alias($.element_value, $.element)))),

    /** An element as a value has a text or a body. */
    element_value: ($) => prec.right(seq(
      field('kind', $._name), optional(field('name', $._name)),
      choice(
        seq(field('text', $.string), optional(field('body', $.block))),
        field('body', $.block)))),

    state_keys: ($) => seq('(', list($.argument), ')'),

    binding: ($) => member(
      $, field('name', $._property_name), '<->', field('target', $._expression)),

    handler: ($) => prec.right(member(
      $, 'on',
      optional(seq(
        field('event', $._name), repeat(seq('.', field('outcome', $._name))),
        optional(field('parameters', $.event_parameters)))),
      optional(choice(
        seq('->', optional(field('step', $._step))),
        field('body', $.step_block))))),

    event_parameters: ($) => seq('(', list($._name), ')'),

    step_block: ($) => seq(
      '{',
      repeat(choice(
        $._step, alias($.step_constant, $.constant_declaration), alias($.step_if, $.if_statement),
        $._separator)),
      '}'),

    step_constant: ($) => prec(1, seq(
      'let', field('name', $._name), optional(seq(':', field('type', $._type))), '=',
      field('value', $._expression))),

    _step: ($) => choice($.action_call, $.assignment, $.change, $.opening, $.cancellation),

    opening: ($) => prec.right(seq(
      field('way', choice('push', 'sheet', 'popover')), field('screen', $._name),
      optional(field('arguments', $.arguments)))),

    cancellation: ($) => prec.right(1, seq(
      'cancel', field('task', $._name), optional(field('item', $.arguments)))),

    /** The word of a step that is a name where nothing follows that it ends. */
    _step_name: ($) => choice($._soft_name, alias('cancel', $.identifier)),

    assignment: ($) => seq(
      field('target', $._place), choice('=', '+=', '-='),
      field('value', choice($._expression, $.opening))),

    change: ($) => $._suffixed_place,

    _place: ($) => choice($._step_name, $._suffixed_place),

    _suffixed_place: ($) => choice(
      alias($.place_member, $.member_expression), alias($.place_index, $.index_expression),
      alias($.place_call, $.call_expression)),
    place_member: ($) => prec(PRECEDENCE.postfix, seq(
      field('base', $._place), '.', field('member', $._word))),
    place_index: ($) => prec(PRECEDENCE.postfix, seq(
      field('base', $._place), '[', field('index', $._expression), ']')),
    place_call: ($) => prec(PRECEDENCE.postfix, seq(
      field('function', $._suffixed_place), field('arguments', $.arguments))),

    step_if: ($) => prec.right(seq(
      'if', $._conditions, field('body', $.step_block),
      optional(field('alternative', alias($.step_else, $.else_clause))))),

    step_else: ($) => seq(
      'else', choice(field('body', $.step_block), alias($.step_if, $.if_statement))),

    action_call: ($) => prec.right(seq(
      field('name', $._step_name), optional(field('arguments', $.arguments)))),

    if_statement: ($) => prec.right(member(
      $, 'if', $._conditions, field('body', $.block),
      optional(field('alternative', $.else_clause)))),

    /** All of them have to hold. */
    _conditions: ($) => seq($._condition, repeat(seq(',', $.condition))),

    condition: ($) => $._condition,

    /** What has a name here may be `nil`; inside it is not. */
    _condition: ($) => seq(
      optional(seq('let', field('name', $._name), '=')), field('condition', $._expression)),

    else_clause: ($) => seq('else', choice(field('body', $.block), $.if_statement)),

    for_statement: ($) => prec.right(member(
      $, 'for', field('name', $._name), 'in', field('sequence', $._expression),
      optional(seq('where', field('condition', $._expression))), field('body', $.block),
      optional(field('alternative', $.else_clause)))),

    slot: ($) => prec.right(member(
      $, 'slot', optional(field('name', $._name)), optional(field('body', $.block)))),

    accessibility: ($) => member($, 'accessibility', field('body', $.block)),

    // Layout

    layout: ($) => member($, 'layout', field('body', $.layout_block)),

    layout_block: ($) => seq(
      '{', repeat(choice($.constraint, $.equation, $._separator)), '}'),

    constraint: ($) => prec.right(member(
      $, choice('pin', 'align'), field('kind', $._name), field('elements', $.arguments),
      optional(seq($._relation, $._side)), optional($.priority))),

    equation: ($) => prec.right(member(
      $, field('left', $._side), $._relation, field('right', $._side), optional($.priority))),

    _relation: () => field('relation', choice('==', '<=', '>=')),

    priority: ($) => seq('@', $._side),

    /** Nothing looser than a sum. */
    _side: ($) => choice(alias($.sum, $.binary_expression), $._unary),
    sum: ($) => binary($._side, SUMS),

    // Types

    _type: ($) => choice($.named_type, $.list_type, $.optional_type),
    named_type: ($) => $._name,
    list_type: ($) => seq('[', $._type, ']'),
    optional_type: ($) => seq(choice($.named_type, $.list_type), '?'),

    // Expressions

    _expression: ($) => choice($.conditional_expression, $.binary_expression, $._unary),

    conditional_expression: ($) => prec.right(PRECEDENCE.conditional, seq(
      field('condition', $._expression), '?', field('value', $._expression), ':',
      field('alternative', $._expression))),

    binary_expression: ($) => binary($._expression, OPERATORS.concat(SUMS)),

    _unary: ($) => choice($.prefix_expression, $._postfix),

    prefix_expression: ($) => prec(PRECEDENCE.prefix, seq(choice('-', '!'), $._unary)),

    _postfix: ($) => choice(
      $.member_expression, $.index_expression, $.call_expression, $._primary),

    member_expression: ($) => prec(PRECEDENCE.postfix, seq(
      field('base', $._postfix), choice('.', token.immediate('?.')), field('member', $._word))),

    index_expression: ($) => prec(PRECEDENCE.postfix, seq(
      field('base', $._postfix), '[', field('index', $._expression), ']')),

    call_expression: ($) => prec(PRECEDENCE.postfix, seq(
      field('function', $._postfix), field('arguments', $.arguments))),

    arguments: ($) => seq('(', list($.argument), ')'),

    argument: ($) => seq(
      optional(seq(field('label', $._word), choice(':', '<->'))), $._expression),

    _primary: ($) => choice(
      $._name, $.item, $.number, $.quantity, $.color, $.string, $.boolean, $.nil, $.case, $.list,
      $.parenthesized),

    item: () => '$0',
    number: () => token(choice(
      /0[xX][0-9A-Fa-f_]+/, /[0-9][0-9_]*(\.[0-9][0-9_]*)?([eE][+-]?[0-9][0-9_]*)?/)),
    quantity: () => token(/[0-9][0-9_]*(\.[0-9][0-9_]*)?\p{XID_Start}(\p{XID_Continue}|\.[0-9])*/),
    color: () => token(/#[0-9A-Fa-f]{3,8}/),
    boolean: () => choice('true', 'false'),
    nil: () => 'nil',
    case: ($) => seq('.', field('name', $._word)),
    list: ($) => seq('[', list($._expression), ']'),
    parenthesized: ($) => seq('(', $._expression, ')'),

    string: ($) => seq(
      '"', repeat(choice($.string_content, $.escape, $.interpolation)), token.immediate('"')),
    escape: () => token.immediate(/\\(["'\\ntr0]|u\{[0-9A-Fa-f]{1,8}\})/),
    interpolation: ($) => seq(token.immediate('\\('), $._expression, ')'),
  },
});
