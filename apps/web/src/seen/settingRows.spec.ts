import type { i18n as I18n } from 'i18next';
import { z } from 'zod';
import { regulationNamed } from '#laws';
import { conventionOf } from '#preferans';
import { presetOf } from '#scoring';
import { commands, DEFAULT_SETTINGS } from '#tournament';
import { wordsIn } from '../messages/testing/words-in.js';
import { fieldAt, isSetBy, settingRows } from './settingRows.js';

let words: Readonly<Record<string, I18n>>;

beforeAll(async () => {
  const made = ['en', 'pl', 'ru'].map(async (language) => [language, await wordsIn(language)] as const);
  words = Object.fromEntries(await Promise.all(made));
});

const nameOf = (one: string) => (one === 'A-1' ? 'Anna and Boris' : one);

/** The rows of a change, each `label: before → now (yours)`. */
function rows(
  [what, subject = '', member = '']: readonly string[],
  { before, now, sent }: { readonly before: unknown; readonly now: unknown; readonly sent?: object },
  language = 'en',
): string[] {
  const text = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  const change = {
    what: 'setting',
    session: null,
    who: [what!, subject, member],
    before: text(before),
    now: text(now),
  };
  return settingRows(change, sent ?? {}, { i18n: words[language]!, nameOf }).map(
    (row) => `${row.label}: ${row.before} → ${row.now} (${row.yours ?? ''})`,
  );
}

