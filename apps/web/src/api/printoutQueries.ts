import { reading } from './sessionQueries.js';

/** Where the boards of a session lie and go. */
export const boardPlanQuery = (tournament: string, session: string) =>
  reading('/papers/board-plan', { tournament, session });

/** Everybody's way through the session. */
export const guideCardsQuery = (tournament: string, session: string) =>
  reading('/papers/guide-cards', { tournament, session });

/** A contestant's way through the session. */
export const guideCardQuery = (tournament: string, session: string, contestant: string) =>
  reading('/papers/guide-cards/{contestant}', { tournament, session, contestant });

/** Who comes to each table with which boards. */
export const tableCardsQuery = (tournament: string, session: string) =>
  reading('/papers/table-cards', { tournament, session });

/** Where each contestant begins, and the address of its card. */
export const nameSlipsQuery = (tournament: string, session: string) =>
  reading('/papers/name-slips', { tournament, session });

/** What scoring devices are told, and what they cannot be told. */
export const devicesQuery = (tournament: string, session: string) =>
  reading('/papers/devices', { tournament, session });
