import type { FilesCommand } from '../command/command.js';
import { UsageError } from '../command/command-line.js';
import { addValue } from './add-value.js';
import { dealSessions } from './deal-sessions.js';
import { newTournament } from './new-tournament.js';
import type { SquareDealRun } from './usage.js';
import { verifyDeals } from './verify-deals.js';

const PARTS: Readonly<Record<string, (...run: SquareDealRun) => Promise<number>>> = {
  new: newTournament,
  value: addValue,
  deal: dealSessions,
  verify: verifyDeals,
};

const DETAILS = `Makes verifiable deals with SquareDeal. You publish the plan and a hash of secret keys before play, and the keys after
play. The deals depend on the keys and on delayed information: a public value not known when the hash is published.

  new FILE.sqd PHASE...       make FILE.sqd (publish it at once) and FILE.sqk (keep it secret until after play). A phase
                              is sessions:boards:file:description, such as 3:1-16,17-32:FINAL#:Final #/3. Boards are 16,
                              1-16, a list for successive sessions, 2x16, or ? if decided later. Sessions can be * if
                              not known. # stands for the session number
    --name NAME               name of the tournament
    --delayed WHAT            delayed information: which public value and when, such as DJI closing of 2 June 2026
  value FILE.sqd VALUE        add the value once it is known. It is text: 1.0 is not 1.00
  deal SQD SQK                deal each session into its own file
    --phase P --session S     only this phase or session, counted from 1
    --boards 1-16             boards, if the SQD leaves them open
    --reserve                 the reserve deals
    --into FOLDER             folder for the files (default: the current folder)
    --as FORMAT               pbn (default) or another format of tirage convert
    --replace                 overwrite existing files
  verify SQD SQK [FILE...]    check that the keys match the published hash, and that the deals in the files match the
                              keys. The files are PBN, another format of tirage convert, or a plain list of hands. Each
                              deal that differs is listed with its board and first wrong card (exit code 1)

  --language en|pl|ru         language (default: from the environment)
  --json                      with verify: output as JSON`;

export const squareDealCommand: FilesCommand = {
  worksOn: 'files',
  name: 'squaredeal',
  usage: 'new|value|deal|verify ...',
  summary: 'make or check verifiable deals with SquareDeal',
  details: DETAILS,
  arguments: [1, Number.POSITIVE_INFINITY],
  options: ['reserve', 'replace', 'json'],
  valued: ['name', 'delayed', 'phase', 'session', 'boards', 'into', 'as', 'language'],
  interrupted: 'Interrupted.',
  async run(args, options, context) {
    const [part, ...rest] = args;
    const runPart = Object.hasOwn(PARTS, part!) ? PARTS[part!] : undefined;
    if (!runPart)
      throw new UsageError(`There is no command tirage squaredeal ${part}. See tirage squaredeal --help.`);
    return runPart(rest, options, context);
  },
};
