import { runOnTerminal } from '../../run-on-terminal.js';
import { conformWithExamples } from './conform-examples.js';

await runOnTerminal([conformWithExamples]);
