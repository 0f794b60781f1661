import { z } from 'zod';
import { boardNumber, boardSetName, rulingsPublication } from '#tournament';
import { defineQuery, ofSession, since } from './define-query.js';

const nothing = z.object({});
const ofContest = z.object({ contest: z.string() });
const ofPlayer = z.object({ player: z.string() });

export const entries = defineQuery({
  name: 'entries.list',
  summary: 'The entries, in order of registration',
  path: 'entries',
  audience: 'may-see',
  parameters: nothing,
  read: ({ queries }) => queries.entries.all(),
});

export const entryTerms = defineQuery({
  name: 'entries.terms',
  summary: 'If players can enter themselves, on which terms, and how many places are taken',
  path: 'entry-terms',
  audience: 'may-see',
  moments: 'now',
  parameters: nothing,
  read: ({ queries }) => queries.entries.terms(),
});

export const entryRequests = defineQuery({
  name: 'entries.requests',
  summary: 'What players have entered themselves: to be confirmed, waiting, confirmed, declined, withdrawn',
  path: 'entry-requests',
  audience: { roles: ['organiser', 'director'] },
  moments: 'now',
  parameters: nothing,
  read: ({ queries }) => queries.entries.requests(),
});

export const captain = defineQuery({
  name: 'entries.captain',
  summary: 'The line-ups of the captain’s team by round. Opponents’ line-ups appear once both are in',
  path: 'captain',
  audience: 'captain',
  moments: 'now',
  own: true,
  parameters: nothing,
  read: ({ queries, entry }) => queries.entries.captain(entry!),
});

export const contestList = defineQuery({
  name: 'contest.list',
  summary: 'The overall rankings of a tournament',
  subject: 'Contests',
  path: 'contests',
  audience: 'may-see',
  parameters: nothing,
  read: async ({ queries }) => ({ contests: await queries.contests.all() }),
});

export const contest = defineQuery({
  name: 'contest.one',
  summary: 'An overall ranking: session scores, carry-forward, penalties and places',
  subject: 'Contests',
  path: 'contests/:contest',
  audience: 'may-see',
  parameters: ofContest,
  read: ({ queries }, of) => queries.contests.contest(of.contest),
});

export const contestMoves = defineQuery({
  name: 'contest.moves',
  summary: 'Places changed in an overall ranking since an earlier moment, and the scores that caused it',
  subject: 'Contests',
  path: 'contests/:contest/moves',
  audience: 'may-see',
  costly: true,
  parameters: ofContest.extend({ from: since }),
  read: async ({ queries, moment }, { contest: of, from }) =>
    queries.contests.movedSince(of, from === undefined ? 1 : await moment(from)),
});

export const knockoutList = defineQuery({
  name: 'knockout.list',
  summary: 'List the knockouts of a tournament',
  subject: 'Knockouts',
  path: 'knockouts',
  audience: 'may-see',
  parameters: nothing,
  read: async ({ queries }) => ({ knockouts: await queries.knockouts.all() }),
});

export const knockout = defineQuery({
  name: 'knockout.one',
  summary: 'The bracket of a knockout by round, with match scores and final places',
  subject: 'Knockouts',
  path: 'knockouts/:knockout',
  audience: 'may-see',
  parameters: z.object({ knockout: z.string() }),
  read: ({ queries }, of) => queries.knockouts.knockout(of.knockout),
});

export const dealSetList = defineQuery({
  name: 'deals.list',
  summary: 'Deal sets with a published fingerprint or released deals',
  subject: 'Deals',
  path: 'deals',
  audience: 'may-see',
  parameters: nothing,
  read: ({ queries }) => ({ sets: queries.deals.sets() }),
});

export const deals = defineQuery({
  name: 'deals.one',
  summary:
    'The fingerprints published before a set was dealt, the delayed value, and the key of each released deal. Lists are empty if the deals are not verifiable',
  subject: 'Deals',
  path: 'deals/:set',
  audience: 'may-see',
  parameters: z.object({ set: z.string() }),
  read: ({ queries }, { set }) => queries.deals.deals(set),
});

