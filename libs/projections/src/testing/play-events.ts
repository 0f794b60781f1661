import { mitchell } from '#movement';
import {
  DEFAULT_SESSION_SETTINGS,
  DEFAULT_SETTINGS,
  eventDefinitions,
  meetingAt,
  seatingOf,
  type JournalEvent,
  type GameResult,
  type SectionData,
  type SessionSettings,
  type TournamentSettings,
} from '#tournament';
import { foldLines, type JournalEntry, type Projection } from '../projection/projection.js';
import { playHandlers } from '../play/fold/play-handlers.js';
import { NOTHING_PLAYED, type PlayState } from '../play/play-state.js';

type PayloadOf<Type extends JournalEvent['type']> = Extract<JournalEvent, { type: Type }>['payload'];

export const TOURNAMENT = '00000000-0000-4000-8000-0000000000ff';
export const DIRECTOR = '00000000-0000-4000-8000-00000000000d';

/** A free text's reference. */
export const NOTED = { text: '00000000-0000-4000-8000-00000000000a', hash: 'a'.repeat(64) };

/** When the first line is written, in microseconds; each later one a second after it. */
export const BEGINS = 1_800_000_000_000_000;

/** An event by its type. */
export function event<Type extends JournalEvent['type']>(type: Type, payload: PayloadOf<Type>): JournalEvent {
  return { type, schema: eventDefinitions.get(type)!.schema, payload } as unknown as JournalEvent;
}

/** A uuid that is told by a number. */
export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Events as journal entries, one a second, each by a command of its own. */
export function linesOf(events: readonly JournalEvent[], actor = `person:${DIRECTOR}`): JournalEntry[] {
  return events.map((event, index) => ({
    ...event,
    tournament: TOURNAMENT,
    stream: '',
    version: 1,
    command: uuid(100_000 + index),
    metadata: null,
    hash: '',
    position: index + 1,
    time: BEGINS + (index + 1) * 1_000_000,
    actor,
  })) as unknown as JournalEntry[];
}

const fold = { on: playHandlers } as unknown as Projection<PlayState>;

/** Events one by one, and several that belong together. */
export type TestEvents = readonly (JournalEvent | readonly JournalEvent[])[];

/** What is known of play after events. */
export function played(...events: TestEvents): PlayState {
  return foldLines(fold, NOTHING_PLAYED, linesOf(events.flat() as JournalEvent[]));
}

/** What is known of play after lines, from a state that came of the lines before them. */
export function foldPlay(from: PlayState, lines: readonly JournalEntry[]): PlayState {
  return foldLines(fold, from, lines);
}

/** A section of three tables that plays a Mitchell, two boards a round: 1 and 2, 3 and 4, 5 and 6. */
export const THREE_TABLES: SectionData = {
  section: 'A',
  movement: mitchell({ tables: 3 }) as SectionData['movement'],
  boardsPerRound: 2,
  firstBoard: 1,
};

/** What a session is set up with. */
export interface SetUp {
  readonly session?: string;
  readonly boardSet?: string;
  readonly sections?: readonly SectionData[];
  readonly settings?: Partial<SessionSettings>;
  readonly rules?: Partial<TournamentSettings>;
}

/** A session that is set up. */
export function setUp({
  session = '1',
  boardSet = session,
  sections = [THREE_TABLES],
  ...more
}: SetUp = {}): JournalEvent[] {
  return [
    event('tournament.settings-chosen', { settings: { ...DEFAULT_SETTINGS, ...more.rules } }),
    event('session.created', {
      session,
      game: 'bridge',
      boardSet,
      settings: { ...DEFAULT_SESSION_SETTINGS, ...more.settings },
    }),
    event('session.movement-set', { session, sections: [...sections] }),
  ];
}

/** A session that is set up and has started, its first round called. */
export function begun(more: SetUp = {}): JournalEvent[] {
  const { session = '1' } = more;
  return [...setUp(more), event('session.started', { session }), called(1, session)];
}

