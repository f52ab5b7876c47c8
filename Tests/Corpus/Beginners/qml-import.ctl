import QtQuick 2.15

screen Home "Home" {
  content { label "Hi" }
}
