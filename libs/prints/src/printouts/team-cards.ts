import type { DocumentOf } from '../documents/print-document.js';
import type { MatchOfCard, RoomOfMatch, SegmentOfCard, TeamCard } from '../documents/match-shown.js';
import { decimalText, pointsText, signed } from '../texts/figures.js';
import type { Flowing } from '../kit/flow.js';
import { tableRows, type Column, type Row } from '../kit/table.js';
import { gap, headingBlock, paragraph } from '../layout/laid.js';
import type { Setting } from '../layout/setting.js';
import { givenToBoth, ruledText } from './effect-text.js';
import {
  besideScore,
  bothText,
  endedText,
  matchTitle,
  roomScore,
  roomText,
  teamName,
  winnerText,
  WON,
  wonText,
} from './match-text.js';
import { figureTitle, shortOf } from './parts.js';

type Of = Extract<DocumentOf<'score-cards'>, { kind: 'matches' }>;

const ROOMS = { open: 'openRoom', closed: 'closedRoom' } as const;

/** The card of a team: of each match how it ended, who sat where, and board by board both rooms and what they make. */
export function teamCard(
  card: TeamCard,
  of: Of,
  setting: Setting,
  { width, leading }: { readonly width: number; readonly leading: number },
): Flowing[] {
  const { matches, who } = card;
  const [only] = matches;
  const isOne = matches.length === 1;
  const title =
    isOne && only ? matchTitle(only, { home: who, away: only.against }, setting.say) : teamName(who);
  return [
    ...paragraph(setting, title, width, { size: 15, bold: true, withNext: true }),
    ...told(setting, factsOf(card, of, setting), width),
    ...matches.flatMap((match, index) => [
      ...(isOne
        ? []
        : [
            gap(index === 0 ? 4 : 10),
            headingBlock(setting, matchTitle(match, { home: who, away: match.against }, setting.say), width),
          ]),
      ...told(setting, howItStands(match, card, of, setting), width),
      ...match.segments.flatMap((segment, at) =>
        ofSegment(segment, { match, at }, of, setting, { width, leading }),
      ),
    ]),
  ];
}

function told(setting: Setting, parts: readonly string[], width: number): Flowing[] {
  if (parts.length === 0) return [];
  return paragraph(setting, parts.join(' · '), width, { size: 10, colour: '#333333', withNext: true });
}

function factsOf({ who, pair, standing, matches }: TeamCard, { totalIn }: Of, { say }: Setting): string[] {
  const called = `${say('team')} ${who.number}`;
  return [
    ...(matches.length === 1
      ? [`${called} ${who.names.join(' ')}`.trim()]
      : who.names.length > 0
        ? [called]
        : []),
    ...(pair
      ? [
          [pair.team ?? say('pairNumber', { number: pair.number }), pair.names.join(' – ')]
            .filter(Boolean)
            .join(': '),
        ]
      : []),
    ...(standing?.place ? [say('placeTaken', { place: standing.place })] : []),
    ...(standing ? [`${figureTitle(totalIn, say)} ${decimalText(standing.total, 2, say)}`] : []),
    ...(standing && standing.penalties !== '0'
      ? [
          say('penaltyTaken', {
            unit: figureTitle(totalIn, say),
            points: pointsText(standing.penalties, say),
          }),
        ]
      : []),
  ];
}

function howItStands(
  match: MatchOfCard,
  { who }: TeamCard,
  { unit, totalIn }: Of,
  { say }: Setting,
): string[] {
  const { rounds, awarded, victoryPoints, score } = match;
  const ended = endedText(match, unit, say);
  const points = totalIn === 'vp' ? (awarded ?? victoryPoints) : null;
  return [
    `${say('round')} ${rounds}`,
    ...(ended === null ? [] : [ended]),
    ...(awarded && totalIn !== 'vp' ? [bothText(awarded, say)] : []),
    ...(points
      ? [
          say('amountVictoryPoints', {
            amount: `${pointsText(points.home, say)} – ${pointsText(points.away, say)}`,
          }),
        ]
      : []),
    // What it began with and penalties stand among its boards.
    ...besideScore({ ...match, carried: null, penalties: null }, say),
    ...winnerText(match, { home: who, away: match.against }, unit, say).filter(
      () => match.knockout?.by !== null || ended === null || score.home === score.away,
    ),
  ];
}

