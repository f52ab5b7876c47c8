" Colours of Ctl without the language server. The lists are generated; see Grammar/README.md.
if exists('b:current_syntax')
  finish
endif
let s:cpo = &cpoptions
set cpoptions&vim

syntax case match
syntax sync fromstart

" BEGIN generated lists
let s:declarations = [
  \ 'screen', 'component', 'enum', 'record', 'appearance', 'var', 'let', 'action', 'event',
  \ 'task', 'sample', 'style'
  \ ]
let s:statements = [
  \ 'import', 'if', 'else', 'for', 'in', 'on'
  \ ]
let s:sections = [
  \ 'layout', 'pin', 'align', 'accessibility', 'binding', 'slot'
  \ ]
let s:literals = [
  \ 'true', 'false', 'nil'
  \ ]
let s:types = [
  \ 'Bool', 'Int', 'Double', 'String', 'Color', 'Image', 'Date', 'Duration', 'Length', 'Font'
  \ ]
let s:functions = [
  \ 'min', 'max', 'abs', 'round', 'pow', 'count', 'isEmpty', 'prefix', 'suffix', 'contains',
  \ 'firstIndex', 'sum', 'sorted', 'reversed', 'joined', 'first', 'last', 'localized',
  \ 'uppercased', 'lowercased', 'trimmed', 'replacing', 'localizedStandardContains',
  \ 'hasPrefix', 'hasSuffix', 'startOfDay', 'startOfMonth', 'year', 'month', 'day',
  \ 'weekday', 'hour', 'minute', 'daysInMonth', 'adding', 'formatted', 'custom', 'system',
  \ 'image', 'resizable', 'styled'
  \ ]
let s:kinds = [
  \ 'actionSheet', 'activityIndicator', 'alert', 'annotation', 'button', 'contactAddButton',
  \ 'content', 'datePicker', 'detailDisclosureButton', 'imageView', 'infoButton', 'label',
  \ 'navigationBar', 'networkActivityIndicator', 'pageControl', 'picker', 'popover',
  \ 'progressView', 'refreshControl', 'roundedRectangleButton', 'row', 'scrollView',
  \ 'searchBar', 'section', 'segment', 'segmentedControl', 'slider', 'stack', 'statusBar',
  \ 'stepper', 'swipeAction', 'switch', 'tab', 'tabBar', 'table', 'textField', 'textView',
  \ 'toolbar', 'view', 'volumeView', 'wheel'
  \ ]
let s:properties = [
  \ 'acceptsKeyboardInput', 'accessory', 'addsTo', 'adjustment', 'affects', 'alignment',
  \ 'allowsDirectSelection', 'apportionsSegmentWidthsByContent', 'attributedText',
  \ 'automaticUpdates', 'autorepeat', 'axis', 'background', 'backgroundColor',
  \ 'backgroundImage', 'badgeValue', 'bezel', 'border', 'borderStyle', 'calendar', 'changes',
  \ 'choices', 'clearButtonMode', 'color', 'content', 'contentHorizontalAlignment',
  \ 'contentInset', 'contentMode', 'contentOffset', 'contentPositionAdjustment',
  \ 'contentPositionChecked', 'contentVerticalAlignment', 'controls', 'countDownDuration',
  \ 'currentPage', 'currentPageIndicatorTintColor', 'date', 'decorative', 'decrementImage',
  \ 'defersCurrentPageDisplay', 'delegate', 'describedBy', 'device', 'dividerImage',
  \ 'duration', 'editable', 'emphasis', 'familiar', 'font', 'footer', 'frame', 'height',
  \ 'hidesForSinglePage', 'hidesWhenStopped', 'hint', 'identifier', 'image',
  \ 'incrementImage', 'inputMethod', 'isAnimating', 'isContinuous', 'isCopyable',
  \ 'isEnabled', 'isHidden', 'isHighlighted', 'isMomentary', 'isOn', 'isPagingEnabled',
  \ 'isPresented', 'isRefreshing', 'isRevealing', 'isSecureTextEntry', 'isSelected',
  \ 'isUserInteractionEnabled', 'isVisible', 'item', 'keyboardLanguage', 'keyboardLayout',
  \ 'keyboardType', 'label', 'leftView', 'leftViewMode', 'lines', 'locale', 'margins',
  \ 'maxLength', 'maximumDate', 'maximumTrackImage', 'maximumTrackTintColor', 'maximumValue',
  \ 'maximumValueImage', 'message', 'minimumDate', 'minimumTrackImage',
  \ 'minimumTrackTintColor', 'minimumValue', 'minimumValueImage', 'minuteInterval', 'mode',
  \ 'numberOfLines', 'numberOfPages', 'onTintColor', 'options', 'orientation',
  \ 'pageIndicatorTintColor', 'pages', 'placeholder', 'placement', 'presentation',
  \ 'progress', 'progressImage', 'progressTintColor', 'purpose', 'renderingMode', 'reveals',
  \ 'revealsKind', 'rightView', 'rightViewMode', 'role', 'screen', 'segments',
  \ 'selectedIndex', 'selectedRows', 'selectedSegmentIndex', 'selection', 'showsAMPM',
  \ 'showsHighlight', 'showsValue', 'size', 'spacing', 'states', 'step', 'stepValue',
  \ 'style', 'subtitle', 'text', 'textAlignment', 'textColor', 'thumbImage',
  \ 'thumbTintColor', 'timeZone', 'tintColor', 'title', 'trackImage', 'trackTintColor',
  \ 'traits', 'transition', 'type', 'value', 'valueLabel', 'values', 'views', 'wheels',
  \ 'while', 'width', 'widthClass', 'wraps'
  \ ]
" END generated

function! s:Any(words) abort
  return '<%(' . join(a:words, '|') . ')>'
