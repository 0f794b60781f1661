import { createHash } from 'node:crypto';
import { pathsOf, type CodeOutcome, type CodeStep, type CodeTerms } from '#laws';
import { conventionOf, drawnPlan, mayDissent, type DealRecord } from '#preferans';
import { sheetGame, type SheetLine, type RecordedWay, type WayThrough } from '#tournament';
import { problemText } from '#words';
import { wayOf } from '../../../../../libs/laws/src/testing/ways.js';
import { deal } from '../../../../../libs/preferans/src/testing/deal.js';
import { sixSpades as dealOfSixSpades } from '../../../../../libs/preferans/src/testing/six-spades.js';
import { bookOf } from '../book/bookOf.js';
import { outcomesOf } from '../walk.js';
import type { RectificationDraft } from './rectificationDrafts.js';
import {
  askedAsAtFault,
  asksLost,
  asksProven,
  draftsFollowing,
  lineOf,
  mayBeNamed,
  newSheetDraft,
  readSheetDrafts,
  rectificationsIn,
  sheetDraftsOf,
  waysNamed,
  whyNothing,
  type CodeWay,
  type DealDraft,
  type LostDeal,
  type PlansDraft,
  type SheetDraft,
  type SheetGround,
} from './sheetDrafts.js';

const CONVENTION = conventionOf('sochinka')!;
const BOOK = bookOf('preferans-code', CONVENTION.settings);

/** A way through the Code by its answers in their order, with what else is known of it. */
const way = (law: string, answers: readonly string[], known: Partial<CodeWay> = {}): CodeWay => ({
  ...wayOf(BOOK.book, law, answers),
  ...known,
});

/** A line of such a deal. */
const sixSpades = (tricks: number, rectifications: DealRecord['rectifications'] = []): SheetLine => ({
  kind: 'deal',
  record: dealOfSixSpades(tricks, { rectifications }),
});

/** A sheet of four with these lines. */
function sheetOf(...lines: readonly SheetLine[]): SheetGround {
  const written = lines.map((what, index) => ({ line: index + 1, what }));
  const seated = { N: 'A-1', E: 'A-2', S: 'A-3', W: 'A-4' };
  const sheet = {
    table: 'A1',
    round: 1,
    seated,
    boards: [],
    lines: written,
    next: lines.length + 1,
    hidden: [],
  };
  const settings = { convention: CONVENTION, ends: { by: 'deals', deals: 8 } };
  return { settings, sheets: [sheet] } as unknown as SheetGround;
}

/** What is written by ways through the Code, on a line or the next one. */
function written(ground: SheetGround, line: number | undefined, ...ways: readonly CodeWay[]) {
  const about = [{ table: 'A1', round: 1, ...(line !== undefined && { line }) }];
  const outcomes = outcomesOf(ways as readonly RecordedWay[], BOOK.book);
  return readSheetDrafts(draftsFollowing({ book: BOOK, ways, outcomes }, about, ground), ground);
}

const ON_LINE_1 = { kind: 'sheet-line', table: 'A1', round: 1, line: 1 };
const ON_LINE_2 = { ...ON_LINE_1, line: 2 };

type Found = Parameters<NonNullable<ReturnType<typeof sheetGame>>['rulings']['departure']>[0];

/** What the server finds lacking in lines. */
function lacking(lines: Found['lines'], ends: Found['ends'], settings: Found['settings']) {
  return sheetGame('preferans')!.rulings.departure({ lines, ends, settings, effects: [], plays: 0 });
}

