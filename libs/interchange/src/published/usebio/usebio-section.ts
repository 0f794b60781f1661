import { grouped } from '#cards';
import {
  lineNames,
  type PublishedContestant,
  type PublishedGame,
  type PublishedSection,
} from '../published-game.js';
import {
  numberOf,
  type UsebioBoard,
  type UsebioEvent,
  type UsebioMatch,
  type UsebioParticipant,
  type UsebioPlace,
  type UsebioRecord,
} from './usebio-document.js';
import { contestantOf, readLine, sidesOf, type UsebioLine } from './usebio-lines.js';
import { playerOf, sideIn } from './usebio-values.js';
import { SECTION, shouldHaveOfText } from './usebio-scoring.js';

/** A section as it lies in the file, with what was read from it. */
export interface UsebioSection {
  readonly section: PublishedSection;
  /** Its contestants and their figures are its own, not those of several sections or sessions. */
  readonly alone: boolean;
  readonly contestants: readonly { readonly contestant: string; readonly from: UsebioParticipant }[];
  readonly boards: readonly UsebioBoard[];
  readonly lines: readonly UsebioLine[];
  /** Of a Swiss of pairs. */
  readonly matches: readonly UsebioMatch[];
}

/** The letters of a section, the first that is free where the file has none. */
export function letterOf(named: string | undefined, index: number): string {
  const letters = named?.toUpperCase() ?? '';
  return /^[A-Z]{1,2}$/.test(letters) ? letters : String.fromCharCode('A'.charCodeAt(0) + (index % 26));
}

/** Who takes part in an event that is none of teams. */
export function kindOf({ type, places, participantsOf }: UsebioEvent): PublishedGame['kind'] {
  const isOfPlayers = places.some(({ boards, participants, session }) => {
    const [first] = participants ?? participantsOf(session) ?? [];
    return first?.kind === 'PLAYER' || boards[0]?.lines[0]?.fields['N_PLAYER_NUMBER'] !== undefined;
  });
  if (isOfPlayers || /individual/i.test(type)) return 'individual';
  return /swiss/i.test(type) || places.some(({ matches }) => matches.length > 0) ? 'swiss-pairs' : 'pairs';
}

/** A section of an event. @throws Unreadable */
export function readSection(
  event: UsebioEvent,
  place: UsebioPlace,
  kind: PublishedGame['kind'],
  letter: string,
): UsebioSection {
  const winners = winnersOf(event, place);
  const played = [
    ...place.boards.flatMap((board) => board.lines.map((record) => ({ record, board, match: undefined }))),
    ...place.matches.flatMap((match) =>
      match.boards.flatMap((board) => board.lines.map((record) => ({ record, board, match }))),
    ),
  ];
  const lineName = lineNames(letter);
  const lines = played.map(({ record, board, match }): UsebioLine => {
    const fields = { ...sidesOfMatch(match), ...record.fields };
    const sides = sidesOf(record, fields, kind === 'individual' ? 1 : winners);
    const of = { board: board.board, ...sides };
    return { record, board, line: readLine(fields, { id: lineName(of), ...of }) };
  });
  const inOrder = kind === 'swiss-pairs' ? byMeeting(lines) : lines;
  const participants = place.participants ?? event.participantsOf(place.session) ?? [];
  const alone = place.participants !== undefined || event.places.length === 1;
  const seated = new Set(lines.flatMap(({ line }) => Object.values(line.seats ?? [line.ns, line.ew])));
  const contestants = participants
    .filter((each) => each.kind === (kind === 'individual' ? 'PLAYER' : 'PAIR'))
    .map((from) => ({ contestant: nameOf(from, winners), from }))
    .filter(({ contestant }) => alone || seated.has(contestant));
  return {
    alone,
    section: {
      section: letter,
      winners: kind === 'individual' ? 1 : winners,
      boardsPerRound:
        numberOf(place.fields['BOARDS_PER_ROUND']) ?? numberOf(event.fields['BOARDS_PER_ROUND']) ?? null,
      ...shouldHaveOfText(place.fields[SECTION]),
      contestants: contestants.map(({ contestant, from }): PublishedContestant => ({
        contestant,
        players: (from.kind === 'PLAYER' ? [from] : from.players).map(playerOf),
        ranked: true,
        stratum: null,
        beside: [],
      })),
      lines: inOrder.map(({ line }) => line),
    },
    contestants,
    boards: place.boards,
    lines: inOrder,
    matches: place.matches,
  };
}

/** Whether the pairs of several sections are listed together, each of whom plays in one of them alone. */
export function areListedTogether(sections: readonly UsebioSection[]): boolean {
  const seats = sections.flatMap(({ contestants }) => contestants.map(({ contestant }) => contestant));
  return sections.length > 1 && sections.every(({ alone }) => !alone) && new Set(seats).size === seats.length;
}

/** What a match says once for all its boards. */
function sidesOfMatch(match: UsebioMatch | undefined): Record<string, string> {
  const names = ['ROUND_NUMBER', 'TABLE_NUMBER', 'NS_PAIR_NUMBER', 'EW_PAIR_NUMBER'];
  return Object.fromEntries(
    names.flatMap((name) => (match?.fields[name] === undefined ? [] : [[name, match.fields[name]]])),
  );
}

function nameOf(from: UsebioParticipant, winners: 1 | 2): string {
  const name = from.kind === 'PLAYER' ? 'PLAYER_NUMBER' : 'PAIR_NUMBER';
  const of = { name, written: from.fields[name], direction: from.fields['DIRECTION'] };
  return contestantOf(from, of, from.kind === 'PLAYER' ? 1 : winners);
}

/** The lines match by match, however the file has them: of each round first the matches that stand first. */
function byMeeting(lines: readonly UsebioLine[]): UsebioLine[] {
  const meetings = grouped(lines, ({ line: { round, ns, ew } }) => `${round} ${ns} ${ew}`);
  const roundOf = ([first]: readonly UsebioLine[]) => first!.line.round ?? 0;
  return [...meetings.values()].toSorted((one, other) => roundOf(one) - roundOf(other)).flat();
}

/** Which meeting a match of a Swiss of pairs is. @throws Unreadable */
export function meetingOf(
  match: UsebioRecord,
  winners: 1 | 2,
): { readonly round: number; readonly ns: string; readonly ew: string } {
  const { ns, ew } = sidesOf(match, match.fields, winners);
  return { round: numberOf(match.fields['ROUND_NUMBER']) ?? 1, ns, ew };
}

const SIDES = ['NS', 'EW'] as const;

/**
 * Whether a section has one winner or two, of which each plays in one direction: as the file says, and where it does not,
 * by its pairs. There are two lines where North-South and East-West have pairs of one number, whatever it says, or where
 * every pair is said to play in a direction and sits in no other.
 */
function winnersOf(event: UsebioEvent, place: UsebioPlace): 1 | 2 {
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
