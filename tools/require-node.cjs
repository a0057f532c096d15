// Loaded before each npm command. It is JavaScript of 2015, so that any Node can read it.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `This is Node ${process.versions.node}, which cannot run the commands. The Node that they need is a package of this project, and npm installs it with a script: run npm install without --ignore-scripts.`,
  );
  process.exit(1);
}
// Compiled code is kept for the next start, also of the processes that a command starts: a third less time.
if (!process.env.NODE_COMPILE_CACHE)
  process.env.NODE_COMPILE_CACHE = require('node:path').join(__dirname, '../.cache/compiled-code');
require('node:module').enableCompileCache(process.env.NODE_COMPILE_CACHE);
