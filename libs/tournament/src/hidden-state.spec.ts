import fc from 'fast-check';
import { boardEvents } from './board/events.js';
import { commands } from './catalogue/catalogue.js';
import type { JournalEvent } from './catalogue/journal-event.js';
import type { AnyCommand } from './command/command.js';
import { resultEvents, type Suspicion } from './result/events.js';
import { at, journal, played, seats, threeTables } from './result/testing/three-tables.js';
import { rulingEvents } from './ruling/events.js';
import { tableEvents } from './table/events.js';
import { given, hiddenAs, NOTED } from './testing/decider-specification.js';
import { tournamentEvents } from './tournament/events.js';

/**
 * On what of the hidden state of a journal each command depends: whether it is taken, how it is refused, how many lines it
 * writes, and what it answers. Those who give commands and may be blind are directors and scorers who play, phones of a
 * table, of a side or of a pair, and captains. (Personal links of players read and give no commands.)
 *
 * - `nothing`: on nothing that is hidden: the body, the schedule, who takes part and who sat where, whether something was
 *   entered, agreed, ruled or called. That is no secret, and never what was entered.
 * - `sight`: on what was played on boards, or on their deals, or on what is written on sheets; as far as the giver may see it
 *   (`compares`, `context.visibility`). Of sheets `hidden-lines.spec.ts` tries it: who does not see one writes on none, rules on
 *   none and withdraws nothing there, and a line of a board hangs on no other.
 * - `own play`: on what was entered at the very table, for as long as its players sit there, or the pair whose phone it is.
 * - `whole deals`: a deal that is brought is compared with a hidden one as a whole; only who has all of its cards can tell
 *   that it is the same.
 * - `standings`: on standings or matches of the past, which the line that is written shows to everybody.
 * - `open plays`: on which plays are open, or contradict each other once everybody has played them.
 * - `system`: nobody gives it.
 */
const DEPENDS = {
  visibility: [
    'board.decide-doubt',
    'board.redeal',
    'result.correct',
    'result.decide-suspicion',
    'result.record',
    'result.record-irregular',
    'result.record-play',
    'result.record-traveller',
    'ruling.amend',
    'ruling.decide-appeal',
    'ruling.give',
    'ruling.withdraw',
    'sheet.correct-line',
    'sheet.write-line',
  ],
  'own play': [
    'board.tell-dealing-here',
    'result.ask-correction',
    'result.confirm',
    'result.dispute',
    'result.enter',
    'result.take-correction-back',
  ],
  'whole deals': ['board.correct-hands', 'board.record-hands'],
  standings: [
    'contest.decide-going-on',
    'knockout.keep-round',
    'knockout.open-extra-boards',
    'knockout.open-round',
    'knockout.redraw-match',
    'knockout.redraw-round',
    'knockout.replace-entry',
    'session.draw-round',
    'session.draw-tables',
    'session.keep-draw',
  ],
  'open plays': ['tournament.archive', 'tournament.request-seal'],
  nothing: `
    board.decide-reading board.look-at-deal board.request-dealing board.tell-dealing
    clock.adjust clock.begin-break clock.end-break clock.give-table clock.pause clock.plan-break clock.resume
    contest.abandon contest.carry contest.choose contest.give-penalty contest.withdraw-penalty
    deal-set.commit deal-set.declare-repeats deal-set.describe deal-set.disclose deal-set.find-squaredeal-value
    deal-set.find-value deal-set.import deal-set.order-presence deal-set.promise-squaredeal
    deal-set.publish-squaredeal-keys deal-set.record-checks deal-set.record-copies deal-set.request-duplication
    deal-set.take-file
    entries.change entries.change-team entries.classify entries.close entries.confirm-request
    entries.decline-request entries.describe-for-draws entries.let-players-in entries.open entries.put-request-first
    entries.register entries.register-team entries.withdraw
    knockout.abandon knockout.choose-opponent knockout.decide-match knockout.set-up
    published.keep-figures
    result.accept-correction result.ask-late-play result.begin-late-play result.decline-correction
    result.mark-not-played result.postpone result.refuse-late-play result.void
    ruling.appeal ruling.review ruling.withdraw-appeal
    session.abandon session.admit-contestant session.amend-settings session.award-match session.call-round
    session.carry-into-match session.change-draw session.change-movement session.choose-board-set
    session.choose-draw-options session.choose-entrants session.choose-sheets session.choose-standings
    session.classify session.close session.configure session.create session.draw-seats session.draw-seats-by-cards
    session.draw-teams session.exchange-players session.hand-in-line-up session.name-players session.open-line-ups
    session.penalise-team session.reopen session.score-matches session.seat session.seat-entries session.seat-team session.set-movement
    session.set-swiss session.set-tables session.set-team-swiss session.show-hidden session.start session.substitute
    session.take-back-round session.withdraw-contestant session.withdraw-team session.withdraw-team-penalty
    sheet.accept sheet.correct-time sheet.dispute sheet.reopen sheet.show-card sheet.sign sheet.strike-line
    sheet.take-card-back sheet.use-time
    table.answer-call table.call-director table.come table.coming table.confirm-round table.confirm-seats table.count-hands
    table.describe-call table.move-on table.name-responsible table.record-slow table.take-call-back table.tell-boards
    tournament.amend-settings tournament.announce tournament.choose-settings tournament.create tournament.erase-text tournament.grant-role
    tournament.note-import tournament.publish tournament.publish-rulings tournament.rename tournament.revoke-role
    tournament.take-book tournament.take-keys tournament.take-player-back
  `
    .trim()
    .split(/\s+/),
} as const;

