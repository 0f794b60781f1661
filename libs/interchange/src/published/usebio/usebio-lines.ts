import { SEATS, vulnerabilityOf, type Seat } from '#cards';
import { scoreForNS } from '#scoring';
import { contractOf } from '../contract-text.js';
import type { PublishedLine } from '../published-game.js';
import { sideIn } from './usebio-values.js';
import { decimalIn, scoreIn } from '../written-values.js';
import { numberOf, wrong, type UsebioBoard, type UsebioRecord } from './usebio-document.js';

/** A line of a board, or what takes its place in a match: its texts come first, then those around it. */
export interface UsebioLine {
  readonly record: UsebioRecord;
  readonly board: UsebioBoard;
  readonly line: PublishedLine;
}

/** 'NS12' from '12NS' or from '12' and a direction; '12' where there is one winner. @throws Unreadable */
export function contestantOf(
  at: UsebioRecord,
  { name, written, direction }: Readonly<Record<'name' | 'written' | 'direction', string | undefined>>,
  winners: 1 | 2,
): string {
  const parts = NUMBER.exec(written?.trim() ?? '');
  if (!parts) return wrong(at, name!, { expected: 'number' }, written ?? '');
  const [, before = '', number, behind = ''] = parts;
  const plain = String(Number(number));
  if (winners === 1) return plain;
  const side = sideIn(before || behind) ?? (direction === undefined ? undefined : sideIn(direction));
  return `${side ?? 'NS'}${plain}`;
}

/** '12', '12NS', 'NS 12'. */
const NUMBER = /^(?:(NS|EW|[NESW])[ -]?)?(\d{1,6})(?:[ -]?(NS|EW|[NESW]))?$/i;

/** Who meets on a line. @throws Unreadable */
export function sidesOf(
  record: UsebioRecord,
  fields: Readonly<Record<string, string>>,
  winners: 1 | 2,
): Pick<PublishedLine, 'ns' | 'ew' | 'seats'> {
  if (fields['N_PLAYER_NUMBER'] === undefined) {
    const pair = (side: 'NS' | 'EW') => {
      const name = `${side}_PAIR_NUMBER`;
      return contestantOf(record, { name, written: fields[name], direction: side }, winners);
    };
    return { ns: pair('NS'), ew: pair('EW') };
  }
  const player = (seat: Seat) => {
    const name = `${seat}_PLAYER_NUMBER`;
    return contestantOf(record, { name, written: fields[name], direction: undefined }, 1);
  };
  const seats = Object.fromEntries(SEATS.map((seat) => [seat, player(seat)])) as Record<Seat, string>;
  return { ns: `${seats.N}+${seats.S}`, ew: `${seats.E}+${seats.W}`, seats };
}

/** What was played and what came of it. */
export function readLine(
  fields: Readonly<Record<string, string>>,
  place: Pick<PublishedLine, 'id' | 'board' | 'ns' | 'ew' | 'seats'>,
): PublishedLine {
  return {
    ...place,
    round: numberOf(fields['ROUND_NUMBER']) ?? null,
    table: numberOf(fields['TABLE_NUMBER']) ?? null,
    ...playedOn(fields, place.board),
  };
}

export function contractOfLine(fields: Readonly<Record<string, string>>) {
  return contractOf({
    contract: fields['CONTRACT'],
    declarer: fields['PLAYED_BY'],
    tricks: fields['TRICKS'],
    lead: fields['LEAD'],
  });
}

/** What was played, and what came of it: where the score tells nothing, what the contract makes. */
export function playedOn(
  fields: Readonly<Record<string, string>>,
  board: number,
): Pick<PublishedLine, 'outcome' | 'contract'> {
  const contract = contractOfLine(fields);
  const written = fields['SCORE'];
  const read = written === undefined ? undefined : scoreIn(written);
  if (read) return { contract, outcome: read.outcome };
  if (contract === null) return { contract, outcome: NOT_PLAYED };
  const score = contract === 'passed-out' ? 0 : scoreForNS(contract, vulnerabilityOf(board));
  return { contract, outcome: { ns: { kind: 'score', score }, ew: { kind: 'score', score } } };
}

const NOT_PLAYED: PublishedLine['outcome'] = { ns: { kind: 'not-played' }, ew: { kind: 'not-played' } };

/** Points in a text of a file, as exact decimals are written. */
export function pointsIn(
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
): string | undefined {
  for (const name of names) {
    const points = decimalIn(fields[name]);
    if (points !== undefined) return points;
  }
  return undefined;
}
