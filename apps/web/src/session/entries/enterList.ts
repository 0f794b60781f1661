import { sendCommand } from '../../api/commands.js';
import { Problem } from '../../api/problem.js';
import type { EntryKind } from '#lists';
import { NOTHING_KNOWN } from './forDrawsDraft.js';
import type { PlannedLine } from './plannedEntries.js';
import { writePlayers } from './players.js';

export type NewLine = Extract<PlannedLine, { readonly is: 'new' }>;

/** The outcome: the last journal entry, and the rows that were refused, with the reasons. */
export interface EnteredList {
  readonly position: number | undefined;
  readonly refused: readonly { readonly line: NewLine; readonly problem: Problem }[];
}

/** Already done by an attempt whose answer did not come. */
const DONE_BEFORE = 'entries.exists';

/**
 * Enters the lines of a list one after the other. What is refused is left out and the others are entered; an attempt
 * that is not answered ends it, and the same again goes on from there: every id is made before.
 *
 * @param idOf the id of an entry, and of each command about it, the same each time it is asked for
 * @param onDone told how many are through
 * @throws Problem when the server does not answer
 */
export async function enterList(
  tournament: string,
  kind: EntryKind,
  lines: readonly NewLine[],
  idOf: (of: string) => string,
  onDone: (count: number) => void,
): Promise<EnteredList> {
  let position: number | undefined;
  const refused: { line: NewLine; problem: Problem }[] = [];
  for (const [index, line] of lines.entries()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the list, and each refusal is of one line
      position = (await enterLine(tournament, kind, line, idOf)) ?? position;
    } catch (error) {
      if (!(error instanceof Problem) || error.unanswered) throw error;
      refused.push({ line, problem: error });
    }
    onDone(index + 1);
  }
  return { position, refused };
}

async function enterLine(
  tournament: string,
  kind: EntryKind,
  { entry: listed, players: named }: NewLine,
  idOf: (of: string) => string,
): Promise<number | undefined> {
  const players = await writePlayers(tournament, named);
  const of = players.join(' ');
  const entry = idOf(`entry ${of}`);
  let position = await registered(
    kind === 'teams'
      ? sendCommand(
          tournament,
          'entries.register-team',
          { entry, players, captain: players[0]!, ...(listed.team !== undefined && { name: listed.team }) },
          idOf(`team ${of}`),
        )
      : sendCommand(tournament, 'entries.register', { entry, players }, idOf(`register ${of}`)),
  );
  const { clubs, seed, stratum, categories, team } = listed;
  const ofTeam = kind === 'players' && team !== undefined ? { team } : {};
  if (clubs.length > 0 || seed !== undefined || 'team' in ofTeam) {
    const groups = { ...NOTHING_KNOWN.groups, club: clubs.slice(0, 6) };
    const forDraws = { ...NOTHING_KNOWN, ...ofTeam, groups, seed: seed ?? null };
    const said = await sendCommand(
      tournament,
      'entries.describe-for-draws',
      { entry, forDraws },
      idOf(`draws ${of}`),
    );
    position = said.position;
  }
  if (stratum !== undefined || categories.length > 0) {
    const body = {
      entry,
      class: { stratum: stratum ?? null, categories: categories.slice(0, 10), handicap: 0, ranked: true },
    };
    position = (await sendCommand(tournament, 'entries.classify', body, idOf(`class ${of}`))).position;
  }
  return position;
}

async function registered(answer: Promise<{ readonly position: number }>): Promise<number | undefined> {
  try {
    return (await answer).position;
  } catch (error) {
    if (error instanceof Problem && error.code === DONE_BEFORE) return undefined;
    throw error;
  }
}
