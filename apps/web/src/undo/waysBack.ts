import type { ContestantSeen, SessionSeen } from '../api/documents.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import type { EntriesSeen, DeskSeen } from '../api/deskDocuments.js';
import type { Commands } from '../api/schemas.js';
import type { Tournament } from '../api/types.js';
import type { TravellerSeen } from '../api/travellerDocuments.js';

/** A command to be given, with its body. */
export type Given = {
  readonly [Name in keyof Commands]: { readonly name: Name; readonly body: Commands[Name] };
}[keyof Commands];

/** What the page showed before an act: how things were is how they become again. */
export interface SeenBefore {
  readonly tournament: Tournament | undefined;
  readonly entries: EntriesSeen | undefined;
  readonly session: (name: string) => SessionSeen | undefined;
  readonly room: (name: string) => DeskSeen | undefined;
  readonly matches: (name: string) => MatchesSeen | undefined;
  readonly traveller: (name: string, board: number) => TravellerSeen | undefined;
}

/** Why no single command takes an act back. */
export const BECAUSE = {
  /** Tables, captains or proofs give it, not those who direct; tables have ways of their own. */
  'not-by-staff': 'It is given from the tables or by captains, who have their own ways back.',
  /** Records of scores and rulings stay; each has an act of its own that puts it right, with its reason. */
  recorded:
    'It is a record of a score or a ruling: a later record with its reason puts it right (Laws 79C, 81C).',
  /** What was shown, dealt or promised cannot be unseen. */
  shown: 'Others have seen by it what they could not see before.',
  /** A lot that was drawn is drawn anew with its reason, never undone and tried again. */
  lot: 'A lot was drawn: it is not drawn until it pleases.',
  /** Play goes on from it. */
  played: 'Play goes on from it.',
  /** The law, the regulation or the archive makes it final. */
  final: 'It is the end of what it is about.',
  /** It takes something back itself; doing it anew is an act of its own, which asks what it needs. */
  'takes-back': 'It takes an act back: that act is done anew, with all that it asks.',
  /** A form that stays open with what was saved, to be saved otherwise. */
  form: 'Its form stays open beside it, to be saved otherwise.',
  /** A seat, a draw or a presence that the same place of the page sets otherwise. */
  arranged: 'What it arranges is arranged anew in the same place.',
} as const;

type Never = { readonly because: keyof typeof BECAUSE };

/**
 * How a command is undone: by one or several commands that restore the state before it, made of its body and of what
 * was seen before. Undefined if that is not known.
 *
 * @param at the line up to which the one who takes it back has seen the journal: that of the act itself
 */
type Back<Name extends keyof Commands> = {
  readonly back: (
    body: Commands[Name],
    before: SeenBefore,
    at: number,
  ) => Given | readonly Given[] | undefined;
};

/** The button that takes it back stands in its place, or in the new line: nothing more stands beside it. */
type Turned = { readonly turnsInto: keyof Commands };

const because = (why: keyof typeof BECAUSE): Never => ({ because: why });

const contestantIn = (before: SeenBefore, session: string, contestant: string) =>
  before.session(session)?.contestants.find((each) => each.contestant === contestant);

type EntryBefore = EntriesSeen['entries'][number];

/** Whether somebody was to be away in a round behind one, by what was said before. */
function isAwayLater(known: ContestantSeen, leaves: number): boolean {
  return known.absent.some(
    ({ fromRound, untilRound }) => fromRound >= leaves || untilRound === null || untilRound > leaves,
  );
}

const entryIn = (before: SeenBefore, entry: string) =>
  before.entries?.entries.find((each) => each.entry === entry);

/** Whether an entry that is withdrawn can be taken in again as it was: all who are in it are known. */
export function mayComeBack({ players, captain }: EntryBefore): boolean {
  return idsOf(players) !== undefined && (captain === undefined || captain.person !== undefined);
}

const latePlayIn = (
  { latePlays }: DeskSeen,
  { table, round, board }: Pick<Commands['result.postpone'], 'table' | 'round' | 'board'>,
) => latePlays.find((each) => each.table === table && each.round === round && each.board === board);