/** Of boards they depend on nothing: what stands on them is not read. */
const OF_SHEETS: readonly string[] = ['ruling.withdraw', 'sheet.correct-line', 'sheet.write-line'];

const all = [...commands.values()];
const named = (holds: (command: AnyCommand) => unknown) =>
  all
    .filter(holds)
    .map(({ name }) => name)
    .toSorted();

describe('what of a journal is hidden', () => {
  it('is said of every command: a new one is looked at for what trying it would tell', () => {
    const system = named(({ access }) => access === 'system');
    expect([...Object.values(DEPENDS).flat(), ...system].toSorted()).toEqual(named(() => true));
  });
  it('is compared as far as the giver may see it, by commands that say so', () =>
    expect(named(({ compares }) => compares)).toEqual([...DEPENDS.visibility]));
  it('is a deal that commands bring as a whole, or what was called and played', () =>
    expect(named(({ deal }) => deal)).toEqual([...DEPENDS['whole deals'], 'result.record-play'].toSorted()));
  it('is read by commands that rest on standings, and shown to all by what they write', () =>
    expect(named(({ ranking, matches, cut }) => ranking ?? matches ?? cut)).toEqual([...DEPENDS.standings]));
  it('is counted for seals alone', () =>
    expect(named(({ unchecked, access }) => unchecked && access !== 'system')).toEqual([
      ...DEPENDS['open plays'],
    ]));
  it('is nothing of appeals, which seals wait for: who directs sees them all', () =>
    expect(named(({ appeals, access }) => appeals && access !== 'system')).toEqual([
      ...DEPENDS['open plays'],
    ]));
  it('is known of their own play to those who sit at a table, and have phones', () => {
    const ofPhones = named(({ access }) => typeof access === 'object' && access.device);
    for (const name of DEPENDS['own play']) expect(ofPhones).toContain(name);
  });
});

const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
const DEAL = hiddenAs('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432');
const reason = 'To see what comes of it';
const law = { edition: '2017', law: '64A' } as const;
const place = at('A1 2 3');

/** What was played on board 3 at the first table, which those who are blind do not know. */
interface Secret {
  readonly contract: string;
  readonly lead?: string | undefined;
  readonly found: readonly ('lead-not-held' | 'board-twice' | 'below-double-dummy')[];
  readonly flags: readonly string[];
  readonly doubt: boolean;
}

const secret: fc.Arbitrary<Secret> = fc.record({
  contract: fc.constantFrom('4S N =', '4S N -1', '3NT E +2', '1C S -7', '7NTxx W =', 'pass'),
  lead: fc.constantFrom('HK', 'H2', undefined),
  found: fc.uniqueArray(fc.constantFrom('lead-not-held', 'board-twice', 'below-double-dummy')),
  flags: fc.subarray(['redoubled', 'many-undertricks', 'many-overtricks']),
  doubt: fc.boolean(),
});

