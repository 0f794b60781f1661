import type { FilesCommand } from '../command.js';
import { UsageError } from '../command-line.js';
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

const DETAILS = `Deals that everybody can check, by SquareDeal: what will be dealt and a hash of secret keys are published before, the keys
after play. The deals come from the keys and from a public value that nobody could know when the hash was published.

  new FILE.sqd PHASE...       makes FILE.sqd, to be published at once, and FILE.sqk, to be kept secret until after play.
                              A phase is sessions:boards:file:description, as 3:1-16,17-32:FINAL#:Final #/3; boards are
                              16, 1-16, a list of such for session after session, 2x16, or ? for "decided later";
                              sessions may be * for "not known"; # is a session's number
    --name NAME               of the tournament
    --delayed WHAT            which public value will be taken, and when: DJI closing of 2 June 2026
  value FILE.sqd VALUE        puts that value into it, once it is known. It is a text: 1.0 is not 1.00
  deal SQD SQK                deals every session into a file of its own
    --phase P --session S     only these; both count from 1
    --boards 1-16             where the SQD leaves them open
    --reserve                 the deals that lie ready in case something happens to the others
    --into FOLDER             where the files go (here)
    --as FORMAT               pbn, or another format of tirage convert
    --replace                 files that are there are replaced
  verify SQD SQK [FILE...]    proves that the keys are those that were promised, and that the deals of files (PBN, another
                              format of tirage convert, or a plain list of hands) are those that they give. It ends with 1
                              where they are not, and names each such deal by its board and first wrong card

  --language en|pl|ru         else that of the environment
  --json                      of verify: as data`;

export const squareDealCommand: FilesCommand = {
  worksOn: 'files',
  name: 'squaredeal',
  usage: 'new|value|deal|verify ...',
  summary: 'deal so that everybody can check it, or check it: tirage squaredeal --help',
  details: DETAILS,
  arguments: [1, Number.POSITIVE_INFINITY],
  options: ['reserve', 'replace', 'json'],
  valued: ['name', 'delayed', 'phase', 'session', 'boards', 'into', 'as', 'language'],
  interrupted: 'Interrupted.',
  async run(args, options, context) {
    const [part, ...rest] = args;
    const runPart = Object.hasOwn(PARTS, part!) ? PARTS[part!] : undefined;
    if (!runPart)
      throw new UsageError(`There is no tirage squaredeal ${part}: tirage squaredeal --help shows what is.`);
    return runPart(rest, options, context);
  },
};
