import"Theme.ctl";import"Other.ctl"
enum   Quality{draft "Draft";normal "Normal",best "Best",}
enum Single { only, }
enum Nothing {


}
let accent:Color=#FF9500;let veil : Color=#00000080
screen A   "A"{device:.iPhone;tintColor:accent}
screen B {

  var copies:Int in 1 ... 20=1
	var ratio : Double   in 0..<1=0.6
  var name: String ?=nil;var tags:[ [ String ] ]?



  task printing ( kind : .other , duration:.unknown, )
  task idle;action reload ( )
  action   pick   (
    contact : String)

  toolbar{activityIndicator{while:printing};button "Print Pages"{on touchUpInside->print(copies:copies)}}
  statusBar { networkActivityIndicator { while: loading } }
  navigationBar { progressView { style: .bar; progress: buffered } }
  table
  {
    row "One" { switch { isOn<->nightMode } } row "Two" { }
    row "Three" {
      switch { isOn <-> nightMode }
    }
    if a{label "x"}else if b{label "y"}else{label "z"}
    if a { label "x" }
    else {
      label "y" }
    if !a{}else{label "z"}
    for x in 0..<10{label "\( x )"}

    slider dimmer{value<->brightness
      incrementImage( highlighted ):"plus.fill"
      image ( [ highlighted , selected ] ) : "heart"
      on valueChanged ( newValue , ) -> set ( value:newValue )
      on touchDown
      accessibility{label:"Brightness"}
      accessibility{label:"Brightness";hint:"Adjusts"}
      minimum : - 1 ; maximum : - - ( 2 )
      first : list [ 0 ] . name [ 1 ]
      flag : ! isOn&&! ( a||b )
      `in`: `if`
      layout : .fill; task: printing }

    layout{pin horizontalSpacing ( a , b )==8@750;copies . trailing==superview . trailing-16*2
      align verticalCenters(a,b)}
  }
  appearance stepper{tintColor:#0A84FF}
}
@ allow ( label / no-dynamic-type , because : "brand" ) @allow(other/rule)
component Counter(title:String,count:binding Int,limit:Int=10,){label name "\(title): \(count)"}
component Bare{}
screen Opener(own:binding  Guest){table{row "A"{on select->push Edit(guest<->guest,isNew :true)}}}
