import type { RecordFault } from '#bridge';
import type { DealFault, SquareDealFault } from '#cards';
import type { ChangeRefusal, HostingFault } from '#movement';
import type { PenaltyUnit } from '#scoring';
import type { Departure } from '../game/game.js';
import type { SeatName, SideName } from '../journal/names.js';
import type { SeenChange } from '../journal/seen.js';

/** What is wrong with a movement, as #movement tells it: the code, where it is, and the nearest that can be. */
interface MovementFigures {
  readonly fault: string;
  readonly [figure: string]: string | number;
}

/** What is wrong with hands, as #cards tells it. */
interface FaultOfHands {
  readonly fault: DealFault['code'];
  readonly [figure: string]: string | number | readonly string[];
}

/** What cannot be in an auction or a play, as #bridge tells it. */
interface FaultOfRecord {
  readonly fault: RecordFault['fault'];
  readonly law: string;
  readonly [figure: string]: string | number;
}

/** What is wrong with files of SquareDeal, as #cards tells it. */
interface FaultOfSquareDeal {
  readonly fault: SquareDealFault['code'];
  readonly [figure: string]: string | number;
}

/**
 * Why a command was refused: one closed union of stable codes. Codes become HTTP in one place (apps/server) and words
 * in one place (libs/words).
 */
