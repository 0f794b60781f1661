import type { i18n as I18n } from 'i18next';
import { presetOf } from '#scoring';
import { played } from '../../../../libs/tournament/src/testing/played.js';
import type { JournalLine } from '../api/types.js';
import { actorText } from './actorText.js';
import { lineText } from './lineText.js';
import { problemText } from './problemText.js';
import { Problem } from '../api/problem.js';
import { wordsIn } from './testing/words-in.js';

const ANNA = 'a0000000-0000-4000-8000-000000000001';
const BORIS = 'b0000000-0000-4000-8000-000000000002';
const SHEET = { session: '1', table: 'A1', round: 2 };
const PLAY = { session: '1', table: 'A1', round: 2, board: 3 };
const FOUR_SPADES_MADE = played('4S N =');
const nameOf = (person: string) => (person === ANNA ? 'Anna' : undefined);

let words: I18n;

beforeAll(async () => {
  words = await wordsIn('en');
});

function line(type: string, data: JournalLine['data']): JournalLine {
  return { position: 4, time: '2026-11-21T18:00:00.000Z', type, actor: { kind: 'job' }, data };
}

describe('a line in words', () => {
  it.each([
    [
      'session.team-seated',
      { session: '1', team: 'A-3', entry: ANNA, named: { 'A-3': 'Lions' } },
      'Session 1: a team was given number A 3 (Lions)',
    ],
    [
      'session.line-ups-opened',
      { session: '1', round: 2, teams: ['A-1', 'A-2'], named: { 'A-1': 'Lions' } },
      'Session 1: the line-ups for round 2 were revealed: A 1 (Lions), A 2',
    ],
    ['table.boards-told', { ...SHEET, boards: [6], here: true }, 'Table A1, round 2: board 6 has arrived'],
    [
      'table.boards-told',
      { ...SHEET, boards: [6, 7, 9], here: false },
      'Table A1, round 2: boards 6–7, 9 were reported missing',
    ],
    [
      'table.director-called',
      { ...PLAY, call: 1, matter: 'revoke', hand: null, by: null },
      'Table A1, round 2, board 3: the director was called (a revoke)',
    ],
    [
      'table.director-called',
      { ...SHEET, call: 1, matter: 'irregularity', hand: null, by: null },
      'Table A1, round 2: the director was called (something else)',
    ],
    [
      'table.director-called',
      { ...SHEET, call: 1, pair: 'A-EW3', matter: 'wrong-score', hand: null, by: null },
      'Pair A EW 3, table A1, round 2: the director was called (a wrong score)',
    ],
    [
      'table.call-described',
      { ...SHEET, call: 1, matter: 'other-players', hand: null, by: null },
      'Table A1, round 2: the call is about different players from those announced',
    ],
    ['tournament.announced', { announcement: null }, 'Taken out of the calendar'],
    [
      'tournament.announced',
      { announcement: { starts: '2026-12-03T19:00', ends: null, place: 'Town Hall', calledOff: false } },
      'In the calendar: 2026-12-03 19:00, Town Hall',
    ],
    ['tournament.book-taken', {}, 'The full tournament was exported as a file'],
    [
      'tournament.book-taken',
      { people: true },
      'The full tournament was exported as a file, with personal data',
    ],
    [
      'tournament.book-taken',
      { people: false },
      'The full tournament was exported as a file, without personal data',
    ],
    [
      'session.configured',
      { session: '2', settings: { method: presetOf('ebu-butler') } },
      'Session 2: scoring (Butler (EBU White Book 2025)), ranking and clock were set',
    ],
    [
      'session.configured',
      { session: '2', settings: { method: 'by-tournament' }, reason: 'As agreed.' },
      'Session 2: scoring (the tournament’s rules) and ranking were changed. Reason: As agreed.',
    ],
    [
      'session.created',
      { session: '1', game: 'bridge', settings: { method: 'by-tournament', day: '2022-07-21' } },
      'Session 1 was created, played on July 21, 2022',
    ],
    [
      'session.configured',
      { session: '1', settings: { method: 'by-tournament', day: '2022-07-22' }, reason: 'A slip.' },
      'Session 1: scoring (the tournament’s rules) and ranking were changed, played on July 22, 2022. Reason: A slip.',
    ],
    ['tournament.created', { name: 'Spring <Pairs>' }, 'Created as “Spring <Pairs>”'],
    [
      'session.sheets-chosen',
      {
        session: '1',
        sheets: { convention: { name: 'sochinka' }, ends: { by: 'deals', deals: 20 } },
        reason: 'As agreed.',
      },
      'Session 1: the score sheet rules were set: Sochinka, deals per table: 20. Reason: As agreed.',
    ],
    [
      'session.tables-drawn',
      { session: '1', section: 'A', rounds: [{ round: 4 }, { round: 5 }], cut: ['A-5', 'A-9'] },
      'Session 1, section A: tables were drawn for rounds 4–5, not qualified: A 5, A 9',
    ],
    [
      'sheet.line-written',
      {
        ...SHEET,
        line: 3,
        what: {
          kind: 'deal',
          record: {
            played: { kind: 'contract', level: 6, denomination: 'S', declarer: 'E', talonRefused: true },
            dealer: 'N',
            open: true,
            whists: [
              { seat: 'S', call: 'whist' },
              { seat: 'W', call: 'pass' },
            ],
            tricks: { E: 6, S: 4 },
            rectifications: [{ kind: 'penalty-tricks', seat: 'E', tricks: 1, rule: '3.4.9' }],
          },
        },
        flags: ['dealer-out-of-turn'],
      },
      'Table A1, round 2, score sheet row 3: 6♠ E, open, talon refused, dealer N, whists: S whist, W pass, tricks E 6, S 4, adjusted: E: penalty tricks 1 (3.4.9) (dealt out of turn)',
    ],
    [
      'sheet.line-corrected',
      {
        ...SHEET,
        line: 3,
        what: {
          kind: 'deal',
          record: {
            played: { kind: 'misere', declarer: 'E', halved: true },
            dealer: 'N',
            whists: [],
            ended: 'agreed',
            tricks: { E: 1, S: 5, W: 4 },
            rectifications: [],
          },
        },
        flags: [],
        reason: 'Misheard.',
      },
      'Table A1, round 2: row 3 of the score sheet was corrected to misère E, split with the dealer, as agreed, dealer N, tricks E 1, S 5, W 4. Reason: Misheard.',
    ],
    [
      'sheet.line-written',
      {
        ...SHEET,
        line: 4,
        what: {
          kind: 'penalties',
          rectifications: [
            { kind: 'mountain', seat: 'W', points: 5, rule: '3.2.17' },
            { kind: 'whists', by: 'S', on: 'W', whists: '7/2', rule: 'regulation' },
          ],
        },
        flags: [],
        rulings: [{ law: { edition: 'preferans-code', law: '3.2.17' } }],
      },
      'Table A1, round 2, score sheet row 4: penalties, adjusted: W: mountain 5 (3.2.17); S on W: whists 7/2 (Code rules 3.2.17)',
    ],
    ['sheet.agreed', SHEET, 'Table A1, round 2: everyone signed the score sheet'],
    [
      'sheet.agreed',
      { ...SHEET, accepted: true },
      'Table A1, round 2: the score sheet was accepted as it is',
    ],
    [
      'sheet.card-shown',
      { ...SHEET, card: 1, seat: 'S', contestant: 'A-3' },
      'Table A1, round 2: A 3 was shown a yellow card',
    ],
    [
      'sheet.time-used',
      { ...SHEET, seat: 'S', contestant: 'A-3', seconds: 95 },
      'Table A1, round 2: A 3 used 1:35 of thinking time',
    ],
    ['tournament.role-granted', { person: ANNA, role: 'director' }, 'Anna was given the role: director'],
    [
      'tournament.role-revoked',
      { person: BORIS, name: 'Boris', role: 'scorer' },
      'Boris no longer has the role: scorer',
    ],
    ['tournament.role-revoked', { person: BORIS, role: 'scorer' }, 'b0000000 no longer has the role: scorer'],
    [
      'tournament.sealed',
      { kind: 'official', request: 3, hash: '0123456789abcdef'.repeat(4) },
      'Sealed up to journal entry 3 (official): 01234567…',
    ],
    ['tournament.archived', { reason: 'Over', text: BORIS }, 'Archived: the journal is closed. Reason: Over'],
    ['tournament.archived', { reason: null }, 'Archived: the journal is closed'],
    ['entries.registered', { entry: BORIS, players: [ANNA, BORIS] }, 'Entered: Anna – b0000000'],
    [
      'session.players-named',
      { session: '1', contestant: 'A-7', players: [ANNA, BORIS], names: { [BORIS]: 'Borys Wójcik' } },
      'Session 1: the names of A 7 were entered (Anna – Borys Wójcik)',
    ],
    ['session.seated', { session: '1', contestant: 'A-7', entry: null }, 'Session 1: place A 7 was freed'],
    [
      'session.board-movement-announced',
      { session: '1', afterRound: 2, moves: [], withheld: [{ table: 'A3', boards: [5] }] },
      'Session 1: the board moves after round 2 were announced, with some boards held back (tables A3)',
    ],
    [
      'session.contestant-arrived',
      { session: '1', contestant: 'A-EW3', fromRound: 2, missed: 'late' },
      'Session 1: A EW 3 joined from round 2, missed boards will be played later',
    ],
    [
      'deal-set.described',
      { set: '101', title: 'Final', from: 1, to: 28, contestants: 'refused' },
      'Deal set 101: Final, boards 1–28',
    ],
    [
      'deal-set.commitment-requested',
      { set: '101', from: 1, to: 28, delayed: null },
      'Verifiable deals were requested for boards 1–28',
    ],
    [
      'board.deal-looked-at',
      { set: '101', board: 3, office: 'director', reason: 'A claim' },
      'Board 3: the director viewed the deal before it was released. Reason: A claim',
    ],
    [
      'board.copy-checked',
      { set: '101', board: 3, copy: 2, how: 'by-hand', equal: false },
      'Board 3 of deal set 101: copy 2 was checked and does not match',
    ],
    [
      'session.hidden-shown',
      { session: '1', person: ANNA, boards: [5, 6, 9] },
      'Session 1: Anna viewed boards before playing them: 5–6, 9',
    ],
    [
      'result.entered',
      { ...PLAY, side: 'NS', result: FOUR_SPADES_MADE },
      'Table A1, round 2, board 3: NS entered 4♠ N =',
    ],
    [
      'result.irregular-recorded',
      {
        ...PLAY,
        seating: { N: 'A-EW3', E: 'A-NS1', S: 'A-EW3', W: 'A-NS1' },
        result: { kind: 'passed-out' },
      },
      'Table A1, round 2, board 3: as actually played (A EW 3 – A NS 1), passed out',
    ],
    [
      'ruling.score-adjusted',
      {
        ...PLAY,
        law: { edition: '2017', law: '12C2(a)' },
        adjustment: {
          NS: { kind: 'artificial', award: 'average-plus' },
          EW: { kind: 'artificial', award: 'average-minus' },
        },
        reason: 'Board fouled',
      },
      'Table A1, round 2, board 3: adjusted score NS average plus, EW average minus (Law 12C2(a), 2017). Reason: Board fouled',
    ],
    [
      'ruling.score-adjusted',
      {
        ...PLAY,
        law: { edition: '1997', law: '64C' },
        adjustment: {
          NS: { kind: 'assigned', result: FOUR_SPADES_MADE },
          EW: { kind: 'assigned', result: { kind: 'score', score: -620 } },
        },
      },
      'Table A1, round 2, board 3: adjusted score NS 4♠ N =, EW −620 (Law 64C, 1997)',
    ],
    [
      'ruling.score-adjusted',
      {
        ...PLAY,
        law: { edition: '2017', law: '12C1(c)' },
        adjustment: {
          NS: {
            kind: 'weighted',
            results: [
              { result: FOUR_SPADES_MADE, hundredths: 60 },
              { result: { kind: 'passed-out' }, hundredths: 40 },
            ],
          },
          EW: { kind: 'percentage', hundredths: 6_250 },
        },
      },
      'Table A1, round 2, board 3: adjusted score NS 60% 4♠ N = + 40% passed out, EW 62.5% of a top (Law 12C1(c), 2017)',
    ],
    [
      'ruling.score-adjusted',
      {
        ...PLAY,
        law: { edition: '2017', law: '15A' },
        adjustment: { NS: { kind: 'not-played' }, EW: { kind: 'not-played' } },
      },
      'Table A1, round 2, board 3: adjusted score no score (Law 15A, 2017)',
    ],
    [
      'ruling.penalty-given',
      {
        session: '1',
        contestant: 'A-EW3',
        law: { edition: '2017', law: '90B2' },
        amount: { unit: 'percent-of-top', hundredths: 2500 },
      },
      'Session 1: penalty for A EW 3, 25% of a top (Law 90B2, 2017)',
    ],
    ['clock.paused', { session: '1', left: 252_000_000 }, 'Session 1: the clock was paused with 4:12 left'],
    ['clock.adjusted', { session: '1', minutes: -5 }, 'Session 1: the clock was changed by −5 min'],
    [
      'knockout.match-decided',
      { knockout: '1', match: 3, between: ['e1', 'e2'], winner: 'e2', named: { e1: 'Anna', e2: 'Jan' } },
      'Knockout 1: match 3 (Anna – Jan) was decided by the director, Jan qualifies',
    ],
    [
      'knockout.match-decided',
      { knockout: '1', match: 3, between: ['e1', 'e2'], winner: 'e2' },
      'Knockout 1: match 3 was decided by the director',
    ],
    [
      'knockout.entry-replaced',
      { knockout: '1', entry: 'e1', by: 'e2', fromRound: 2, named: { e1: 'Anna', e2: 'Jan' } },
      'Knockout 1: one team replaced another from round 2 (Anna → Jan)',
    ],
    [
      'session.match-awarded',
      { session: '1', home: 'A-1', away: 'A-2', board: 15, to: 'home' },
      'Session 1: the unplayed match between teams A 1 and A 2 from board 15 was awarded to one of them',
    ],
    ['board.copied', {}, 'Other event: “board.copied”'],
  ])('%s %j is %j', (type, data, sentence) =>
    expect(lineText(words, line(type, data), nameOf)).toBe(sentence),
  );

  it('says by whom, as far as the reader may know', () => {
    const texts = [
      { kind: 'person', id: ANNA } as const,
      { kind: 'person', id: BORIS, name: 'Boris' } as const,
      { kind: 'person', id: BORIS } as const,
      { kind: 'person' } as const,
      { kind: 'device', id: BORIS } as const,
      { kind: 'device' } as const,
      { kind: 'job', id: 'publication' } as const,
    ].map((actor) => actorText(words, actor, nameOf));
    expect(texts).toEqual([
      'Anna',
      'Boris',
      'user b0000000',
      'staff',
      'table phone b0000000',
      'a table phone',
      'the program',
    ]);
  });
});

describe('a problem in words', () => {
  it('is told by its code, otherwise in the words of the server', () => {
    const refused = { status: 409, detail: 'The tournament is archived: ask for a seal.' };
    expect(problemText(words, new Problem({ code: 'unreachable', status: 0 }))).toMatch(/is not responding/);
    expect(problemText(words, new Problem({ code: 'tournament.archived', ...refused }))).toBe(refused.detail);
    expect(problemText(words, new Problem({ code: 'http.418', status: 418 }))).toMatch(/status 418/);
    expect(problemText(words, new TypeError('undefined is not a function'))).toMatch(/went wrong/);
  });
});
