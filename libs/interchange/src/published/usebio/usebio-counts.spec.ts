import { textOfFile } from '../../text/text-of-file.js';
import { readPublished } from '../reading/published-file.js';
import { writeUsebio } from './write-usebio.js';

/** A file of a Swiss of pairs, or of teams; what of it is written again. */
function writtenAgain(type: string, inEvent: string): string {
  const file = readPublished(
    `<USEBIO Version="1.2"><EVENT EVENT_TYPE="${type}"><MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>${inEvent}</EVENT></USEBIO>`,
  );
  return textOfFile(writeUsebio(file)).text;
}

/** What stands in the elements of a name, one after the other. */
function textsOf(name: string, text: string): string[] {
  return [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, inside]) => inside!);
}

const pair = (number: number) => `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER></PAIR>`;
const PAIRS = `<PARTICIPANTS>${[1, 2, 3, 4].map(pair).join('')}</PARTICIPANTS>`;

/** Two boards of a match of pairs: what North-South have on them, of two. */
const boards = (...points: readonly number[]) =>
  points
    .map(
      (own, index) =>
        `<BOARD><BOARD_NUMBER>${index + 1}</BOARD_NUMBER><TRAVELLER_LINE><SCORE>${own * 50}</SCORE>` +
        `<NS_MATCH_POINTS>${own}</NS_MATCH_POINTS><EW_MATCH_POINTS>${2 - own}</EW_MATCH_POINTS></TRAVELLER_LINE></BOARD>`,
    )
    .join('');

const match = (round: number, ns: number, ew: number, holds: string) =>
  `<MATCH><ROUND_NUMBER>${round}</ROUND_NUMBER><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER>` +
  `<EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>${holds}</MATCH>`;

const points = (ns: string, ew: string) => `<NS_SCORE>${ns}</NS_SCORE><EW_SCORE>${ew}</EW_SCORE>`;

describe('what USEBIO says to readers of master points', () => {
  it('is how many matches each pair has won, half of one for a draw, by their victory points', () => {
    const written = writtenAgain(
      'SWISS_PAIRS',
      PAIRS +
        match(1, 1, 2, points('12', '8') + boards(0, 0)) +
        match(1, 3, 4, points('10', '10') + boards(2, 0)) +
        match(2, 1, 3, points('10', '10') + boards(1, 1)),
    );
    expect(textsOf('WINS_OR_DRAWS', written)).toEqual(['1.5', '0', '1', '0.5']);
    expect(textsOf('BOARDS_PLAYED', written)).toEqual(['4']);
  });

  it('is by the points of its boards where no match has victory points', () => {
    const written = writtenAgain(
      'SWISS_PAIRS',
      PAIRS + match(1, 1, 2, boards(2, 1)) + match(1, 3, 4, boards(1, 1)),
    );
    expect(textsOf('WINS_OR_DRAWS', written)).toEqual(['1', '0', '0.5', '0.5']);
  });

  it('is of teams, too, and nothing where nobody meets in matches', () => {
    const team = (id: number) => `<TEAM TEAM_ID="${id}" TEAM_NAME="Owls ${id}"/>`;
    const written = writtenAgain(
      'SWISS_TEAMS',
      `<PARTICIPANTS>${team(1)}${team(2)}</PARTICIPANTS><MATCH><TEAM>2</TEAM><OPPOSING_TEAM>1</OPPOSING_TEAM>` +
        `<TEAM_SCORE>14.12</TEAM_SCORE><OPPOSING_TEAM_SCORE>5.88</OPPOSING_TEAM_SCORE>${boards(1, 2, 0)}</MATCH>`,
    );
    expect(textsOf('WINS_OR_DRAWS', written)).toEqual(['0', '1']);
    expect(textsOf('BOARDS_PLAYED', written)).toEqual(['3']);
    expect(textsOf('WINS_OR_DRAWS', writtenAgain('MP_PAIRS', PAIRS))).toEqual([]);
  });
});

describe('what teams begin a knockout match with', () => {
  const inFile = (instruction: string) =>
    readPublished(
      `<USEBIO><EVENT EVENT_TYPE="KO"><MATCH><TEAM>1</TEAM>${instruction}<OPPOSING_TEAM>2</OPPOSING_TEAM>${boards(1)}</MATCH></EVENT></USEBIO>`,
    ).teams[0]!.game.matches[0]!.carryOver;

  it('is nothing where the file says nothing, or nothing that is a number', () => {
    const nothing = { home: '0', away: '0' };
    expect(inFile('')).toEqual(nothing);
    expect(inFile('<?tirage-carry-over home="1e9" away="0"?>')).toEqual(nothing);
    expect(inFile('<?other home="10" away="0"?>')).toEqual(nothing);
    expect(inFile('<?tirage-carry-over home="10" away="-2.5"?>')).toEqual({ home: '10', away: '-2.5' });
  });
});
