// copyright me
import   "Theme.ctl"   // colours
import "Other.ctl"
/// How a page is printed.
enum Quality{draft "Draft",normal "Normal" // usual
best "Best"}
// ------- the screen -------


/// Everything
///   indented doc
screen   ReaderSettings"Reader Settings"{// opening remark
device : .iPhone;tintColor:accent
var copies:Int in 1 ... 20=1 // how many
    /* before brightness */ var brightness:Double in 0...1=0.6
var quality : Quality=.normal; /* between */ var nightMode:Bool=false
// about actions

action printPages( copies:Int , // the number
  from : String )
action reload( )
task printing(kind:.other,
   duration:.unknown)   /* trailing block */


toolbar{activityIndicator{while:printing}
  button "Print Pages"
  { // what happens
    on touchUpInside->printPages(copies:copies /* all of them */, from : "here")
  } // end of button
}
table {

  // first thing in table

  refreshControl{on valueChanged->reload()}
  section "Display"{row "Night Mode"{switch{isOn<->nightMode}}
  if nightMode /* dark */ && copies>1 {
  row "Brightness"{slider dimmer{value<->brightness
// images
minimumValueImage:"moon";maximumValueImage:"sun.max" // both ends
accessibility{label:"Brightness";hint:"Adjusts how bright the page is"}
}}}
  else // otherwise
  {
     label "x" }
  /* last in section */
  }
  //last in table
}
let sizes=["S",  // small
 "M","L" /* large */ ]
let pages:[Int]=[1,2,3,
4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35]
stack{label "a very long text that will not fit on the line with the other members \(copies) of it" {font:.footnote;textColor:#333333}
 label "b"{isHidden:copies>3&&brightness<0.5||quality == .draft&&nightMode||copies==1||copies==2||copies==3||!nightMode}
@allow(button/title-not-verb,because:"x") // why
button "B"{image:nightMode ? "moon.circle.fill.with.a.long.name" : copies > 3 ? "many.pages.with.a.long.name" : "one.page"
 }
layout{pin width(a)>=120@750 // wide enough
a.leading==b.trailing*2+8 @ 750
/* done */}
}
} // end of screen
component C(title:String,count:binding Int /* bound */,limit:Int=10,anotherParameter:String="default",yetAnother:Bool=false){label "\( title )"}
appearance stepper{tintColor:#0A84FF}   // all steppers
/* the
     end */
screen Second "A" // title remark
{
    var x : Int = 1 ; // x remark
	var y: Int = 2 /* y */ ; /* z */ var z = 3
      /* A block
         comment over
           lines */
  var w = 4
//    label "old"
//    label "older"
  content{
        // label one
      label "one" // end one
      // ---
      label "two"{ // about two
        font:.footnote // small
        // nothing more
      }
      if x>1 // many
      {
          label "many" }
      // before else
      else if x==1 { label "one" } // one
      else { label "none" }
      for i in [1,2, // more
            3] { label "\( i )" }
      button "Go"{on touchUpInside->go(x:x, // first
           y:y)}
      label /* kind */ name /* name */ "text" /* text */ { /* open */ text:"a" /* v */ }
      @allow( a/b, // code
        because:"x" )
      // between
      label "c"
      label "d";label "e";// f
      stepper{value<->x // bind
        maximumValue : /* ten */ 10
        title(highlighted):"a"   ;title( [highlighted,selected] ) : "b" }
      label "long" { isHidden: x == 1 // one
          || y == 2 // two
          || /* three */ z == 3
      }
      label { textColor : x > 1 // cond
        ? #FF0000 // red
        : #00FF00 // green
      }
      layout{ // lay
        pin width( a , b ) >= 10 // w
        // none
        align baselines(a,b)}
  }
  /// doc of action

  action go(x:Int,y:Int)
  /// doc of action 2
  // plain
  action go2(
     // no parameters
  )
  let list:[String]=[
     // empty
  ]
  let l2=["a" // a
     ,"b" // b
     ,"c"]
  stack{} // empty
  stack{
  }
  stack{ // c
  }
  stack{ /* c */ }
}
