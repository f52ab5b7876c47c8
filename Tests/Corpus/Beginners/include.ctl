#include "Theme.ctl"
screen A "A" { content { label "Hi" } }
