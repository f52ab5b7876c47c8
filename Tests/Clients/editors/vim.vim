" Drives Vim with ALE: the file that is open is the `Main.ctl` of `test_editors.py`.

let s:steps = []

function! s:Fail(message) abort
  call writefile(split('failed: ' . a:message, "\n") + s:steps, $CTL_REPORT)
  cquit!
endfunction

function! s:Check(is_true, what) abort
  if !a:is_true
    call s:Fail(a:what . "\n" . join(getline(1, '$'), "\n"))
  endif
  call add(s:steps, a:what)
endfunction

" Lets the jobs of ALE go on until something is the case.
function! s:Wait(what, condition) abort
  for l:count in range(1000)
    if a:condition()
      return s:Check(1, a:what)
    endif
    sleep 20m
  endfor
  call s:Check(0, a:what)
endfunction

function! s:Find(pattern, column) abort
  call cursor(1, 1)
  call s:Check(search(a:pattern, 'cW') > 0, 'there is ' . a:pattern)
  call cursor(line('.'), col('.') + a:column)
endfunction

function! s:Has(text) abort
  return stridx(join(getline(1, '$'), "\n"), a:text) >= 0
endfunction

" ALE asks a person for a name or a number; the answer is typed ahead of it.
function! s:Answer(keys, command) abort
  call feedkeys(a:command . "\<CR>", 'n')
  call feedkeys(a:keys, 'nx')
endfunction

function! s:Run() abort
  call s:Check(&filetype ==# 'ctl', 'the file type is known')
  ALELint
  call s:Wait('there are diagnostics', {-> !empty(ale#engine#GetLoclist(bufnr('')))})
  let l:errors = filter(copy(ale#engine#GetLoclist(bufnr(''))), 'v:val.type ==# "E"')
  call s:Check(len(l:errors) > 0 && l:errors[0].linter_name ==# 'ctl', 'an error is of ctl')

  " Hover, in the preview window.
  let g:ale_hover_to_preview = 1
  call s:Find('stepper {', 2)
  ALEHover
  call s:Wait('a hover is shown', {-> !empty(filter(range(1, winnr('$')),
  \   {_, window -> getwinvar(window, '&previewwindow')}))})
  wincmd P
  call s:Check(s:Has('UIStepper'), 'the hover is about the stepper')
  pclose

  " Completion, as the omni function of the file type.
  call s:Find('minimumV', 7)
  call s:Check(&omnifunc ==# 'ale#completion#OmniFunc', 'there is an omni function')
  inoremap <F2> <Cmd>call <SID>Complete()<CR>
  call feedkeys("a\<F2>\<Esc>", 'tx')
  call s:Check(s:Has("      minimumValue: 1\n"), 'a word is completed')

  " Definition, in another file and back.
  call s:Find('tintColor: accent', 12)
  ALEGoToDefinition
  call s:Wait('the definition is opened', {-> expand('%:t') ==# 'Theme.ctl'})
  call s:Check(expand('<cword>') ==# 'accent', 'the cursor is on the name')
  execute "normal! \<C-o>"
  call s:Check(expand('%:t') ==# 'Main.ctl', 'the way back is known')

  " References without the declaration, in the quickfix list.
  call s:Find('tintColor: accent', 12)
  ALEFindReferences -quickfix
  call s:Wait('references are listed', {-> len(getqflist()) == 1})
  cclose

  " A rename reaches both files.
  call s:Find('tintColor: accent', 12)
  call s:Answer("\<C-u>brand\<CR>", ":ALERename")
  call s:Wait('the name is changed', {-> s:Has('tintColor: brand')})
  call s:Wait('the other file is changed', {-> getbufline('Theme.ctl', 1)[0] =~# 'brand'})

  " A code action, chosen by its number.
  call s:Find('slidr', 0)
  call ale#codefix#Execute(0, function('s:Choose'))
  call s:Wait('the fix is applied', {-> s:Has('slider {') && !s:Has('slidr')})

  " Formatting, in the style of the language.
  ALEFix
  call s:Wait('the file is formatted', {-> s:Has("\n  var copies: Int = 1\n")})

  call s:Wait('diagnostics follow', {-> empty(filter(copy(ale#engine#GetLoclist(bufnr(''))),
  \   {_, item -> item.type ==# 'E'}))})

  CtlPreview
  call s:Wait('the screen is drawn', {-> &buftype ==# 'nofile' && s:Has('Printing')})
  close
  CtlSwift
  call s:Wait('the code is shown', {-> &filetype ==# 'swift' && s:Has('import CtlRuntime')})
  close

  call writefile(['passed'] + s:steps, $CTL_REPORT)
  qall!
endfunction

" ALE completes in insert mode only: this is called in the middle of typing.
function! s:Complete() abort
  let l:start = ale#completion#OmniFunc(1, '')
  call s:Check(l:start == col('.') - 9, 'the word begins where it does')
  call s:Wait('words are proposed', {-> ale#completion#GetCompletionResult() isnot v:null})
  let l:words = map(copy(ale#completion#GetCompletionResult()), 'v:val.word')
  call s:Check(index(l:words, 'minimumValue: ') >= 0, 'the word is one: ' . string(l:words[:3]))
  call setline('.', getline('.')[: l:start - 1] . 'minimumValue: 1')
endfunction

" What a person would choose from the menu of ALE.
function! s:Choose(data, items) abort
  for l:item in a:items
    if l:item[1].title ==# 'change it to `slider`'
      return ale#codefix#ApplyLSPCodeAction(a:data, l:item[1])
    endif
  endfor
  call s:Fail('the fix is not offered: ' . string(a:items))
endfunction

try
  call s:Run()
catch
  call s:Fail(v:exception . ' in ' . v:throwpoint)
endtry
