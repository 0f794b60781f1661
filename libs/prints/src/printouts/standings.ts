import type { Called } from '../documents/called.js';
import type { Both } from '../documents/match-shown.js';
import type { DocumentOf } from '../documents/print-document.js';
import type { RankedBeside, RankedLine, Ranking } from '../documents/ranking.js';
import type { Unit } from '../documents/board-shown.js';
import type { Say } from '../words/words.js';
import { decimalsOf, decimalText, pointsText, signedPoints } from '../texts/figures.js';
import { type Flowing, inParts } from '../kit/flow.js';
import { tableRows, type Column } from '../kit/table.js';
import { flowing, gap, headingBlock, paragraph } from '../layout/laid.js';
import { body, type PlacedPaper, type Setting } from '../layout/setting.js';
import { besideScore, bothText, isTied, winnerText } from './match-text.js';
import {
  figureText,
  figureTitle,
  namesOf,
  placeColumn,
  progressText,
  rankingTitle,
  shortOf,
  unitText,
  whoCells,
  whoColumns,
  signatures,
  substitutesBelow,
} from './parts.js';

type Standings = DocumentOf<'standings'>;

/** The standings of a session: of pairs or players by section and line, of teams with their matches, of sheets by round. */
export function standings(document: Standings, setting: Setting): PlacedPaper {
  const { say } = setting;
  // Upright where all rounds of sheets stand side by side.
  const landscape =
    document.kind === 'sheets' &&
    fittingRounds(document, setting, body(setting).width) < document.rounds.length;
  return flowing(
    setting,
    say('standings'),
    (width) => [
      ...paragraph(setting, progressText(document.progress, setting), width, { colour: '#333333' }),
      ...(document.kind === 'teams'
        ? ofTeams(document, setting, width)
        : document.kind === 'sheets'
          ? ofSheets(document, setting, width)
          : ofPairs(document, setting, width)),
    ],
    { landscape },
  );
}

function ofPairs(
  { kind, unit, rankings, beside }: Extract<Standings, { kind: 'pairs' | 'alone' }>,
  setting: Setting,
  width: number,
): Flowing[] {
  const { ink, say } = setting;
  if (rankings.length === 0) return paragraph(setting, say('noStandings'), width);
  const blocks = rankings.flatMap((ranking) => {
    const title = rankingTitle(ranking, say);
    const worth = ranking.lines.some(({ masterPoints }) => masterPoints !== null);
    const beyond = besideFigure(ranking.figureIn, unit, say);
    const decimals = Math.max(0, ...ranking.lines.map(({ figure }) => decimalsOf(figure)));
    const columns: Column[] = [
      placeColumn(say),
      ...whoColumns(say(kind === 'alone' ? 'player' : 'pair'), say),
      ...(beyond ? [{ title: beyond.title, width: 70, align: 'right' as const }] : []),
      { title: say('boardsPlayed'), width: 60, align: 'right' },
      { title: figureTitle(ranking.figureIn, say), width: 62, align: 'right', bold: true },
      ...(worth ? [{ title: say('masterPoints'), width: 66, align: 'right' as const }] : []),
    ];
    const rows = ranking.lines.map(({ place, who, figure, score, penalties, masterPoints, ...line }) => ({
      cells: [
        place ?? '–',
        ...whoCells(who),
        ...(beyond ? [`${beyond.text(score)}${beyond.takes ? starOf(penalties) : ''}`] : []),
        boardsText(line),
        `${figureText(figure, ranking.figureIn, say, decimals)}${beyond?.takes ? '' : starOf(penalties)}`,
        ...(worth ? [masterPoints === null ? '' : pointsText(masterPoints, say)] : []),
      ],
    }));
    return [
      gap(8),
      ...(title === '' ? [] : [headingBlock(setting, title, width)]),
      ...tableRows(ink, columns, rows, { width, size: 9.5 }),
      ...scaledBelow(ranking.lines, setting, width),
      ...starredBelow(ranking.lines, setting, width),
      ...substitutesBelow(ranking.lines, setting, width),
    ];
  });
  return [...blocks, ...rankedBeside(beside, setting, width)];
}

type OnCard = Pick<RankedLine, 'boards' | 'fullBoards' | 'scaled'>;

/** How many boards count; where they are not a full card, of how many: `21/24`. */
function boardsText({ boards, fullBoards }: OnCard): string {
  return boards === fullBoards ? `${boards}` : `${boards}/${fullBoards}`;
}

/** What boards out of those of the fullest card mean. */
function scaledBelow(lines: readonly OnCard[], setting: Setting, width: number): Flowing[] {
  const { say } = setting;
  const [first] = lines.filter(({ boards, fullBoards }) => boards !== fullBoards);
  if (!first) return [];
  const word = lines.some(({ scaled }) => scaled) ? 'boardsScaled' : 'boardsOfFullest';
  return [gap(3), ...paragraph(setting, say(word, { example: boardsText(first) }), width, { size: 8 })];
}

/** Marks a figure that penalties have made less. */
function starOf(penalties: string): string {
  return penalties === '0' ? '' : '*';
}

