import { runOnTerminal } from './run-on-terminal.js';

await runOnTerminal();
