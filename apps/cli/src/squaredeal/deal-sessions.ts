import { join } from 'node:path';
import {
  fileOfSession,
  readBoards,
  readSessionKeys,
  readSquareDeal,
  squareDeals,
  SquareDealRefused,
  type SquareDealDescription,
  type SquareDealSession,
} from '#cards';
import { DEAL_FORMATS, dealFormatOf, writePbn } from '#interchange';
import { inRanges } from '#words';
import { UsageError } from '../command/command-line.js';
import { bytesOfFile, refusedInWords, writeNewFiles } from '../files/deal-files.js';
import { readLanguage } from '../command/language.js';
import { sessionName } from './session-name.js';
import { readNumber, requireArguments, type SquareDealRun } from './usage.js';
import { say } from './words.js';

const USAGE =
  'deal SQD SQK [--phase P] [--session S] [--boards 1-16] [--reserve] [--into FOLDER] [--as FORMAT]';

/** `tirage squaredeal deal`: a file of deals for each session. */
export async function dealSessions(...[args, options, context]: SquareDealRun): Promise<number> {
  requireArguments(args, [2, 2], USAGE);
  const { values, env, terminal } = context;
  const language = readLanguage(values, env);
  const [sqd, sqk] = [await bytesOfFile(args[0]!, language), await bytesOfFile(args[1]!, language)];
  const wanted = {
    phase: readNumber(values, 'phase'),
    session: readNumber(values, 'session'),
    set: options.has('reserve') ? ('reserve' as const) : ('original' as const),
  };
  const format = dealFormatOf(values.get('as') ?? 'pbn');
  if (!format)
    throw new UsageError(`Set --as to one of ${DEAL_FORMATS.map(({ extension }) => extension).join(', ')}.`);
  const [boards, ...more] = values.has('boards') ? (readBoards(values.get('boards')!) ?? []) : [];
  if (values.has('boards') && (!boards || more.length > 0))
    throw new UsageError('Give the boards of one session, such as --boards 1-16.');
  if (wanted.session !== undefined && wanted.phase === undefined)
    throw new UsageError('Add the phase: --phase P --session S.');
  const dealt = refusedInWords(undefined, language, () => {
    const description = readSquareDeal(sqd);
    const keys = readSessionKeys(sqk, description);
    return sessionsOf(description, wanted).map((session) => {
      const deals = squareDeals(description, keys, session, boards);
      const name = sessionName(description, session, language);
      const bytes =
        format.name === 'PBN'
          ? writePbn({ deals }, { event: `${description.name}, ${name}` })
          : format.write({ deals });
      const file = `${fileOfSession(description.phases[session.phase - 1]!, session)}.${format.extension}`;
      return {
        name,
        file: join(values.get('into') ?? '.', file),
        bytes,
        boards: deals.map(({ board }) => board),
      };
    });
  });
  if (dealt.length === 0)
    throw new UsageError(
      'The number of sessions is not set. Deal one session at a time with --phase P --session S.',
    );
  await writeNewFiles(
    dealt.map(({ file, bytes }) => ({ file, bytes, secret: true })),
    options.has('replace'),
    language,
  );
  const deals = dealt.reduce((sum, session) => sum + session.boards.length, 0);
  terminal.out(say(language, 'dealt', { deals, sessions: dealt.length }));
  for (const { name, file, boards: numbers } of dealt)
    terminal.out(say(language, 'dealt-file', { file, session: name, boards: inRanges(numbers) }));
  return 0;
}

/** @throws SquareDealRefused when there is no such phase, or its sessions are not counted */
function sessionsOf(
  { phases }: SquareDealDescription,
  { phase: onlyPhase, session: only, set }: Partial<SquareDealSession> & Pick<SquareDealSession, 'set'>,
): SquareDealSession[] {
  if (onlyPhase !== undefined && !phases[onlyPhase - 1])
    throw new SquareDealRefused({
      code: 'squaredeal.phase-unknown',
      phase: onlyPhase,
      phases: phases.length,
    });
  return phases.flatMap(({ sessions }, index) => {
    const phase = index + 1;
    if (onlyPhase !== undefined && phase !== onlyPhase) return [];
    if (only !== undefined) return [{ phase, session: only, set }];
    // Of an open phase nobody knows how many there will be: one is dealt at a time.
    const count = sessions === 'open' ? 0 : sessions;
    return Array.from({ length: count }, (_, session) => ({ phase, session: session + 1, set }));
  });
}
