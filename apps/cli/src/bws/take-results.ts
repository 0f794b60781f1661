import { randomUUID } from 'node:crypto';
import { resultRemarkText, type ResultRemarkCode } from '#words';
import type { Browser } from '../server/browser.js';
import { ServerRefused } from '../server/server-refused.js';

/** A session at a server. */
export interface SessionThere {
  readonly browser: Browser;
  readonly tournament: string;
  readonly session: string;
}

/** A line of the file as the server plans it, as far as it is looked at. */
export interface LineToTake {
  readonly row: number;
  /** The table of the file that has the row, where that is not the one of results. */
  readonly of?: string;
  readonly text: string;
  readonly is: string;
  readonly taken: boolean;
  readonly play: { readonly table: string; readonly round: number; readonly board: number } | null;
  readonly why: ({ readonly code: ResultRemarkCode } & Readonly<Record<string, unknown>>) | null;
  readonly had: string | null;
  readonly now: string | null;
  readonly steps: readonly { readonly name: string; readonly id: string; readonly body: object }[];
}

interface Named {
  readonly contestant: string;
  readonly table: string;
  readonly players: readonly { readonly name: string; readonly memberNumber: string | null }[];
}

/** What a file will do, as the server says. */
export interface Imported {
  readonly lines: readonly LineToTake[];
  readonly names: readonly Named[];
}

/** Has the server plan what a file will do; nothing is written by that. @throws ServerRefused */
export async function planned(
  { browser, tournament, session }: SessionThere,
  { name, bytes, after }: { readonly name: string; readonly bytes: Uint8Array; readonly after: number },
): Promise<Imported> {
  const path = `/api/tournaments/${tournament}/sessions/${session}/results-file`;
  const query = new URLSearchParams({ name, ...(after > 0 && { after: `${after}` }) });
  return (await browser.bring(`${path}?${query}`, { bytes })) as unknown as Imported;
}

/** What has become of a line: in one sentence; `wrong` where it can be neither taken nor decided. */
export interface Told {
  readonly text: string;
  /** The last journal entry that was written for it. */
  readonly position?: number;
  readonly wrong: boolean;
}

/** Words for a line that was taken. */
const DONE: Readonly<Record<string, string>> = {
  new: 'recorded',
  changed: 'corrected',
  erased: 'cancelled',
  'not-played': 'not played',
  'to-rule': 'ruling given',
};
const LEFT: Readonly<Record<string, string>> = {
  irregular: 'left to the director',
  kept: 'kept unchanged',
  later: 'waiting for its round',
  'to-rule': 'left to the director',
  hidden: 'hidden from you',
  refused: 'refused',
  unreadable: 'cannot be read',
};
const WRONG: ReadonlySet<string> = new Set(['refused', 'unreadable']);

/**
 * Does what a line says, where nobody has to be asked; what the server refuses is told.
 *
 * @param givesRulings adjusted scores are given as rulings of whoever is signed in
 * @returns nothing of a line that changes nothing
 */
export async function takeLine(
  { browser, tournament }: SessionThere,
  line: LineToTake,
  givesRulings: boolean,
): Promise<Told | undefined> {
  const { is, taken, steps, had, why } = line;
  const isRuled = is === 'to-rule' && steps.length > 0 && givesRulings;
  const text = isRuled ? `${textOf(line)}: ${String(why?.['remark'])}` : textOf(line);
  if (!taken && !isRuled) {
    if (!Object.hasOwn(LEFT, is)) return undefined;
    const because = why ? `: ${resultRemarkText(why, 'en')}` : '';
    return { text: `${text}: ${LEFT[is]}${because}`, wrong: WRONG.has(is) };
  }
  let position = 0;
  try {
    for (const { name, body, id } of steps) {
      // oxlint-disable-next-line no-await-in-loop -- each step stands on the one before
      const answer = await browser.command(tournament, name, { ...body }, id);
      position = Number(answer['position']);
    }
    const change = is !== 'new' && had !== null ? ` (was ${had})` : '';
    return { text: `${text}: ${DONE[is]}${change}`, wrong: false, position };
  } catch (error) {
    if (!(error instanceof ServerRefused)) throw error;
    return { text: `${text}: refused: ${error.problem.detail ?? error.problem.code}`, wrong: true };
  }
}

/** Where it was played and what the file has of it; of a line that is nowhere what stands there. */
function textOf({ play, now, text }: LineToTake): string {
  if (!play) return text;
  const { table, round, board } = play;
  return [`Table ${table}, round ${round}, board ${board}`, now].filter(Boolean).join(': ');
}

/** A round that the devices have started before the journal; of one section, if sections start apart. */
export interface RoundToCall {
  readonly round: number;
  readonly section?: string;
}

/** The next round of all tables for which lines wait, or of each section by itself. */
export function callsWaitedFor(lines: readonly LineToTake[]): RoundToCall[] {
  const called = new Map<string | undefined, number>();
  for (const { is, why } of lines) {
    if (is !== 'later' || !why) continue;
    const section = why['section'] as string | undefined;
    called.set(section, Math.min(called.get(section) ?? Infinity, Number(why['called'])));
  }
  return [...called].map(([section, round]) => ({
    round: round + 1,
    ...(section !== undefined && { section }),
  }));
}

interface Known {
  readonly id: string;
  readonly name: string;
  readonly memberNumber: string | null;
}

/**
 * Names who sits where nobody is named yet: by the member number, otherwise by a name that is known once; whoever is not
 * known is written down.
 *
 * @returns what was done, a sentence for each contestant
 */
export async function nameThere(
  { browser, tournament, session }: SessionThere,
  names: readonly Named[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const asked = names.flatMap(({ players }) =>
    players.map(({ name, memberNumber }) => ({ name, ...(memberNumber && { memberNumber }) })),
  );
  const answer = await browser.post(`/api/tournaments/${tournament}/players/known`, { players: asked });
  const known = answer['players'] as readonly Known[];
  const said: string[] = [];
  for (const { contestant, table, players } of names) {
    const ids: string[] = [];
    for (const player of players) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are written down
      ids.push(await idOf(player, { browser, tournament, known }));
    }
    const body = { session, table, contestant, players: ids };
    // oxlint-disable-next-line no-await-in-loop -- in the order of the tables
    await browser.command(tournament, 'session.name-players', body);
    said.push(`${contestant}: ${players.map(({ name }) => name).join(' – ')}`);
  }
  return said;
}

async function idOf(
  { name, memberNumber }: Named['players'][number],
  {
    browser,
    tournament,
    known,
  }: { readonly browser: Browser; readonly tournament: string; readonly known: readonly Known[] },
): Promise<string> {
  const byNumber = known.find((one) => memberNumber !== null && one.memberNumber === memberNumber);
  const namesakes = known.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  const found = byNumber ?? (namesakes.length === 1 && memberNumber === null ? namesakes[0] : undefined);
  if (found) return found.id;
  const id = randomUUID();
  await browser.put(`/api/tournaments/${tournament}/players/${id}`, {
    name,
    ...(memberNumber !== null && /^[\p{L}\p{N}./-]{1,20}$/u.test(memberNumber) && { memberNumber }),
  });
  return id;
}
