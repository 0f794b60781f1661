import { z } from 'zod';
import { defineQuery, ofSession } from './define-query.js';

export const boardPlan = defineQuery({
  name: 'printout.board-plan',
  summary:
    'The board plan: copies of each board set, positions at the start, relays, and moves after each round',
  path: 'sessions/:session/papers/board-plan',
  audience: { roles: ['organiser', 'director', 'scorer', 'duplicator'] },
  parameters: ofSession,
  read: ({ queries }, { session }) => queries.papers.boardPlan(session),
});

export const guideCards = defineQuery({
  name: 'printout.guide-cards',
  summary: 'The guide cards: where each contestant plays in each round',
  path: 'sessions/:session/papers/guide-cards',
  audience: 'may-see',
  parameters: ofSession,
  read: ({ queries }, { session }) => ({ cards: queries.papers.guideCards(session) }),
});

export const guideCard = defineQuery({
  name: 'printout.guide-card',
  summary: 'A contestant’s guide card: table and opponents in each round',
  path: 'sessions/:session/papers/guide-cards/:contestant',
  audience: 'may-see',
  parameters: ofSession.extend({ contestant: z.string() }),
  read: ({ queries }, { session, contestant }) => queries.papers.guideCard(session, contestant),
});

export const tableCards = defineQuery({
  name: 'printout.table-cards',
  summary: 'The table cards: who plays which boards at each table, and where they go next',
  path: 'sessions/:session/papers/table-cards',
  audience: 'may-see',
  parameters: ofSession,
  read: ({ queries }, { session }) => ({ cards: queries.papers.tableCards(session) }),
});

export const nameSlips = defineQuery({
  name: 'printout.name-slips',
  summary: 'The QR slips: where each contestant starts, and the link to their scorecard',
  path: 'sessions/:session/papers/name-slips',
  audience: { roles: ['organiser', 'director', 'scorer'] },
  parameters: ofSession.extend({ tournament: z.string() }),
  read({ queries, address }, { tournament, session }) {
    const card = `${address}/tournaments/${tournament}/session/${session}/pair`;
    const slips = queries.papers.nameSlips(session);
    return { slips: slips.map((slip) => ({ ...slip, link: `${card}/${slip.contestant}?slip` })) };
  },
});

export const devices = defineQuery({
  name: 'printout.devices',
  summary:
    'What scoring devices are told: who meets where on which boards, and a note of each thing that they cannot be told',
  path: 'sessions/:session/papers/devices',
  audience: { roles: ['organiser', 'director', 'scorer'] },
  parameters: ofSession,
  read: ({ queries }, { session }) => queries.papers.devicePlan(session),
});