describe('settings that somebody else has saved, in words', () => {
  it('stand beside what was to be saved', () => {
    const sent = { settings: { ...DEFAULT_SETTINGS, darkRounds: 4 } };
    expect(rows(['rules', '', 'darkRounds'], { before: 0, now: 2, sent })).toEqual([
      'Hidden rounds: 0 → 2 (4)',
    ]);
    const { t: russian } = words['ru']!;
    expect(rows(['rules', '', 'names'], { before: 'full', now: 'initials', sent }, 'ru')).toEqual([
      `${russian('session.names')}: ${russian('session.names.full')} → ${russian('session.names.initials')} (${russian('session.names.full')})`,
    ]);
  });

  it('are told of a convention that was chosen for the first time in words, as far as it is otherwise', () => {
    const [theirs, mine] = [conventionOf('sochinka'), conventionOf('rostov')];
    const told = rows(['sheets', '', 'convention'], {
      before: undefined,
      now: theirs,
      sent: { sheets: { convention: mine } },
    });
    expect(told[0]).toMatch(/^Convention: – → .+ \(.+\)$/);
    const sides = told.map((row) => /: – → (.*) \((.*)\)$/s.exec(row));
    expect(sides.every((side) => side !== null && side[1] !== side[2] && !side[0].includes('…'))).toBe(true);
    expect(told.length).toBeGreaterThan(2);
  });

  it('are told leaf by leaf', () => {
    const clock = (round: number, warnings: readonly number[]) => ({ round, change: 2, warnings });
    const sent = { settings: { clock: clock(20, [2]) } };
    expect(rows(['scoring', '', 'clock'], { before: clock(22, [2]), now: clock(25, [5, 1]), sent })).toEqual([
      'Minutes per round: 22 → 25 (20)',
      'Warn before the end (minutes): 2 → 5, 1 (2)',
    ]);
  });

  it('tell a method by its name, and two of one name by what they do otherwise', () => {
    const ebu = DEFAULT_SETTINGS.method;
    const [byName] = rows(['rules', '', 'method'], {
      before: ebu,
      now: presetOf('wbf-butler') ?? presetOf('butler'),
    });
    expect(byName).toContain('EBU');
    const own = { ...ebu, name: 'own', regulation: '', edition: '' };
    const [byWords] = rows(['rules', '', 'method'], { before: own, now: { ...own, guarantee: 'none' } });
    expect(byWords).not.toContain('set differently');
    const [before, now] = byWords!.split(' → ');
    expect(before).not.toBe(now);
  });

  it('tell a regulation by its name, with what is otherwise in it', () => {
    const [ebu, wbf] = [regulationNamed('ebu')!, regulationNamed('wbf')!];
    const told = rows(['rules', '', 'regulation'], { before: ebu, now: wbf });
    expect(told[0]).toMatch(/^Regulation: .*EBU.* → .*WBF/);
    const fewer = { ...wbf, name: 'own', source: '', edition: '', warning: !wbf.warning };
    expect(
      rows(['rules', '', 'regulation'], { before: fewer, now: { ...fewer, warning: wbf.warning } }),
    ).toHaveLength(1);
  });

  it('tell a convention by its name and its settings', () => {
    const sochinka = conventionOf('sochinka')!;
    const settings = { ...sochinka.settings, poolSize: 20 };
    const own = { ...sochinka, name: 'Ours', settings };
    const told = rows(['sheets', '', 'convention'], { before: sochinka, now: own });
    expect(told).toHaveLength(2);
    expect(told[1]).toContain('20');
  });

  it('say of whom they are', () => {
    const as = (stratum: string | null) => ({ stratum, categories: [], handicap: 0, ranked: true });
    const sent = { classes: [{ contestant: 'A-1', class: as('B') }] };
    const [told] = rows(['class', 'A-1'], { before: as(null), now: as('A'), sent });
    expect(told).toMatch(/^Anna and Boris: Stratum & categories: no stratum → .*A.* \(.*B.*\)$/);
  });

  it('are written over by the commands that set them alone', () => {
    const change = (what: string, member = '') => ({
      what: 'setting',
      session: '1',
      who: [what, '', member],
      before: '1',
      now: '2',
    });
    expect(isSetBy(change('rules', 'darkRounds'), { settings: DEFAULT_SETTINGS })).toBe(true);
    expect(isSetBy(change('movement', 'A'), { session: '1', sections: [] })).toBe(true);
    expect(isSetBy(change('responsible'), { session: '1', table: 'A1', seat: null })).toBe(true);
    const start = { session: '1', at: 7 };
    for (const one of [change('rules', 'darkRounds'), change('movement', 'A'), change('board-set')])
      expect(isSetBy(one, start)).toBe(false);
  });

  it('are told as others where a value is too long, or looks the same', () => {
    expect(rows(['standings', '', 'tables'], { before: [], now: '…' })).toEqual([
      'Additional ranking tables: – → … ()',
    ]);
    const table = (handicap: boolean) => [{ name: 'Mixed', whom: {}, handicap }];
    expect(
      rows(['contest', '1', 'tables'], { before: table(false), now: table(true), sent: { settings: {} } }),
    ).toEqual(['Additional ranking tables: Mixed → set differently (–)']);
  });
});

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** Members of settings that the page has no words for. */
function wordless(what: string, schema: JsonSchema, path: readonly string[]): string[] {
  if (path.length > 0 && fieldAt(what, path)) return [];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(({ properties }) => properties);
  if (choices.length > 0) return [...new Set(choices.flatMap((one) => wordless(what, one, path)))];
  const { additionalProperties: any } = schema;
  const members = Object.entries(schema.properties ?? (typeof any === 'object' ? { x: any } : {}));
  return members.length === 0
    ? [path.join('.')]
    : members.flatMap(([name, of]) => wordless(what, of, [...path, name]));
}

describe('every setting', () => {
  it.each([
    ['rules', 'tournament.choose-settings', 'settings', ['regulation']],
    ['scoring', 'session.configure', 'settings', []],
    ['standings', 'session.choose-standings', 'standings', []],
    ['sheets', 'session.choose-sheets', 'sheets', ['convention']],
    ['draw-options', 'session.choose-draw-options', 'draw', []],
    ['contest', 'contest.choose', 'settings', []],
    ['for-draws', 'entries.describe-for-draws', 'forDraws', []],
  ])('of %s has words', (what, command, member, byName) => {
    const schema = z.toJSONSchema(commands.get(command)!.body, {
      unrepresentable: 'any',
      io: 'input',
      reused: 'inline',
    });
    const of = (schema as JsonSchema).properties![member]!;
    const missing = wordless(what, of, []);
    // What a name says needs no words of its own.
    const said = (path: string) =>
      byName.some(
        (each) =>
          /^[a-z]+\.(name|version|basedOn|source|edition|evidence)/.test(path) && path.startsWith(`${each}.`),
      );
    expect(missing.filter((path) => !said(path))).toEqual([]);
  });
});