/** What makes a team what it was; nothing where not all of it are known. */
function teamAsBefore({ entry, players, captain, name }: EntryBefore, at: number): Given | undefined {
  const ids = idsOf(players);
  if (captain?.person === undefined || !ids) return undefined;
  return {
    name: 'entries.change-team',
    body: { entry, captain: captain.person, players: [...ids], name: name ?? null, at },
  };
}

/** The ids of players, where all are known. */
function idsOf(players: readonly { readonly person?: string }[] | undefined): readonly string[] | undefined {
  const ids = (players ?? []).flatMap(({ person }) => (person === undefined ? [] : [person]));
  return players && players.length > 0 && ids.length === players.length ? ids : undefined;
}

/** Who sat at a seat for a contestant before, in all rounds of a substitution; nothing where several did. */
function satBefore(
  before: SeenBefore,
  { session, contestant, seat, fromRound, toRound }: Commands['session.substitute'],
): string | undefined {
  const known = contestantIn(before, session, contestant);
  if (!known) return undefined;
  const same = known.substitutions.filter((each) => each.seat === seat);
  const across = same.filter((each) => each.fromRound <= toRound && each.toRound >= fromRound);
  const [whole] = across;
  if (!whole) return known.players[known.players.length > 1 && 'SW'.includes(seat) ? 1 : 0]?.person;
  const covers = across.length === 1 && whole.fromRound <= fromRound && whole.toRound >= toRound;
  return covers ? whole.player.person : undefined;
}

