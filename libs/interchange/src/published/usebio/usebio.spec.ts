import { USEBIO_BUTLER, USEBIO_CROSS_IMPS, USEBIO_MITCHELL } from '../../testing/samples.js';
import { faultOfReading } from '../../testing/fault-of-reading.js';
import { readPublished } from '../reading/published-file.js';
import { readUsebio } from './usebio.js';

function linesOf(text: string) {
  return readPublished(text).results[0]!.game.sections[0]!.lines;
}

describe('USEBIO XML', () => {
  it('has pairs, boards and contracts, but no rounds', () => {
    const { game } = readPublished(USEBIO_MITCHELL).results[0]!;
    expect(game).toMatchObject({
      title: 'Thursday Open',
      date: '08/05/2025',
      scoring: { method: 'matchpoints', scale: 'double', regulation: 'compscore' },
      sections: [{ section: 'A', winners: 2, boardsPerRound: null, fullCard: null }],
    });
    expect(game.sections[0]!.contestants[0]).toEqual({
      contestant: 'NS1',
      players: [{ name: 'Renée 1NS' }, { name: 'Łukasz 1NS' }],
      ranked: true,
      stratum: null,
      beside: [],
    });
    expect(linesOf(USEBIO_MITCHELL)[1]).toEqual({
      id: 'A/1 NS3 v EW2',
      board: 1,
      round: null,
      table: null,
      ns: 'NS3',
      ew: 'EW2',
      outcome: { ns: { kind: 'score', score: 450 }, ew: { kind: 'score', score: 450 } },
      contract: { level: 4, strain: 'H', doubling: '', declarer: 'N', tricks: 11, lead: 'CT' },
    });
  });

  it.each([
    ['A6040', { kind: 'artificial', award: 'average-plus' }, { kind: 'artificial', award: 'average-minus' }],
    ['A5070', { kind: 'artificial', award: 'average' }, { kind: 'percentage', percent: '70' }],
    ['NP', { kind: 'not-played' }, { kind: 'not-played' }],
    ['PASS', { kind: 'score', score: 0 }, { kind: 'score', score: 0 }],
  ])('reads the score %s', (score, ns, ew) => {
    const text = USEBIO_MITCHELL.replace('<SCORE>450</SCORE>', `<SCORE>${score}</SCORE>`);
    expect(linesOf(text)[1]!.outcome).toEqual({ ns, ew });
  });

  it.each([
    ['<WINNER_TYPE>2</WINNER_TYPE>', ''],
    ['<WINNER_TYPE>2</WINNER_TYPE>', '<WINNER_TYPE>1</WINNER_TYPE>'],
  ])('has two winners where pairs of both directions have the same numbers: %s as %s', (said, instead) => {
    const { results, leftAside } = readPublished(USEBIO_MITCHELL.replace(said, instead));
    expect(results).toEqual(readPublished(USEBIO_MITCHELL).results);
    const contradictions = (leftAside ?? []).map(({ code }) => code);
    expect(contradictions).toEqual(instead === '' ? [] : ['interchange.contradiction']);
  });

  it('publishes awards, totals and places', () => {
    const { figures } = readPublished(USEBIO_MITCHELL).results[0]!;
    expect(figures.printed).toEqual({ award: 1, awardHalves: 'to-even', score: 2, percentage: 2 });
    expect(figures.awards[3]).toEqual({ line: 'A/1 NS3 v EW2', side: 'EW', points: '0.0' });
    expect(figures.totals[5]).toEqual({ contestant: 'A-EW3', score: '6.00', percentage: '50.00' });
    expect(figures.rankings[1]).toMatchObject({
      name: 'A EW',
      places: [{ contestant: 'A-EW1', kind: 'first', first: 1, last: 1 }, {}, {}],
    });
  });

  it.each([
    ['Compscore3', 'compscore', { award: 1, awardHalves: 'to-even' }],
    ['Another program', 'white-book', { award: 1 }],
  ])('scores and prints as its program does: %s', (program, regulation, printed) => {
    const { game, figures } = readPublished(USEBIO_MITCHELL.replace('Compscore3', program)).results[0]!;
    expect(game.scoring.regulation).toBe(regulation);
    expect(figures.printed).toEqual({ ...printed, score: 2, percentage: 2 });
  });

  it('tells the awards of a short board, which Compscore prints unfactored', () => {
    const [whole, line] = /<TRAVELLER_LINE>[^]*?<\/TRAVELLER_LINE>\n/.exec(USEBIO_MITCHELL)!;
    expect(line).toBeUndefined();
    const { awards } = readPublished(USEBIO_MITCHELL.replace(whole!, '')).results[0]!.figures;
    expect(awards.filter(({ unfactored }) => unfactored)).toHaveLength(4);
  });

  it('lies flat in the event, or in sections of sessions', () => {
    const nested = USEBIO_MITCHELL.replace(
      '<PARTICIPANTS>',
      '<SESSION><SECTION SECTION_ID="C"><PARTICIPANTS>',
    ).replace('</EVENT>', '</SECTION></SESSION></EVENT>');
    const { game, figures } = readPublished(nested).results[0]!;
    expect(game.sections[0]).toMatchObject({
      section: 'C',
      lines: { length: 9 },
      contestants: { length: 6 },
    });
    expect(figures.totals[0]).toMatchObject({ contestant: 'C-NS1' });
  });

  it('does not compare totals over several sections', () => {
    const boards = /<BOARD>[^]*<\/BOARD>\n/.exec(USEBIO_MITCHELL)![0];
    const twice = USEBIO_MITCHELL.replace(
      boards,
      `<SECTION SECTION_ID="A">${boards}</SECTION><SECTION SECTION_ID="B">${boards}</SECTION>`,
    );
    const { game, figures } = readPublished(twice).results[0]!;
    expect(game.sections.map(({ section }) => section)).toEqual(['A', 'B']);
    expect(figures).toMatchObject({ totals: [], rankings: [], unread: [{ why: 'several-sessions' }] });
    expect(figures.awards).toHaveLength(36);
  });

  it('publishes Butler IMPs with their datum, and cross-IMPs', () => {
    const { game, figures } = readPublished(USEBIO_BUTLER).results[0]!;
    expect(game.scoring.method).toBe('butler');
    expect(figures).toMatchObject({
      printed: { award: 2 },
      datums: [{ section: 'A', board: 1, datum: '310' }],
      totals: { length: 6, 4: { contestant: 'A-5', score: '-6.00' } },
      rankings: [{ places: { length: 6 } }],
      unread: [],
    });
    expect(figures.awards[5]).toEqual({ line: 'A/1 5 v 6', side: 'EW', points: '6.00' });
    const cross = readPublished(USEBIO_CROSS_IMPS).results[0]!;
    expect(cross.game.scoring.method).toBe('cross-imps');
    expect(cross.figures.awards[0]).toEqual({ line: 'A/1 1 v 2', side: 'NS', points: '4.00' });
    expect(cross.figures.datums).toEqual([]);
  });

  it('does not read how teams are scored', () => {
    const { game, figures } = readPublished(USEBIO_MITCHELL.replace('MP_PAIRS', 'SWISS_TEAMS')).results[0]!;
    expect(game.scoring.method).toBe('other');
    expect(figures).toMatchObject({
      awards: [],
      totals: [],
      rankings: [],
      unread: [{ why: 'method', what: 'SWISS_TEAMS', figures: 24 }],
    });
  });
});

