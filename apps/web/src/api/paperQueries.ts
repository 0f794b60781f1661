import { queryOptions } from '@tanstack/react-query';
import { request } from './client.js';
import type { BoardPlan, GuideCard, NameSlip, TableCard } from './paperDocuments.js';
import { playKey } from './sessionQueries.js';

function reading<Answer>(tournament: string, session: string, paper: string) {
  const path = `/api/tournaments/${tournament}/sessions/${session}/papers/${paper}`;
  return queryOptions({
    queryKey: [...playKey(tournament, session), 'papers', paper],
    queryFn: ({ signal }) => request<Answer>(path, { signal }),
  });
}

/** Where the boards of a session lie and go. */
export const boardPlanQuery = (tournament: string, session: string) =>
  reading<{ plans: readonly BoardPlan[] }>(tournament, session, 'board-plan');

/** Everybody's way through the session. */
export const guideCardsQuery = (tournament: string, session: string) =>
  reading<{ cards: readonly GuideCard[] }>(tournament, session, 'guide-cards');

/** A contestant's way through the session. */
export const guideCardQuery = (tournament: string, session: string, contestant: string) =>
  reading<GuideCard>(tournament, session, `guide-cards/${contestant}`);

/** Who comes to each table with which boards. */
export const tableCardsQuery = (tournament: string, session: string) =>
  reading<{ cards: readonly TableCard[] }>(tournament, session, 'table-cards');

/** Where each contestant begins, and the address of its card. */
export const nameSlipsQuery = (tournament: string, session: string) =>
  reading<{ slips: readonly NameSlip[] }>(tournament, session, 'name-slips');