describe('what a ruling writes on a sheet, as the Code has it', () => {
  it('is a trick to the opponents for a revoke: declarer’s to his whister, a whister’s to declarer', () => {
    const revoke = way('3.9.16', ['no', 'later', 'tricks']);
    const rule = '3.9.16.2';
    expect(written(sheetOf(sixSpades(6)), 1, { ...revoke, seat: 'E' })).toEqual([
      {
        ...ON_LINE_1,
        what: sixSpades(6, [{ kind: 'transfer', from: 'E', to: 'S', tricks: 1, rule }]),
      },
    ]);
    expect(written(sheetOf(sixSpades(6)), 1, { ...revoke, seat: 'S' })).toEqual([
      {
        ...ON_LINE_1,
        what: sixSpades(6, [{ kind: 'transfer', from: 'S', to: 'E', tricks: 1, rule }]),
      },
    ]);
    expect(written(sheetOf(sixSpades(6)), 1, revoke)).toBeUndefined();
  });

  it.each<[string, number, CodeWay, number, string]>([
    ['declarer has made it', 6, way('3.9.18', ['yes', 'declarer', 'no', 'tricks'], { seat: 'E' }), 2, 'E'],
    [
      'three down are proven, one is lacked by play',
      5,
      way('3.9.18', ['yes', 'declarer', 'yes', 'tricks'], { seat: 'E', proven: 3 }),
      2,
      'E',
    ],
    ['a whister lacks one by play', 7, way('3.9.18', ['yes', 'whister', 'tricks'], { seat: 'S' }), 1, 'S'],
  ])('is a remise for a wrong number of cards: %s', (_case, tricks, way, down, seat) => {
    const remise = { kind: 'remise', seat, tricks: down, rule: '3.9.18' } as DealRecord['rectifications'][0];
    expect(written(sheetOf(sixSpades(tricks)), 1, way)).toEqual([
      { ...ON_LINE_1, what: sixSpades(tricks, [remise]) },
    ]);
  });

  it('is the remise of declarer and of the only whister without asking who they are', () => {
    const both: CodeWay = way('3.9.18', ['yes', 'declarer-and-whister', 'tricks']);
    const down = (seat: 'E' | 'S') => ({ kind: 'remise', seat, tricks: 2, rule: '3.9.18' }) as const;
    expect(written(sheetOf(sixSpades(6)), 1, both)).toEqual([
      { ...ON_LINE_1, what: sixSpades(6, [down('E'), down('S')]) },
    ]);
    const [outcome] = outcomesOf([both as RecordedWay], BOOK.book) as [CodeOutcome];
    const seats = ['N', 'E', 'S', 'W'] as const;
    const record = (whists: string) => deal('6S by E', { dealer: 'N', whists, tricks: 'E 6, S 2, W 2' });
    expect(askedAsAtFault(outcome, seats, record('S whist, W pass'))).toEqual([]);
    expect(askedAsAtFault(outcome, seats, record('S whist, W whist'))).toEqual(['S', 'W']);
    expect(askedAsAtFault(outcome, seats, undefined)).toEqual(seats);
  });

  it('is nothing of who cannot be at fault in this deal, which the page says', () => {
    const nothing = (law: string, answers: readonly string[]) => {
      const found = way(law, answers);
      const [outcome] = outcomesOf([found as RecordedWay], BOOK.book) as [CodeOutcome];
      const { record } = sixSpades(6) as Extract<SheetLine, { kind: 'deal' }>;
      const misere = (tricks: string) => deal('misère by E', { dealer: 'N', tricks });
      return [record, misere('E 0, S 6, W 4'), misere('E 2, S 5, W 3')].map((one) =>
        whyNothing(outcome, found, one, CONVENTION.settings),
      );
    };
    const inPlay = ['yes', 'declarer', 'no', 'tricks'];
    expect(nothing('3.9.18', inPlay)).toEqual([undefined, undefined, undefined]);
    const ofWhister = ['yes', 'whister', 'tricks'];
    expect(nothing('3.9.18', ofWhister)).toEqual([undefined, 'not-at-fault', 'not-at-fault']);
    // Two down by the play of a misère: the two of the rule are among them.
    expect(nothing('3.4.6', ['no'])).toEqual([undefined, undefined, 'down-already']);
  });

  it('names in its ways who is at fault where only one can be, and asks for nobody whose it cannot be', () => {
    const named = (way: CodeWay, ...lines: readonly SheetLine[]) => {
      const about = [{ table: 'A1', round: 1, ...(lines.length > 0 && { line: lines.length }) }];
      const found = { book: BOOK, ways: [way], outcomes: outcomesOf([way as RecordedWay], BOOK.book) };
      const ground = sheetOf(...lines);
      const drafts = draftsFollowing(found, about, ground);
      return waysNamed(found, drafts, about, ground)[0]!.seat;
    };
    const ofDeclarer = way('3.9.18', ['yes', 'declarer', 'no', 'tricks']);
    expect(named(ofDeclarer, sixSpades(6))).toBe('E');
    expect(named(way('3.9.18', ['yes', 'whister', 'tricks']), sixSpades(6))).toBe('S');
    expect(named(way('3.9.16', ['no', 'later', 'tricks']), sixSpades(6))).toBeUndefined();
    expect(named(way('3.2.17', ['again']))).toBe('N');
    const [outcome] = outcomesOf([way('3.2.21', ['player'])], BOOK.book) as [CodeOutcome];
    expect(askedAsAtFault(outcome, ['N', 'E', 'S', 'W'], undefined, 'N')).toEqual(['E', 'S', 'W']);
    expect(askedAsAtFault(outcome, ['N', 'E', 'S'], undefined, 'N')).toEqual(['N', 'E', 'S']);
    // Before its deal is written, too: what is declarer's alone is asked of nobody.
    const [ordered] = outcomesOf([way('3.4.6', ['no'])], BOOK.book) as [CodeOutcome];
    expect(askedAsAtFault(ordered, ['N', 'E', 'S', 'W'], undefined, 'N')).toEqual([]);
  });

  it('may name whom its words mean, though nothing is written of them', () => {
    const named = (law: string, ...answers: readonly string[]) => {
      const [outcome] = outcomesOf([way(law, answers)], BOOK.book) as [CodeOutcome];
      return mayBeNamed(outcome, ['N', 'E', 'S', 'W'], 'N').join('');
    };
    // North deals and has no cards.
    expect(named('3.2.20', 'yes')).toBe('ESW');
    expect(named('3.3.18', 'defender', 'yes', 'forbid-suit')).toBe('ESW');
    expect(named('3.9.15', 'shown-to-player')).toBe('ESW');
    expect(named('3.9.19', 'spoke-of-play')).toBe('NESW');
    expect(named('3.2.8', 'ended')).toBe('');
  });

  it('is a misère for two where the dealer who sits out has agreed, or for one where they had seen a hand', () => {
    const misere = (halved?: true, players = ['N', 'E', 'S', 'W'] as DealRecord['players']): SheetLine => {
      const record = deal('misère by E', { dealer: 'N', tricks: 'E 0, S 6, W 4', players });
      return { kind: 'deal', record: { ...record, played: { ...record.played, ...(halved && { halved }) } } };
    };
    const ruled = (line: SheetLine, answers: readonly string[]) =>
      written(sheetOf(line), 1, way('3.6.9', [...answers]));
    expect(ruled(misere(), ['no', 'accept'])).toEqual([{ ...ON_LINE_1, what: misere(true) }]);
    expect(ruled(misere(true), ['yes'])).toEqual([{ ...ON_LINE_1, what: misere() }]);
    for (const [line, answers] of [
      [misere(true), ['no', 'accept']],
      [misere(), ['no', 'decline']],
      [misere(), ['yes']],
      [sixSpades(6), ['no', 'accept']],
      [misere(undefined, ['N', 'E', 'S']), ['no', 'accept']],
    ] as const)
      expect(ruled(line, answers)).toEqual([]);
  });

  it('is dealt again by the player whose turn it is, where another one dealt', () => {
    const dealt: CodeWay = way('3.2.14', ['no']);
    expect(written(sheetOf(sixSpades(6)), undefined, dealt)).toEqual([
      { ...ON_LINE_2, what: { kind: 'void' } },
    ]);
    const [outcome] = outcomesOf([dealt as RecordedWay], BOOK.book) as [CodeOutcome];
    expect(outcome.rectifications).toEqual([{ kind: 'right-dealer-deals' }]);
  });

  it('is a redeal, and a penalty of the dealer with whom the deal passes on the second time', () => {
    const face = (again: string) => way('3.2.12', ['deal', 'dealer', again]);
    expect(written(sheetOf(sixSpades(6)), undefined, face('first-time'))).toEqual([
      { ...ON_LINE_2, what: { kind: 'void' } },
    ]);
    const rectifications = [{ kind: 'mountain', seat: 'E', points: 2, rule: '3.2.12' }];
    expect(written(sheetOf(sixSpades(6)), undefined, face('again'))).toEqual([
      { ...ON_LINE_2, what: { kind: 'penalties', rectifications, dealPasses: true } },
    ]);
  });

  it('is what the convention says of a look at the talon, and a warning where there is no more', () => {
    const peeked = (seat: 'N' | 'E') => ({
      kind: 'penalties',
      rectifications: [{ kind: 'mountain', seat, points: 5, rule: '3.2.21' }],
    });
    const player: CodeWay = way('3.2.21', ['player'], { seat: 'E' });
    expect(written(sheetOf(), undefined, player)).toEqual([{ ...ON_LINE_1, what: peeked('E') }]);
    // North deals: nobody is asked who that is.
    const dealer: CodeWay = way('3.2.21', ['sitting-dealer']);
    expect(written(sheetOf(), undefined, dealer)).toEqual([{ ...ON_LINE_1, what: peeked('N') }]);
    expect(written(sheetOf(), undefined, way('3.2.17', ['first-time']))).toEqual([
      { kind: 'warning', contestant: 'A-1' },
    ]);
  });

  it('is whists on the dealer, or on who insisted, of which the judge says how many and whose', () => {
    const drafted = (way: CodeWay) => {
      const found = { book: BOOK, ways: [way], outcomes: outcomesOf([way as RecordedWay], BOOK.book) };
      return draftsFollowing(found, [{ table: 'A1', round: 1 }], sheetOf());
    };
    const whists = (seat: 'N' | 'S', rule: string) => ({ kind: 'whists', seat, other: '', count: '', rule });
    const harmed = ['before-own-call', 'yes', 'in-another-hand', 'yes', 'redeal'];
    expect(drafted(way('3.2.16', harmed))).toMatchObject([
      { kind: 'penalties', rectifications: [whists('N', '3.2.16')], dealPasses: false },
    ]);
    expect(drafted(way('3.8.5.1', ['no', 'yes', 'no'], { seat: 'S' }))).toMatchObject([
      { kind: 'penalties', rectifications: [whists('S', '3.8.5.1a')] },
    ]);
  });

  it('has words in every language for whatever the server can find lacking', () => {
    const settings = sheetOf().settings as NonNullable<Found['settings']>;
    const codes = [...BOOK.book.procedures].flatMap(([law, first]) =>
      pathsOf<CodeTerms>(first as CodeStep).flatMap(({ outcome, taken }) => {
        const gone = way(
          law,
          taken.map(({ answer }) => answer),
        ) as WayThrough;
        // Of a misère and of a game for tricks, one by one: what of it is in neither.
        return outcome.rectifications.flatMap((one) => {
          const only = { ...outcome, rectifications: [one] };
          const made = deal('misère by E', { dealer: 'N', tricks: 'E 0, S 6, W 4' });
          const halved = { ...made, played: { ...made.played, halved: true } } as DealRecord;
          return [sixSpades(6), { kind: 'deal', record: made }, { kind: 'deal', record: halved }].flatMap(
            (line) => lacking([line as SheetLine], [{ way: gone, outcome: only }], settings)?.what ?? [],
          );
        });
      }),
    );
    // In English some words are their own codes.
    const wordless = (['pl', 'ru'] as const).flatMap((language) =>
      [...new Set(codes)].filter((what) =>
        problemText('sheet.line-departs', { law: '3.9.1', what }, language).includes(what),
      ),
    );
    expect(new Set(codes).size).toBeGreaterThan(8);
    expect(wordless).toEqual([]);
  });

  it('agrees with what the server finds and can read, in every procedure and game, whoever is at fault', () => {
    const { judge } = sheetGame('preferans')!;
    const seats = ['N', 'E', 'S', 'W'] as const;
    const games: Readonly<Record<string, DealRecord>> = {
      tricks: (sixSpades(7) as Extract<SheetLine, { kind: 'deal' }>).record,
      misere: deal('misère by E', { dealer: 'N', tricks: 'E 1, S 5, W 4' }),
      'all-pass': deal('all-pass', { dealer: 'N', tricks: 'N 1, E 4, S 3, W 2' }),
    };
    const found: string[] = [];
    let compared = 0;
    let plans = 0;
    for (const [law, first] of BOOK.book.procedures)
      for (const { outcome, taken } of pathsOf<CodeTerms>(first as CodeStep)) {
        const kinds = outcome.rectifications.map(({ kind }) => kind);
        const answers = taken.map(({ answer }) => answer);
        const game = taken.find(({ question }) => question === 'game-is')?.answer;
        for (const [kind, record] of Object.entries(games)) {
          if (game !== undefined && game !== kind) continue;
          if (kinds.includes('without-all') && kind !== 'tricks') continue;
          if (kinds.includes('takes') && kind !== 'all-pass') continue;
          if (kinds.includes('result') && mayDissent(record).length === 0) continue;
          const asked = askedAsAtFault(outcome, seats, record, 'N');
          for (const seat of asked.length > 0 ? asked : [undefined]) {
            const gone: CodeWay = {
              ...way(law, answers),
              ...(seat && { seat }),
              ...(asksProven(outcome) && { proven: 3 }),
              ...(asksLost(outcome) && { couldHaveBeen: [games['tricks']!] }),
            };
            const at = `${law} ${answers.join(', ')}: ${kind}, ${seat ?? 'nobody named'}`;
            const ground = sheetOf({ kind: 'deal', record });
            const about = [{ table: 'A1', round: 1, line: 1 }];
            const walked = {
              book: BOOK,
              ways: [gone],
              outcomes: outcomesOf([gone as RecordedWay], BOOK.book),
            };
            const drafts = draftsFollowing(walked, about, ground).map((one) => completed(one, record));
            const effects = readSheetDrafts(drafts, ground);
            compared++;
            if (!effects) {
              found.push(`incomplete: ${at}`);
              continue;
            }
            const lines = effects.flatMap((one) => {
              if (one.kind === 'sheet-line') return [{ line: one.line, what: one.what as SheetLine }];
              if (one.kind !== 'sheet-plans') return [];
              const ruling = { ...one.plan, seed: '0'.repeat(64) };
              return [{ line: one.line, what: { kind: 'ruling', ruling } satisfies SheetLine }];
            });
            plans += lines.filter(({ what }) => what.kind === 'ruling').length;
            const settings = ground.settings as NonNullable<Found['settings']>;
            for (const { line, what } of lines) {
              const before = line === 1 ? [] : [{ kind: 'deal', record } as const];
              const judged = judge(what, { settings, players: seats, lines: before });
              if (!judged.possible) found.push(`${judged.fault}: ${at}`);
            }
            const ways = waysNamed(walked, drafts, about, ground);
            const lacks = lacking(
              lines.map(({ what }) => what),
              ways.map((one) => ({ way: one as WayThrough, outcome })),
              settings,
            );
            if (lacks) found.push(`lacks ${lacks.what}: ${at}`);
          }
        }
      }
    expect(found).toEqual([]);
    expect(compared).toBeGreaterThan(300);
    // A game for tricks and a misère, whichever plan the lot gives.
    expect(plans).toBe(4);
  });

  /** A draft as a judge completes it: somebody's tricks, some whists; without all, or as agreed. */
  function completed(draft: SheetDraft, standing: DealRecord): SheetDraft {
    const fill = (one: RectificationDraft): RectificationDraft => {
      const others = standing.players.filter((seat) => seat !== one.seat && seat !== one.other);
      const winner = others.find((seat) => (standing.tricks[seat] ?? 0) > 1) ?? '';
      return {
        ...one,
        ...(one.seat === '' && { seat: winner }),
        ...(one.other === '' && one.kind === 'whists' && { other: others[0]! }),
        ...(one.count === '' && { count: '1' }),
      };
    };
    switch (draft.kind) {
      case 'deal': {
        const { ended } = draft;
        const tricks = ended === 'without-all' ? {} : standing.tricks;
        const whole = { ...draft, record: draft.record ?? { ...standing, ended, tricks } };
        return { ...whole, rectifications: rectificationsIn(whole, CONVENTION.settings).map(fill) };
      }
      case 'penalties':
        return { ...draft, rectifications: draft.rectifications.map(fill) };
      case 'warning':
        return { ...draft, contestant: draft.contestant || 'A-2' };
      case 'plans': {
        const ofWhister = draft.ofWhister ?? standing;
        const [dissenter] = mayDissent(ofWhister);
        return { ...draft, ofWhister, ofDissenter: ofWhister, dissenters: dissenter ? [dissenter] : [] };
      }
      case 'void':
        return draft;
      default:
        return draft satisfies never;
    }
  }

  it('is what could have been played, in whists on who exposed the talon (3.3.16.3)', () => {
    // The example of the rule: nine hearts would have been made, against one whister.
    const nine: LostDeal = {
      players: ['N', 'E', 'S', 'W'],
      dealer: 'E',
      played: { kind: 'contract', declarer: 'W', level: 9, denomination: 'H' },
      whists: [
        { seat: 'N', call: 'whist' },
        { seat: 'S', call: 'pass' },
      ],
      ended: 'played',
      tricks: { W: 9, N: 1, S: 0 },
      rectifications: [],
    };
    const exposed = way('3.3.16', ['two'], { seat: 'S' });
    const lost = (way: CodeWay) => written(sheetOf(), undefined, way);
    const [first] = lost({ ...exposed, couldHaveBeen: [nine] })!;
    expect(first).toMatchObject({
      ...ON_LINE_1,
      what: {
        kind: 'penalties',
        dealPasses: true,
        rectifications: [{ kind: 'whists', by: 'W', on: 'S', whists: 52, rule: '3.3.16.3' }],
      },
    });
    expect(lost(exposed)).toEqual([]);
  });

  it('leaves open from whom the first two tricks of an all-pass come, and how many the rest are', () => {
    const allPass: SheetLine = {
      kind: 'deal',
      record: deal('all-pass', { dealer: 'N', tricks: 'E 4, S 4, W 2' }),
    };
    const drafts = (way: CodeWay) => {
      const ground = sheetOf(allPass);
      const about = [{ table: 'A1', round: 1, line: 1 }];
      const outcomes = outcomesOf([way as RecordedWay], BOOK.book);
      const [draft] = draftsFollowing({ book: BOOK, ways: [way], outcomes }, about, ground);
      return rectificationsIn(draft as DealDraft, ground.settings.convention.settings).map(
        ({ kind, seat, other, count, rule }) => [kind, seat, other, count, rule].join(' '),
      );
    };
    expect(drafts(way('3.2.19', ['offender-alone', 'all-pass'], { seat: 'S' }))).toEqual([
      'transfer  S 1 3.2.19',
      'transfer  S 1 3.2.19',
    ]);
    expect(drafts(way('3.9.14.1', ['no', 'no', 'all-pass'], { seat: 'S' }))).toEqual([
      'transfer E S  3.9.14.3',
      'transfer W S  3.9.14.3',
    ]);
  });

  it('begins two plans with the deal that stands on the line: it came of the whister’s', () => {
    const plansAt = (...lines: readonly SheetLine[]) => {
      const ground = sheetOf(...lines);
      return newSheetDraft('plans', [{ table: 'A1', round: 1, line: 1 }], ground);
    };
    const [six] = [sixSpades(6)] as Extract<SheetLine, { kind: 'deal' }>[];
    expect(plansAt(six!)).toMatchObject({ line: 1, ofWhister: six!.record, ofDissenter: undefined });
    // Of an all-pass there is no plan to dissent from: it is another deal.
    const allPass = deal('all-pass', { dealer: 'N', tricks: 'E 4, S 4, W 2' });
    const next = { line: 'next', ofWhister: undefined };
    expect(plansAt({ kind: 'deal', record: allPass })).toMatchObject(next);
    expect(plansAt()).toMatchObject(next);
  });

  it('asks for both plans and who dissents, and never for the lot', () => {
    const ground = sheetOf();
    const about = [{ table: 'A1', round: 1 }];
    const ways = [way('3.8.5.1', ['yes', 'before-play'])];
    const outcomes = outcomesOf(ways, BOOK.book);
    const drafts = draftsFollowing({ book: BOOK, ways, outcomes }, about, ground);
    expect(drafts).toEqual([newSheetDraft('plans', about, ground)]);
    expect(readSheetDrafts(drafts, ground)).toBeUndefined();
    const [six, seven] = [sixSpades(6), sixSpades(7)] as Extract<SheetLine, { kind: 'deal' }>[];
    expect(mayDissent(six!.record)).toEqual(['N', 'W']);
    const told: PlansDraft = {
      ...(drafts[0] as PlansDraft),
      ofWhister: seven!.record,
      ofDissenter: six!.record,
      dissenters: ['W'],
    };
    expect(readSheetDrafts([told], ground)).toEqual([
      {
        ...ON_LINE_1,
        kind: 'sheet-plans',
        plan: { ofWhister: seven!.record, ofDissenter: six!.record, dissenters: ['W'] },
      },
    ]);
  });
});