const PLAYED = '<CONTRACT>1NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>7</TRICKS><SCORE>90</SCORE>';
const DOWN = '<CONTRACT>1NT</CONTRACT><PLAYED_BY>E</PLAYED_BY><TRICKS>6</TRICKS><SCORE>50</SCORE>';

/** Matches of teams, in a session, as programs of leagues write them. */
const TEAMS = `<USEBIO Version="1.3">
<CLUB><CLUB_NAME>League</CLUB_NAME><CLUB_ID_NUMBER>77</CLUB_ID_NUMBER></CLUB>
<EVENT EVENT_TYPE="SWISS_TEAMS"><MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD><DATE>31/12/2026</DATE>
<SESSION><PARTICIPANTS>
<TEAM TEAM_ID="1" TEAM_NAME="Owls"><PLACE>1</PLACE>
 <PAIR><PAIR_NUMBER>11</PAIR_NUMBER><PLAYER><PLAYER_NAME>Ann</PLAYER_NAME><NATIONAL_ID_NUMBER>5</NATIONAL_ID_NUMBER></PLAYER></PAIR>
 <PAIR><PAIR_NUMBER>12</PAIR_NUMBER><PLAYER><PLAYER_NAME>Ann</PLAYER_NAME><NATIONAL_ID_NUMBER>5</NATIONAL_ID_NUMBER></PLAYER></PAIR></TEAM>
<TEAM TEAM_ID="2" TEAM_NAME="Larks"><PLACE>2</PLACE></TEAM></PARTICIPANTS>
<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>
 <TEAM_SCORE>13.97</TEAM_SCORE><OPPOSING_TEAM_SCORE>6.03</OPPOSING_TEAM_SCORE>
 <BOARD><BOARD_NUMBER>1</BOARD_NUMBER><IMPS>+4</IMPS>
  <TRAVELLER_LINE><DIRECTION>EW</DIRECTION>${DOWN}</TRAVELLER_LINE>
  <TRAVELLER_LINE><DIRECTION>NS</DIRECTION>${PLAYED}</TRAVELLER_LINE></BOARD>
 <BOARD><BOARD_NUMBER>2</BOARD_NUMBER>
  <TRAVELLER_LINE><NS_PAIR_NUMBER>21</NS_PAIR_NUMBER><EW_PAIR_NUMBER>12</EW_PAIR_NUMBER><SCORE>A4060</SCORE></TRAVELLER_LINE></BOARD>
</MATCH></SESSION></EVENT></USEBIO>`;