export const boardSets = defineQuery({
  name: 'board-set.list',
  summary: 'All deal sets: boards dealt, fingerprints published, sessions that use them, files given out',
  subject: 'Deals',
  path: 'board-sets',
  audience: { roles: ['organiser', 'director', 'duplicator'] },
  parameters: nothing,
  read: async ({ queries }) => ({ sets: await queries.deals.boardSets() }),
});

export const dealOfBoard = defineQuery({
  name: 'board-set.deal',
  summary:
    'The deal of a board, in play or not. Directors see it once it is released or they have viewed it early',
  subject: 'Deals',
  path: 'board-sets/:set/boards/:board/deal',
  audience: { roles: ['organiser', 'director'] },
  parameters: z.object({ set: boardSetName, board: z.coerce.number().pipe(boardNumber) }),
  read: ({ queries }, { set, board }) => queries.deals.dealOfBoard(set, board),
});

export const contestantAnalysis = defineQuery({
  name: 'analysis.contestant',
  summary: 'A contestant’s results in a session: by role, by contract type, and vs double dummy',
  subject: 'Analysis',
  path: 'sessions/:session/contestants/:contestant/analysis',
  audience: 'may-see',
  costly: true,
  parameters: ofSession.extend({ contestant: z.string() }),
  read: ({ queries }, { session, contestant }) => queries.analysis.ofContestant(session, contestant),
});

export const playerAnalysis = defineQuery({
  name: 'analysis.player',
  summary: 'A player’s sessions and results, found by their mark in this tournament',
  subject: 'Analysis',
  path: 'players/:player/analysis',
  audience: 'may-see',
  costly: true,
  parameters: ofPlayer,
  read: ({ queries }, { player }) => queries.analysis.ofPlayer(player),
});

export const playerElsewhere = defineQuery({
  name: 'analysis.elsewhere',
  summary:
    'A player’s other tournaments that you may see, and their mark there. Empty if names are shortened',
  subject: 'Analysis',
  path: 'players/:player/elsewhere',
  audience: 'may-see',
  moments: 'at-once',
  ofOthers: true,
  parameters: ofPlayer,
  async read({ queries, listed }, { player }) {
    const [marked, all] = await Promise.all([queries.analysis.elsewhere(player), listed()]);
    const marks = new Map(marked.map((one) => [one.tournament, one.player]));
    return {
      tournaments: all.flatMap(({ id, name }) => {
        const mark = marks.get(id);
        return mark === undefined ? [] : [{ tournament: id, name, player: mark }];
      }),
    };
  },
});

export const rulings = defineQuery({
  name: 'ruling.list',
  summary: 'The rulings you may see: directors see all, players their own, everyone the published ones',
  subject: 'Rulings',
  path: 'rulings',
  audience: 'may-see',
  own: true,
  parameters: nothing,
  read: ({ queries, own }) => queries.rulings.shown(own.self),
});

export const rulingsPublished = defineQuery({
  name: 'ruling.publication',
  summary: 'Preview of the rulings as everyone would see them',
  subject: 'Rulings',
  path: 'rulings/publication',
  audience: { roles: ['organiser', 'director'] },
  moments: 'at-once',
  parameters: z.strictObject({ tournament: z.string(), as: rulingsPublication }),
  read: ({ queries }, { as }) => queries.rulings.published(as),
});

export const rulingChanges = defineQuery({
  name: 'ruling.changes',
  summary: 'What each step of a ruling changed: scores and ranking before and after',
  subject: 'Rulings',
  path: 'rulings/:ruling/changes',
  audience: 'may-see',
  costly: true,
  own: true,
  parameters: z.object({ ruling: z.string() }),
  read: ({ queries, own }, { ruling }) => queries.rulings.changes(ruling, own.self),
});
