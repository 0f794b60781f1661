import fc from 'fast-check';
import { USEBIO_MITCHELL } from '../../testing/samples.js';
import { Unreadable, type ReadingFault } from '../../faults/unreadable.js';
import { readPublished } from '../reading/published-file.js';
import type { PublishedLine, SideOutcome } from '../published-game.js';

const PLUS: SideOutcome = { kind: 'artificial', award: 'average-plus' };
const AVERAGE: SideOutcome = { kind: 'artificial', award: 'average' };
const MINUS: SideOutcome = { kind: 'artificial', award: 'average-minus' };
const points = (score: number): SideOutcome => ({ kind: 'score', score });
const percent = (text: string): SideOutcome => ({ kind: 'percentage', percent: text });

/** The sample's second line with other texts in it: 4H by North, 11 tricks, led the ten of clubs, 450. */
function read(change: Readonly<Record<string, string>>): {
  line: PublishedLine;
  leftAside: readonly ReadingFault[];
} {
  const [line] = /<TRAVELLER_LINE>(?:(?!<TRAVELLER_LINE>)[^])*<SCORE>450<[^]*?<\/TRAVELLER_LINE>/.exec(
    USEBIO_MITCHELL,
  )!;
  const changed = Object.entries(change).reduce(
    (text, [name, value]) =>
      text.replace(new RegExp(`<${name}>[^<]*</${name}>`), `<${name}>${value}</${name}>`),
    line,
  );
  const { results, leftAside = [] } = readPublished(USEBIO_MITCHELL.replace(line, changed));
  return { line: results[0]!.game.sections[0]!.lines[1]!, leftAside };
}

describe('a score in USEBIO', () => {
  it.each([
    ['1,100', points(1100), points(1100)],
    ['1 100', points(1100), points(1100)],
    ['420.0', points(420), points(420)],
    ['+420', points(420), points(420)],
    ['−50', points(-50), points(-50)],
    ['EW 50', points(-50), points(-50)],
    ['Passed out', points(0), points(0)],
    ['LATE', { kind: 'late' }, { kind: 'late' }],
    ['NP', { kind: 'not-played' }, { kind: 'not-played' }],
    ['A6040', PLUS, MINUS],
    ['A60/40', PLUS, MINUS],
    ['60-40', PLUS, MINUS],
    ['60%-40%', PLUS, MINUS],
    ['A+/A-', PLUS, MINUS],
    ['AVE+/AVE+', PLUS, PLUS],
    ['AVE', AVERAGE, AVERAGE],
    ['70/30', percent('70'), percent('30')],
  ])('is understood: %s', (text, ns, ew) => {
    const { line, leftAside } = read({ SCORE: text });
    expect([line.outcome, leftAside]).toEqual([{ ns, ew }, []]);
  });

  it('that tells of one side alone gives the other what is left, and is named', () => {
    expect(read({ SCORE: 'AVE+' })).toMatchObject({
      line: { outcome: { ns: PLUS, ew: MINUS } },
      leftAside: [{ code: 'interchange.one-side', path: 'SCORE', board: 1, found: 'AVE+' }],
    });
  });

  it('that is not understood is named, and the result is what the contract makes', () => {
    expect(read({ SCORE: 'forty' })).toMatchObject({
      line: { outcome: { ns: points(450), ew: points(450) } },
      leftAside: [{ code: 'interchange.not-understood', path: 'SCORE', board: 1, found: 'forty' }],
    });
  });
});

describe('a contract in USEBIO', () => {
  it.each([
    [{ CONTRACT: '4♥' }, {}],
    [{ CONTRACT: '4 Hearts' }, {}],
    [{ CONTRACT: '4H*' }, { doubling: 'x' }],
    [{ CONTRACT: '4 HX X' }, { doubling: 'xx' }],
    [{ CONTRACT: '4H Dbl' }, { doubling: 'x' }],
    [{ PLAYED_BY: 'North' }, {}],
    [{ PLAYED_BY: 'SOUTH' }, { declarer: 'S' }],
    [{ PLAYED_BY: 'Юг' }, { declarer: 'S' }],
    [{ CONTRACT: '4БК' }, { strain: 'NT' }],
    [{ CONTRACT: '4Ч Dbl.' }, { doubling: 'x' }],
    [{ TRICKS: '+1' }, {}],
    [{ TRICKS: '=' }, { tricks: 10 }],
    [{ LEAD: '♣10' }, {}],
  ])('is understood: %j', (change, differs) => {
    const { line, leftAside } = read(change as Readonly<Record<string, string>>);
    const usual = { level: 4, strain: 'H', doubling: '', declarer: 'N', tricks: 11, lead: 'CT' };
    expect([line.contract, leftAside]).toEqual([{ ...usual, ...differs }, []]);
  });

  it.each([
    [{ CONTRACT: '9H' }, 'CONTRACT'],
    [{ PLAYED_BY: 'Up' }, 'PLAYED_BY'],
    [{ TRICKS: '19' }, 'TRICKS'],
    [{ TRICKS: '+9' }, 'TRICKS'],
  ])('that is not understood is named, and its score stays: %j', (change, path) => {
    const { line, leftAside } = read(change as Readonly<Record<string, string>>);
    expect([line.contract, line.outcome.ns]).toEqual([null, points(450)]);
    expect(leftAside).toMatchObject([{ code: 'interchange.not-understood', path, board: 1 }]);
  });

  it.each([
    [{ TRICKS: '' }, 'TRICKS'],
    [{ PLAYED_BY: '-' }, 'PLAYED_BY'],
  ])('that lacks something is named: %j', (change, name) =>
    expect(read(change as Readonly<Record<string, string>>).leftAside).toMatchObject([
      { code: 'interchange.missing', name, board: 1 },
    ]),
  );
});

