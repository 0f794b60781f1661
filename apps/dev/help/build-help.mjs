import '../require-node.mjs';
import { main, root } from '../root.mjs';
import { makeHelp } from './make-help.mjs';

/** Makes the help’s pages in the folder that is named, from the top folder on. */
const [out] = process.argv.slice(2);
await main(() => makeHelp(root, out));