function ofSegment(
  { rooms, boards, after, hidden }: SegmentOfCard,
  { match, at }: { readonly match: MatchOfCard; readonly at: number },
  { unit }: Of,
  setting: Setting,
  { width, leading }: { readonly width: number; readonly leading: number },
): Flowing[] {
  const { ink, say } = setting;
  const { segments, carried, penalties, score } = match;
  const [won, lost] = WON[unit];
  const columns: Column[] = [
    { title: say('board'), width: 42 },
    { title: say('openRoom'), width: 1, grows: true, wraps: true },
    { title: say('ownScore'), width: 62, align: 'right', padding: 12 },
    { title: say('closedRoom'), width: 1, grows: true, wraps: true },
    { title: say('ownScore'), width: 56, align: 'right' },
    { title: say('difference'), width: 56, align: 'right' },
    { title: say(won), width: 56, align: 'right', bold: true },
    { title: say(lost), width: 56, align: 'right', bold: true },
  ];
  const both = (name: string, home: string, away: string, bold: boolean): Row => ({
    cells: ['', name, '', '', '', '', home, away],
    bold,
    joined: true,
  });
  const isLast = at === segments.length - 1;
  const taken = (points: string) => (points === '0' ? '' : pointsText(points, say));
  const rows: Row[] = [
    ...(at === 0 && carried
      ? [both(say('carried'), pointsText(carried.home, say), pointsText(carried.away, say), false)]
      : []),
    ...boards.map(({ board, open, closed, difference, won: points }) => ({
      cells: [
        `${board}`,
        roomText(open, say),
        roomScore(open),
        roomText(closed, say),
        roomScore(closed),
        difference === null ? '' : signed(difference),
        wonText(points.home, say),
        wonText(points.away, say),
      ],
    })),
    ...(isLast && penalties
      ? [both(say('penaltiesLine'), taken(penalties.home), taken(penalties.away), false)]
      : []),
    ...(isLast && boards.length > 0
      ? [both(say('total'), pointsText(score.home, say), pointsText(score.away, say), true)]
      : []),
  ];
  const rulings = boards.flatMap(({ board, open, closed }) =>
    (
      [
        ['openRoom', open],
        ['closedRoom', closed],
      ] as const
    ).flatMap(([room, { ruled }]) =>
      ruled
        ? [
            ruledText(
              {
                where: `${say('onBoard', { board })}, ${say(room)}`,
                given: givenToBoth(ruled.given, say),
                law: ruled.law,
                played: '',
              },
              say,
            ),
          ]
        : [],
    ),
  );
  return [
    ...(segments.length > 1
      ? [headingBlock(setting, `${say('segment', { number: at + 1 })} · ${bothText(after, say)}`, width, 9)]
      : []),
    ...rooms.flatMap((room) =>
      paragraph(setting, seatsText(room, setting), width, { size: 8.5, withNext: true }),
    ),
    gap(3),
    ...tableRows(ink, columns, rows, { width, size: 8.5, leading }),
    ...(hidden > 0 ? paragraph(setting, say('boardsHidden', { count: hidden }), width, { size: 8 }) : []),
    ...rulings.flatMap((text) => paragraph(setting, text, width, { size: 7.5 })),
  ];
}

/** Who sits in a room: `Open room, Table A1: NS 1 Anna – Jan, EW 2 Ewa – Ola`. */
function seatsText({ room, table, round, ns, ew }: RoomOfMatch, { say }: Setting): string {
  const place = round === null ? say('tableOf', { table }) : say('sheetOf', { table, round });
  const sides = (
    [
      [say('NS'), ns],
      [say('EW'), ew],
    ] as const
  ).map(([side, who]) => (who.names.length > 0 ? `${side} ${who.names.join(' – ')}` : shortOf(who)));
  return `${say(ROOMS[room])}, ${place}: ${sides.join(', ')}`;
}