/** Every command of a tournament, and how it is undone, or why it cannot be. */
export const WAYS_BACK: { readonly [Name in keyof Commands]: Back<Name> | Turned | Never } = {
  'board.correct-hands': because('recorded'),
  'board.decide-doubt': because('recorded'),
  'board.decide-reading': because('recorded'),
  'board.look-at-deal': because('shown'),
  'board.record-hands': because('recorded'),
  'board.redeal': because('recorded'),
  'board.request-dealing': because('lot'),
  'board.tell-dealing': because('recorded'),
  'board.tell-dealing-here': because('not-by-staff'),

  // Minutes are of whatever runs when they come: the next round, or a break. The buttons beside give and take them.
  'clock.adjust': because('arranged'),
  'clock.begin-break': { turnsInto: 'clock.end-break' },
  'clock.end-break': because('played'),
  'clock.give-table': because('arranged'),
  'clock.pause': { turnsInto: 'clock.resume' },
  'clock.plan-break': { turnsInto: 'clock.plan-break' },
  'clock.resume': { turnsInto: 'clock.pause' },

  'contest.abandon': because('final'),
  'contest.carry': because('recorded'),
  'contest.choose': because('form'),
  'contest.decide-going-on': because('recorded'),
  'contest.give-penalty': because('recorded'),
  'contest.withdraw-penalty': because('takes-back'),

  'deal-set.commit': because('shown'),
  'deal-set.declare-repeats': because('recorded'),
  'deal-set.describe': because('form'),
  'deal-set.disclose': because('shown'),
  'deal-set.find-squaredeal-value': because('shown'),
  'deal-set.find-value': because('shown'),
  'deal-set.order-presence': because('recorded'),
  'deal-set.promise-squaredeal': because('shown'),
  'deal-set.publish-squaredeal-keys': because('shown'),
  'deal-set.record-copies': because('recorded'),
  'deal-set.request-duplication': because('shown'),

  'entries.change': {
    back: ({ entry }, before, at) => {
      const known = entryIn(before, entry);
      const players = idsOf(known?.players);
      if (!known || !players) return undefined;
      return known.withdrawn
        ? { name: 'entries.withdraw', body: { entry, at } }
        : { name: 'entries.change', body: { entry, players: [...players], at } };
    },
  },
  'entries.change-team': {
    back: ({ entry }, before, at) => {
      const known = entryIn(before, entry);
      if (!known?.captain || !mayComeBack(known)) return undefined;
      return known.withdrawn ? { name: 'entries.withdraw', body: { entry, at } } : teamAsBefore(known, at);
    },
  },
  'entries.classify': {
    back: ({ entry }, before, at) => {
      const known = entryIn(before, entry);
      return known && { name: 'entries.classify', body: { entry, class: known.class, at } };
    },
  },
  'entries.close': { turnsInto: 'entries.open' },
  'entries.confirm-request': { turnsInto: 'entries.withdraw' },
  'entries.decline-request': { turnsInto: 'entries.confirm-request' },
  'entries.describe-for-draws': {
    back: ({ entry }, before, at) => {
      const forDraws = entryIn(before, entry)?.forDraws;
      return forDraws && { name: 'entries.describe-for-draws', body: { entry, forDraws, at } };
    },
  },
  'entries.let-players-in': because('form'),
  'entries.open': { turnsInto: 'entries.close' },
  'entries.put-request-first': { turnsInto: 'entries.put-request-first' },
  'entries.register': { turnsInto: 'entries.withdraw' },
  'entries.register-team': { turnsInto: 'entries.withdraw' },
  'entries.withdraw': {
    back: ({ entry }, before, at) => {
      const known = entryIn(before, entry);
      const players = idsOf(known?.players);
      if (!known || known.withdrawn || !players) return undefined;
      if (!known.captain) return { name: 'entries.change', body: { entry, players: [...players], at } };
      return teamAsBefore(known, at);
    },
  },

  'knockout.abandon': because('final'),
  'knockout.choose-opponent': { turnsInto: 'knockout.choose-opponent' },
  'knockout.decide-match': because('recorded'),
  'knockout.keep-round': because('recorded'),
  'knockout.open-extra-boards': because('played'),
  'knockout.open-round': because('played'),
  'knockout.redraw-match': because('lot'),
  'knockout.redraw-round': because('lot'),
  'knockout.replace-entry': because('recorded'),
  'knockout.set-up': because('form'),

  'result.accept-correction': because('recorded'),
  'result.ask-correction': because('not-by-staff'),
  'result.ask-late-play': because('not-by-staff'),
  'result.begin-late-play': because('played'),
  'result.confirm': because('not-by-staff'),
  'result.correct': because('recorded'),
  'result.decide-suspicion': because('recorded'),
  'result.decline-correction': because('recorded'),
  'result.dispute': because('not-by-staff'),
  'result.enter': because('not-by-staff'),
  'result.mark-not-played': {
    back: ({ session, table, round, board }, before, at) => {
      const play = { session, table, round, board };
      const known = before.room(session);
      if (!known) return undefined;
      const late = latePlayIn(known, play);
      if (!late?.granted) return { name: 'result.void', body: { ...play, at } };
      // What was played already has a table, and may have an entry.
      return late.at === null ? { name: 'result.postpone', body: { ...play, at } } : undefined;
    },
  },
  'result.postpone': {
    back: ({ session, table, round, board }, before, at) => {
      const play = { session, table, round, board };
      const known = before.room(session);
      if (!known) return undefined;
      const late = latePlayIn(known, play);
      if (!late?.granted) return { name: 'result.refuse-late-play', body: { ...play, at } };
      // It was being played: it goes on where it was.
      return late.at === null
        ? undefined
        : { name: 'result.begin-late-play', body: { ...play, at: late.at } };
    },
  },
  'result.record': because('recorded'),
  'result.record-irregular': because('recorded'),
  'result.record-play': because('recorded'),
  'result.record-traveller': because('recorded'),
  'result.refuse-late-play': because('recorded'),
  'result.take-correction-back': because('not-by-staff'),
  'result.void': {
    back: ({ session, table, round, board }, before, at) => {
      const lines = before.traveller(session, board)?.lines ?? [];
      const known = lines.find((each) => each.table === table && each.round === round);
      // A result that was cancelled is a record: it is entered anew.
      if (known?.status !== 'not-played') return undefined;
      return { name: 'result.mark-not-played', body: { session, table, round, board, at } };
    },
  },

  'ruling.amend': because('recorded'),
  'ruling.appeal': because('recorded'),
  'ruling.decide-appeal': because('recorded'),
  'ruling.give': because('recorded'),
  'ruling.review': because('recorded'),
  'ruling.withdraw': because('takes-back'),
  'ruling.withdraw-appeal': because('takes-back'),

  'session.abandon': because('final'),
  'session.admit-contestant': {
    back: ({ session, contestant, fromRound: arrives, boards }, before, at) => {
      // Copies that were brought, or shared, stay so.
      if (boards !== undefined) return undefined;
      const missing = contestantIn(before, session, contestant)?.absent.find(
        ({ fromRound, untilRound }) => fromRound <= arrives && untilRound === null,
      );
      return (
        missing && {
          name: 'session.withdraw-contestant',
          body: { session, contestant, fromRound: missing.fromRound, at },
        }
      );
    },
  },
  'session.amend-settings': because('recorded'),
  'session.award-match': because('recorded'),
  'session.call-round': { turnsInto: 'session.take-back-round' },
  'session.carry-into-match': because('recorded'),
  'session.change-draw': because('arranged'),
  'session.change-movement': because('played'),
  'session.choose-board-set': {
    back: ({ session }, before, at) => {
      const boardSet = before.session(session)?.boardSet;
      return boardSet ? { name: 'session.choose-board-set', body: { session, boardSet, at } } : undefined;
    },
  },
  'session.choose-draw-options': because('form'),
  'session.choose-entrants': because('form'),
  'session.choose-sheets': because('form'),
  'session.choose-standings': because('form'),
  'session.classify': {
    back: ({ session, classes }, before, at) => {
      const seen = before.session(session);
      const known = classes.map(({ contestant }) => contestantIn(before, session, contestant));
      // After the close it is recorded with a reason.
      if (seen?.status === 'closed' || !known.every((each) => each !== undefined)) return undefined;
      return {
        name: 'session.classify',
        body: {
          session,
          classes: known.map((each) => ({ contestant: each.contestant, class: each.class })),
          at,
        },
      };
    },
  },
  'session.close': because('shown'),
  'session.configure': because('form'),
  'session.create': { turnsInto: 'session.abandon' },
  'session.draw-round': because('lot'),
  'session.draw-seats': because('lot'),
  'session.draw-seats-by-cards': because('lot'),
  'session.draw-tables': because('lot'),
  'session.draw-teams': because('lot'),
  'session.exchange-players': because('arranged'),
  'session.hand-in-line-up': because('shown'),
  'session.keep-draw': because('recorded'),
  'session.name-players': {
    back: ({ session, table, contestant }, before, at) => {
      const players = idsOf(contestantIn(before, session, contestant)?.players);
      return (
        players && {
          name: 'session.name-players',
          body: { session, table, contestant, players: [...players], at },
        }
      );
    },
  },
  'session.open-line-ups': because('shown'),
  'session.penalise-team': because('recorded'),
  'session.reopen': because('shown'),
  'session.score-matches': because('recorded'),
  'session.seat': {
    back: ({ session, contestant }, before, at) => {
      const known = contestantIn(before, session, contestant);
      return known && { name: 'session.seat', body: { session, contestant, entry: known.entry, at } };
    },
  },
  'session.seat-entries': {
    back: ({ session, seats }, before, at) => {
      const teams = before.matches(session)?.teams ?? [];
      const known = seats.map(
        ({ contestant }) =>
          contestantIn(before, session, contestant) ?? teams.find(({ team }) => team === contestant),
      );
      if (!known.every((each) => each !== undefined)) return undefined;
      const held = known.map(({ entry }, index) => ({ contestant: seats[index]!.contestant, entry }));
      return { name: 'session.seat-entries', body: { session, seats: held, at } };
    },
  },
  'session.seat-team': {
    back: ({ session, team }, before, at) => {
      const known = before.matches(session)?.teams.find((each) => each.team === team);
      return known && { name: 'session.seat-team', body: { session, team, entry: known.entry, at } };
    },
  },
  'session.set-movement': because('form'),
  'session.set-swiss': because('form'),
  'session.set-tables': because('form'),
  'session.set-team-swiss': because('form'),
  'session.show-hidden': because('shown'),
  'session.start': because('played'),
  'session.substitute': {
    back: (body, before, at) => {
      const person = satBefore(before, body);
      return person === undefined ? undefined : { name: 'session.substitute', body: { ...body, person, at } };
    },
  },
  'session.take-back-round': { turnsInto: 'session.call-round' },
  'session.withdraw-contestant': {
    back: ({ session, contestant, fromRound: leaves }, before, at) => {
      const known = contestantIn(before, session, contestant);
      // An absence that was to begin later is gone with this one.
      if (!known || isAwayLater(known, leaves)) return undefined;
      return {
        name: 'session.admit-contestant',
        body: { session, contestant, fromRound: leaves, missed: 'not-played', at },
      };
    },
  },
  'session.withdraw-team': {
    back: ({ session, team, fromRound }, before, at) => {
      const pairs = (['NS', 'EW'] as const).map((line) => team.replace('-', `-${line}`));
      const known = pairs.map((contestant) => contestantIn(before, session, contestant));
      if (!known.every((each) => each !== undefined && !isAwayLater(each, fromRound))) return undefined;
      const [section] = team.split('-');
      const { movement } = before.session(session)?.sections.find((each) => each.section === section) ?? {};
      // Where matches are drawn a team comes as one.
      const coming = movement?.drawn === undefined ? pairs : pairs.slice(0, 1);
      return coming.map((contestant) => ({
        name: 'session.admit-contestant',
        body: { session, contestant, fromRound, missed: 'not-played', at },
      }));
    },
  },
  'session.withdraw-team-penalty': because('takes-back'),

  'sheet.accept': { turnsInto: 'sheet.reopen' },
  'sheet.correct-line': because('recorded'),
  'sheet.correct-time': because('recorded'),
  'sheet.dispute': because('not-by-staff'),
  'sheet.reopen': because('recorded'),
  'sheet.show-card': because('recorded'),
  'sheet.sign': because('not-by-staff'),
  'sheet.strike-line': because('recorded'),
  'sheet.take-card-back': because('takes-back'),
  'sheet.use-time': because('not-by-staff'),
  'sheet.write-line': because('recorded'),

  'table.answer-call': because('recorded'),
  'table.call-director': { turnsInto: 'table.answer-call' },
  'table.come': because('recorded'),
  'table.coming': because('shown'),
  'table.confirm-round': because('not-by-staff'),
  'table.confirm-seats': because('not-by-staff'),
  'table.count-hands': because('not-by-staff'),
  'table.describe-call': because('not-by-staff'),
  'table.move-on': because('played'),
  'table.name-responsible': {
    back: ({ session, table }, before, at) => {
      const here = before.room(session)?.tables.find((each) => each.table === table);
      if (!here) return undefined;
      const seat = here.responsible?.why === 'named' ? here.responsible.seat : null;
      return { name: 'table.name-responsible', body: { session, table, seat, at } };
    },
  },
  'table.record-slow': {
    back: ({ session, table, round, held }, before, at) => {
      // What was recorded of the round before has its own words, which the page does not know whole.
      const known = before.room(session)?.slow.some((each) => each.table === table && each.round === round);
      if (known !== false) return undefined;
      return { name: 'table.record-slow', body: { session, table, round, minutes: 0, held, at } };
    },
  },
  'table.take-call-back': because('not-by-staff'),
  'table.tell-boards': because('not-by-staff'),

  'tournament.amend-settings': because('recorded'),
  'tournament.announce': because('form'),
  'tournament.archive': because('final'),
  'tournament.choose-settings': because('form'),
  'tournament.erase-text': because('final'),
  'tournament.publish': because('shown'),
  'tournament.publish-rulings': because('shown'),
  'tournament.rename': {
    back: (_body, before, at) =>
      before.tournament && { name: 'tournament.rename', body: { name: before.tournament.name, at } },
  },
  'tournament.request-seal': because('final'),
  'tournament.revoke-role': because('final'),
};

/** A body as it is compared: whatever was seen. */
function wanted(body: object): string {
  const { at: _at, ...rest } = body as { readonly at?: number };
  return JSON.stringify(Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What takes a command back that was carried out, one after the other; nothing where nothing does, or it has changed nothing. */
export function wayBack<Name extends keyof Commands>(
  name: Name,
  body: Commands[Name],
  before: SeenBefore,
  at: number,
): readonly Given[] | undefined {
  const way = WAYS_BACK[name];
  const back = 'back' in way ? way.back(body, before, at) : undefined;
  if (!back) return undefined;
  const all = 'name' in back ? [back] : back;
  return all.some((each) => each.name === name && wanted(each.body) === wanted(body)) ? undefined : all;
}
