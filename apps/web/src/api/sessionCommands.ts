import type { MadeCall } from '#bridge';
import type { DelayedValue, HandsRead } from '#cards';
import type { ChangeWish, IndividualWish, Movement, MovementChoice } from '#movement';
import type {
  AskedEffect,
  BridgeResult,
  CallMatter,
  DepositFate,
  DrawOptions,
  ForDraws,
  GameName,
  GroupKind,
  HeldResponsible,
  PlannedBreak,
  PlayPlace,
  Seating,
  SeatName,
  SessionSettings,
  SetDescription,
  Suspicion,
  TeamMovementChoice,
  TournamentSettings,
  WayThrough,
} from '#tournament';

type Nothing = Readonly<Record<string, never>>;
type Entry = { readonly entry: string; readonly players: readonly string[] };

/** A section as it is asked for: its movement by the rule that makes it or row by row, and which boards it plays. */
export interface SectionWanted {
  readonly section: string;
  readonly boardsPerRound: number;
  readonly firstBoard: number;
  readonly copies?: number;
  /** Tables may play one copy in the same round. */
  readonly shared?: true;
  /** The section with whose copies of the boards it plays. */
  readonly boardsWith?: string;
  /** The section whose sit-outs come to this one. */
  readonly hosts?: string;
  readonly movement:
    | ({ readonly kind: 'made' } & MovementChoice)
    | { readonly kind: 'rows'; readonly movement: Movement }
    | { readonly kind: 'teams'; readonly teams: TeamMovementChoice }
    | ({ readonly kind: 'individuals' } & IndividualWish);
}

/** What a ruling stands on. Its id is made by whoever gives it. */
export interface RulingBasis {
  readonly ruling: string;
  readonly law: { readonly edition: string; readonly law: string };
  readonly reason: string;
  readonly facts?: string;
}

interface OfSession {
  readonly session: string;
}

interface OfRuling extends OfSession {
  readonly ruling: string;
}

/** A play that a ruling is about. */
export type RulingPlace = Omit<PlayPlace, 'session'>;

/** A sheet that a ruling is about: a line of it, or all of it. */
export interface SheetRulingPlace {
  readonly table: string;
  readonly round: number;
  readonly line?: number;
}

/** What a ruling is about, in whichever game. */
export type PlaceOfRuling = RulingPlace | SheetRulingPlace;

/** How a ruling was found, as commands say it. */
export interface RulingFinding extends RulingBasis {
  readonly ways: readonly WayThrough[];
  readonly departs?: string;
  readonly told?: string;
}

interface OfDraw extends OfSession {
  readonly section: string;
  readonly round: number;
}

interface OfContestant extends OfSession {
  readonly contestant: string;
}

/** A session, or the one section of it that is meant where sections are called apart. */
interface OfPart extends OfSession {
  readonly section?: string;
}