describe('USEBIO of matches', () => {
  it('has teams of four with their rooms, rulings and victory points', () => {
    const { results, teams } = readPublished(TEAMS);
    expect(results).toEqual([]);
    const [{ game, figures }] = teams as [(typeof teams)[number]];
    expect(game).toMatchObject({
      kind: 'swiss',
      scoring: 'victory-points',
      event: { day: '2026-12-31', club: { name: 'League', number: '77' } },
      teams: [
        { team: '1', name: 'Owls', players: [{ name: 'Ann', number: '5' }] },
        { team: '2', name: 'Larks' },
      ],
    });
    expect(game.matches[0]).toMatchObject({
      round: 1,
      title: 'Owls - Larks',
      teams: { home: '1', away: '2' },
    });
    const [segment] = game.matches[0]!.segments;
    expect(segment!.boards).toEqual([
      {
        board: 1,
        open: { level: 1, strain: 'NT', doubling: '', declarer: 'N', tricks: 7 },
        closed: { level: 1, strain: 'NT', doubling: '', declarer: 'E', tricks: 6 },
      },
      {
        board: 2,
        open: null,
        closed: null,
        outcomes: {
          closed: {
            ns: { kind: 'artificial', award: 'average-minus' },
            ew: { kind: 'artificial', award: 'average-plus' },
          },
        },
      },
    ]);
    expect(segment!.rooms).toEqual({ closed: { ns: '21', ew: '12' } });
    expect(figures).toMatchObject({
      matches: [{ match: 'match 1', home: '13.97', away: '6.03' }],
      boards: [{ match: 'match 1', board: 1, imps: '4' }],
      rankings: [
        {
          places: [
            { contestant: '1', first: 1 },
            { contestant: '2', first: 2 },
          ],
        },
      ],
    });
  });

  it('has pairs of a Swiss, which a match names once for its boards', () => {
    const text = `<USEBIO><EVENT EVENT_TYPE="SWISS_PAIRS"><MATCH><ROUND_NUMBER>2</ROUND_NUMBER>
<NS_PAIR_NUMBER>4</NS_PAIR_NUMBER><EW_PAIR_NUMBER>9</EW_PAIR_NUMBER><NS_SCORE>12</NS_SCORE><EW_SCORE>8</EW_SCORE>
<BOARD><BOARD_NUMBER>8</BOARD_NUMBER><TRAVELLER_LINE>${PLAYED}</TRAVELLER_LINE></BOARD></MATCH></EVENT></USEBIO>`;
    const { game, figures } = readPublished(text).results[0]!;
    expect(game).toMatchObject({ kind: 'swiss-pairs', scoring: { method: 'matchpoints' } });
    expect(game.sections[0]!.lines).toMatchObject([{ round: 2, board: 8, ns: '4', ew: '9' }]);
    const meeting = { section: 'A', round: 2, ns: '4', ew: '9', nsPoints: '12', ewPoints: '8' };
    expect(figures.meetings).toEqual([meeting]);
  });

  it('has individuals by their seats', () => {
    const seats = ['N', 'S', 'E', 'W']
      .map((seat, at) => `<${seat}_PLAYER_NUMBER>${at + 1}</${seat}_PLAYER_NUMBER>`)
      .join('');
    const text = `<USEBIO><EVENT EVENT_TYPE="INDIVIDUAL"><PARTICIPANTS>
<PLAYER><PLAYER_NUMBER>1</PLAYER_NUMBER><PLAYER_NAME>Ann</PLAYER_NAME><PLACE>1</PLACE></PLAYER></PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>${seats}${PLAYED}</TRAVELLER_LINE></BOARD></EVENT></USEBIO>`;
    const { game, figures } = readPublished(text).results[0]!;
    expect(game.kind).toBe('individual');
    expect(game.sections[0]).toMatchObject({
      contestants: [{ contestant: '1', players: [{ name: 'Ann' }] }],
      lines: [{ ns: '1+2', ew: '3+4', seats: { N: '1', S: '2', E: '3', W: '4' } }],
    });
    expect(figures.rankings[0]!.places[0]).toMatchObject({ contestant: 'A-1', first: 1 });
  });
});

