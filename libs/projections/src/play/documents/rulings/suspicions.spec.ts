import { mitchell } from '#movement';
import type { SectionData } from '#tournament';
import { played as resultOf } from '../../../../../tournament/src/testing/played.js';
import {
  AVERAGE,
  begun,
  called,
  confirmed,
  corrected,
  entered,
  event,
  NOTED,
  played,
  ruled,
  seatsAt,
  score,
  uuid,
  voided,
  type TestEvents,
  type PlayAt,
} from '../../../testing/play-events.js';
import { deskView } from '../../../reading/play/views/desk-view.js';
import { entriesToCheck, entryBeside, uncheckedPlays } from '../entries-to-check.js';
import { scheduleOf } from '../../schedule.js';
import { deskDocument } from '../desk-document.js';
import { sealKeptBack, suspectedPlays } from './suspicions.js';

/** Seven tables, so that every board is played seven times. */
const SEVEN: SectionData = {
  section: 'A',
  movement: mitchell({ tables: 7 }) as SectionData['movement'],
  boardsPerRound: 2,
  firstBoard: 1,
};

const DEAL = uuid(1);
const first: PlayAt = { table: 'A1', round: 1, board: 1 };
const second: PlayAt = { table: 'A1', round: 1, board: 2 };
const made = resultOf('4S N = HK');

type Found = readonly ('lead-not-held' | 'other-board' | 'board-twice' | 'above-double-dummy')[];
const checked = (
  { table, round, board }: PlayAt,
  found: Found,
  {
    entry = 1,
    check = 1,
    deal = DEAL as string | null,
    fits = [] as number[],
    beside = undefined as number[] | undefined,
  } = {},
) =>
  event('result.checked', {
    session: '1',
    table,
    round,
    board,
    entry,
    check,
    deal,
    found: [...found],
    ...(fits.length > 0 && { fits }),
    ...(beside && { beside }),
  });
const decided = ({ table, round, board }: PlayAt, ...suspicions: string[]) =>
  event('result.suspicion-decided', {
    session: '1',
    table,
    round,
    board,
    entry: 1,
    suspicions: suspicions as never,
    reason: NOTED,
  });

const session = (...events: TestEvents) => played(...events).sessions['1']!;
const asText = (...events: TestEvents) =>
  suspectedPlays(session(...events)).map(
    ({ table, board, suspicions, sidesDiffer }) =>
      `${table} ${board}: ${[...suspicions, ...(sidesDiffer ? ['sides differ'] : [])].join(', ')}`,
  );

describe('a suspicious entry', () => {
  const agreedPlay: TestEvents = [begun(), entered(first, made, ['redoubled']), confirmed(first)];

  it('is open until somebody decides, what cannot be before what is unlikely', () => {
    const found = checked(first, ['lead-not-held', 'above-double-dummy']);
    expect(asText(...agreedPlay, found)).toEqual(['A1 1: lead-not-held, above-double-dummy, redoubled']);
    expect(asText(...agreedPlay, found, decided(first, 'above-double-dummy', 'redoubled'))).toEqual([
      'A1 1: lead-not-held',
    ]);
    expect(asText(...agreedPlay, found, decided(first, 'lead-not-held'))).toEqual([
      'A1 1: above-double-dummy, redoubled',
    ]);
  });

  it('is closed by another entry, by a void, and by a ruling in its place', () => {
    const found = checked(first, ['lead-not-held']);
    expect(asText(...agreedPlay, found, corrected(first, made))).toEqual([]);
    expect(asText(...agreedPlay, found, voided(first))).toEqual([]);
    expect(asText(...agreedPlay, found, ruled(first, AVERAGE))).toEqual([]);
  });

  it('is asked anew where the board has another deal by now, but for what the deal does not tell', () => {
    const closed = decided(first, 'lead-not-held', 'redoubled');
    const again = checked(first, ['lead-not-held'], { check: 2, deal: uuid(2) });
    expect(asText(...agreedPlay, checked(first, ['lead-not-held']), closed)).toEqual([]);
    expect(asText(...agreedPlay, checked(first, ['lead-not-held']), closed, again)).toEqual([
      'A1 1: lead-not-held',
    ]);
  });

  it('of two sides that say different things is open until they agree', () => {
    const other = event('result.entered', {
      session: '1',
      ...first,
      seating: seatsAt(first),
      result: score(-110),
      flags: [],
      side: 'EW',
      agreed: false,
    });
    expect(asText(begun(), entered(first), other)).toEqual(['A1 1: sides differ']);
    expect(asText(begun(), entered(first), other, confirmed(first))).toEqual([]);
    expect(asText(begun(), entered(first), entered(first, score(140)))).toEqual([]);
  });
});

