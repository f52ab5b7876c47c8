// What is not regular: the ends of members, comments that nest, and the text of strings.

#include "tree_sitter/parser.h"

#include <stdlib.h>

enum TokenType { NEWLINE, BLOCK_COMMENT, STRING_CONTENT, ERROR_SENTINEL };

// Whether the member before ends behind the comment that was read last.
typedef struct {
  bool owes_newline;
} Scanner;

void *tree_sitter_ctl_external_scanner_create(void) { return calloc(1, sizeof(Scanner)); }

void tree_sitter_ctl_external_scanner_destroy(void *payload) { free(payload); }

unsigned tree_sitter_ctl_external_scanner_serialize(void *payload, char *buffer) {
  buffer[0] = (char)((Scanner *)payload)->owes_newline;
  return 1;
}

void tree_sitter_ctl_external_scanner_deserialize(
    void *payload, const char *buffer, unsigned length) {
  ((Scanner *)payload)->owes_newline = length > 0 && buffer[0];
}

static bool is_line_end(int32_t character) { return character == '\n' || character == '\r'; }

static bool is_space(int32_t character) {
  return character == ' ' || character == '\t' || character == 0xFEFF || is_line_end(character);
}

static bool is_letter(int32_t character) {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
         (character >= '0' && character <= '9') || character == '_' || character > 0x7F;
}

// From behind the first `/*` to behind the `*/` that belongs to it.
static bool skip_block_comment(TSLexer *lexer) {
  unsigned depth = 1;
  while (depth > 0) {
    if (lexer->eof(lexer)) return false;
    int32_t first = lexer->lookahead;
    lexer->advance(lexer, false);
    if (first == '/' && lexer->lookahead == '*') {
      lexer->advance(lexer, false);
      depth++;
    } else if (first == '*' && lexer->lookahead == '/') {
      lexer->advance(lexer, false);
      depth--;
    }
  }
  return true;
}

// Whether the line that begins here goes on with the one before it: it begins with a binary operator,
// the `?` or `:` of a condition, the `where` of a loop, `.name`, a block or an `else`.
static bool continues_line(TSLexer *lexer) {
  int32_t first = lexer->lookahead;
  switch (first) {
    case '{': case '+': case '*': case '%': case '/': case '&': case '|': case '?': case ':':
    case '>':
      return true;
    default: break;
  }
  lexer->advance(lexer, false);
  int32_t second = lexer->lookahead;
  switch (first) {
    case '-': return second != '>';
    case '=': case '!': return second == '=';
    case '<':
      if (second != '-') return true;
      lexer->advance(lexer, false);
      return lexer->lookahead != '>';
    case '.':
      if (second != '.') return is_letter(second) || second == '`';
      lexer->advance(lexer, false);
      return lexer->lookahead == '.' || lexer->lookahead == '<';
    case 'w':
      // The condition of a loop, but no argument of that name.
      for (const char *rest = "here"; *rest; rest++) {
        if (lexer->lookahead != *rest) return false;
        lexer->advance(lexer, false);
      }
      if (lexer->lookahead != ' ') return false;
      while (is_space(lexer->lookahead)) lexer->advance(lexer, false);
      return lexer->lookahead != ':' && lexer->lookahead != '<';
    case 'e':
      for (const char *rest = "lse"; *rest; rest++) {
        if (lexer->lookahead != *rest) return false;
        lexer->advance(lexer, false);
      }
      return !is_letter(lexer->lookahead);
    default: return false;
  }
}

// From behind a line end on: whether the next line begins another member.
static bool begins_member(TSLexer *lexer) {
  while (true) {
    while (is_space(lexer->lookahead)) lexer->advance(lexer, false);
    if (lexer->lookahead != '/') return lexer->eof(lexer) || !continues_line(lexer);
    lexer->advance(lexer, false);
    if (lexer->lookahead == '/') {
      while (!lexer->eof(lexer) && !is_line_end(lexer->lookahead)) lexer->advance(lexer, false);
    } else if (lexer->lookahead == '*') {
      lexer->advance(lexer, false);
      if (!skip_block_comment(lexer)) return true;
    } else {
      return false;
    }
  }
}

// A line end, unless what follows it belongs to the same member. A comment that begins the line is
// read first, because the scanner cannot go back to it.
static bool scan_newline(Scanner *scanner, TSLexer *lexer) {
  while (is_space(lexer->lookahead)) lexer->advance(lexer, true);
  lexer->result_symbol = NEWLINE;
  lexer->mark_end(lexer);
  if (lexer->lookahead != '/') return begins_member(lexer);
  lexer->advance(lexer, false);
  if (lexer->lookahead == '/') {
    while (!lexer->eof(lexer) && !is_line_end(lexer->lookahead)) lexer->advance(lexer, false);
    return begins_member(lexer);
  }
  if (lexer->lookahead != '*') return false;
  lexer->advance(lexer, false);
  if (!skip_block_comment(lexer)) return false;
  lexer->result_symbol = BLOCK_COMMENT;
  lexer->mark_end(lexer);
  scanner->owes_newline = begins_member(lexer);
  return true;
}

static bool scan_string_content(TSLexer *lexer) {
  bool has_content = false;
  while (!lexer->eof(lexer) && lexer->lookahead != '"' && lexer->lookahead != '\\' &&
         !is_line_end(lexer->lookahead)) {
    lexer->advance(lexer, false);
    has_content = true;
  }
  lexer->result_symbol = STRING_CONTENT;
  return has_content;
}

bool tree_sitter_ctl_external_scanner_scan(
    void *payload, TSLexer *lexer, const bool *valid_symbols) {
  Scanner *scanner = payload;
  bool recovers = valid_symbols[ERROR_SENTINEL];
  if (valid_symbols[STRING_CONTENT] && !recovers) return scan_string_content(lexer);
  if (scanner->owes_newline) {
    scanner->owes_newline = false;
    if (valid_symbols[NEWLINE] && !recovers) {
      lexer->result_symbol = NEWLINE;
      return true;
    }
  }
  while (is_space(lexer->lookahead)) {
    if (is_line_end(lexer->lookahead) && valid_symbols[NEWLINE] && !recovers) {
      return scan_newline(scanner, lexer);
    }
    lexer->advance(lexer, true);
  }
  if (lexer->lookahead != '/') return false;
  lexer->advance(lexer, false);
  if (lexer->lookahead != '*') return false;
  lexer->advance(lexer, false);
  lexer->result_symbol = BLOCK_COMMENT;
  return skip_block_comment(lexer);
}