export function called(round: number, session = '1'): JournalEvent {
  return event('session.round-called', { session, round });
}

/** A play of a board, with where it is written down. */
export interface PlayAt {
  readonly table: string;
  readonly round: number;
  readonly board: number;
  readonly session?: string;
  readonly sections?: readonly SectionData[];
}

const place = ({ table, round, board, session = '1' }: PlayAt) => ({ session, table, round, board });

/** Who sits at a table in a round by the movement. */
export function seatsAt({ table, round, sections = [THREE_TABLES] }: PlayAt) {
  return seatingOf(meetingAt({ sections }, table, round)!);
}

/** A score in points for North-South. */
export function score(points: number): GameResult {
  return points === 0 ? { kind: 'passed-out' } : { kind: 'score', score: points };
}

/** North-South have entered a result; it waits for East-West. */
export function entered(play: PlayAt, result: GameResult = score(110), flags: string[] = []): JournalEvent {
  return event('result.entered', {
    ...place(play),
    seating: seatsAt(play),
    result,
    flags,
    side: 'NS',
    agreed: false,
  });
}

/** East-West have confirmed what was entered. */
export function confirmed(play: PlayAt): JournalEvent[] {
  return [
    event('result.confirmed', { ...place(play), side: 'EW' }),
    event('table.play-settled', place(play)),
  ];
}

/** A result that both sides agree on. */
export function agreed(play: PlayAt, result: GameResult = score(110)): JournalEvent[] {
  return [entered(play, result), ...confirmed(play)];
}

/** A wrong result is corrected, with the same seats. */
export function corrected(play: PlayAt, result: GameResult): JournalEvent {
  return event('result.corrected', {
    ...place(play),
    seating: seatsAt(play),
    result,
    flags: [],
    reason: NOTED,
  });
}

/** A board is postponed. */
export function postponed(play: PlayAt): JournalEvent {
  return event('result.postponed', place(play));
}

/** A result is voided. */
export function voided(play: PlayAt): JournalEvent[] {
  return [
    event('result.voided', { ...place(play), reason: NOTED }),
    event('table.play-unsettled', place(play)),
  ];
}

/** A round as a whole, at all tables or at some: every board with the same score. */
export function roundPlayed(
  round: number,
  {
    tables = ['A1', 'A2', 'A3'],
    points = 110,
    session = '1',
  }: { tables?: readonly string[]; points?: number; session?: string } = {},
): JournalEvent[] {
  return tables.flatMap((table) =>
    meetingAt({ sections: [THREE_TABLES] }, table, round)!.boards.flatMap((board) =>
      agreed({ table, round, board, session }, score(points)),
    ),
  );
}

/** The whole session of three tables, round by round. */
export function allPlayed(session = '1'): JournalEvent[] {
  return [
    roundPlayed(1, { session }),
    [called(2, session)],
    roundPlayed(2, { session }),
    [called(3, session)],
    roundPlayed(3, { session }),
  ].flat();
}

/** A ruling in the place of a score. */
export function ruled(
  play: PlayAt,
  adjustment: PayloadOf<'ruling.score-adjusted'>['adjustment'],
  ruling: string = uuid(900),
): JournalEvent[] {
  return [
    event('ruling.score-adjusted', {
      ...place(play),
      ruling,
      law: { edition: '2017', law: '12C2' },
      reason: NOTED,
      seating: seatsAt(play),
      adjustment,
    }),
    event('table.play-ruled', { ...place(play), ruling }),
  ];
}

/** Averages for both sides. */
function artificial(NS: Award, EW: Award) {
  return { NS: { kind: 'artificial', award: NS }, EW: { kind: 'artificial', award: EW } } as const;
}
type Award = 'average-plus' | 'average' | 'average-minus';

export const AVERAGE = artificial('average', 'average');
export const SIXTY_FORTY = artificial('average-plus', 'average-minus');