/** A journal in which the first table has agreed a result, with what was found of it, and others have still to play. */
function journalWith({ contract, lead, found, flags, doubt }: Secret): JournalEvent[] {
  const result = { ...played(contract), ...(lead !== undefined && contract !== 'pass' && { lead }) };
  const seating = seats('NS1 EW3');
  return [
    ...threeTables(2),
    tournamentEvents.sessionStarted({ session: '1' }),
    boardEvents.dealImported({ set: '1', board: 3, deal: DEAL, format: 'pbn' }),
    boardEvents.dealChecked({
      set: '1',
      board: 3,
      deal: DEAL.id,
      unshuffled: doubt,
      playedBefore: 'no',
    }),
    resultEvents.recorded({ ...place, seating, result, flags: [...flags] }),
    journal.settled('A1 2 3'),
    resultEvents.checked({ ...place, entry: 1, check: 1, deal: DEAL.id, found: [...found], beside: [] }),
    rulingEvents.given({ ruling: RULING, session: '1', law, reason: NOTED, ways: [], about: [] }),
    rulingEvents.appealed({ ruling: RULING, contestant: 'A-NS1', reason: NOTED, deposit: false }),
  ];
}

const suspicious = (...suspicions: Suspicion[]) => ({
  session: '1',
  plays: [{ table: 'A1', round: 2, board: 3, entry: 1, suspicions }],
  reason,
});
const card = (cards: string[]) => ({ ...place, calls: [], cards });
const tricks = (of: number, to: 'NS' | 'EW') => [
  { kind: 'tricks', table: 'A1', round: 2, board: 3, tricks: of, to },
];

/** What somebody who is blind may try about the board, by command. */
const TRIES: Readonly<Record<string, (guess: Secret) => object>> = {
  'board.decide-doubt': () => ({ set: '1', board: 3, ground: 'shuffled', reason }),
  'board.redeal': () => ({ set: '1', board: 3, ground: '6D3', reason }),
  'result.record': ({ contract, lead }) => ({ ...place, result: withLead(contract, lead) }),
  'result.correct': ({ contract, lead }) => ({ ...place, result: withLead(contract, lead), reason }),
  'result.record-irregular': ({ contract, lead }) => ({
    ...place,
    seating: seats('NS1 EW3'),
    result: withLead(contract, lead),
    reason,
  }),
  'result.record-traveller': ({ contract, lead }) => ({
    session: '1',
    board: 3,
    lines: [{ table: 'A1', round: 2, result: withLead(contract, lead) }],
  }),
  'result.decide-suspicion': ({ found, flags: [flag = 'far-from-field'] }) =>
    suspicious(...(found.length > 0 ? found : [flag as Suspicion])),
  'result.record-play': ({ lead }) => card([lead ?? 'CA', 'SA', 'DA']),
  'ruling.give': ({ flags }) => ({
    ruling: '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3f',
    session: '1',
    law,
    reason,
    effects: tricks(flags.length + 1, flags.includes('redoubled') ? 'NS' : 'EW'),
  }),
  'ruling.amend': ({ flags }) => ({
    ruling: RULING,
    session: '1',
    law,
    reason,
    effects: tricks(flags.length + 1, 'NS'),
  }),
  'ruling.decide-appeal': ({ flags }) => ({
    ruling: RULING,
    session: '1',
    decision: 'changed',
    law,
    reason,
    effects: tricks(flags.length + 1, 'EW'),
  }),
  // Other commands about the play, that depend on nothing that is hidden.
  'ruling.withdraw': () => ({ ruling: RULING, session: '1', reason }),
  'result.void': () => ({ ...place, reason }),
  'result.postpone': () => ({ ...place, reason }),
  'result.mark-not-played': () => place,
};

function withLead(contract: string, lead: string | undefined) {
  return { ...played(contract), ...(lead !== undefined && contract !== 'pass' && { lead }) };
}

/** What whoever gives a command can tell: whether it is taken, the refusal, the kinds of lines, the answer. */
function told(events: readonly JournalEvent[], name: string, body: object, by: object) {
  const { decision } = given(...events).when(commands.get(name)!, body, by);
  if (!decision.accepted) return decision.rejection;
  const lines = Object.values(decision.events).flatMap((some) => (some ?? []).map(({ type }) => type));
  return { lines, answer: decision.answer };
}