export type Rejection =
  /** A part of the journal that the command rests on has changed since the line that its giver has seen. */
  | {
      readonly code: 'command.seen-changed';
      readonly at: number;
      readonly head: number;
      /** How many changes there are; those that come first are told. */
      readonly count: number;
      readonly changes: readonly SeenChange[];
    }
  | { readonly code: 'tournament.unknown' }
  | { readonly code: 'tournament.exists' }
  | { readonly code: 'tournament.archived' }
  | { readonly code: 'tournament.already-published' }
  | { readonly code: 'tournament.already-archived' }
  | { readonly code: 'tournament.sessions-open'; readonly sessions: string }
  /** Plays that no official seal can be set over: `A1: 7, 8; A2: 3`. */
  | { readonly code: 'tournament.scores-contradicted'; readonly session: string; readonly plays: string }
  | { readonly code: 'tournament.scores-disputed'; readonly session: string; readonly plays: string }
  | { readonly code: 'tournament.scores-missing'; readonly session: string; readonly plays: string }
  | { readonly code: 'tournament.sheets-disputed'; readonly session: string; readonly sheets: string }
  | { readonly code: 'tournament.sheets-open'; readonly session: string; readonly sheets: string }
  /** Entries are still to be compared with the deals and with each other. */
  | { readonly code: 'tournament.entries-unchecked'; readonly session: string; readonly plays: string }
  /** Appeals wait for their decision that whoever asks for a seal has not named: the ids of their rulings. */
  | { readonly code: 'tournament.appeals-open'; readonly appeals: readonly string[] }
  /** Scores are corrected and rulings given until then, in microseconds since the epoch. */
  | { readonly code: 'tournament.correction-runs'; readonly session: string; readonly until: number }
  | { readonly code: 'tournament.last-organiser' }
  /** A person cannot withdraw by themselves which player they are: somebody else does. */
  | { readonly code: 'tournament.own-player' }
  | { readonly code: 'tournament.role-not-held'; readonly role: string }
  | { readonly code: 'tournament.seal-not-owed'; readonly request: number }
  | { readonly code: 'tournament.text-unknown' }
  | { readonly code: 'tournament.settings-frozen' }
  | { readonly code: 'tournament.not-started' }
  | { readonly code: 'entries.exists' }
  | { readonly code: 'entries.none' }
  | { readonly code: 'entries.unknown' }
  | { readonly code: 'entries.player-twice' }
  | { readonly code: 'entries.player-entered'; readonly player: string }
  | { readonly code: 'entries.is-team' }
  | { readonly code: 'entries.is-pair' }
  /** How many entries have two players: a place of an individual is for one. */
  | { readonly code: 'entries.of-two'; readonly pairs: number }
  /** It is no game of sheets, or nobody has chosen by what they are written. */
  | { readonly code: 'sheet.no-sheets' }
  | { readonly code: 'sheet.nobody-there'; readonly table: string; readonly round: number }
  | { readonly code: 'sheet.before-oneself'; readonly table: string; readonly round: number }
  | { readonly code: 'sheet.seat-empty'; readonly seat: SeatName }
  /** The line goes against a rule of the Code: `fault` is one of #preferans. */
  | {
      readonly code: 'sheet.line-impossible';
      readonly line: number;
      readonly fault: string;
      readonly rule: string;
      readonly seat?: SeatName;
    }
  | { readonly code: 'sheet.line-written'; readonly line: number }
  | { readonly code: 'sheet.line-unknown'; readonly line: number }
  | { readonly code: 'sheet.line-not-next'; readonly line: number; readonly next: number }
  | { readonly code: 'sheet.line-not-last'; readonly line: number; readonly last: number }
  | { readonly code: 'sheet.over'; readonly line: number }
  | { readonly code: 'deal-set.of-game'; readonly set: string; readonly game: string }
  | { readonly code: 'sheet.empty' }
  | { readonly code: 'sheet.reason-for-empty' }
  | { readonly code: 'sheet.deals-missing'; readonly written: number; readonly agreed: number }
  | { readonly code: 'sheet.pools-open' }
  | { readonly code: 'sheet.board-needed'; readonly boards: string }
  | { readonly code: 'sheet.board-not-here'; readonly board: number }
  | { readonly code: 'sheet.board-written'; readonly board: number }
  | { readonly code: 'sheet.boards-left'; readonly boards: string }
  | { readonly code: 'sheet.agreed'; readonly round: number }
  | { readonly code: 'sheet.disputed' }
  | { readonly code: 'sheet.written-anew' }
  | { readonly code: 'session.sheets-open'; readonly tables: string; readonly sheets: number }
  | { readonly code: 'sheet.table-begun'; readonly table: string; readonly round: number }
  | { readonly code: 'sheet.cut-needs-swiss' }
  | { readonly code: 'sheet.cut-tied'; readonly places: number; readonly tied: string }
  | { readonly code: 'sheet.cut-too-long'; readonly stay: number; readonly players: number }
  | { readonly code: 'session.rounds-too-many'; readonly rounds: number; readonly most: number }
  | { readonly code: 'sheet.judges-line'; readonly line: number }
  /** The law book gives another consequence than the line, and no reason is given. */
  | {
      readonly code: 'sheet.line-departs';
      readonly law: string;
      readonly what: string;
    }
  /** Nobody's time is taken in this session. */
  | { readonly code: 'sheet.no-players-clock' }
  /** A ruling stands on the line: it is amended or withdrawn, nobody writes over it. */
  | { readonly code: 'sheet.line-ruled'; readonly line: number; readonly ruling: string }
  | { readonly code: 'sheet.card-unknown'; readonly card: number }
  | { readonly code: 'session.unknown' }
  | { readonly code: 'session.exists' }
  /** Not what is asked for is played in it: boards, or sheets. */
  | { readonly code: 'session.other-game'; readonly game: string }
  /** The convention by which sheets are written already. */
  | { readonly code: 'session.convention-frozen'; readonly convention: string }
  /** It has the name of another, or is not marked where it differs from the one that it is made from. */
  | { readonly code: 'session.convention-not-its-own'; readonly convention: string }
  | { readonly code: 'session.settings-contradict'; readonly contradiction: string; readonly rule: string }
  | { readonly code: 'session.started' }
  | { readonly code: 'session.not-started' }
  | { readonly code: 'session.closed' }
  | { readonly code: 'session.not-closed' }
  /** Corrections of it were taken until then, in microseconds since the epoch; the organiser changes it with a reason. */
  | { readonly code: 'session.correction-over'; readonly session: string; readonly ended: number }
  | { readonly code: 'session.settings-frozen' }
  | { readonly code: 'session.boards-public'; readonly boards: string }
  /** Other sessions have scores on deals that a session is to play, and nobody has declared that they are played again. */
  | {
      readonly code: 'session.boards-played';
      readonly set: string;
      readonly boards: string;
      readonly sessions: string;
    }
  | { readonly code: 'session.no-movement' }
  | { readonly code: 'session.section-twice' }
  /** A section plays with the boards of one that has none of its own, or whose sets are not these. */
  | { readonly code: 'session.boards-not-shared'; readonly section: string; readonly other: string }
  /** In one section players play as individuals, in others as pairs. */
  | { readonly code: 'session.individuals-apart'; readonly section: string }
  /** Two names for a contestant of an individual. */
  | { readonly code: 'session.one-player'; readonly contestant: string }
  /** The sit-outs of two sections cannot meet; the fault says why. */
  | {
      readonly code: 'session.hosting-unfit';
      readonly section: string;
      readonly other: string;
      readonly fault: HostingFault['code'];
      readonly missing?: string;
      readonly round?: number;
      readonly contestant?: string;
    }
  /** A missing pair comes for a round that was called, in which others have played in its stead. */
  | { readonly code: 'session.hosted-meanwhile'; readonly contestant: string; readonly round: number }
  | (MovementFigures & { readonly code: 'session.movement-refused'; readonly section: string })
  | (MovementFigures & { readonly code: 'session.movement-impossible'; readonly section: string })
  | { readonly code: 'session.movement-empty'; readonly section: string }
  | { readonly code: 'session.section-unknown'; readonly section: string }
  | { readonly code: 'session.called-apart' }
  | { readonly code: 'session.called-together'; readonly section: string }
  /** Sections that share a table or their boards cannot be called apart. */
  | { readonly code: 'session.sections-share'; readonly section: string; readonly other: string }
  | { readonly code: 'session.teams-called-together'; readonly section: string }
  | Exclude<ChangeRefusal, { readonly code: 'change.impossible' }>
  /** What comes of the change is not what was shown. */
  | { readonly code: 'change.otherwise' }
  /** A play of a round to come that has been ruled on, and that would be another one. */
  | {
      readonly code: 'change.play-ruled';
      readonly table: string;
      readonly round: number;
      readonly board: number;
    }
  | {
      readonly code: 'session.boards-beyond';
      readonly section: string;
      readonly last: number;
      readonly most: number;
    }
  | { readonly code: 'session.too-few-places'; readonly pairs: number; readonly places: number }
  | { readonly code: 'session.redraw-reason-needed' }
  | { readonly code: 'session.no-seeds' }
  /** More entries have to stay seated than there are places at which one does. */
  | { readonly code: 'session.too-few-stationary'; readonly pairs: number; readonly places: number }
  /** A place that was chosen already; with the next one that is free. */
  | { readonly code: 'session.place-taken'; readonly contestant: string; readonly nearest: string }
  /** A place that moves, for an entry that has to stay; with the nearest that stays. */
  | { readonly code: 'session.place-moves'; readonly contestant: string; readonly nearest: string }
  | { readonly code: 'session.card-twice'; readonly card: string }
  | { readonly code: 'session.cards-for-teams' }
  | { readonly code: 'session.cards-incomplete' }
  | { readonly code: 'session.entry-seated'; readonly contestant: string }
  | { readonly code: 'session.plays-without-entry'; readonly contestant: string }
  | { readonly code: 'session.entry-withdrawn'; readonly contestant: string }
  | { readonly code: 'session.contestant-unknown'; readonly contestant: string }
  | { readonly code: 'session.contestant-present'; readonly contestant: string }
  | { readonly code: 'session.contestant-absent'; readonly contestant: string }
  | { readonly code: 'session.contestant-has-played'; readonly contestant: string; readonly round: number }
  /** It has played in the last round: no round is left to leave from. */
  | { readonly code: 'session.contestant-played-last'; readonly contestant: string; readonly round: number }
  | { readonly code: 'session.player-elsewhere'; readonly contestant: string }
  | { readonly code: 'session.seat-not-held'; readonly contestant: string; readonly seat: string }
  | { readonly code: 'session.not-at-table'; readonly contestant: string; readonly table: string }
  | { readonly code: 'session.names-by-staff' }
  | { readonly code: 'session.table-unknown'; readonly table: string }
  | { readonly code: 'session.board-unknown'; readonly board: number }
  | { readonly code: 'session.round-unknown'; readonly round: number; readonly rounds: number }
  | {
      readonly code: 'session.round-not-next';
      readonly round: number;
      readonly called: number;
      readonly rounds: number;
    }
  | { readonly code: 'session.round-not-last'; readonly round: number; readonly called: number }
  | { readonly code: 'session.round-begun'; readonly round: number; readonly table: string }
  | { readonly code: 'session.round-not-drawn'; readonly round: number }
  | { readonly code: 'session.round-over'; readonly round: number }
  | { readonly code: 'session.round-called'; readonly round: number }
  | { readonly code: 'session.round-of-match'; readonly round: number; readonly first: number }
  | { readonly code: 'session.not-drawn-by-rounds'; readonly section: string }
  | { readonly code: 'session.no-standings-at'; readonly at: number }
  | { readonly code: 'session.results-missing'; readonly round: number; readonly plays: number }
  | {
      readonly code: 'session.swiss-too-long';
      readonly pairs: number;
      readonly rounds: number;
      readonly most: number;
    }
  | { readonly code: 'session.have-met'; readonly contestant: string; readonly opponent: string }
  | { readonly code: 'session.must-not-meet'; readonly contestant: string; readonly opponent: string }
  | { readonly code: 'session.keeps-table'; readonly contestant: string }
  | { readonly code: 'session.round-not-called'; readonly round: number; readonly called: number }
  | { readonly code: 'session.round-not-over'; readonly round: number; readonly called: number }
  | { readonly code: 'session.rounds-reversed' }
  | { readonly code: 'session.protocol-not-owed'; readonly at: number }
  | { readonly code: 'session.rounds-not-called'; readonly round: number; readonly rounds: number }
  | { readonly code: 'session.tables-unfinished'; readonly tables: string; readonly plays: number }
  | { readonly code: 'session.reason-needed' }
  | { readonly code: 'standings.table-twice'; readonly table: string }
  | { readonly code: 'contest.unknown' }
  | { readonly code: 'contest.session-twice'; readonly session: string }
  | { readonly code: 'contest.session-not-in'; readonly session: string }
  | { readonly code: 'contest.carry-needs-sum' }
  | { readonly code: 'contest.sheets-have-points'; readonly session: string }
  | { readonly code: 'contest.teams-have-points' }
  | { readonly code: 'contest.nobody-goes-on' }
  | { readonly code: 'contest.reason-needed' }
  /** The journal entry at which the ranking was read; the journal has no such entry, or no such contest there. */
  | { readonly code: 'contest.no-standing-at'; readonly at: number }
  /** How many were chosen of those who share the last places, although there are fewer places. */
  | { readonly code: 'contest.too-many-go-on'; readonly chosen: number; readonly places: number }
  /** Its ranking is official since then, in microseconds since the epoch. */
  | { readonly code: 'contest.official'; readonly since: number }
  | { readonly code: 'contest.penalty-exists' }
  | { readonly code: 'contest.penalty-unknown' }
  | { readonly code: 'knockout.unknown' }
  | { readonly code: 'knockout.begun' }
  | { readonly code: 'knockout.not-begun' }
  | { readonly code: 'knockout.entry-twice' }
  | { readonly code: 'knockout.choosers'; readonly choosers: number; readonly most: number }
  | { readonly code: 'knockout.nobody-chooses' }
  | { readonly code: 'knockout.not-its-turn' }
  | { readonly code: 'knockout.not-to-be-chosen' }
  | { readonly code: 'knockout.opponents-open' }
  | { readonly code: 'knockout.no-more-rounds'; readonly rounds: number }
  | { readonly code: 'knockout.round-not-next'; readonly round: number; readonly next: number }
  | { readonly code: 'knockout.round-not-last'; readonly round: number; readonly last: number }
  | { readonly code: 'knockout.match-open'; readonly match: number }
  | { readonly code: 'knockout.match-tied'; readonly match: number }
  | { readonly code: 'knockout.match-begun'; readonly match: number }
  | { readonly code: 'knockout.match-not-drawn'; readonly match: number }
  | { readonly code: 'knockout.match-not-tied'; readonly match: number }
  | { readonly code: 'knockout.extra-open'; readonly match: number; readonly session: string }
  | { readonly code: 'knockout.not-in-match'; readonly match: number }
  | { readonly code: 'knockout.nobody-plays' }
  | { readonly code: 'knockout.not-in-it' }
  | { readonly code: 'knockout.still-in-it' }
  | { readonly code: 'clock.stopped' }
  | { readonly code: 'clock.on-break' }
  | {
      readonly code: 'clock.no-break-there';
      readonly round: number;
      readonly called: number;
      readonly rounds: number;
    }
  | { readonly code: 'clock.break-is-past' }
  | { readonly code: 'clock.break-without-end' }
  /** The deal of a board is committed to already. */
  | { readonly code: 'deal-set.committed'; readonly board: number }
  /** Players get no deals. */
  | { readonly code: 'deal-set.contestant' }
  /** An organiser is given no deals where somebody who runs the tournament plays in it. */
  | { readonly code: 'deal-set.runner-plays' }
  /** A board has been dealt, or is being dealt. */
  | { readonly code: 'deal-set.dealt'; readonly board: number }
  /** A session that plays the boards of a set has started. */
  | { readonly code: 'deal-set.in-play'; readonly set: string }
  | { readonly code: 'deal-set.not-owed'; readonly commitment: number }
  /** There is no such commitment, or its keys are still being made. */
  | { readonly code: 'deal-set.not-committed'; readonly commitment: number }
  | { readonly code: 'deal-set.nothing-delayed'; readonly commitment: number }
  | { readonly code: 'deal-set.value-found'; readonly commitment: number; readonly value: string }
  /** The value on which the deal of a board depends is still to come. */
  | { readonly code: 'deal-set.value-missing'; readonly board: number; readonly what: string }
  /** An SQD has promised deals of the set already. */
  | { readonly code: 'deal-set.squaredeal-promised' }
  /** No SQD has promised deals of the set. */
  | { readonly code: 'deal-set.nothing-of-squaredeal' }
  /** The deal of a board is one that an SQD has promised: the program makes no other. */
  | { readonly code: 'deal-set.of-squaredeal'; readonly board: number }
  /** The keys are published: whoever wants to knows the deals that follow from them. */
  | { readonly code: 'deal-set.squaredeal-over' }
  | ({ readonly code: 'deal-set.squaredeal-refused' } & FaultOfSquareDeal)
  | { readonly code: 'board.range'; readonly from: number; readonly to: number }
  | { readonly code: 'board.not-dealt'; readonly board: number }
  /** It is not dealt by the program, or not yet: there is no deal to look at. */
  | { readonly code: 'board.no-deal'; readonly board: number }
  | { readonly code: 'board.revealed'; readonly board: number }
  | { readonly code: 'board.deal-not-owed'; readonly board: number }
  /** A line is corrected by its table or a judge, not by a new deal. */
  | { readonly code: 'board.on-sheet'; readonly board: number; readonly tables: string }
  | { readonly code: 'board.played-in-closed'; readonly board: number; readonly session: string }
  | { readonly code: 'board.still-to-play'; readonly board: number }
  | { readonly code: 'table.call-unknown'; readonly table: string; readonly call: number }
  /** Those who called have moved on, or are a pair that sits elsewhere. */
  | { readonly code: 'table.call-of-others'; readonly table: string; readonly call: number }
  | { readonly code: 'table.nobody-plays'; readonly table: string; readonly round: number }
  | { readonly code: 'table.other-players'; readonly table: string; readonly round: number }
  | { readonly code: 'table.seats-unconfirmed'; readonly table: string; readonly round: number }
  | {
      readonly code: 'session.boards-at-two-tables';
      readonly section: string;
      readonly round: number;
      readonly boards: string;
      /** All the tables that would need them in the round: `A1, A4`. */
      readonly tables: string;
      /** How many copies there are, and how many would keep the tables apart. */
      readonly copies: number;
      readonly least: number;
    }
  | {
      /** The tables share them, and are more than a copy has boards in a round: one of them would have none. */
      readonly code: 'session.boards-too-few-to-share';
      readonly section: string;
      readonly round: number;
      readonly boards: string;
      readonly tables: string;
      readonly copies: number;
      readonly least: number;
    }
  /** The program has dealt it: nobody has to read its hands. */
  | { readonly code: 'board.dealt-by-program'; readonly board: number }
  | { readonly code: 'board.not-played'; readonly board: number }
  /** Nobody has read its hands yet. */
  | { readonly code: 'board.not-recorded'; readonly board: number }
  | { readonly code: 'board.no-contradiction'; readonly board: number }
  /** It was dealt in an earlier round. */
  | { readonly code: 'board.dealt-earlier'; readonly board: number; readonly round: number }
  /** Players of both sides are present at the deal unless the director decides otherwise (Law 6C). */
  | { readonly code: 'board.both-sides' }
  /** The helpers, or how it was dealt, are not named. */
  | { readonly code: 'board.dealers-unnamed' }
  | { readonly code: 'board.no-doubt'; readonly board: number }
  /** What is said does not answer what speaks against the deal. */
  | { readonly code: 'board.doubt-otherwise'; readonly board: number }
  /** The auction began: what was played is no ground for a redeal by Law 6D1. */
  | { readonly code: 'board.auction-begun'; readonly board: number }
  /** Four players have passed: no redeal (Law 22A). */
  | { readonly code: 'board.passed-out'; readonly board: number }
  /** The result of a match of teams could be known without the board, or its result in the other room (`law`). */
  | {
      readonly code: 'board.match-known';
      readonly board: number;
      /** The clause, by the edition of the tournament: 86C, from 2017 on 86A. */
      readonly law: string;
      readonly home: string;
      readonly away: string;
    }
  /** The hands are no deal: the first fault, with the hand and the card. */
  | ({ readonly code: 'board.hands'; readonly board: number } & FaultOfHands)
  | {
      readonly code: 'result.board-not-scheduled';
      readonly board: number;
      readonly table: string;
      readonly round: number;
    }
  | {
      readonly code: 'result.impossible';
      readonly board: number;
      readonly table: string;
      readonly round: number;
    }
  | { readonly code: 'result.agreed'; readonly board: number }
  | { readonly code: 'result.not-to-be-played'; readonly board: number }
  | { readonly code: 'result.none'; readonly board: number }
  | { readonly code: 'result.reason-needed'; readonly board: number }
  | {
      readonly code: 'result.recorded-already';
      readonly board: number;
      readonly table: string;
      readonly round: number;
    }
  /** What was called and played there is recorded already: a reason is needed for anything else. */
  | { readonly code: 'result.play-recorded'; readonly board: number }
  /** The first call or card that cannot have been so, or what is missing, with its law. */
  | ({ readonly code: 'result.record-impossible'; readonly board: number } & FaultOfRecord)
  /** The deal that came with what was played is not that of the board: the first card that lies elsewhere. */
  | {
      readonly code: 'result.other-deal';
      readonly board: number;
      readonly card: string;
      readonly dealt: SeatName;
      readonly found: SeatName;
    }
  /** The number of the entry that stands. */
  | { readonly code: 'result.entered-anew'; readonly entry: number }
  | { readonly code: 'result.nothing-to-confirm' }
  | { readonly code: 'result.own-entry' }
  /** Only what is agreed is corrected: anything else is entered anew. */
  | { readonly code: 'result.not-agreed'; readonly board: number }
  | { readonly code: 'result.correction-alike'; readonly board: number }
  | { readonly code: 'result.correction-answered'; readonly board: number }
  | { readonly code: 'result.correction-of-others' }
  /** The person who decides also plays, has not played the board yet, and has not asked to see it. */
  | { readonly code: 'board.before-oneself'; readonly board: number }
  | { readonly code: 'result.players-moved-on'; readonly board: number; readonly round: number }
  /** The table took others to sit there; who does by the movement. */
  | {
      readonly code: 'result.other-players';
      readonly board: number;
      readonly table: string;
      readonly round: number;
      readonly N: string;
      readonly E: string;
      readonly S: string;
      readonly W: string;
    }
  | { readonly code: 'result.line-twice' }
  /** What contradicts the deal is not let stand without a reason. */
  | { readonly code: 'result.suspicion-reason' }
  | {
      readonly code: 'late-play.not-granted';
      readonly board: number;
      readonly table: string;
      readonly round: number;
    }
  | {
      readonly code: 'late-play.pair-playing';
      readonly contestant: string;
      readonly table: string;
      readonly round: number;
    }
  | { readonly code: 'late-play.scored'; readonly board: number }
  | { readonly code: 'late-play.elsewhere'; readonly board: number; readonly at: string }
  | { readonly code: 'result.seating-mixed' }
  | { readonly code: 'ruling.exists' }
  | { readonly code: 'ruling.unknown' }
  | { readonly code: 'ruling.withdrawn' }
  /** A director has ruled on the play, and who rules now has not seen it. */
  | {
      readonly code: 'ruling.another';
      readonly board: number;
      readonly table: string;
      readonly ruling: string;
    }
  /** The same of a line of a sheet; line 0: it is about all of it. */
  | {
      readonly code: 'ruling.another-on-sheet';
      readonly table: string;
      readonly round: number;
      readonly line: number;
      readonly ruling: string;
    }
  /** Another ruling stands on the line, or this one has two effects for it. */
  | { readonly code: 'ruling.line-ruled'; readonly line: number }
  /** An answer is to a question that the procedure does not ask there. */
  | { readonly code: 'ruling.question-not-asked'; readonly law: string; readonly question: string }
  /** The answers are none of the procedure's, or it asks on. */
  | { readonly code: 'ruling.way-unfinished'; readonly law: string }
  /** The procedure before led to other laws. */
  | { readonly code: 'ruling.way-elsewhere'; readonly law: string; readonly next: string }
  /** The facts lead to another law than the ruling names. */
  | { readonly code: 'ruling.other-law'; readonly law: string; readonly follows: string }
  /** The ruling does something else than follows by the law book, and does not say why. */
  | { readonly code: 'ruling.departs'; readonly law: string; readonly what: Departure }
  | {
      readonly code: 'ruling.no-result';
      readonly board: number;
      readonly table: string;
      readonly round: number;
    }
  /** How many tricks were won is not known of the result. */
  | { readonly code: 'ruling.no-tricks'; readonly board: number }
  | {
      readonly code: 'ruling.too-many-tricks';
      readonly board: number;
      readonly tricks: number;
      readonly taken: number;
    }
  /** The law book leaves the number of transferred tricks to the director, and none is given. */
  | { readonly code: 'ruling.tricks-unsaid'; readonly law: string }
  | { readonly code: 'ruling.appeal-open' }
  /** It concerns others alone. */
  | {
      readonly code: 'ruling.appeal-of-others';
      readonly contestant: string;
      readonly concerned: readonly string[];
    }
  /** A partner, or the captain of a team, is there and does not concur (Law 92D). */
  | { readonly code: 'ruling.appeal-not-concurred'; readonly contestant: string }
  /** The time to appeal is over (Law 92B, and the regulation). */
  | { readonly code: 'ruling.appeal-late'; readonly session: string; readonly ended: number }
  /** Its appeal was withdrawn, and the time for another is over. */
  | { readonly code: 'ruling.appeal-withdrawn'; readonly contestant: string }
  | { readonly code: 'ruling.appeal-decided' }
  | { readonly code: 'ruling.no-appeal' }
  /** Something becomes of a deposit that was not paid, or nothing of one that was. */
  | { readonly code: 'ruling.deposit'; readonly deposit: 'none' | 'returned' | 'kept' }
  /** The regulation has a deposit, which was not paid. */
  | { readonly code: 'ruling.deposit-missing'; readonly deposit: string }
  | { readonly code: 'ruling.deposit-not-regulated' }
  /** A ruling that stands has no other effects. */
  | { readonly code: 'ruling.stands' }
  | { readonly code: 'ruling.play-ruled'; readonly board: number }
  | { readonly code: 'ruling.too-many-results'; readonly side: SideName; readonly most: number }
  | { readonly code: 'ruling.result-twice'; readonly side: SideName }
  /** What the weights make together, in hundredths. */
  | { readonly code: 'ruling.weights'; readonly side: SideName; readonly sum: number }
  | { readonly code: 'ruling.beyond-top'; readonly side: SideName }
  | { readonly code: 'ruling.penalty-unit'; readonly unit: PenaltyUnit }
  | { readonly code: 'entries.no-teams' }
  | { readonly code: 'team.none' }
  | { readonly code: 'team.numbers-of-bracket' }
  | { readonly code: 'team.place-of-team'; readonly contestant: string }
  | { readonly code: 'team.unknown'; readonly team: string }
  | { readonly code: 'team.too-few-places'; readonly teams: number; readonly places: number }
  | {
      readonly code: 'team.swiss-too-long';
      readonly teams: number;
      readonly matches: number;
      readonly most: number;
    }
  /** Three teams can't play each other at once: their matches have no half time. */
  | { readonly code: 'team.no-match-of-three' }
  | { readonly code: 'team.without-entry'; readonly team: string }
  | { readonly code: 'team.player-not-in-it'; readonly player: string }
  | { readonly code: 'team.board-twice'; readonly player: string; readonly board: number }
  | { readonly code: 'team.not-playing'; readonly team: string; readonly round: number }
  | { readonly code: 'team.has-played'; readonly team: string; readonly round: number }
  /** It has played in the last round: no round is left to leave from. */
  | { readonly code: 'team.played-last'; readonly team: string; readonly round: number }
  | { readonly code: 'team.line-up-late'; readonly round: number }
  | { readonly code: 'team.penalty-exists' }
  | { readonly code: 'team.penalty-unknown' }
  | { readonly code: 'team.not-own'; readonly team: string }
  | { readonly code: 'team.line-ups-shown'; readonly round: number }
  | { readonly code: 'team.match-unknown'; readonly home: string; readonly away: string }
  | { readonly code: 'team.match-several'; readonly home: string; readonly away: string }
  | { readonly code: 'access.device-required' }
  | { readonly code: 'access.device-elsewhere'; readonly table: string }
  | { readonly code: 'access.device-of-other-side'; readonly side: SideName }
  | { readonly code: 'access.role-required'; readonly roles: string };

export type RejectionCode = Rejection['code'];