endfunction

" Names, and what they are by what is behind them. Later rules win where several begin.
syntax match ctlFunction /\v<\k+\ze\s*\(/
execute 'syntax match ctlBuiltIn /\v' . s:Any(s:functions) . '\ze\s*\(/'
execute 'syntax match ctlType /\v' . s:Any(s:types) . '/'
execute 'syntax match ctlConstant /\v' . s:Any(s:literals) . '/'
syntax match ctlSuper /\<superview\>/
syntax match ctlParameter /\v[(,]\s*\zs<\k+\ze\s*:/
execute 'syntax match ctlProperty /\v%(^|[{};])\s*\zs%(' . s:Any(s:literals)
  \ . ')@!<\k+\ze\s*%(\([^()]*\)\s*)?%(:|\<-\>)/'
execute 'syntax match ctlProperty /\v' . s:Any(s:properties)
  \ . '\ze\s*%(\([^()]*\)\s*)?%(:|\<-\>)/'
syntax match ctlComponent /\v%(^|[{};:])\s*\zs<\u\k*\ze\s*%(<\k+>\s*)?["{]/
execute 'syntax match ctlKind /\v%(^|[{};:])\s*\zs' . s:Any(s:kinds)
  \ . '\ze\s*%(<\k+>\s*)?%(["{};]|$|\/\/|\/\*)/'

" A keyword behind a dot or before a colon is a name.
let s:no_name = '%(%(\s|\/\*.{-}\*\/)*%(:|\<-\>))@!/'
execute 'syntax match ctlStatement /\v' . s:Any(s:statements) . s:no_name
execute 'syntax match ctlSection /\v' . s:Any(s:sections) . s:no_name
execute 'syntax match ctlDeclaration /\v' . s:Any(s:declarations) . s:no_name
  \ . ' skipwhite nextgroup=ctlName'
execute 'syntax match ctlStatement /\v<on>' . s:no_name . ' skipwhite nextgroup=ctlEvent'
execute 'syntax match ctlStatement /\v<for>' . s:no_name . ' skipwhite nextgroup=ctlName'
execute 'syntax match ctlSection /\v<%(pin|align)>' . s:no_name . ' skipwhite nextgroup=ctlBuiltIn'
syntax match ctlEvent /\v<\k+>/ contained
syntax match ctlName /\v<\k+>/ contained
syntax match ctlCase /\v\.@<!\.\s*\k+/
syntax match ctlMember /\v%(\k|[)\]`])@<=\.\s*\k+/
syntax match ctlQuotedName /`[^`]*`/

syntax match ctlOperator /\v[-+*%=<>!&|?@]|\.\.\.|\.\.\</
syntax match ctlOperator "/"
syntax match ctlAttribute /\v\@\s*\k+\ze\s*\(/ skipwhite nextgroup=ctlAttributeBody
syntax region ctlAttributeBody matchgroup=ctlDelimiter start=/(/ end=/)/ contained
  \ contains=ctlLineComment,ctlDocumentation,ctlBlockComment,ctlString,ctlRuleCode
syntax match ctlRuleCode /\v<\k+%(\s*[-\/]\s*\k+)*>\ze\s*[,)]/ contained

syntax match ctlNumber /\v%(\k|\$)@1<!\d[0-9_]*%(\.\d[0-9_]*)?%([eE][-+]?\d[0-9_]*)?%(\a%(\w|\.\d)*)?/
syntax match ctlNumber /\v%(\k|\$)@1<!0[xX]\w+/
syntax match ctlMistake /\v#\w*/
syntax match ctlColor /\v#%(\x{8}|\x{6}|\x{3})>/

syntax match ctlEscape /\v\\%(["'\\ntr0]|u\{\x+\})/ contained
syntax region ctlInterpolation matchgroup=ctlDelimiter start=/\\(/ end=/)/ end=/$/ contained oneline
  \ contains=TOP
syntax region ctlParentheses start=/(/ end=/)/ end=/$/ contained
  \ containedin=ctlInterpolation,ctlParentheses
  \ oneline transparent contains=TOP
syntax region ctlString start=/"/ skip=/\\[^(]/ end=/"/ end=/$/ oneline
  \ contains=ctlEscape,ctlInterpolation

syntax keyword ctlTodo contained TODO FIXME NOTE
syntax match ctlLineComment "//.*$" contains=ctlTodo,@Spell
syntax match ctlDocumentation "///\%(/\)\@!.*$" contains=@Spell
syntax region ctlBlockComment start="/\*" end="\*/" contains=ctlBlockComment,ctlTodo,@Spell

highlight default link ctlAttribute PreProc
highlight default link ctlBlockComment Comment
highlight default link ctlBuiltIn Function
highlight default link ctlCase Constant
highlight default link ctlColor Number
highlight default link ctlComponent Structure
highlight default link ctlConstant Boolean
highlight default link ctlDeclaration StorageClass
highlight default link ctlDelimiter Delimiter
highlight default link ctlDocumentation SpecialComment
highlight default link ctlEscape SpecialChar
highlight default link ctlEvent Identifier
highlight default link ctlFunction Function
highlight default link ctlKind Structure
highlight default link ctlLineComment Comment
highlight default link ctlMistake Error
highlight default link ctlName Identifier
highlight default link ctlNumber Number
highlight default link ctlOperator Operator
highlight default link ctlParameter Identifier
highlight default link ctlProperty Identifier
highlight default link ctlRuleCode PreProc
highlight default link ctlSection Keyword
highlight default link ctlStatement Statement
highlight default link ctlString String
highlight default link ctlSuper Special
highlight default link ctlTodo Todo
highlight default link ctlType Type

let b:current_syntax = 'ctl'
let &cpoptions = s:cpo
unlet s:cpo
