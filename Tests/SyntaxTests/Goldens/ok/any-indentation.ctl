        screen Wild {
row {
                  label "x"
      }
   if a
{
label "y"
}
          else
{ label "z"
    }
x: max(
1,
2)
}
