import { grouped } from '../text/grouped.js';
import { carryOverSaid } from '../published/carry-over.js';
import type { PublishedMatch } from '../published/published-match.js';
import { CARRY_OVER } from './further-tables.js';
import type { RowOfBoard } from './rows-of-games.js';
import { saidBy } from './sessions-in-pbn.js';

/** What a table of a match made of a board. */
export interface TeamsRow extends RowOfBoard {
  readonly home: string;
  readonly visit: string;
  readonly room: 'open' | 'closed' | undefined;
}

/** A match in hand: its rows by segment and room. */
export interface MatchInHand {
  readonly home: string;
  readonly away: string;
  readonly round: number | undefined;
  readonly carryOver: PublishedMatch['carryOver'];
  readonly segments: Map<string, { readonly open: TeamsRow[]; readonly closed: TeamsRow[] }>;
}

/** A row, and the teams and the room that its game names. */
export function teamsRow(one: RowOfBoard): TeamsRow {
  const room = saidBy(one.game, 'Room').toLowerCase();
  return {
    ...one,
    home: saidBy(one.game, 'HomeTeam'),
    visit: saidBy(one.game, 'VisitTeam'),
    room: room === 'open' || room === 'closed' ? room : undefined,
  };
}

/** The matches that rows are of, in the order of the file. */
export function matchesOf(rows: readonly TeamsRow[]): MatchInHand[] {
  const keyOf = ({ home, visit, game, section }: TeamsRow) =>
    JSON.stringify([saidBy(game, 'Round'), saidBy(game, 'Match'), section, [home, visit].toSorted()]);
  return [...grouped(rows, keyOf).values()].map((those) => {
    const { home, visit, row, game } = those[0]!;
    const turned = those.some((one) => one.home !== home);
    const segments: MatchInHand['segments'] = new Map();
    for (const one of those) {
      const said = saidBy(one.game, 'Segment');
      const segment = segments.get(said) ?? { open: [], closed: [] };
      segments.set(said, segment);
      segment[roomOf(one, { home, turned, segment })].push(one);
    }
    const round = row.more.get('Round') ?? '';
    return {
      home,
      away: visit,
      round: /^[1-9]\d{0,3}$/.test(round) ? Number(round) : undefined,
      // As the first of its games says it.
      carryOver: carryOverSaid(/^(\S+) (\S+)$/.exec(saidBy(game, CARRY_OVER))),
      segments,
    };
  });
}

function roomOf(
  one: TeamsRow,
  {
    home,
    turned,
    segment,
  }: {
    readonly home: string;
    readonly turned: boolean;
    readonly segment: { readonly open: readonly TeamsRow[] };
  },
): 'open' | 'closed' {
  if (turned) return one.home === home ? 'open' : 'closed';
  if (one.room) return one.room;
  const table = saidBy(one.game, 'Table');
  const [first] = segment.open;
  return first === undefined || (table !== '' && saidBy(first.game, 'Table') === table) ? 'open' : 'closed';
}
