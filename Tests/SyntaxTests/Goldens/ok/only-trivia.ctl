// Only a comment, behind a byte order mark.

/* and /* another */ */