describe('a broken or hostile USEBIO file', () => {
  const board = (inside: string) =>
    `<USEBIO>\n<EVENT>\n  <BOARD><BOARD_NUMBER>3</BOARD_NUMBER>${inside}</BOARD></EVENT></USEBIO>`;

  it.each([
    [
      board('<TRAVELLER_LINE><NS_PAIR_NUMBER>x</NS_PAIR_NUMBER></TRAVELLER_LINE>'),
      { line: 3, column: 40, path: 'NS_PAIR_NUMBER', expected: 'number', found: 'x' },
    ],
    [
      board('<HAND><DIRECTION>Up</DIRECTION></HAND>'),
      { line: 3, column: 40, path: 'DIRECTION', expected: 'seat', found: 'Up' },
    ],
    [
      board('<HAND><DIRECTION>N</DIRECTION><CLUBS>AA</CLUBS></HAND>'),
      { code: 'interchange.no-deal', line: 3, column: 3, board: 3, fault: { code: 'deal.card-doubled' } },
    ],
    [
      '<USEBIO>\n<EVENT>\n<MATCH><TEAM>1</TEAM></MATCH></EVENT></USEBIO>',
      { code: 'interchange.missing', line: 3, column: 1, path: 'MATCH', name: 'OPPOSING_TEAM' },
    ],
    ['<USEBIO>\n  <EVENT', { line: 2, column: 9, expected: 'xml-closing-tag', name: 'USEBIO' }],
    [`<!DOCTYPE USEBIO [<!ENTITY a "aaaa">]><USEBIO>&a;</USEBIO>`, { code: 'interchange.entities' }],
    [`<USEBIO>&#1;</USEBIO>`, { line: 1, expected: 'xml-entity' }],
    ['<USEBIO><CLUB x=1/></USEBIO>', { line: 1, column: 18, expected: 'xml-attribute' }],
    ['<USEBIO></USEBIO><USEBIO/>', { line: 1, expected: 'end-of-file' }],
    [`<USEBIO>${'<A>'.repeat(100_000)}`, { code: 'interchange.too-deep' }],
    [`<USEBIO><!-- ${'-x'.repeat(4_000_000)}`, { code: 'interchange.too-long' }],
    [`<USEBIO A="${'x'.repeat(8_000_000)}`, { code: 'interchange.too-long' }],
    [`<USEBIO><EVENT><TITLE>${'x'.repeat(8_000_000)}`, { code: 'interchange.too-long' }],
  ])('is refused where the fault is: %#', (text, fault) => {
    expect(faultOfReading(() => readPublished(text))).toMatchObject({ format: 'USEBIO XML', ...fault });
  });

  it('is read piece by piece, in whatever encoding it declares', async () => {
    const text = USEBIO_MITCHELL.replace('UTF-8', 'ISO-8859-2');
    const bytes = Uint8Array.from(text, (sign) => ({ ł: 0xb3, Ł: 0xa3 })[sign] ?? sign.codePointAt(0)!);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 100) }, (_, at) =>
      bytes.subarray(100 * at, 100 * at + 100),
    );
    const told: number[] = [];
    const { results } = await readUsebio(pieces, (count) => told.push(count));
    expect(results).toEqual(readPublished(USEBIO_MITCHELL).results);
    expect([told.length, told[0], told.at(-1)]).toEqual([pieces.length, 100, bytes.length]);
  });
});
