import { grouped, SEATS } from '#cards';
import type { DealInFile } from '../../deals/deal-file.js';
import { POINTS } from './usebio-scoring.js';
import type { PublishedFigures } from '../published-figures.js';
import {
  contestantInSession,
  type PublishedContestant,
  type PublishedGame,
  type PublishedLine,
  type PublishedSection,
} from '../published-game.js';
import type { PublishedResult } from '../result-format.js';
import {
  contractElements,
  handElements,
  participantElements,
  playerElements,
  scoreCode,
  writeHands,
  writePlayer,
} from './write-usebio-elements.js';
import { winsOfPairs } from './usebio-counts.js';
import { textElement, type XmlToWrite } from '../write-xml.js';

/** Who takes part in a section, and its boards or matches. */
export function writeSection(
  { game, figures }: PublishedResult,
  section: PublishedSection,
  deals: ReadonlyMap<number, DealInFile>,
): XmlToWrite[] {
  const wins = winsOfPairs(game, section, figures);
  const participants = section.contestants.map((one) => writeContestant(one, game, section, figures, wins));
  const results =
    game.kind === 'swiss-pairs'
      ? [...writeHands(deals.values()), ...writeMatches(game, section, figures)]
      : writeBoards(section.lines, game, section, figures, deals);
  return [...(participants.length === 0 ? [] : [{ name: 'PARTICIPANTS', holds: participants }]), ...results];
}

function writeContestant(
  { contestant, players }: PublishedContestant,
  { kind }: PublishedGame,
  { section, winners }: PublishedSection,
  figures: PublishedFigures,
  wins: ReadonlyMap<string, string>,
): XmlToWrite {
  const name = contestantInSession(section, contestant);
  const figuresOf = participantElements(name, figures, wins);
  if (kind === 'individual') {
    return {
      name: 'PLAYER',
      holds: [
        textElement('PLAYER_NUMBER', contestant),
        ...players.slice(0, 1).flatMap(playerElements),
        ...figuresOf,
      ],
    };
  }
  return {
    name: 'PAIR',
    holds: [
      textElement('PAIR_NUMBER', pairNumber(contestant, winners)),
      textElement('DIRECTION', winners === 2 ? contestant.slice(0, 2) : undefined),
      ...figuresOf,
      ...players.map(writePlayer),
    ],
  };
}

/** '12NS' from 'NS12'. */
function pairNumber(contestant: string, winners: 1 | 2): string {
  return winners === 1 ? contestant : `${contestant.slice(2)}${contestant.slice(0, 2)}`;
}

function writeBoards(
  lines: readonly PublishedLine[],
  game: PublishedGame,
  section: PublishedSection,
  figures: PublishedFigures,
  deals: ReadonlyMap<number, DealInFile>,
): XmlToWrite[] {
  const byBoard = grouped(lines, ({ board }) => board);
  const awards = awardsByLine(figures);
  const unplayed = [...deals.keys()].filter((board) => !byBoard.has(board));
  return [...byBoard.keys(), ...unplayed].map((board): XmlToWrite => ({
    name: 'BOARD',
    holds: [
      textElement('BOARD_NUMBER', board),
      textElement('BOARD_AVERAGE', datumOf(figures, section, board)),
      ...handElements(deals.get(board)),
      ...(byBoard.get(board) ?? []).map((line): XmlToWrite => ({
        name: 'TRAVELLER_LINE',
        holds: [
          ...sideElements(line, section.winners),
          textElement('ROUND_NUMBER', line.round),
          ...lineElements(line, game, awards),
        ],
      })),
    ],
  }));
}

function datumOf(
  { datums }: PublishedFigures,
  { section }: PublishedSection,
  board: number,
): string | undefined {
  return datums.find((each) => each.section === section && each.board === board)?.datum;
}

function sideElements({ seats, ns, ew }: PublishedLine, winners: 1 | 2): (XmlToWrite | undefined)[] {
  if (seats) return SEATS.map((seat) => textElement(`${seat}_PLAYER_NUMBER`, seats[seat]));
  return [
    textElement('NS_PAIR_NUMBER', pairNumber(ns, winners)),
    textElement('EW_PAIR_NUMBER', pairNumber(ew, winners)),
  ];
}

type Awards = ReadonlyMap<string, ReadonlyMap<string, string>>;

function awardsByLine({ awards }: PublishedFigures): Awards {
  const byLine = grouped(awards, ({ line }) => line);
  return new Map(
    [...byLine].map(([line, both]) => [line, new Map(both.map(({ side, points }) => [side, points]))]),
  );
}

function lineElements(
  line: PublishedLine,
  { scoring: { method } }: PublishedGame,
  awards: Awards,
): (XmlToWrite | undefined)[] {
  const points = method in POINTS ? POINTS[method as keyof typeof POINTS][0] : undefined;
  const award = (side: 'NS' | 'EW') =>
    points && textElement(`${side}_${points}`, awards.get(line.id)?.get(side));
  return [
    textElement('TABLE_NUMBER', line.table),
    ...contractElements(line.contract),
    textElement('SCORE', scoreCode(line.outcome)),
    award('NS'),
    award('EW'),
  ];
}

/** Match by match, in the order of the lines. */
function writeMatches(
  game: PublishedGame,
  section: PublishedSection,
  figures: PublishedFigures,
): XmlToWrite[] {
  const awards = awardsByLine(figures);
  const matches = grouped(section.lines, ({ round, ns, ew }) => `${round} ${ns} ${ew}`);
  return [...matches.values()].map((lines): XmlToWrite => {
    const { round, ns, ew } = lines[0]!;
    const points = figures.meetings.find(
      (each) => each.section === section.section && each.round === round && each.ns === ns && each.ew === ew,
    );
    return {
      name: 'MATCH',
      holds: [
        textElement('ROUND_NUMBER', round),
        ...sideElements(lines[0]!, section.winners),
        textElement('NS_SCORE', points?.nsPoints),
        textElement('EW_SCORE', points?.ewPoints),
        ...lines.map((line): XmlToWrite => {
          return {
            name: 'BOARD',
            holds: [
              textElement('BOARD_NUMBER', line.board),
              { name: 'TRAVELLER_LINE', holds: lineElements(line, game, awards) },
            ],
          };
        }),
      ],
    };
  });
}
