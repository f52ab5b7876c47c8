import QtQuick 2.15
screen Tea "Tea" { content { label "a" } }
