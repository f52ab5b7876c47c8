

// The reader's settings.
/* They are shown in a sheet. */ import "Theme.ctl" // colours


/// How a page is printed.
enum Quality { // three of them
  draft "Draft", // fast
  normal "Normal" /* the default */, best "Best"
  // no more

}
/* before */ screen /* kind */ Settings /* name */ "Settings" // title
{
    // first in the body


    // and second
  device: /* always */ .iPhone /* never .iPad */ ; tintColor: accent // brand
  /* leads the next */ var copies: Int in 1...20 = 1; /* also leads */ var due: Date

  /*
     A block comment
       keeps its own shape.
  */
  let colors: [Color] = [ // one per state
    #FF0000, // normal

        // the rest
    /* pressed */ #00FF00, #0000FF /* disabled */, // unused
    // none selected

  ]
  action print(copies: Int, /* ISO */ due: Date, // when
    quality: Quality // the last one


  )   // opens the panel
  if copies > 1 // more than one
    && copies < 10 /* but few */
  { label "some" } // then
  else { label "many" } /* otherwise */
  row "A" { switch { isOn <-> nightMode } } // one line stays one line
  row "B" { switch { isOn <-> nightMode /* a comment takes the line apart */ } }
  row "C" { /* first */ label "c" }
  row "D" { // opens
  }
  row "E" {
    /* alone */
  }
  button "Go" { on touchUpInside -> print(copies: copies, due: due) } // a comment behind a long line wraps nothing
  @allow(label/no-dynamic-type, // the code
    because: "the brand book asks for it") // the reason
  // about the label
  label "L" { font: system(/* points */ 13) }
  value: a // first
    + b // second
    // third
    + c
  layout { // rows
    pin width(a) >= /* at least */ 120 @ 750 // points
    /* centred */ align verticalCenters(a, b)
  } // rows
}
// the end
