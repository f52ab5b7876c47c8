package com.example
screen T "T" { content { label "x" } }