describe('a score far from its field', () => {
  const sections = [SEVEN];
  const plays = scheduleOf(session(begun({ sections }))).playsOfBoard.get(1)!;
  /** The scores of board 1 at its tables. */
  const scores = (...points: readonly number[]): TestEvents => [
    begun({ sections }),
    ...points.flatMap((each, index) => {
      const { table, round } = plays[index]!;
      const play = { table, round, board: 1, sections };
      return [entered(play, score(each)), ...confirmed(play)];
    }),
  ];
  const far = (...points: readonly number[]) =>
    suspectedPlays(session(...scores(...points))).map(({ table, suspicions }) => {
      const index = plays.findIndex((play) => play.table === table);
      return `${points[index]} ${suspicions.join()}`;
    });

  it('is ten IMPs or more from all others, where there are five of them', () => {
    expect(far(420, 450, 420, 400, 420, -420)).toEqual(['-420 far-from-field']);
    expect(far(420, 450, 420, 400, -420)).toEqual([]);
    expect(far(420, 450, 420, -50, 420, -420)).toEqual([]);
    expect(far(420, 450, 420, 400, 420, -420, -450)).toEqual([]);
  });
});

describe('entries are looked at beside the deal of their board', () => {
  const board = { set: '1', board: 1 };
  const hidden = (id: string) => ({
    id,
    cipher: 'A256GCM' as const,
    nonce: 'n'.repeat(16),
    text: 'c'.repeat(90),
  });
  const dealtAs = (number: number, id: string): TestEvents => [
    event('board.dealing-requested', { ...board, board: number }),
    event('board.dealt', { ...board, board: number, deal: hidden(id) }),
    event('board.analysed', { ...board, board: number, analysis: hidden(id) }),
  ];
  const dealt = dealtAs(1, DEAL);
  /** All other tables have played a board; what they have is nothing that a deal could contradict. */
  const byOthers = (number: number): TestEvents =>
    (scheduleOf(session(begun())).playsOfBoard.get(number) ?? [])
      .filter(({ table }) => table !== first.table)
      .flatMap(({ table, round }) => {
        const play = { table, round, board: number };
        return [entered(play), ...confirmed(play)];
      });
  const pending = (...events: TestEvents) => {
    const state = played(...events);
    return entriesToCheck(state, state.sessions['1']!).map(
      ({ table, board: number, entry, check }) => `${table} ${number}, entry ${entry}, look ${check}`,
    );
  };
  const own: TestEvents = [entered(first, made), ...confirmed(first)];
  const entry: TestEvents = [begun(), ...dealt, ...byOthers(1), ...own];

  it('once everybody may see it and its double-dummy results are known, each entry once', () => {
    expect(pending(begun(), ...dealt.slice(0, 2), ...byOthers(1), ...own)).toEqual([]);
    expect(pending(...entry)).toEqual(['A1 1, entry 1, look 1']);
    expect(pending(...entry, checked(first, []))).toEqual([]);
    expect(pending(...entry, checked(first, []), corrected(first, made))).toEqual(['A1 1, entry 2, look 2']);
    expect(pending(...entry, checked(first, [], { deal: uuid(2) }))).toEqual(['A1 1, entry 1, look 2']);
  });

  it('and not while any table has still to play it, whatever is entered, agreed or void', () => {
    const tells = (...events: TestEvents) => {
      const state = played(begun(), ...dealt, ...events);
      const asked = { session: '1', ...first, entry: 1, check: 1 };
      return [pending(begun(), ...dealt, ...events), uncheckedPlays(state), entryBeside(state, asked)?.deal];
    };
    expect(tells(...own)).toEqual([[], [], null]);
    expect(tells(...byOthers(1), entered(first, made))).toEqual([[], [], null]);
    expect(tells(...byOthers(1), ...own, ...voided(first))).toEqual([[], [], undefined]);
    // What an old journal has found stays as it is.
    expect(tells(...own, checked(first, ['lead-not-held']))).toEqual([[], [], undefined]);
  });

  it('and once more where the card that was led may be one of a board that is released since', () => {
    const both: TestEvents = [...entry, ...dealtAs(2, uuid(2))];
    const nowhere = checked(first, ['lead-not-held'], { beside: [] });
    const released: TestEvents = [...byOthers(2), entered(second), ...confirmed(second)];
    expect(pending(...both, nowhere)).toEqual([]);
    expect(pending(...both, nowhere, ...released)).toEqual(['A1 1, entry 1, look 2']);
    expect(pending(...both, nowhere, decided(first, 'lead-not-held'), ...released)).toEqual([]);
    expect(pending(...both, checked(first, [], { beside: [] }), ...released)).toEqual([]);
    expect(pending(...both, checked(first, ['lead-not-held'], { beside: [2] }), ...released)).toEqual([]);
    expect(pending(...both, checked(first, ['lead-not-held']), ...released)).toEqual([]);
    const beside = (...events: TestEvents) =>
      entryBeside(played(...both, ...events), { session: '1', ...first, entry: 1, check: 1 })?.others;
    expect(beside()).toEqual([]);
    expect(beside(...released)).toMatchObject([{ board: 2 }]);
  });

  it('which the official seal waits for, and for those whose deals are still to be analysed', () => {
    const waiting = (...events: TestEvents) =>
      uncheckedPlays(played(...events)).map(
        ({ table, round, board: number }) => `${table} ${round} ${number}`,
      );
    expect(waiting(begun(), ...byOthers(1), ...own)).toEqual([]);
    expect(waiting(...entry)).toEqual(['A1 1 1']);
    const unanalysed: TestEvents = [begun(), ...dealt.slice(0, 2), ...byOthers(1)];
    expect(waiting(...unanalysed, ...own)).toEqual(['A1 1 1']);
    expect(waiting(...unanalysed, entered(first, score(420)), ...confirmed(first))).toEqual([]);
    expect(waiting(...entry, checked(first, []))).toEqual([]);
  });

  it('but for what says nothing that a deal could contradict, and what a ruling has replaced', () => {
    for (const points of [0, 420])
      expect(
        pending(begun(), ...dealt, ...byOthers(1), entered(first, score(points)), ...confirmed(first)),
      ).toEqual([]);
    expect(pending(...entry, ruled(first, AVERAGE))).toEqual([]);
  });

  it('with the deals of the round, as long as nothing else is entered', () => {
    const state = played(...entry);
    const asked = { session: '1', ...first, entry: 1, check: 1 };
    expect(entryBeside(state, asked)).toMatchObject({
      result: made,
      twice: false,
      deal: { hidden: { id: DEAL } },
      others: [],
    });
    expect(entryBeside(played(...entry, corrected(first, made)), asked)).toBeUndefined();
    expect(entryBeside(played(...entry, checked(first, [])), asked)).toBeUndefined();
  });

  it('and beside the other results of the board where somebody has two of them', () => {
    const again: PlayAt = { table: 'A2', round: 1, board: 1 };
    const irregular = event('result.irregular-recorded', {
      session: '1',
      ...again,
      seating: seatsAt(first),
      result: score(110),
      flags: [],
      reason: NOTED,
    });
    const both: TestEvents = [begun(), entered(first), ...confirmed(first), irregular];
    expect(pending(...both)).toEqual(['A1 1, entry 1, look 1', 'A2 1, entry 1, look 1']);
    const twice = [first, again].map((play) => checked(play, ['board-twice'], { deal: null }));
    expect(pending(...both, ...twice)).toEqual([]);
    expect(pending(...both, ...twice, ...voided(again))).toEqual(['A1 1, entry 1, look 2']);
  });
});

