import fc from 'fast-check';
import { randomGame, randomTeams } from '../../testing/random-published.js';
import { textOfFile } from '../../text/text-of-file.js';
import { readPublished } from '../reading/published-file.js';
import type { PublishedResult } from '../result-format.js';
import { sendFaults } from './send-faults.js';
import { usebioRuleFaults } from './usebio-check.js';
import { USEBIO_VERSIONS } from './usebio-choices.js';
import { writeUsebio } from './write-usebio.js';

const version = fc.constantFrom(...USEBIO_VERSIONS);

/** Faults of the file itself: a random game has clubs without numbers, and players without names. */
const structure = (text: string) =>
  usebioRuleFaults(text).filter(
    ({ code, element }) => !(code === 'usebio.missing' && /^(CLUB_|PLAYER_NAME|DATE)/.test(element)),
  );

/** An evening of two pairs, with nothing missing. */
function evening(change: { readonly event?: object; readonly numbers?: readonly string[] } = {}) {
  const [n = '1', s = '2', e = '3', w = '4'] = change.numbers ?? [];
  const player = (name: string, number: string) => ({ name, ...(number && { number }) });
  const pair = (contestant: string, ...players: readonly { name: string; number?: string }[]) => ({
    contestant,
    players,
    ranked: true,
    stratum: null,
    beside: [],
  });
  const outcome = { ns: { kind: 'score', score: 420 }, ew: { kind: 'score', score: 420 } } as const;
  const result: PublishedResult = {
    game: {
      name: 'event 1',
      title: 'Thursday Pairs',
      date: null,
      event: {
        day: '2026-11-26',
        identifier: 'one/1',
        club: { name: 'Harbour', number: '1234' },
        program: { name: 'Tirage' },
        charge: '10',
        points: { band: 'Club', colour: 'BLACK' },
        ...change.event,
      },
      session: { number: 1, of: 1 },
      kind: 'pairs',
      scoring: {
        method: 'matchpoints',
        scale: 'double',
        regulation: 'white-book',
        scored: [['A']],
        ranked: [['A']],
      },
      strata: [],
      sections: [
        {
          section: 'A',
          winners: 1,
          boardsPerRound: 1,
          expected: null,
          fullCard: null,
          contestants: [
            pair('1', player('Ann Able', n), player('Bo Li', s)),
            pair('2', player('Cy Dow', e), player('Di Eck', w)),
          ],
          lines: [{ id: 'A 1 1-2', board: 1, round: 1, table: 1, ns: '1', ew: '2', outcome, contract: null }],
        },
      ],
      deals: [],
    },
    figures: {
      printed: { award: 2, score: 2, percentage: 2 },
      awards: [],
      datums: [],
      totals: [],
      rankings: [],
      meetings: [],
      masterPoints: [{ contestant: 'A-1', points: '12', colour: 'BLACK' }],
      unread: [],
    },
  };
  return { results: [result], teams: [] };
}

