// Takes the files that the extension shares with the rest of the project into its folder.

const fs = require("node:fs");
const path = require("node:path");

for (const name of ["ctl.schema.json", "ctl.tmLanguage.json"]) {
  const source = path.join(__dirname, "..", "..", name);
  if (fs.existsSync(source)) fs.copyFileSync(source, path.join(__dirname, name));
}
