import { z } from 'zod';
import { vulnerabilityOf } from '#cards';
import { scoreForNS } from '#scoring';
import { contractOf } from './contract-text.js';
import { jsonOf, readJson } from './json.js';
import { dayOf, type PublishedEvent } from './published-event.js';
import { decimal, NO_FIGURES, type PublishedAward, type PublishedPlace } from './published-figures.js';
import {
  contestantInSession,
  lineNames,
  type PublishedLine,
  type PublishedSection,
  type SideOutcome,
} from './published-game.js';
import { pairsAlone, type PublishedResult, type ResultFormat } from './result-format.js';

const TITLE = 'RealBridge JSON';

const pairNumber = z.int().min(1).max(9999);

const boardLine = z.object({
  ns: pairNumber,
  ew: pairNumber,
  /** '3N' and the declarer after a tab, without the tricks; 'P' for four passes; '---' where the board was not played. */
  contract: z.string(),
  /** 'D2'; '---' where it is not told. */
  lead: z.string().nullish(),
  ns_score: z.int(),
  ns_award: z.number().nullish(),
  ew_award: z.number().nullish(),
});
type BoardLine = z.infer<typeof boardLine>;

const session = z.object({
  session: z.string(),
  scoring: z.string().startsWith('cross-IMP pairs'),
  /** How many pairs there are. */
  pairs: z.int().min(2),
  boards: z.record(z.string().regex(/^[1-9]\d{0,2}$/), z.array(boardLine)),
  /** By pair; they are ranked by the IMPs that they have, also who has no board. */
  published_rank: z.record(z.string().regex(/^[1-9]\d{0,3}$/), z.string()).nullish(),
});
type Session = z.infer<typeof session>;

/** A session has one section here. */
const SECTION = 'A';

function readSession(read: Session): PublishedResult {
  const lines = linesOf(read);
  return {
    game: {
      name: `session ${read.session}`,
      title: `Session ${read.session}`,
      date: read.session,
      event: eventOf(read),
      kind: 'pairs',
      deals: [],
      session: { number: 1, of: 1 },
      scoring: {
        method: 'cross-imps',
        scale: 'double',
        regulation: 'realbridge',
        scored: [[SECTION]],
        ranked: [[SECTION]],
      },
      strata: [],
      sections: [
        sectionOf(
          read,
          lines.map(({ line }) => line),
        ),
      ],
    },
    figures: {
      ...NO_FIGURES,
      printed: { award: 2, awardHalves: 'to-even', score: 2, percentage: 2 },
      awards: lines.flatMap(({ line: { id }, from }) => [
        ...award(id, 'NS', from.ns_award),
        ...award(id, 'EW', from.ew_award),
      ]),
      rankings: rankingsOf(read),
    },
  };
}

function eventOf({ session: name }: Session): PublishedEvent {
  const written = /^(\d{4})(\d{2})(\d{2})$/.exec(name)?.slice(1).map(Number);
  const day = written && dayOf(written[0]!, written[1]!, written[2]!);
  return { program: { name: 'RealBridge' }, ...(day && { day }) };
}

function sectionOf({ boards, pairs }: Session, lines: readonly PublishedLine[]): PublishedSection {
  const seated = new Set(lines.flatMap(({ ns, ew }) => [ns, ew]));
  const numbered = Array.from({ length: pairs }, (_, index) => String(index + 1));
  return {
    section: SECTION,
    winners: 1,
    boardsPerRound: null,
    expected: Math.max(1, ...Object.values(boards).map((each) => each.length)),
    fullCard: null,
    contestants: [...new Set([...numbered, ...seated])].map((contestant) => ({
      contestant,
      players: [],
      ranked: true,
      stratum: null,
      beside: [],
    })),
    lines,
  };
}

function linesOf({ boards }: Session) {
  const lineName = lineNames(SECTION);
  return Object.entries(boards)
    .sort(([one], [other]) => Number(one) - Number(other))
    .flatMap(([number, lines]) =>
      lines.map((from) => {
        const [board, ns, ew] = [Number(number), String(from.ns), String(from.ew)];
        const both = outcomeOf(from);
        const line: PublishedLine = {
          id: lineName({ board, ns, ew }),
          board,
          round: null,
          table: null,
          ns,
          ew,
          outcome: { ns: both, ew: both },
          contract: contractOfLine(board, from),
        };
        return { line, from };
      }),
    );
}

/** The tricks are those that give the score. */
function contractOfLine(board: number, { contract, lead, ns_score: score }: BoardLine) {
  const [written, declarer] = contract.split('\t');
  for (let tricks = 0; tricks <= 13; tricks += 1) {
    const read = contractOf({ contract: written, declarer, tricks: String(tricks), lead: lead ?? undefined });
    if (read === null || read === 'passed-out') return read;
    if (scoreForNS(read, vulnerabilityOf(board)) === score) return read;
  }
  return null;
}

function outcomeOf({ contract, ns_score: score }: BoardLine): SideOutcome {
  return contract.startsWith('---') ? { kind: 'not-played' } : { kind: 'score', score };
}

function award(line: string, side: 'NS' | 'EW', value: number | null | undefined): PublishedAward[] {
  const points = decimal(value);
  return points === undefined ? [] : [{ line, side, points }];
}

function rankingsOf({ published_rank: ranks }: Session) {
  const places = Object.entries(ranks ?? {}).flatMap(([pair, rank]): PublishedPlace[] => {
    // '3', or '3=' where the place is shared.
    const place = Number(rank.replace(/=$/, ''));
    if (!Number.isInteger(place)) return [];
    return [{ contestant: contestantInSession(SECTION, pair), kind: 'first', first: place, last: place }];
  });
  return places.length === 0
    ? []
    : [{ name: `${SECTION} one`, over: 'section' as const, stratum: null, places }];
}

const FIGURES = ['ns_award', 'ew_award', 'published_rank'];

function withoutFigures(text: string): string {
  return JSON.stringify(jsonOf(text, TITLE), (key, value: unknown) =>
    FIGURES.includes(key) ? undefined : value,
  );
}

/** Sessions of pairs that RealBridge scored in cross-IMPs, as a list. */
export const realbridge = {
  name: 'realbridge',
  title: TITLE,
  recognises: (text) => /^\s*\[\s*\{\s*"session"\s*:/.test(text),
  read: (text) => pairsAlone(readJson(z.array(session), text, TITLE).map((each) => readSession(each))),
  withoutFigures,
} as const satisfies ResultFormat;
