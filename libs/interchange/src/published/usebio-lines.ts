import { SEATS, type Seat } from '#cards';
import { contractOf } from './contract-text.js';
import { decimal } from './published-figures.js';
import type { ArtificialAward, PublishedLine, SideOutcome } from './published-game.js';
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
  const number = /\d+/.exec(written ?? '')?.[0];
  if (number === undefined) return wrong(at, name!, { expected: 'number' }, written ?? '');
  const plain = String(Number(number));
  if (winners === 1) return plain;
  const side = /[NE]/i.exec(written ?? '')?.[0] ?? direction ?? 'NS';
  return `${/^e/i.test(side) ? 'EW' : 'NS'}${plain}`;
}

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
    outcome: outcomeOf(fields['SCORE'] ?? ''),
    contract: contractOfLine(fields),
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

const ARTIFICIAL: Readonly<Record<string, ArtificialAward>> = {
  '60': 'average-plus',
  '50': 'average',
  '40': 'average-minus',
};

/** Points for North-South; the code of an artificial score (A6040 is 60 % for them, 40 % for the others); or none. */
export function outcomeOf(score: string): PublishedLine['outcome'] {
  if (/^[+-]?\d+$/.test(score)) return both({ kind: 'score', score: Number(score) || 0 });
  if (/^p(ass(ed)?)?$/i.test(score)) return both({ kind: 'score', score: 0 });
  const code = /^A(100|\d\d)(100|\d\d)$/i.exec(score);
  if (code) return { ns: artificial(code[1]!), ew: artificial(code[2]!) };
  return both({ kind: 'not-played' });
}

function both(outcome: SideOutcome): PublishedLine['outcome'] {
  return { ns: outcome, ew: outcome };
}

function artificial(code: string): SideOutcome {
  const award = ARTIFICIAL[code];
  return award ? { kind: 'artificial', award } : { kind: 'percentage', percent: String(Number(code)) };
}

/** Points in a text of a file, as exact decimals are written. */
export function pointsIn(
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
): string | undefined {
  for (const name of names) {
    const points = decimal(fields[name]?.replace(/^\+/, ''));
    if (points !== undefined) return points;
  }
  return undefined;
}