it('is written down anew from what a ruling has written', () => {
  const rectifications = [{ kind: 'transfer', from: 'E', to: 'S', tricks: 1, rule: '3.9.16.2' }] as const;
  const ruled = sixSpades(6, [...rectifications]);
  const effect = {
    ...ON_LINE_1,
    kind: 'sheet-line',
    seated: {},
    written: ruled,
    before: sixSpades(6),
  } as const;
  const { about, drafts } = sheetDraftsOf([effect], [{ table: 'A1', round: 1 }]);
  const [at] = sheetOf(ruled).sheets;
  const ground = { ...sheetOf(ruled), sheets: about.map(() => at!) };
  expect(readSheetDrafts(drafts, ground)).toEqual([{ ...ON_LINE_1, what: ruled }]);
});

it('is written behind lines that are hidden, and on the line of its number', () => {
  const [sheet] = sheetOf(sixSpades(6), sixSpades(5)).sheets;
  const ground = { ...sheetOf(), sheets: [{ ...sheet!, lines: sheet!.lines.slice(1) }] };
  const draft = (line: number | 'next'): SheetDraft => ({ kind: 'void', place: 0, line });
  expect(readSheetDrafts([draft('next')], ground)).toMatchObject([{ line: 3 }]);
  expect(lineOf({ place: 0, line: 2 }, ground)?.standing).toEqual(sixSpades(5));
});

it('draws a lot that anybody draws again, as the pages say: an odd first byte is the whister’s plan', () => {
  for (let index = 0; index < 32; index++) {
    const seed = createHash('sha256').update(`${index}`).digest('hex');
    const [first] = createHash('sha256')
      .update(Buffer.from(`${seed}${'0'.repeat(16)}`, 'hex'))
      .digest();
    expect(drawnPlan(seed)).toBe(first! % 2 === 1 ? 'of-whister' : 'of-dissenter');
  }
});
