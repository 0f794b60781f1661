import type { UsebioEvent, UsebioParticipant, UsebioPlace, UsebioRecord } from './usebio-document.js';
import { sideIn } from './usebio-values.js';

const SIDES = ['NS', 'EW'] as const;

/**
 * Whether a section has one winner or two, of which each plays in one direction: as the file says, and where it does not,
 * by its pairs. There are two lines where North-South and East-West have pairs of one number, whatever it says, or where
 * every pair is said to play in a direction and sits in no other.
 */
export function winnersOf(event: UsebioEvent, place: UsebioPlace): 1 | 2 {
  const said = place.fields['WINNER_TYPE'] ?? event.fields['WINNER_TYPE'];
  if (said === '2') return 2;
  const participants = place.participants ?? event.participantsOf(place.session) ?? [];
  const pairs = participants.filter(({ kind }) => kind === 'PAIR');
  const entered = numbersBySide(pairs.map(enteredAs));
  const lines = [
    ...place.boards.flatMap((board) => board.lines),
    ...place.matches.flatMap((match) => [match, ...match.boards.flatMap((board) => board.lines)]),
  ];
  const seated = numbersBySide(lines.flatMap(seatedOn));
  if (pairs.length > 0) {
    if (haveInCommon(entered.NS, entered.EW)) return 2;
    if (said === '1') return 1;
    const isSaid = entered.NS.size > 0 && entered.EW.size > 0 && entered.none === 0;
    return isSaid && !haveInCommon(seated.NS, entered.EW) && !haveInCommon(seated.EW, entered.NS) ? 2 : 1;
  }
  if (said === '1') return 1;
  return lines.some(({ fields }) => isSame(fields['NS_PAIR_NUMBER'], fields['EW_PAIR_NUMBER'])) ? 2 : 1;
}

interface Numbered {
  readonly side: 'NS' | 'EW' | undefined;
  readonly number: string;
}

function enteredAs({ fields }: UsebioParticipant): Numbered {
  const written = fields['PAIR_NUMBER'] ?? '';
  const said = sideIn(written.replaceAll(/[\d\s-]/g, '')) ?? sideIn(fields['DIRECTION'] ?? '');
  return { side: said, number: numberIn(written) };
}

function seatedOn({ fields }: Pick<UsebioRecord, 'fields'>): Numbered[] {
  return SIDES.flatMap((side) => {
    const written = fields[`${side}_PAIR_NUMBER`];
    return written === undefined ? [] : [{ side, number: numberIn(written) }];
  });
}

function numberIn(written: string): string {
  return String(Number(/\d+/.exec(written)?.[0] ?? Number.NaN));
}

function numbersBySide(all: readonly Numbered[]) {
  const of = (wanted: 'NS' | 'EW') =>
    new Set(all.flatMap(({ side, number }) => (side === wanted ? [number] : [])));
  return { NS: of('NS'), EW: of('EW'), none: all.filter(({ side }) => side === undefined).length };
}

function haveInCommon(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((one) => others.has(one));
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one === other;
}
