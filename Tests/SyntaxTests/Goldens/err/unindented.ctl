screen Settings {
row {
switch { isOn: true }
label "x"
}