/** What the stars in a table mean. */
function starredBelow(
  lines: readonly { readonly who: Called; readonly penalties: string }[],
  setting: Setting,
  width: number,
): Flowing[] {
  const starred = lines.filter(({ penalties }) => penalties !== '0');
  if (starred.length === 0) return [];
  const { say } = setting;
  const list = starred
    .map(({ who, penalties }) => `${shortOf(who)} (−${pointsText(penalties, say)})`)
    .join(', ');
  return [gap(3), ...paragraph(setting, `* ${say('penaltiesTaken', { list })}`, width, { size: 8 })];
}

/** What stands beside the figure that places go by: matchpoints beside a percentage, boards' own figure beside victory points. */
function besideFigure(
  figureIn: Ranking['figureIn'],
  unit: Unit,
  say: Say,
):
  | {
      readonly title: string;
      readonly text: (score: string) => string;
      /** Whether penalties are of it. */
      readonly takes: boolean;
    }
  | undefined {
  if (figureIn === 'percent')
    return { title: unitText(unit, say), text: (score) => pointsText(score, say), takes: true };
  if (figureIn !== 'vp') return undefined;
  const own = unit === 'imps' ? 'imps' : 'percent';
  return { title: figureTitle(own, say), text: (score) => figureText(score, own, say), takes: false };
}

/** Tables beside a ranking: strata, categories, handicaps. */
export function rankedBeside(tables: readonly RankedBeside[], setting: Setting, width: number): Flowing[] {
  const { ink, say } = setting;
  return tables.flatMap(({ name, section, line, lines }) => {
    const handicapped = lines.some((each) => each.handicapped !== null);
    const worth = lines.some(({ masterPoints }) => masterPoints !== null);
    const columns: Column[] = [
      placeColumn(say),
      ...whoColumns(say('pair'), say),
      ...(handicapped ? [{ title: say('handicap'), width: 80, align: 'right' as const }] : []),
      ...(worth ? [{ title: say('masterPoints'), width: 66, align: 'right' as const }] : []),
    ];
    const title = [name, rankingTitle({ section, line }, say)].filter(Boolean).join(' · ');
    const rows = lines.map((each) => ({
      cells: [
        each.place ?? '–',
        ...whoCells(each.who),
        ...(handicapped ? [each.handicapped === null ? '' : pointsText(each.handicapped, say)] : []),
        ...(worth ? [each.masterPoints === null ? '' : pointsText(each.masterPoints, say)] : []),
      ],
    }));
    return [
      gap(10),
      headingBlock(setting, title, width),
      ...tableRows(ink, columns, rows, { width }),
      ...substitutesBelow(lines, setting, width),
    ];
  });
}

function ofTeams(
  { totalIn, unit, lines, matches }: Extract<Standings, { kind: 'teams' }>,
  setting: Setting,
  width: number,
): Flowing[] {
  const { ink, say } = setting;
  const sections = [...new Set(lines.map(({ section }) => section))];
  const standing = sections.flatMap((section) => {
    const own = lines.filter((line) => line.section === section);
    const decimals = Math.max(0, ...own.map(({ total }) => decimalsOf(total)));
    const columns: Column[] = [
      placeColumn(say),
      ...whoColumns(say('team'), say),
      { title: say('wonAndLost'), width: 110, align: 'right' },
      { title: say(totalIn === 'vp' ? 'vp' : 'matchScore'), width: 70, align: 'right', bold: true },
    ];
    const rows = own.map(({ place, who, total, won, lost, penalties }) => ({
      cells: [
        place ?? '–',
        ...whoCells(who),
        `${pointsText(won, say)} : ${pointsText(lost, say)}`,
        `${decimalText(total, decimals, say)}${starOf(penalties)}`,
      ],
    }));
    return [
      gap(8),
      ...(section === null ? [] : [headingBlock(setting, say('section', { section }), width)]),
      ...tableRows(ink, columns, rows, { width, size: 9.5 }),
      ...starredBelow(own, setting, width),
    ];
  });
  if (matches.length === 0) return standing;
  const both = (of: Both | null) => (of === null ? '–' : bothText(of, say));
  const scored = totalIn === 'vp';
  const outcomes = matches.map((match) => [
    ...winnerText(match, match, unit, say),
    ...(match.knockout && match.knockout.winner === null && isTied(match) ? [say('tied')] : []),
    ...besideScore(match, say),
  ]);
  const told = outcomes.some((outcome) => outcome.length > 0);
  const rows = matches.map((match, index) => {
    const { home, away, rounds, awarded, victoryPoints } = match;
    const score = awarded ? (scored ? null : awarded) : match.state === 'to-come' ? null : match.score;
    return {
      cells: [
        rounds,
        namesOf(home),
        namesOf(away),
        both(score),
        ...(scored ? [both(awarded ?? victoryPoints)] : []),
        ...(told ? [outcomes[index]!.join(' · ')] : []),
      ],
    };
  });
  const columns: Column[] = [
    { title: say('round'), width: 40 },
    { title: say('team'), width: 1, grows: true },
    { title: say('against'), width: 1, grows: true },
    { title: say('matchScore'), width: 64, align: 'right', padding: 12 },
    ...(scored ? [{ title: say('vp'), width: 90, align: 'right' as const, padding: 12 }] : []),
    ...(told ? [{ title: say('outcome'), width: 1.4, grows: true, wraps: true }] : []),
  ];
  return [
    ...standing,
    gap(12),
    headingBlock(setting, say('matches'), width),
    ...tableRows(ink, columns, rows, { width }),
  ];
}

