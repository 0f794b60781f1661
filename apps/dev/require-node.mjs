/** Ends the program with one sentence on a Node that it does not run on. Imported before anything else. */
const [major, minor] = process.versions.node.split('.').map(Number);
const runs = major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);

if (!runs) {
  process.stderr.write(
    `Tirage runs on Node 20.19 or later, 22.12 or later, and 24 or later, and this is Node ${process.versions.node}: install one of those from https://nodejs.org.\n`,
  );
  process.exit(1);
}
