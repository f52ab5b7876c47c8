import
import Theme
import "Theme.ctl" as Theme

screen Settings { label "One" }
