import { z } from 'zod';
import { grouped, vulnerabilityOf } from '#cards';
import { scoreForNS } from '#scoring';
import { bidIn, contractOf, leadIn } from '../contract-text.js';
import { scoredPass } from '../scored-pass.js';
import type { PublishedEvent } from '../published-event.js';
import { dayIn } from '../day-text.js';
import { isRecord, jsonOf, listed, parsed, leftAsideIn, type JsonLeftAside } from '../json/json.js';
import { placeIn } from '../written-values.js';
import {
  decimal,
  NO_FIGURES,
  type PublishedAward,
  type PublishedPlace,
  type PublishedRanking,
} from '../published-figures.js';
import {
  contestantInSession,
  lineNames,
  type PublishedLine,
  type PublishedSection,
  type SideOutcome,
} from '../published-game.js';
import { pairsAlone, type PublishedResult, type ResultFormat } from '../result-format.js';

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
  published_rank: z
    .record(z.string().regex(/^[1-9]\d{0,3}$/), z.union([z.string(), z.number().transform(String)]))
    .nullish(),
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
      date: dayIn(read.session) === undefined ? null : read.session,
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
  const day = dayIn(name);
  return { program: { name: 'RealBridge' }, ...(day && { day }) };
}

function sectionOf(read: Session, lines: readonly PublishedLine[]): PublishedSection {
  const { boards } = read;
  const seated = new Set(lines.flatMap(({ ns, ew }) => [ns, ew]));
  return {
    section: SECTION,
    winners: areLinesTold(read) ? 2 : 1,
    boardsPerRound: null,
    expected: Math.max(1, ...Object.values(boards).map((each) => each.length)),
    fullCard: null,
    contestants: [...new Set([...pairsOf(read), ...seated])].map((contestant) => ({
      contestant,
      players: [],
      ranked: true,
      stratum: null,
      beside: [],
    })),
    lines,
  };
}

/** As many as there are: those that play or are said to be in a line, and the first free numbers where they are too few. */
function pairsOf(read: Session): string[] {
  const { boards, pairs, published_rank: ranks } = read;
  const known = new Set(
    Object.values(boards)
      .flat()
      .flatMap(({ ns, ew }) => [ns, ew]),
  );
  for (const [pair, rank] of Object.entries(ranks ?? {})) if (rankIn(rank)?.line) known.add(Number(pair));
  for (let next = 1; known.size < pairs; next += 1) known.add(next);
  const called = namesIn(read);
  return [...known].toSorted((one, other) => one - other).map((pair) => called(String(pair)));
}

/** Whether there are two winners: ranks say then in which line a pair plays, `3 NS`, also where they tell no place. */
function areLinesTold({ published_rank: ranks }: Session): boolean {
  return Object.values(ranks ?? {}).some((rank) => rankIn(rank)?.line !== undefined);
}

/** What a rank tells: a place, a line, or both; nothing where it is not understood. */
function rankIn(rank: string): Partial<NonNullable<ReturnType<typeof placeIn>>> | undefined {
  const line = /^(NS|EW)$/.exec(rank.trim())?.[0] as 'NS' | 'EW' | undefined;
  return line ? { line } : placeIn(rank);
}

/** How pairs are called: `7`, or `NS7` where there are two winners. */
function namesIn(read: Session): (pair: string) => string {
  if (!areLinesTold(read)) return (pair) => pair;
  const seated = new Map(
    Object.values(read.boards).flatMap((lines) =>
      lines.flatMap(({ ns, ew }) => [[String(ns), 'NS'] as const, [String(ew), 'EW'] as const]),
    ),
  );
  const said = (pair: string) => rankIn(read.published_rank?.[pair] ?? '')?.line;
  return (pair) => `${said(pair) ?? seated.get(pair) ?? 'NS'}${pair}`;
}

