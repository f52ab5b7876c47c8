" Indents lines of Ctl by the brackets around them.
if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal indentexpr=CtlIndent() indentkeys=0{,0},0),0],!^F,o,O
let b:undo_indent = 'setlocal indentexpr< indentkeys<'

if exists('*CtlIndent')
  finish
endif

" Whether a place is in a string or comment, where brackets mean nothing.
function! s:IsText(line, column) abort
  return synIDattr(synID(a:line, a:column, 1), 'name') =~# '\vString|Comment|Documentation|Escape'
endfunction

" How many brackets a line opens, less those it closes behind the first that opens.
function! s:Opens(line) abort
  let l:text = getline(a:line)
  let l:depth = 0
  let l:column = 0
  while 1
    let l:column = match(l:text, '[][(){}]', l:column)
    if l:column < 0
      return l:depth
    endif
    if !s:IsText(a:line, l:column + 1)
      let l:depth = l:text[l:column] =~# '[[({]' ? l:depth + 1 : max([0, l:depth - 1])
    endif
    let l:column += 1
  endwhile
endfunction

function! CtlIndent() abort
  let l:previous = prevnonblank(v:lnum - 1)
  if l:previous == 0
    return 0
  endif
  let l:indent = indent(l:previous) + (s:Opens(l:previous) > 0 ? shiftwidth() : 0)
  return l:indent - (getline(v:lnum) =~# '^\s*[])}]' ? shiftwidth() : 0)
endfunction
