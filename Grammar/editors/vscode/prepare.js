// Takes the file that the extension shares with the rest of the project into its folder.

const fs = require("node:fs");
const path = require("node:path");

const name = "ctl.schema.json";
fs.copyFileSync(path.join(__dirname, "..", "..", name), path.join(__dirname, name));
