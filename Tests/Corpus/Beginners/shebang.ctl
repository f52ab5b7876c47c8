#!/usr/bin/env ctl
screen T "T" { content { label "x" } }