describe('the official seal', () => {
  const kept = (...events: TestEvents) => {
    const at = session(...events);
    return sealKeptBack(at, suspectedPlays(at));
  };

  it('is kept back by contradictions, disputes and missing scores, not by what is unlikely', () => {
    const disputed = event('result.disputed', { session: '1', ...second, side: 'EW' });
    const some: TestEvents = [
      begun(),
      entered(first, made, ['redoubled']),
      confirmed(first),
      entered(second),
    ];
    expect(kept(...some)).toEqual({ contradictions: 0, disputes: 0, missing: 5 });
    expect(kept(...some, disputed)).toEqual({ contradictions: 0, disputes: 1, missing: 4 });
    expect(kept(...some, called(2))).toMatchObject({ missing: 11 });
    const found = checked(first, ['lead-not-held', 'above-double-dummy']);
    expect(kept(...some, found)).toMatchObject({ contradictions: 1 });
    expect(kept(...some, found, decided(first, 'lead-not-held'))).toMatchObject({ contradictions: 0 });
  });
});

describe('what is suspected is shown', () => {
  const state = played(
    begun(),
    entered(first, made, ['redoubled']),
    confirmed(first),
    checked(first, ['other-board', 'above-double-dummy'], { fits: [2] }),
  );
  const document = deskDocument(state, state.sessions['1']!);
  const seen = (visibility: { board: boolean; directs: boolean; deal?: boolean }) =>
    deskView(document, {
      maySeeFlags: () => visibility.board,
      maySeeDeal: () => visibility.deal ?? true,
      directs: visibility.directs,
      person: '',
      names: new Map(),
      responsibleName: () => null,
    }).suspected;

  it('to those who direct, but of no board that is still before them; to scorers without what the deal tells', () => {
    expect(seen({ board: true, directs: true })).toMatchObject([
      { suspicions: ['other-board', 'above-double-dummy', 'redoubled'], fits: [2] },
    ]);
    expect(seen({ board: false, directs: true })).toEqual([]);
    expect(seen({ board: true, directs: true, deal: false })).toMatchObject([
      { suspicions: ['redoubled'], fits: [] },
    ]);
    expect(seen({ board: true, directs: false })).toMatchObject([{ suspicions: ['redoubled'], fits: [] }]);
  });
});
