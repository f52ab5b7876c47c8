import QtQuick.Controls
screen Tea "Tea" { content { label "a" } }
