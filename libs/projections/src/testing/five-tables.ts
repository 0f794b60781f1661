import { mitchell } from '#movement';
import type { SectionData } from '#tournament';
import { nameText } from '../play/document-names.js';
import { documentsOf } from './documents-made.js';
import type { AwardDocument, TravellerDocument } from '../play/documents/boards/traveller-document.js';
import type { PlayState } from '../play/play-state.js';
import { agreed, begun, called, score, type TestEvents } from './play-events.js';

/** Five tables, a board a round: board 1 is played at A1 first, then at A5, A4, A3 and A2. */
export const FIVE_TABLES: readonly SectionData[] = [
  {
    section: 'A',
    movement: mitchell({ tables: 5 }) as SectionData['movement'],
    boardsPerRound: 1,
    firstBoard: 1,
  },
];
const AS_PLAYED = [1, 5, 4, 3, 2];

/** The play of board 1 at a table. */
export const at = (table: number) => ({
  table: `A${table}`,
  round: table === 1 ? 1 : 7 - table,
  board: 1,
  sections: FIVE_TABLES,
});

/** All five rounds with what board 1 gave at the tables: North and South's points. */
export function fieldOf(points: Readonly<Record<number, number>>): TestEvents {
  return [
    begun({ sections: FIVE_TABLES }),
    ...[2, 3, 4, 5].map((round) => called(round)),
    ...AS_PLAYED.filter((table) => table in points).map((table) => agreed(at(table), score(points[table]!))),
  ];
}

/** A document of the session, as text. */
export function text(state: PlayState, kind: 'traveller' | 'standings', key: string): string {
  return documentsOf(state).get(nameText({ session: '1', kind, key }))!.text;
}

/** The traveller of board 1. */
export const traveller = (state: PlayState) => JSON.parse(text(state, 'traveller', '1')) as TravellerDocument;

/** The matchpoints of every table that count on board 1, of a top of 8: `A1 13/2 2`. */
export function asText(state: PlayState): string[] {
  const points = (award: AwardDocument) => ('points' in award ? award.points : award.kind);
  return traveller(state)
    .lines.flatMap(({ table, awards }) =>
      awards ? [`${table} ${points(awards.NS)} ${points(awards.EW)}`] : [],
    )
    .toSorted();
}