describe('a file for a federation', () => {
  it('is as USEBIO 1.2 and 1.3 are described, whatever was played', () => {
    fc.assert(
      fc.property(randomGame, randomTeams, version, (result, teams, of) => {
        const bytes = writeUsebio({ results: [result], teams: [teams] }, 'UTF-8', of);
        expect(structure(textOfFile(bytes).text)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['1.2', 'P2P_CHARGE_RATE'],
    ['1.3', 'EBU_CHARGE_CODE'],
  ] as const)('of version %s has the charge as %s, and tells band, colour and contact', (of, charge) => {
    const contact = { name: 'Eve Fox', email: 'eve@club.test', telephone: '01234' };
    const { text } = textOfFile(writeUsebio(evening({ event: { contact } }), 'UTF-8', of));
    expect(usebioRuleFaults(text)).toEqual([]);
    expect(text).toContain(`<USEBIO Version="${of}">`);
    for (const element of [
      `<${charge}>10</${charge}>`,
      '<CLUB_ID_NUMBER>1234</CLUB_ID_NUMBER>',
      '<MASTER_POINT_SCALE>Club</MASTER_POINT_SCALE>',
      '<MASTER_POINT_TYPE>BLACK</MASTER_POINT_TYPE>',
      '<MPS_AWARDED_FLAG>Y</MPS_AWARDED_FLAG>',
      '<FULL_NAME>Eve Fox</FULL_NAME>',
      '<TELEPHONE>01234</TELEPHONE>',
      '<EMAIL>eve@club.test</EMAIL>',
      '<NATIONAL_ID_NUMBER>4</NATIONAL_ID_NUMBER>',
    ])
      expect(text).toContain(element);
    const [read] = readPublished(text).results;
    expect(read!.game.event).toEqual(evening().results[0]!.game.event);
  });

  it('of another program may have master points and the event’s id in elements of 1.3', () => {
    const { text } = textOfFile(writeUsebio(evening(), 'UTF-8', '1.3'));
    const others = text
      .replaceAll('EVENT_IDENTIFIER', 'EVENT_ID')
      .replace(/(<MASTER_POINTS_AWARDED>[^]*?<\/MASTER_POINT_TYPE>)/, '<MASTER_POINTS>$1</MASTER_POINTS>');
    expect(others).toMatch(/<MASTER_POINTS>\s*<MASTER_POINTS_AWARDED>12/);
    expect(readPublished(others).results).toEqual(readPublished(text).results);
  });

  it('has nothing missing where everything is said', () => {
    for (const of of USEBIO_VERSIONS) expect(sendFaults(evening(), 'ebu', of)).toEqual([]);
  });

  it('is told to lack what is not said: of the charge only where the federation asks for it', () => {
    const event = { club: undefined, charge: undefined, points: undefined };
    const codes = (federation: 'ebu' | 'other') =>
      sendFaults(evening({ event }), federation, '1.3').map(({ code }) => code);
    expect(codes('other')).toEqual(['club.no-name', 'club.no-number', 'points.no-band']);
    expect(codes('ebu')).toEqual(['club.no-name', 'club.no-number', 'charge.none', 'points.no-band']);
  });

  it('names players without a number, and those who have the same', () => {
    const faults = sendFaults(evening({ numbers: ['', '7', '7', '8'] }), 'sbu', '1.2');
    expect(faults).toEqual([
      { code: 'player.no-number', contestant: 'A-1', name: 'Ann Able' },
      { code: 'player.same-number', found: '7', names: ['Bo Li', 'Cy Dow'] },
    ]);
  });

  it('names figures that a reader would refuse', () => {
    const { results } = evening();
    const [{ game, figures }] = results as [PublishedResult];
    const [section] = game.sections;
    const split = { ns: { kind: 'score', score: 420 }, ew: { kind: 'score', score: 170 } } as const;
    const three = [...section!.contestants[0]!.players, { name: 'Flo Gray', number: '9' }];
    const odd: PublishedResult = {
      game: {
        ...game,
        event: { ...game.event, charge: 'ten' },
        sections: [
          {
            ...section!,
            contestants: [{ ...section!.contestants[0]!, players: three }, section!.contestants[1]!],
            lines: section!.lines.map((line) => ({ ...line, outcome: split })),
          },
        ],
      },
      figures: { ...figures, masterPoints: [{ contestant: 'A-1', points: '12.50' }] },
    };
    expect(sendFaults({ results: [odd], teams: [] }, 'ebu', '1.3')).toEqual([
      { code: 'points.no-colour' },
      { code: 'points.not-whole', contestant: 'A-1', found: '12.50' },
      { code: 'pair.not-two', contestant: 'A-1', count: 3 },
      { code: 'line.no-score', board: 1, contestant: 'A-1' },
      {
        code: 'file.rule',
        fault: { code: 'usebio.text', line: expect.any(Number), element: 'EBU_CHARGE_CODE', found: 'ten' },
      },
    ]);
  });
});

describe('the rules of USEBIO', () => {
  it.each([
    ['<EXTRA>1</EXTRA>', 'usebio.unknown', 'EXTRA'],
    ['<PAIR_NUMBER>1</PAIR_NUMBER>', 'usebio.place', 'PAIR_NUMBER'],
    ['<VENUE>A</VENUE><VENUE>B</VENUE>', 'usebio.again', 'VENUE'],
    ['<SECTION_COUNT>two</SECTION_COUNT>', 'usebio.text', 'SECTION_COUNT'],
    ['<SESSION></SESSION>', 'usebio.missing', 'SESSION SESSION_ID'],
    ['<EBU_CHARGE_CODE>10</EBU_CHARGE_CODE>', 'usebio.version', 'EBU_CHARGE_CODE'],
  ])('refuse %s', (held, code, element) => {
    const text = `<?xml version="1.0"?>
<USEBIO Version="1.2"><CLUB><CLUB_NAME>A</CLUB_NAME><CLUB_ID_NUMBER>1</CLUB_ID_NUMBER></CLUB>
<EVENT EVENT_TYPE="PAIRS"><DATE>26/11/2026</DATE>${held}</EVENT></USEBIO>`;
    expect(usebioRuleFaults(text)).toMatchObject([{ code, element, line: 3 }]);
  });

  it('name what is missing', () => {
    const text = '<USEBIO Version="1.2"><EVENT></EVENT></USEBIO>';
    expect(usebioRuleFaults(text).map(({ element }) => element)).toEqual([
      'CLUB',
      'EVENT EVENT_TYPE',
      'DATE',
    ]);
  });
});