/** The commands by which entries, sessions and results are run, and their bodies. */
export interface SessionCommands {
  'tournament.choose-settings': { readonly settings: TournamentSettings };
  'tournament.amend-settings': { readonly settings: TournamentSettings; readonly reason: string };
  'entries.open': Nothing;
  'entries.close': Nothing;
  'entries.register': Entry;
  'entries.change': Entry;
  'entries.withdraw': { readonly entry: string };
  'session.create': OfSession & { readonly game: GameName };
  'session.abandon': OfSession & { readonly reason: string };
  'session.configure': OfSession & { readonly settings: SessionSettings };
  'session.amend-settings': OfSession & { readonly settings: SessionSettings; readonly reason: string };
  'session.set-movement': OfSession & { readonly sections: readonly SectionWanted[] };
  'session.choose-entrants': OfSession & {
    readonly choice:
      | { readonly kind: 'everybody' }
      | { readonly kind: 'entries'; readonly entries: readonly string[] }
      | {
          readonly kind: 'going-on';
          readonly contest: string;
          readonly participants: readonly { readonly session: string; readonly contestant: string }[];
        };
  };
  'entries.describe-for-draws': { readonly entry: string; readonly forDraws: ForDraws };
  'session.set-swiss': OfSession & {
    readonly pairs: number;
    /** Further sections, each drawn by itself. */
    readonly others: readonly { readonly section: string; readonly pairs: number }[];
    readonly rounds: number;
    readonly boardsPerRound: number;
    readonly draw: Partial<DrawOptions>;
  };
  'session.draw-round': OfDraw & {
    readonly at: number;
    readonly incomplete: boolean;
    readonly reason?: string;
  };
  'session.choose-draw-options': OfSession & {
    readonly section: string;
    readonly draw: DrawOptions;
    readonly reason?: string;
  };
  'session.change-draw': OfDraw & { readonly one: string; readonly other: string; readonly reason: string };
  'session.keep-draw': OfDraw & {
    readonly at: number;
    readonly incomplete: boolean;
    readonly reason: string;
  };
  'session.draw-seats': OfSession & {
    readonly fixed?: readonly { readonly entry: string; readonly contestant: string }[];
    readonly seeded?: boolean;
    readonly apart?: readonly GroupKind[];
    readonly unavoidable?: 'late' | 'early';
    readonly apartRounds?: number;
    readonly reason?: string;
  };
  'session.draw-seats-by-cards': OfSession & {
    readonly cards: readonly { readonly entry: string; readonly card: string }[];
    readonly chosen?: string;
    readonly reason?: string;
  };
  'session.seat': OfContestant & { readonly entry: string | null };
  'session.start': OfSession;
  'session.call-round': OfPart & { readonly round: number };
  'session.close': OfSession;
  'session.reopen': OfSession & { readonly reason: string };
  'session.name-players': OfContestant & { readonly table: string; readonly players: readonly string[] };
  'session.substitute': OfContestant & {
    readonly seat: SeatName;
    readonly person: string;
    readonly fromRound: number;
    readonly toRound: number;
  };
  'session.withdraw-contestant': OfContestant & { readonly fromRound: number };
  'session.change-movement': OfSession & {
    readonly section: string;
    readonly fromRound: number;
    readonly change: ChangeWish;
    /** Tables may play one copy in the same round. */
    readonly shared?: true;
    readonly reason: string;
    /** The whole movement as it was shown. */
    readonly shown: Movement;
  };
  'session.admit-contestant': OfContestant & {
    readonly fromRound: number;
    readonly missed: 'late' | 'not-played';
  };
  'session.show-hidden': OfSession & { readonly boards: readonly number[] };
  'clock.pause': OfPart;
  'clock.resume': OfPart;
  'clock.adjust': OfPart & { readonly minutes: number; readonly fromNowOn?: true };
  'clock.plan-break': OfPart & { readonly afterRound: number; readonly break: PlannedBreak | null };
  'clock.begin-break': OfPart & { readonly break?: PlannedBreak };
  'clock.end-break': OfPart;
  'clock.give-table': OfSession & {
    readonly table: string;
    readonly round: number;
    readonly minutes: number;
  };
  'table.record-slow': OfSession & {
    readonly table: string;
    readonly round: number;
    readonly minutes: number;
    readonly held: HeldResponsible;
    readonly reason: string;
  };
  'table.tell-boards': OfSession & {
    readonly table: string;
    readonly round: number;
    readonly boards: readonly number[];
    readonly here: boolean;
  };
  'table.name-responsible': OfSession & { readonly table: string; readonly seat: SeatName | null };
  'table.call-director': PlayPlace & {
    readonly matter: Exclude<CallMatter, 'cards-miscounted'>;
    readonly hand: SeatName | null;
    readonly by: SeatName | null;
  };
  'table.answer-call': OfSession & {
    readonly table: string;
    readonly call: number;
    readonly reason: string;
  };
  'table.move-on': OfSession & { readonly table: string; readonly round: number };
  'board.request-dealing': {
    readonly set: string;
    readonly from: number;
    readonly to: number;
    readonly how: 'before-play' | 'at-the-table';
  };
  'deal-set.commit': {
    readonly set: string;
    readonly from: number;
    readonly to: number;
    readonly delayed: DelayedValue | null;
  };
  'deal-set.find-value': { readonly set: string; readonly commitment: number; readonly value: string };
  'session.choose-board-set': OfSession & { readonly boardSet: string };
  'deal-set.promise-squaredeal': {
    readonly set: string;
    readonly sqd: string;
    readonly of: { readonly phase: number; readonly session: number; readonly set: 'original' | 'reserve' };
    readonly boards?: { readonly from: number; readonly to: number };
  };
  'deal-set.find-squaredeal-value': { readonly set: string; readonly value: string };
  'deal-set.publish-squaredeal-keys': { readonly set: string; readonly sqk: string };
  'deal-set.describe': { readonly set: string } & SetDescription;
  'deal-set.request-duplication': { readonly set: string };
  'deal-set.record-copies': {
    readonly set: string;
    readonly boards: readonly number[];
    readonly copy: number;
    readonly how: 'by-hand' | 'machine';
  };
  'deal-set.disclose': {
    readonly set: string;
    readonly from: number;
    readonly to: number;
    readonly reason: string;
  };
  'board.look-at-deal': { readonly set: string; readonly board: number; readonly reason: string };
  'result.record-play': PlayPlace & {
    readonly calls: readonly MadeCall[];
    readonly cards: readonly string[];
    readonly claimed?: number;
    /** The deal that came with it. */
    readonly hands?: HandsRead;
    readonly reason?: string;
  };
  'board.record-hands': OfSession & { readonly board: number; readonly hands: HandsRead };
  'board.correct-hands': OfSession & {
    readonly board: number;
    readonly hands: HandsRead;
    readonly reason?: string;
  };
  'board.tell-dealing': {
    readonly set: string;
    readonly from: number;
    readonly to: number;
    readonly by: DealtBy;
    readonly named?: string;
    readonly instruction?: string;
  };
  'deal-set.order-presence': { readonly set: string; readonly bothSides: boolean; readonly reason: string };
  'deal-set.declare-repeats': {
    readonly set: string;
    readonly ground: RepeatGround;
    readonly reason: string;
  };
  'board.decide-doubt': {
    readonly set: string;
    readonly board: number;
    readonly ground: RepeatGround | 'shuffled';
    readonly reason: string;
  };
  'board.decide-reading': {
    readonly session: string;
    readonly board: number;
    readonly reading: string;
    readonly holds: boolean;
    readonly reason: string;
  };
  'board.redeal': {
    readonly set: string;
    readonly board: number;
    readonly ground: '6D1' | '6D2' | '6D3';
    readonly plays: 'again' | 'not-played';
    readonly reason: string;
  };
  'result.record': PlayPlace & { readonly result: BridgeResult };
  'result.record-traveller': OfSession & {
    readonly board: number;
    readonly lines: readonly {
      readonly table: string;
      readonly round: number;
      readonly result: BridgeResult;
    }[];
  };
  'result.record-irregular': PlayPlace & {
    readonly seating: Seating;
    readonly result: BridgeResult;
    readonly reason: string;
  };
  'result.correct': PlayPlace & { readonly result: BridgeResult; readonly reason: string };
  'result.decide-suspicion': OfSession & {
    readonly plays: readonly {
      readonly table: string;
      readonly round: number;
      readonly board: number;
      readonly entry: number;
      readonly suspicions: readonly Suspicion[];
    }[];
    readonly reason?: string;
  };
  'result.void': PlayPlace & { readonly reason: string };
  'result.mark-not-played': PlayPlace & { readonly reason?: string };
  'result.postpone': PlayPlace & { readonly reason: string };
  'result.refuse-late-play': PlayPlace;
  'result.begin-late-play': PlayPlace & { readonly at: string };
  'ruling.withdraw': OfRuling & { readonly reason: string };
  'ruling.give': OfSession &
    RulingFinding & {
      readonly about: readonly PlaceOfRuling[];
      readonly effects: readonly AskedEffect[];
      readonly call?: { readonly table: string; readonly call: number };
      readonly seen: readonly string[];
    };
  'ruling.amend': OfSession & RulingFinding & { readonly effects: readonly AskedEffect[] };
  'ruling.review': OfRuling & { readonly reason?: string };
  'ruling.appeal': OfRuling & {
    readonly contestant: string;
    readonly reason: string;
    readonly deposit: boolean;
  };
  'ruling.withdraw-appeal': OfRuling & { readonly deposit: DepositFate; readonly reason: string };
  'ruling.decide-appeal': OfRuling & {
    readonly decision: 'stands' | 'changed';
    readonly law: RulingBasis['law'];
    readonly deposit: DepositFate;
    readonly effects: readonly AskedEffect[];
    readonly committee?: string;
    readonly reason: string;
  };
  'table.come': OfSession & { readonly table: string; readonly call: number };
}

/** What a play that was not as scheduled does to the schedule, for one contestant. */
export interface Clash {
  readonly kind: 'board-again' | 'elsewhere' | 'left-out';
  readonly contestant: string;
  readonly table: string;
  readonly round: number;
}

/** Something unusual about a movement: how often. */
export interface MovementRemark {
  readonly section: string;
  readonly fault: string;
  readonly times: number;
}

/** Who dealt boards by hand (Law 6E). */
export type DealtBy = 'players' | 'director' | 'helpers' | 'otherwise';

/** Why deals that were played before may be played again. */
export type RepeatGround = 'replay' | 'simultaneous' | 'imported-again';

/** What came of recording the hands of a board: they were the first, or were compared with what is recorded. */
export type HandsRecorded = 'first' | 'alike' | 'differs';

/** What commands answer beside the position. */
export interface SaidByCommand {
  readonly recorded?: HandsRecorded;
  /** What is unlikely about a result. */
  readonly flags?: readonly string[];
  readonly clashes?: readonly Clash[];
  readonly remarks?: readonly MovementRemark[];
  /** Other contestants as whom somebody named here plays too. */
  readonly elsewhere?: readonly string[];
}