/** Where a value of the sample lies, and the line that it is in. */
const VALUES = [...USEBIO_MITCHELL.matchAll(/<([A-Z_]+)>([^<\n]+)<\/\1>/g)]
  .filter(
    ([, name]) =>
      !/NAME|VERSION|DESCRIPTION|IDENTIFIER|COUNT|NUMBER$/.test(name!) ||
      /PAIR_NUMBER|BOARD_NUMBER/.test(name!),
  )
  .map((found) => ({
    name: found[1]!,
    value: found[2]!,
    at: found.index + found[1]!.length + 2,
    line: USEBIO_MITCHELL.slice(0, found.index).split('\n').length,
  }));

/** Texts that mean the same: letters and digits alone, of decimals without zeros behind. */
function meaning(text: string): string {
  const plain = text.toUpperCase().replaceAll(/[^\p{L}\p{N}.+-]/gu, '');
  return /^[+-]?\d+(\.\d*)?$/.test(plain) ? String(Number(plain)) : plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

it('has no value that is altered and passes over in silence', () => {
  const base = JSON.stringify(readPublished(USEBIO_MITCHELL));
  const written = fc.oneof(
    fc.string({
      unit: fc.constantFrom(...Array.from('0123456789ABDEHNSTWXave+-/*.,%=')),
      minLength: 1,
      maxLength: 6,
    }),
    fc.constantFrom(
      'AVE+',
      '60/40',
      '1,100',
      '420.0',
      'LATE',
      '4S',
      '4 S X',
      'South',
      '19',
      'none',
      '?',
      '3=',
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...VALUES), written, ({ name, value, at, line }, text) => {
      const changed = USEBIO_MITCHELL.slice(0, at) + text + USEBIO_MITCHELL.slice(at + value.length);
      let faults: readonly ReadingFault[];
      let same = false;
      try {
        const { leftAside = [], ...parts } = readPublished(changed);
        faults = leftAside;
        same = JSON.stringify(parts) === base;
        // No result goes: the lines are as many as they were.
        expect(parts.results[0]!.game.sections[0]!.lines).toHaveLength(9);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        faults = [error.fault];
      }
      const isNamed = faults.some((fault) => 'line' in fault && Math.abs(fault.line! - line) <= 12);
      // Read as it means: another text gives something else, one of the same meaning the same.
      const isSilent = !isNamed && same;
      const isSaidOtherwise = () => {
        const [one, other] = [meaning(text), meaning(value)];
        const side = (said: string) => (/^[NS]/.test(said) ? 'NS' : 'EW');
        return (
          one === other ||
          Number(text) === Number(value) ||
          // Where it stands a pair is in that line.
          (/PAIR_NUMBER/.test(name) && one.replaceAll(/\D/g, '') === other.replaceAll(/\D/g, '')) ||
          // What is over or short of the contract.
          (name === 'TRICKS' && /^[=+-]/.test(text)) ||
          (name === 'DIRECTION' && side(one) === side(other)) ||
          (name === 'PLAYED_BY' && one[0] === other[0])
        );
      };
      expect([name, value, text, isSilent && !isSaidOtherwise()]).toEqual([name, value, text, false]);
    }),
    { numRuns: 300 },
  );
});

it('a score beside a board that was passed out is named, and stays', () => {
  const { line, leftAside } = read({ CONTRACT: 'Пас', TRICKS: '' });
  expect([line.contract, line.outcome.ns]).toEqual(['passed-out', points(450)]);
  expect(leftAside).toMatchObject([
    { code: 'interchange.contradiction', path: 'SCORE', board: 1, found: '450', other: 'CONTRACT Пас' },
  ]);
  expect(read({ CONTRACT: 'PASS', SCORE: '0', TRICKS: '' }).leftAside).toEqual([]);
});

