import   "Theme.ctl"
let accent:Color=#FF9500
let broken   =   ]
var misplaced   :  Int
screen A{
  device:.iPhone
    tintColor   =   accent
  row{   label   "a"   }
  row   "b"   {
      value:   (1   +
      hint :"x"
       slider   {   value<->   }
    stepper{value<->copies;maximum:10}
  }
  a:1; b:   )   ; c:2
  d:3
  § e : 4
    text : "no end
  f:5
  color :   #12345
  list: [ 1 ,2 3 ]

  g:6 // fine
}
screen C{
  if   flag:
      label   "meant to be in it"
      stack   {   label   "so is this"   }
  label   "not this one"
}
screen B{device:.iPhone;row{
  label   "unclosed"