/** Of what stands beside the rounds of sheets, in points; of the names what they are to have at least. */
const BESIDE_ROUNDS = { place: 32, number: 32, names: 130, total: 60 };
const [ROUND_PADDING, WIDEST_ROUND] = [3, 54];
/** Many rounds side by side are set smaller. */
const FEW_ROUNDS = 5;
const sizeOfRounds = (rounds: number) => (rounds > FEW_ROUNDS ? 7.5 : 9);

type OfSheets = Extract<Standings, { kind: 'sheets' }>;

/** What a player has of a round, and the place there: two words, which may stand below each other. */
function roundText(own: OfSheets['lines'][number]['rounds'][number], say: Say): string {
  return own === null ? '–' : `${signedPoints(own.whists, say)} (${own.place})`;
}

/** The column of all rounds together, wide enough for the longest. */
function totalOfSheets({ lines, counting, rounds }: OfSheets, { ink, say }: Setting) {
  const text = (exact: string) => (counting === 'points' ? pointsText(exact, say) : signedPoints(exact, say));
  const face = { size: sizeOfRounds(rounds.length), bold: true };
  const widest = Math.max(0, ...lines.map(({ score }) => ink.width(text(score), face)));
  return { text, width: Math.max(BESIDE_ROUNDS.total, widest + 8) };
}

/** How wide the column of a round is at least: no figure in it is cut. */
function leastOfRound({ lines, rounds }: OfSheets, { ink, say }: Setting): number {
  const face = { size: sizeOfRounds(rounds.length) };
  const words = lines.flatMap((line) => line.rounds.flatMap((own) => roundText(own, say).split(' ')));
  return Math.max(24, ...words.map((word) => ink.width(word, face) + ROUND_PADDING + 1));
}

/** How much of a width the rounds have beside everything else. */
function roomOfRounds(document: OfSheets, setting: Setting, width: number): number {
  const { place, number, names } = BESIDE_ROUNDS;
  return width - place - number - names - totalOfSheets(document, setting).width;
}

/** How many rounds stand side by side without a figure that is cut. */
function fittingRounds(document: OfSheets, setting: Setting, width: number): number {
  return Math.max(1, Math.floor(roomOfRounds(document, setting, width) / leastOfRound(document, setting)));
}

function ofSheets(document: OfSheets, setting: Setting, width: number): Flowing[] {
  const { convention, signed, rounds, counting, lines, teams } = document;
  const { ink, say } = setting;
  if (lines.length === 0) return paragraph(setting, say('noStandings'), width);
  const total = say(counting === 'points' ? 'points' : 'whists');
  const { text: scoreText, width: totalWidth } = totalOfSheets(document, setting);
  const columnsOfTeams: Column[] = [
    placeColumn(say),
    { title: say('team'), width: 1, grows: true },
    { title: total, width: 70, align: 'right', bold: true },
  ];
  // More rounds than have room are continued below, with the names anew.
  const room = roomOfRounds(document, setting, width);
  const least = leastOfRound(document, setting);
  const standing = inParts(rounds.length, fittingRounds(document, setting, width)).flatMap(([from, to]) => {
    const columns: Column[] = [
      placeColumn(say, BESIDE_ROUNDS.place),
      ...whoColumns(say('player'), say, BESIDE_ROUNDS.number),
      ...rounds.slice(from, to).map((round) => ({
        title: say('roundShort', { round }),
        width: Math.max(least, Math.min(WIDEST_ROUND, room / (to - from))),
        align: 'right' as const,
        wraps: true,
        padding: ROUND_PADDING,
      })),
      { title: total, width: totalWidth, align: 'right', bold: true },
    ];
    const rows = lines.map(({ place, who, rounds: own, score }) => ({
      cells: [
        place ?? '–',
        ...whoCells(who),
        ...own.slice(from, to).map((each) => roundText(each, say)),
        scoreText(score),
      ],
    }));
    return [gap(8), ...tableRows(ink, columns, rows, { width, size: sizeOfRounds(rounds.length) })];
  });
  const teamRows = teams.map(({ place, who, score }) => ({
    cells: [place ?? '–', namesOf(who), scoreText(score)],
  }));
  return [
    ...(convention === null ? [] : paragraph(setting, convention, width)),
    ...(teams.length === 0
      ? []
      : [
          gap(8),
          headingBlock(setting, say('teams'), width),
          ...tableRows(ink, columnsOfTeams, teamRows, { width }),
        ]),
    ...standing,
    ...substitutesBelow(lines, setting, width),
    ...(rounds.length > 0 ? [gap(4), ...paragraph(setting, say('roundsText'), width, { size: 7.5 })] : []),
    ...(signed ? [gap(20), signatures(setting, [say('chiefJudge'), say('secretary')], width)] : []),
  ];
}
