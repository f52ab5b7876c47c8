screen Settings {
	row {
		label "x"
	label "After"
}