describe('a director or scorer who has a board still to play', () => {
  const blind = { visibility: () => ({ results: false, cards: false }) };

  it('is told the same of every try, whatever was played', () => {
    for (const name of DEPENDS.visibility.filter((each) => !OF_SHEETS.includes(each)))
      expect(Object.keys(TRIES)).toContain(name);
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(TRIES)),
        secret,
        secret,
        fc.boolean(),
        (name, one, other, isRight) => {
          const body = TRIES[name]!(isRight ? one : other);
          expect(told(journalWith(other), name, body, blind)).toEqual(
            told(journalWith(one), name, body, blind),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('and who may see everything is told what is so', () => {
    const one: Secret = { contract: '4S N =', found: ['board-twice'], flags: [], doubt: true };
    const other: Secret = { contract: 'pass', found: [], flags: ['redoubled'], doubt: false };
    const differs = (name: string, guess: Secret) => {
      const body = TRIES[name]!(guess);
      return JSON.stringify([
        told(journalWith(one), name, body, {}),
        told(journalWith(other), name, body, {}),
      ]);
    };
    for (const name of DEPENDS.visibility.filter((each) => !OF_SHEETS.includes(each))) {
      const [first, second] = JSON.parse(differs(name, one)) as [unknown, unknown];
      expect([name, second]).not.toEqual([name, first]);
    }
  });

  it('decides nothing that tells of cards before all have played, though results may be seen', () => {
    const withoutCards = { visibility: () => ({ results: true, cards: false }) };
    const found: Secret = { contract: '4S N =', found: ['lead-not-held'], flags: [], doubt: false };
    for (const each of [found, { ...found, found: [] }]) {
      given(...journalWith(each))
        .when(commands.get('result.decide-suspicion')!, suspicious('lead-not-held'), withoutCards)
        .thenRejected('board.still-to-play', { board: 3 });
    }
    given(...journalWith(found))
      .when(commands.get('result.decide-suspicion')!, suspicious('far-from-field'), withoutCards)
      .thenAccepted();
  });
});

describe('those who sit at a table next', () => {
  const moved = tableEvents.movedOn({ session: '1', table: 'A1', round: 3 });
  const entered = (contract: string, side: 'NS' | 'EW') => [
    ...threeTables(3),
    journal.entered('A1 2 3', 'NS1 EW3', side, contract),
  ];
  const tries = (guess: string): [string, object][] => [
    ['result.enter', { ...place, side: 'NS', result: played(guess) }],
    ['result.enter', { ...place, side: 'EW', result: played(guess), entry: 1 }],
    ['result.enter', { ...place, side: 'EW', result: played(guess), entry: 0 }],
    ['result.confirm', { ...place, side: 'EW', entry: 1 }],
    ['result.dispute', { ...place, side: 'EW', entry: 2 }],
    ['result.take-correction-back', { ...place, side: 'EW', correction: 1 }],
  ];

  it.each(['4S N =', '4S N -1', 'pass'])('are told nothing by trying %s, agreed or not', (guess) => {
    for (const [name, body] of tries(guess)) {
      for (const disputed of [[], [journal.disputed('A1 2 3', 'EW')]]) {
        const [one, other] = (['4S N =', '3NT E +1'] as const).map((contract, index) =>
          told([...entered(contract, index ? 'EW' : 'NS'), ...disputed, moved], name, body, {}),
        );
        expect([name, other]).toEqual([name, one]);
        expect(one).toMatchObject({ code: 'result.players-moved-on', board: 3, round: 2 });
      }
    }
  });

  it('still enter what nobody has entered, and the pair whose own phone it is answers for its play', () => {
    given(...threeTables(3), moved)
      .when(commands.get('result.enter')!, { ...place, side: 'NS', result: played('4S N =') })
      .thenAccepted();
    given(...entered('4S N =', 'NS'), moved)
      .when(
        commands.get('result.enter')!,
        { ...place, side: 'EW', result: played('4S N =') },
        { pair: 'A-EW3' },
      )
      .then(journal.confirmed('A1 2 3', 'EW'), journal.settled('A1 2 3'));
  });
});