function linesOf(read: Session) {
  const { boards } = read;
  const called = namesIn(read);
  const lineName = lineNames(SECTION);
  return Object.entries(boards)
    .sort(([one], [other]) => Number(one) - Number(other))
    .flatMap(([number, lines]) =>
      lines.map((from) => {
        const [board, ns, ew] = [Number(number), called(String(from.ns)), called(String(from.ew))];
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
  return contract.startsWith('---') && score === 0 ? { kind: 'not-played' } : { kind: 'score', score };
}

function award(line: string, side: 'NS' | 'EW', value: number | null | undefined): PublishedAward[] {
  const points = decimal(value);
  return points === undefined ? [] : [{ line, side, points }];
}

/** Places of everybody, or of each line where there are two winners. */
function rankingsOf(read: Session): PublishedRanking[] {
  const called = namesIn(read);
  const places = Object.entries(read.published_rank ?? {}).flatMap(([pair, rank]) => {
    const { first, last, isShared, isMarked } = rankIn(rank) ?? {};
    if (first === undefined || last === undefined) return [];
    const name = called(pair);
    const contestant = contestantInSession(SECTION, name);
    const kind = isShared ? 'shared' : 'first';
    const place: PublishedPlace = { contestant, kind, first, last, ...(isMarked && { isMarked }) };
    return [{ line: areLinesTold(read) ? name.slice(0, 2) : 'one', place }];
  });
  return [...grouped(places, ({ line }) => line)].map(([line, those]) => ({
    name: `${SECTION} ${line}`,
    over: 'section',
    stratum: null,
    places: those.map(({ place }) => place),
  }));
}

/** Contracts, leads and ranks that are not understood, or that no number of tricks gives the score. */
function unknownIn(of: Session): JsonLeftAside[] {
  const ofLines = Object.entries(of.boards).flatMap(([number, lines]) =>
    lines.flatMap((from, at) => {
      const board = Number(number);
      const path = ['boards', number, at];
      const { contract, lead, ns_score: score } = from;
      const isPlayed = outcomeOf(from).kind === 'score';
      const isNone = bidIn(contract.split('\t')[0]!) === 'none' && !contract.startsWith('---');
      const read = contractOfLine(board, from);
      const isLost = isPlayed && !isNone && read === null;
      const both = outcomeOf(from);
      const isPass = scoredPass({ contract: read, outcome: { ns: both, ew: both } }).length > 0;
      const isLeadUnknown = !!lead && !/^[-?\s]*$/.test(lead) && leadIn(lead) === undefined;
      return [
        ...(isLost ? [{ path: [...path, 'contract'], board, found: contract.replace('\t', ' ') }] : []),
        ...(isPass
          ? [{ path: [...path, 'ns_score'], board, found: score, other: `contract ${contract}` }]
          : []),
        ...(isLeadUnknown ? [{ path: [...path, 'lead'], board, found: lead }] : []),
      ];
    }),
  );
  const ofRanks = Object.entries(of.published_rank ?? {}).flatMap(([pair, rank]) =>
    rankIn(rank) ? [] : [{ path: ['published_rank', pair], found: rank }],
  );
  return [...ofLines, ...ofRanks];
}

const AWARDS = ['ns_award', 'ew_award'];

/** In which line a pair plays is no figure. */
function withoutFigures(text: string): string {
  return JSON.stringify(jsonOf(text, TITLE), (key, value: unknown) => {
    if (key !== 'published_rank' || !isRecord(value)) return AWARDS.includes(key) ? undefined : value;
    const lines = Object.entries(value).flatMap(([pair, rank]) => {
      const line = rankIn(String(rank))?.line;
      return line ? [[pair, line]] : [];
    });
    return lines.length === 0 ? undefined : Object.fromEntries(lines);
  });
}

/** Sessions of pairs that RealBridge scored in cross-IMPs, as a list. */
export const realbridge = {
  name: 'realbridge',
  title: TITLE,
  recognises: (text) => /"session"\s*:/.test(text) && /"ns_score"\s*:/.test(text),
  isOf: (value) =>
    Array.isArray(value)
      ? value.length > 0 && value.every((one) => isRecord(one) && 'session' in one)
      : isRecord(value) && ['session', 'scoring', 'boards'].every((name) => name in value),
  read(text) {
    const value = jsonOf(text, TITLE);
    const isList = Array.isArray(value);
    const parts = listed(value).map((one, at) => {
      const part = { format: TITLE, text, path: isList ? [at] : [] };
      return { read: parsed(session, one, part), part };
    });
    const leftAside = parts.flatMap(({ read, part }) => leftAsideIn(unknownIn(read), part));
    return {
      ...pairsAlone(parts.map(({ read }) => readSession(read))),
      ...(leftAside.length > 0 && { leftAside }),
    };
  },
  withoutFigures,
} as const satisfies ResultFormat;