describe('what USEBIO has twice', () => {
  it('may be a line of a room: the second of a match of teams is named', () => {
    const pair = (number: string) => `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER></PAIR>`;
    const team = (id: string) => `<TEAM TEAM_ID="${id}" TEAM_NAME="${id}">${pair(`${id}1`)}</TEAM>`;
    const line = (direction: string, score: string) =>
      `<TRAVELLER_LINE><DIRECTION>${direction}</DIRECTION><SCORE>${score}</SCORE></TRAVELLER_LINE>`;
    const file = (...lines: readonly string[]) =>
      `<?xml version="1.0"?><USEBIO Version="1.2"><EVENT EVENT_TYPE="TEAMS"><PARTICIPANTS>${team('A')}${team('B')}</PARTICIPANTS><MATCH><TEAM>A</TEAM><OPPOSING_TEAM>B</OPPOSING_TEAM><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n${lines.join('\n')}\n</BOARD></MATCH></EVENT></USEBIO>`;
    const both = [line('NS', '420'), line('EW', '-50')] as const;
    expect(readPublished(file(...both)).leftAside).toBeUndefined();
    expect(readPublished(file(...both, line('NS', '450'))).leftAside).toMatchObject([
      { code: 'interchange.again', line: 4, board: 1, name: 'TRAVELLER_LINE', firstLine: 2 },
    ]);
  });

  it('is read where it stands first, and the other is named', () => {
    const { line, leftAside } = read({ SCORE: '450</SCORE><SCORE>480' });
    expect(line.outcome.ns).toEqual(points(450));
    expect(leftAside).toMatchObject([{ code: 'interchange.again', path: 'SCORE', name: 'SCORE', board: 1 }]);
    expect(read({ SCORE: '450</SCORE><SCORE>450' }).leftAside).toEqual([]);
  });

  it('may be a number: another one is named', () => {
    expect(read({ NS_PAIR_NUMBER: '3NS</NS_PAIR_NUMBER><NS_PAIR_NUMBER>2NS' }).leftAside).toMatchObject([
      { code: 'interchange.again', name: 'NS_PAIR_NUMBER', board: 1 },
    ]);
    const { results, leftAside } = readPublished(
      USEBIO_MITCHELL.replace(/(?<=<BOARD_NUMBER>1)(?=<)/, '</BOARD_NUMBER><BOARD_NUMBER>7'),
    );
    expect(leftAside).toMatchObject([{ code: 'interchange.again', name: 'BOARD_NUMBER' }]);
    expect(results[0]!.game.sections[0]!.lines[0]!.board).toBe(1);
  });

  it('may be the cards of a board: other ones are named', () => {
    const hands = (...seats: readonly string[]) =>
      seats
        .map((seat, own) => {
          const suits = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'].map(
            (suit, index) => `<${suit}>${index === own ? 'AKQJT98765432' : ''}</${suit}>`,
          );
          return `<HAND><DIRECTION>${seat}</DIRECTION>${suits.join('')}</HAND>`;
        })
        .join('');
    const board = '<BOARD_NUMBER>1</BOARD_NUMBER>';
    const twice = (again: string) =>
      readPublished(
        USEBIO_MITCHELL.replace(board, `${board}${hands('N', 'E', 'S', 'W')}`).replace(
          '<BOARD_NUMBER>2</BOARD_NUMBER>',
          `${board}${again}`,
        ),
      ).leftAside;
    expect(twice(hands('E', 'N', 'S', 'W'))).toMatchObject([
      { code: 'interchange.again', name: 'HAND', board: 1 },
    ]);
    expect(twice(hands('N', 'E', 'S', 'W'))).toBeUndefined();
    const ofBoard = (text: string) => readPublished(USEBIO_MITCHELL.replace(board, `${board}${text}`));
    // The fourth hand is what three leave: the second of South would be lost.
    const { results, leftAside } = ofBoard(hands('N', 'E', 'Юг', 'South'));
    expect(leftAside).toMatchObject([{ code: 'interchange.again', name: 'HAND S', board: 1 }]);
    expect(results[0]!.game.deals[0]!.deal.W).toHaveLength(13);
    const dealt = ofBoard(`<DEALER>West</DEALER>${hands('N', 'E', 'S', 'W')}`);
    expect([dealt.leftAside, dealt.results[0]!.game.deals[0]!.dealer]).toEqual([undefined, 'W']);
    expect(ofBoard(`<DEALER>Up</DEALER>${hands('N', 'E', 'S', 'W')}`).leftAside).toMatchObject([
      { code: 'interchange.not-understood', path: 'DEALER', board: 1, found: 'Up' },
    ]);
  });
});
