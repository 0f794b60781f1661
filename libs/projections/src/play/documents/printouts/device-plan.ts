import { SEATS } from '#cards';
import { methodOf, sectionOf, type SeatName } from '#tournament';
import { playersAtSeats } from '../../../visibility/players-at-seats.js';
import type { PlayState, SessionPlay } from '../../play-state.js';
import { tableCards, type TableCard, type TableCardRound } from './table-cards.js';

/** What scoring devices need of a session, and what of it they cannot be told. */
export type DevicePlan = {
  readonly sections: readonly DeviceSection[];
  readonly notes: readonly DeviceNote[];
};

export type DeviceSection = {
  readonly section: string;
  /** Everybody plays alone: each seat has a number of its own. */
  readonly alone: boolean;
  /** Two: North-South and East-West have numbers of their own. */
  readonly winners: 1 | 2;
  readonly scoring: 'matchpoints' | 'imps' | 'board-a-match' | 'teams';
  readonly tables: readonly number[];
  /** The rounds that are drawn, table by table. */
  readonly rounds: readonly DeviceRound[];
  /** Who is known to sit down where first; persons by their ids. */
  readonly players: readonly DevicePlayer[];
};

export type DeviceRound = {
  readonly table: number;
  readonly round: number;
  /** The numbers of those who sit there; 0: nobody. Those at South and West are the others' where pairs play. */
  readonly numbers: Readonly<Record<SeatName, number>>;
  /** The first and the last board; nothing where nobody plays. */
  readonly boards: { readonly first: number; readonly last: number } | null;
};

export type DevicePlayer = { readonly table: number; readonly seat: SeatName; readonly person: string };

/**
 * What devices cannot be told: rounds that are not drawn yet, tables where a pair of another section sits, and seats of
 * which nobody knows who takes them.
 */
export type DeviceNote =
  | { readonly code: 'undrawn'; readonly section: string; readonly round: number }
  | { readonly code: 'other-section'; readonly table: string; readonly rounds: readonly number[] }
  | { readonly code: 'nameless'; readonly section: string; readonly seats: number };

/** What scoring devices are told of a session: who meets where on which boards, as its table cards have it. */
export function devicePlan(state: PlayState, session: SessionPlay): DevicePlan {
  const cards = tableCards(session);
  const told = session.sections.map(({ section }) =>
    sectionPlan(state, session, { section, cards: cards.filter((card) => card.section === section) }),
  );
  return { sections: told.map(({ plan }) => plan), notes: told.flatMap(({ notes }) => notes) };
}

function sectionPlan(
  state: PlayState,
  session: SessionPlay,
  { section, cards }: { readonly section: string; readonly cards: readonly TableCard[] },
): { readonly plan: DeviceSection; readonly notes: readonly DeviceNote[] } {
  const { movement } = session.sections.find((one) => one.section === section)!;
  const drawn = cards.map((card) => ({
    ...card,
    rounds: card.rounds.filter(({ what }) => what !== 'undrawn'),
  }));
  const isHere = (round: TableCardRound) =>
    inSeats(round).every((name) => name === null || sectionOf(name) === section);
  const numbered = numbersOf(drawn.flatMap(({ rounds }) => rounds.filter(isHere)));
  const rounds = drawn.flatMap(({ table, rounds: of }) =>
    of.filter(isHere).map((round) => deviceRound(tableNumber(table), round, numbered.numberOf)),
  );
  const players = drawn.flatMap(({ table, rounds: of }) => {
    const first = of.filter(isHere).find(({ what }) => what !== 'empty');
    if (!first) return [];
    const sitting = playersAtSeats(state, session, { table, round: first.round });
    return SEATS.flatMap((seat) => {
      const isTaken = inSeats(first)[SEATS.indexOf(seat)] !== null;
      return isTaken ? [{ table: tableNumber(table), seat, person: sitting[seat] }] : [];
    });
  });
  const known = players.flatMap(({ person, ...seat }) => (person === undefined ? [] : [{ ...seat, person }]));
  const undrawn = Math.min(
    ...cards.flatMap((card) =>
      card.rounds.filter(({ what }) => what === 'undrawn').map(({ round }) => round),
    ),
  );
  return {
    plan: {
      section,
      alone: drawn.some(({ rounds: of }) => of.some(({ partners }) => partners !== undefined)),
      winners: numbered.winners,
      scoring:
        movement.teams === undefined
          ? scoringOf(methodOf(state.settings, session.settings).board.kind)
          : 'teams',
      tables: cards.map(({ table }) => tableNumber(table)),
      rounds,
      players: known,
    },
    notes: [
      ...(Number.isFinite(undrawn) ? [{ code: 'undrawn', section, round: undrawn } as const] : []),
      ...drawn.flatMap(({ table, rounds: of }) => {
        const others = of.filter((round) => !isHere(round)).map(({ round }) => round);
        return others.length > 0 ? [{ code: 'other-section', table, rounds: others } as const] : [];
      }),
      ...(known.length < players.length
        ? [{ code: 'nameless', section, seats: players.length - known.length } as const]
        : []),
    ],
  };
}

/** Who sits North, East, South and West. */
function inSeats({ ns, ew, partners }: TableCardRound): readonly (string | null)[] {
  return [ns, ew, partners ? partners.ns : ns, partners ? partners.ew : ew];
}

function deviceRound(table: number, round: TableCardRound, numberOf: NumberOf): DeviceRound {
  const [N, E, S, W] = inSeats(round).map((name) => (name === null ? 0 : numberOf(name))) as [
    number,
    number,
    number,
    number,
  ];
  const { boards } = round;
  return {
    table,
    round: round.round,
    numbers: { N, E, S, W },
    boards: boards.length === 0 ? null : { first: boards[0]!, last: boards.at(-1)! },
  };
}

type NumberOf = (contestant: string) => number;

const tableNumber = (table: string) => Number(table.slice(sectionOf(table).length));
const ownNumber = (contestant: string) => Number(/\d+$/.exec(contestant)![0]);
const lineIn = (contestant: string) => /-(NS|EW)\d+$/.exec(contestant)?.[1];

/**
 * By which numbers devices know the contestants of a section: their own. Where somebody of one line sits on the other
 * one, East-West are counted on after North-South.
 */
function numbersOf(rounds: readonly TableCardRound[]): {
  readonly winners: 1 | 2;
  readonly numberOf: NumberOf;
} {
  const names = rounds.flatMap((round) => inSeats(round).filter((name) => name !== null));
  if (!names.some(lineIn)) return { winners: 1, numberOf: ownNumber };
  const crosses = (name: string | null, line: string) => name !== null && lineIn(name) !== line;
  const isMixed = rounds.some(({ ns, ew }) => crosses(ns, 'NS') || crosses(ew, 'EW'));
  if (!isMixed) return { winners: 2, numberOf: ownNumber };
  const most = Math.max(0, ...names.filter((name) => lineIn(name) === 'NS').map(ownNumber));
  return { winners: 1, numberOf: (name) => ownNumber(name) + (lineIn(name) === 'EW' ? most : 0) };
}

function scoringOf(kind: ReturnType<typeof methodOf>['board']['kind']): DeviceSection['scoring'] {
  switch (kind) {
    case 'matchpoints':
    case 'instant-matchpoints':
      return 'matchpoints';
    case 'board-a-match':
      return 'board-a-match';
    case 'butler':
    case 'cross-imps':
      return 'imps';
    default:
      return kind satisfies never;
  }
}
