import type { RecordFault } from '#bridge';
import type { DealFault, SquareDealFault } from '#cards';
import type { ChangeRefusal, HostingFault } from '#movement';
import type { PenaltyUnit } from '#scoring';
import type { Departure } from '../game/game.js';
import type { SeatName, SideName } from '../journal/names.js';
import type { Numbers, Texts } from '../journal/aggregate.js';
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

/** Codes of rejections; each is one of its own. */
type Code<Name extends string> = Name extends string ? { readonly code: Name } : never;

/** Why a command was refused, by stable codes; apps/server makes HTTP of them, libs/words words. */
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
  | Code<'tournament.unknown' | 'tournament.exists' | 'tournament.archived' | 'tournament.ends-before-start'>
  | Code<'tournament.already-published' | 'tournament.already-archived' | 'tournament.last-organiser'>
  | Code<'tournament.text-unknown' | 'tournament.settings-frozen' | 'tournament.not-started'>
  | (Code<'tournament.sessions-open'> & Texts<'sessions'>)
  /** Plays that no official seal can be set over: `A1: 7, 8; A2: 3`. */
  | (Code<'tournament.scores-contradicted'> & Texts<'session' | 'plays'>)
  | (Code<'tournament.scores-disputed' | 'tournament.scores-missing'> & Texts<'session' | 'plays'>)
  | (Code<'tournament.sheets-disputed' | 'tournament.sheets-open'> & Texts<'session' | 'sheets'>)
  /** Entries are still to be compared with the deals and with each other. */
  | (Code<'tournament.entries-unchecked'> & Texts<'session' | 'plays'>)
  /** Appeals wait for their decision that whoever asks for a seal has not named: the ids of their rulings. */
  | (Code<'tournament.appeals-open'> & { readonly appeals: readonly string[] })
  /** Scores are corrected and rulings given until then, in microseconds since the epoch. */
  | (Code<'tournament.correction-runs'> & Numbers<'until'> & Texts<'session'>)
  /** A person cannot withdraw by themselves which player they are: somebody else does. */
  | Code<'tournament.own-player'>
  | (Code<'tournament.role-not-held'> & Texts<'role'>)
  | (Code<'tournament.seal-not-owed'> & Numbers<'request'>)
  | Code<'entries.exists' | 'entries.none' | 'entries.unknown' | 'entries.player-twice' | 'entries.is-team'>
  | Code<'entries.is-pair' | 'entries.players-not-let-in' | 'entries.closing-time-over'>
  | Code<'entries.waiting-list-full' | 'entries.other-number' | 'entries.no-place'>
  | Code<'entries.request-withdrawn'>
  | (Code<'entries.player-entered'> & Texts<'player'>)
  /** How many entries have two players: a place of an individual is for one. */
  | (Code<'entries.of-two'> & Numbers<'pairs'>)
  /** It is no game of sheets, or nobody has chosen by what they are written. */
  | Code<'sheet.no-sheets'>
  | (Code<'sheet.nobody-there' | 'sheet.before-oneself'> & Numbers<'round'> & Texts<'table'>)
  | (Code<'sheet.seat-empty'> & { readonly seat: SeatName })
  /** The line goes against a rule of the Code: `fault` is one of #preferans. */
  | (Code<'sheet.line-impossible'> & Numbers<'line'> & Texts<'fault' | 'rule'> & { readonly seat?: SeatName })
  | (Code<'sheet.line-written' | 'sheet.line-unknown' | 'sheet.over'> & Numbers<'line'>)
  | (Code<'sheet.line-not-next'> & Numbers<'line' | 'next'>)
  | (Code<'sheet.line-not-last'> & Numbers<'line' | 'last'>)
  | (Code<'deal-set.of-game'> & Texts<'set' | 'game'>)
  | Code<'sheet.empty' | 'sheet.reason-for-empty' | 'sheet.pools-open' | 'sheet.disputed'>
  | Code<'sheet.written-anew'>
  | (Code<'sheet.deals-missing'> & Numbers<'written' | 'agreed'>)
  | (Code<'sheet.board-needed' | 'sheet.boards-left'> & Texts<'boards'>)
  | (Code<'sheet.board-not-here' | 'sheet.board-written'> & Numbers<'board'>)
  | (Code<'sheet.agreed'> & Numbers<'round'>)
  | (Code<'session.sheets-open'> & Numbers<'sheets'> & Texts<'tables'>)
  | (Code<'sheet.table-begun'> & Numbers<'round'> & Texts<'table'>)
  | Code<'sheet.cut-needs-swiss'>
  | (Code<'sheet.cut-tied'> & Numbers<'places'> & Texts<'tied'>)
  | (Code<'sheet.cut-too-long'> & Numbers<'stay' | 'players'>)
  | (Code<'session.rounds-too-many'> & Numbers<'rounds' | 'most'>)
  | (Code<'sheet.judges-line'> & Numbers<'line'>)
  /** The law book gives another consequence than the line, and no reason is given. */
  | (Code<'sheet.line-departs'> & Texts<'law' | 'what'>)
  /** Nobody's time is taken in this session. */
  | Code<'sheet.no-players-clock'>
  /** A ruling stands on the line: it is amended or withdrawn, nobody writes over it. */
  | (Code<'sheet.line-ruled'> & Numbers<'line'> & Texts<'ruling'>)
  | (Code<'sheet.card-unknown'> & Numbers<'card'>)
  | Code<'session.unknown' | 'session.exists' | 'session.started' | 'session.not-started'>
  | Code<'session.closed' | 'session.not-closed' | 'session.settings-frozen' | 'session.no-movement'>
  | Code<'session.section-twice'>
  /** Not what is asked for is played in it: boards, or sheets. */
  | (Code<'session.other-game'> & Texts<'game'>)
  /** The convention by which sheets are written already. */
  | (Code<'session.convention-frozen'> & Texts<'convention'>)
  /** It has the name of another, or is not marked where it differs from the one that it is made from. */
  | (Code<'session.convention-not-its-own'> & Texts<'convention'>)
  | (Code<'session.settings-contradict'> & Texts<'contradiction' | 'rule'>)
  /** Corrections of it were taken until then, in microseconds since the epoch; the organiser changes it with a reason. */
  | (Code<'session.correction-over'> & Numbers<'ended'> & Texts<'session'>)
  | (Code<'session.boards-public'> & Texts<'boards'>)
  /** Other sessions have scores on deals that a session is to play, and nobody has declared that they are played again. */
  | (Code<'session.boards-played'> & Texts<'set' | 'boards' | 'sessions'>)
  /** A section plays with the boards of one that has none of its own, or whose sets are not these. */
  | (Code<'session.boards-not-shared'> & Texts<'section' | 'other'>)
  /** In one section players play as individuals, in others as pairs. */
  | (Code<'session.individuals-apart'> & Texts<'section'>)
  /** Two names for a contestant of an individual. */
  | (Code<'session.one-player'> & Texts<'contestant'>)
  /** The sit-outs of two sections cannot meet; the fault says why. */
  | (Code<'session.hosting-unfit'> &
      Texts<'section' | 'other'> & {
        readonly fault: HostingFault['code'];
        readonly missing?: string;
        readonly round?: number;
        readonly contestant?: string;
      })
  /** A missing pair comes for a round that was called, in which others have played in its stead. */
  | (Code<'session.hosted-meanwhile'> & Numbers<'round'> & Texts<'contestant'>)
  | (MovementFigures & { readonly code: 'session.movement-refused'; readonly section: string })
  | (MovementFigures & { readonly code: 'session.movement-impossible'; readonly section: string })
  | (Code<'session.movement-empty' | 'session.section-unknown'> & Texts<'section'>)
  | (Code<'session.called-together' | 'session.teams-called-together'> & Texts<'section'>)
  | Code<'session.called-apart'>
  /** Sections that share a table or their boards cannot be called apart. */
  | (Code<'session.sections-share'> & Texts<'section' | 'other'>)
  | Exclude<ChangeRefusal, { readonly code: 'change.impossible' }>
  /** What comes of the change is not what was shown. */
  | Code<'change.otherwise'>
  /** A play of a round to come that has been ruled on, and that would be another one. */
  | (Code<'change.play-ruled'> & Numbers<'round' | 'board'> & Texts<'table'>)
  | (Code<'session.boards-beyond'> & Numbers<'last' | 'most'> & Texts<'section'>)
  | (Code<'session.too-few-places'> & Numbers<'pairs' | 'places'>)
  | Code<'session.redraw-reason-needed' | 'session.no-seeds' | 'session.cards-for-teams'>
  | Code<'session.cards-incomplete' | 'session.names-by-staff' | 'session.rounds-reversed'>
  | Code<'session.reason-needed'>
  /** More entries have to stay seated than there are places at which one does. */
  | (Code<'session.too-few-stationary'> & Numbers<'pairs' | 'places'>)
  /** A place that was chosen already; with the next one that is free. */
  | (Code<'session.place-taken'> & Texts<'contestant' | 'nearest'>)
  /** A place that moves, for an entry that has to stay; with the nearest that stays. */
  | (Code<'session.place-moves'> & Texts<'contestant' | 'nearest'>)
  | (Code<'session.card-twice'> & Texts<'card'>)
  | (Code<'session.entry-seated' | 'session.plays-without-entry'> & Texts<'contestant'>)
  | (Code<'session.entry-withdrawn' | 'session.contestant-unknown'> & Texts<'contestant'>)
  | (Code<'session.contestant-present' | 'session.contestant-absent'> & Texts<'contestant'>)
  | (Code<'session.player-elsewhere' | 'session.keeps-table'> & Texts<'contestant'>)
  | (Code<'session.contestant-has-played'> & Numbers<'round'> & Texts<'contestant'>)
  /** It has played in the last round: no round is left to leave from. */
  | (Code<'session.contestant-played-last'> & Numbers<'round'> & Texts<'contestant'>)
  | (Code<'session.seat-not-held'> & Texts<'contestant' | 'seat'>)
  | (Code<'session.not-at-table'> & Texts<'contestant' | 'table'>)
  | (Code<'session.table-unknown'> & Texts<'table'>)
  | (Code<'session.board-unknown'> & Numbers<'board'>)
  | (Code<'session.round-unknown' | 'session.rounds-not-called'> & Numbers<'round' | 'rounds'>)
  | (Code<'session.round-not-next'> & Numbers<'round' | 'called' | 'rounds'>)
  | (Code<'session.round-not-last' | 'session.round-not-called'> & Numbers<'round' | 'called'>)
  | (Code<'session.round-not-over'> & Numbers<'round' | 'called'>)
  | (Code<'session.round-begun'> & Numbers<'round'> & Texts<'table'>)
  | (Code<'session.round-not-drawn' | 'session.round-over' | 'session.round-called'> & Numbers<'round'>)
  | (Code<'session.round-of-match'> & Numbers<'round' | 'first'>)
  | (Code<'session.not-drawn-by-rounds'> & Texts<'section'>)
  | (Code<'session.no-standings-at' | 'session.protocol-not-owed'> & Numbers<'at'>)
  | (Code<'session.results-missing'> & Numbers<'round' | 'plays'>)
  | (Code<'session.swiss-too-long'> & Numbers<'pairs' | 'rounds' | 'most'>)
  | (Code<'session.have-met' | 'session.must-not-meet'> & Texts<'contestant' | 'opponent'>)
  | (Code<'session.tables-unfinished'> & Numbers<'plays'> & Texts<'tables'>)
  | (Code<'standings.table-twice'> & Texts<'table'>)
  | Code<'contest.unknown' | 'contest.carry-needs-sum' | 'contest.teams-have-points'>
  | Code<'contest.nobody-goes-on' | 'contest.reason-needed' | 'contest.penalty-exists'>
  | Code<'contest.penalty-unknown' | 'contest.of-players'>
  | (Code<'contest.session-twice' | 'contest.session-not-in'> & Texts<'session'>)
  | (Code<'contest.sheets-have-points'> & Texts<'session'>)
  /** The journal entry at which the ranking was read; the journal has no such entry, or no such contest there. */
  | (Code<'contest.no-standing-at'> & Numbers<'at'>)
  /** How many were chosen of those who share the last places, although there are fewer places. */
  | (Code<'contest.too-many-go-on'> & Numbers<'chosen' | 'places'>)
  /** Its ranking is official since then, in microseconds since the epoch. */
  | (Code<'contest.official'> & Numbers<'since'>)
  | Code<'knockout.unknown' | 'knockout.begun' | 'knockout.not-begun' | 'knockout.entry-twice'>
  | Code<'knockout.nobody-chooses' | 'knockout.not-its-turn' | 'knockout.not-to-be-chosen'>
  | Code<'knockout.opponents-open' | 'knockout.nobody-plays' | 'knockout.not-in-it'>
  | Code<'knockout.still-in-it'>
  | (Code<'knockout.choosers'> & Numbers<'choosers' | 'most'>)
  | (Code<'knockout.no-more-rounds'> & Numbers<'rounds'>)
  | (Code<'knockout.round-not-next'> & Numbers<'round' | 'next'>)
  | (Code<'knockout.round-not-last'> & Numbers<'round' | 'last'>)
  | (Code<'knockout.match-open' | 'knockout.match-tied' | 'knockout.match-begun'> & Numbers<'match'>)
  | (Code<'knockout.match-not-drawn' | 'knockout.match-not-tied'> & Numbers<'match'>)
  | (Code<'knockout.not-in-match'> & Numbers<'match'>)
  | (Code<'knockout.extra-open'> & Numbers<'match'> & Texts<'session'>)
  | Code<'clock.stopped' | 'clock.on-break' | 'clock.break-is-past' | 'clock.break-without-end'>
  | (Code<'clock.no-break-there'> & Numbers<'round' | 'called' | 'rounds'>)
  /** The deal of a board is committed to already. */
  | (Code<'deal-set.committed'> & Numbers<'board'>)
  /** Players get no deals. */
  | Code<'deal-set.contestant'>
  /** An organiser is given no deals where somebody who runs the tournament plays in it. */
  | Code<'deal-set.runner-plays'>
  /** A board has been dealt, or is being dealt. */
  | (Code<'deal-set.dealt'> & Numbers<'board'>)
  /** A session that plays the boards of a set has started. */
  | (Code<'deal-set.in-play'> & Texts<'set'>)
  | (Code<'deal-set.not-owed' | 'deal-set.nothing-delayed'> & Numbers<'commitment'>)
  /** There is no such commitment, or its keys are still being made. */
  | (Code<'deal-set.not-committed'> & Numbers<'commitment'>)
  | (Code<'deal-set.value-found'> & Numbers<'commitment'> & Texts<'value'>)
  /** The value on which the deal of a board depends is still to come. */
  | (Code<'deal-set.value-missing'> & Numbers<'board'> & Texts<'what'>)
  /** An SQD has promised deals of the set already. */
  | Code<'deal-set.squaredeal-promised'>
  /** No SQD has promised deals of the set. */
  | Code<'deal-set.nothing-of-squaredeal'>
  /** The deal of a board is one that an SQD has promised: the program makes no other. */
  | (Code<'deal-set.of-squaredeal'> & Numbers<'board'>)
  /** The keys are published: whoever wants to knows the deals that follow from them. */
  | Code<'deal-set.squaredeal-over'>
  | ({ readonly code: 'deal-set.squaredeal-refused' } & FaultOfSquareDeal)
  | (Code<'board.range'> & Numbers<'from' | 'to'>)
  | (Code<'board.not-dealt' | 'board.revealed' | 'board.deal-not-owed'> & Numbers<'board'>)
  | (Code<'board.still-to-play'> & Numbers<'board'>)
  /** It is not dealt by the program, or not yet: there is no deal to look at. */
  | (Code<'board.no-deal'> & Numbers<'board'>)
  /** A line is corrected by its table or a judge, not by a new deal. */
  | (Code<'board.on-sheet'> & Numbers<'board'> & Texts<'tables'>)
  | (Code<'board.played-in-closed'> & Numbers<'board'> & Texts<'session'>)
  | (Code<'table.call-unknown'> & Numbers<'call'> & Texts<'table'>)
  /** Those who called have moved on, or are a pair that sits elsewhere. */
  | (Code<'table.call-of-others'> & Numbers<'call'> & Texts<'table'>)
  | (Code<'table.nobody-plays' | 'table.other-players'> & Numbers<'round'> & Texts<'table'>)
  | (Code<'table.seats-unconfirmed'> & Numbers<'round'> & Texts<'table'>)
  /** All the tables that would need them in the round: `A1, A4`. */
  /** How many copies there are, and how many would keep the tables apart. */
  | (Code<'session.boards-at-two-tables'> &
      Numbers<'round' | 'copies' | 'least'> &
      Texts<'section' | 'boards' | 'tables'>)
  /** The tables share them, and are more than a copy has boards in a round: one of them would have none. */
  | (Code<'session.boards-too-few-to-share'> &
      Numbers<'round' | 'copies' | 'least'> &
      Texts<'section' | 'boards' | 'tables'>)
  /** The program has dealt it: nobody has to read its hands. */
  | (Code<'board.dealt-by-program'> & Numbers<'board'>)
  | (Code<'board.not-played' | 'board.no-contradiction' | 'board.no-doubt'> & Numbers<'board'>)
  /** Nobody has read its hands yet. */
  | (Code<'board.not-recorded'> & Numbers<'board'>)
  /** It was dealt in an earlier round. */
  | (Code<'board.dealt-earlier'> & Numbers<'board' | 'round'>)
  /** Players of both sides are present at the deal unless the director decides otherwise (Law 6C). */
  | Code<'board.both-sides'>
  /** The helpers, or how it was dealt, are not named. */
  | Code<'board.dealers-unnamed'>
  /** What is said does not answer what speaks against the deal. */
  | (Code<'board.doubt-otherwise'> & Numbers<'board'>)
  /** The auction began: what was played is no ground for a redeal by Law 6D1. */
  | (Code<'board.auction-begun'> & Numbers<'board'>)
  /** Four players have passed: no redeal (Law 22A). */
  | (Code<'board.passed-out'> & Numbers<'board'>)
  /** The result of a match of teams could be known without the board, or its result in the other room (`law`). */
  /** The clause, by the edition of the tournament: 86C, from 2017 on 86A. */
  | (Code<'board.match-known'> & Numbers<'board'> & Texts<'law' | 'home' | 'away'>)
  /** The hands are no deal: the first fault, with the hand and the card. */
  | ({ readonly code: 'board.hands'; readonly board: number } & FaultOfHands)
  | (Code<'result.board-not-scheduled' | 'result.impossible'> & Numbers<'board' | 'round'> & Texts<'table'>)
  | (Code<'result.recorded-already'> & Numbers<'board' | 'round'> & Texts<'table'>)
  | (Code<'result.agreed' | 'result.not-to-be-played' | 'result.none'> & Numbers<'board'>)
  | (Code<'result.reason-needed'> & Numbers<'board'>)
  /** What was called and played there is recorded already: a reason is needed for anything else. */
  | (Code<'result.play-recorded'> & Numbers<'board'>)
  /** The first call or card that cannot have been so, or what is missing, with its law. */
  | ({ readonly code: 'result.record-impossible'; readonly board: number } & FaultOfRecord)
  /** The deal that came with what was played is not that of the board: the first card that lies elsewhere. */
  | (Code<'result.other-deal'> &
      Numbers<'board'> &
      Texts<'card'> & { readonly dealt: SeatName; readonly found: SeatName })
  /** The number of the entry that stands. */
  | (Code<'result.entered-anew'> & Numbers<'entry'>)
  | Code<'result.nothing-to-confirm' | 'result.own-entry' | 'result.correction-of-others'>
  /** Only what is agreed is corrected: anything else is entered anew. */
  | (Code<'result.not-agreed'> & Numbers<'board'>)
  | (Code<'result.correction-alike' | 'result.correction-answered'> & Numbers<'board'>)
  /** The person who decides also plays, has not played the board yet, and has not asked to see it. */
  | (Code<'board.before-oneself'> & Numbers<'board'>)
  | (Code<'result.players-moved-on'> & Numbers<'board' | 'round'>)
  /** The table took others to sit there; who does by the movement. */
  | (Code<'result.other-players'> & Numbers<'board' | 'round'> & Texts<'table' | 'N' | 'E' | 'S' | 'W'>)
  | Code<'result.line-twice'>
  /** What contradicts the deal is not let stand without a reason. */
  | Code<'result.suspicion-reason'>
  | (Code<'late-play.not-granted'> & Numbers<'board' | 'round'> & Texts<'table'>)
  | (Code<'late-play.pair-playing'> & Numbers<'round'> & Texts<'contestant' | 'table'>)
  | (Code<'late-play.scored'> & Numbers<'board'>)
  | (Code<'late-play.elsewhere'> & Numbers<'board'> & Texts<'at'>)
  | Code<'result.seating-mixed'>
  | Code<'ruling.exists' | 'ruling.unknown' | 'ruling.withdrawn' | 'ruling.appeal-open'>
  | Code<'ruling.appeal-decided' | 'ruling.no-appeal' | 'ruling.deposit-not-regulated'>
  /** A director has ruled on the play, and who rules now has not seen it. */
  | (Code<'ruling.another'> & Numbers<'board'> & Texts<'table' | 'ruling'>)
  /** The same of a line of a sheet; line 0: it is about all of it. */
  | (Code<'ruling.another-on-sheet'> & Numbers<'round' | 'line'> & Texts<'table' | 'ruling'>)
  /** Another ruling stands on the line, or this one has two effects for it. */
  | (Code<'ruling.line-ruled'> & Numbers<'line'>)
  /** An answer is to a question that the procedure does not ask there. */
  | (Code<'ruling.question-not-asked'> & Texts<'law' | 'question'>)
  /** The answers are none of the procedure's, or it asks on. */
  | (Code<'ruling.way-unfinished'> & Texts<'law'>)
  /** The procedure before led to other laws. */
  | (Code<'ruling.way-elsewhere'> & Texts<'law' | 'next'>)
  /** The facts lead to another law than the ruling names. */
  | (Code<'ruling.other-law'> & Texts<'law' | 'follows'>)
  /** The ruling does something else than follows by the law book, and does not say why. */
  | (Code<'ruling.departs'> & Texts<'law'> & { readonly what: Departure })
  | (Code<'ruling.no-result'> & Numbers<'board' | 'round'> & Texts<'table'>)
  /** How many tricks were won is not known of the result. */
  | (Code<'ruling.no-tricks'> & Numbers<'board'>)
  | (Code<'ruling.too-many-tricks'> & Numbers<'board' | 'tricks' | 'taken'>)
  /** The law book leaves the number of transferred tricks to the director, and none is given. */
  | (Code<'ruling.tricks-unsaid'> & Texts<'law'>)
  /** It concerns others alone. */
  | (Code<'ruling.appeal-of-others'> & Texts<'contestant'> & { readonly concerned: readonly string[] })
  /** A partner, or the captain of a team, is there and does not concur (Law 92D). */
  | (Code<'ruling.appeal-not-concurred'> & Texts<'contestant'>)
  /** The time to appeal is over (Law 92B, and the regulation). */
  | (Code<'ruling.appeal-late'> & Numbers<'ended'> & Texts<'session'>)
  /** Its appeal was withdrawn, and the time for another is over. */
  | (Code<'ruling.appeal-withdrawn'> & Texts<'contestant'>)
  /** Something becomes of a deposit that was not paid, or nothing of one that was. */
  | (Code<'ruling.deposit'> & { readonly deposit: 'none' | 'returned' | 'kept' })
  /** The regulation has a deposit, which was not paid. */
  | (Code<'ruling.deposit-missing'> & Texts<'deposit'>)
  /** A ruling that stands has no other effects. */
  | Code<'ruling.stands'>
  | (Code<'ruling.play-ruled'> & Numbers<'board'>)
  | (Code<'ruling.too-many-results'> & Numbers<'most'> & { readonly side: SideName })
  | (Code<'ruling.result-twice'> & { readonly side: SideName })
  /** What the weights make together, in hundredths. */
  | (Code<'ruling.weights'> & Numbers<'sum'> & { readonly side: SideName })
  | (Code<'ruling.beyond-top'> & { readonly side: SideName })
  | (Code<'ruling.penalty-unit'> & { readonly unit: PenaltyUnit })
  | Code<'entries.no-teams'>
  | Code<'team.none' | 'team.numbers-of-bracket' | 'team.penalty-exists' | 'team.penalty-unknown'>
  | (Code<'team.place-of-team'> & Texts<'contestant'>)
  | (Code<'team.unknown' | 'team.without-entry' | 'team.not-own'> & Texts<'team'>)
  | (Code<'team.too-few-places'> & Numbers<'teams' | 'places'>)
  | (Code<'team.swiss-too-long'> & Numbers<'teams' | 'matches' | 'most'>)
  /** Three teams can't play each other at once: their matches have no half time. */
  | Code<'team.no-match-of-three'>
  | (Code<'team.player-not-in-it'> & Texts<'player'>)
  | (Code<'team.board-twice'> & Numbers<'board'> & Texts<'player'>)
  | (Code<'team.not-playing' | 'team.has-played'> & Numbers<'round'> & Texts<'team'>)
  /** It has played in the last round: no round is left to leave from. */
  | (Code<'team.played-last'> & Numbers<'round'> & Texts<'team'>)
  | (Code<'team.line-up-late' | 'team.line-ups-shown'> & Numbers<'round'>)
  | (Code<'team.match-unknown' | 'team.match-several'> & Texts<'home' | 'away'>)
  | Code<'access.device-required'>
  | (Code<'access.device-elsewhere'> & Texts<'table'>)
  | (Code<'access.device-of-other-side'> & { readonly side: SideName })
  | (Code<'access.role-required'> & Texts<'roles'>);

export type RejectionCode = Rejection['code'];
