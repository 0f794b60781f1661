import { dealerOf, vulnerabilityOf } from '#cards';
import type { BoardPlan, DocumentOf, RoundOfTable, SeatedAt, Stop } from '#prints';
import type { PlayQueries, SessionSeen } from '#projections';
import { CalledIn } from './called.js';

type Without<Document> = Omit<Document, 'heading'>;
type GuideCard = ReturnType<PlayQueries['papers']['guideCard']>;
type TableRound = ReturnType<PlayQueries['papers']['tableCards']>[number]['rounds'][number];

/** The guide cards of everybody who takes part, or of one. */
export function guideCards(
  queries: PlayQueries,
  session: SessionSeen,
  { contestant, alone }: { readonly contestant: string | undefined; readonly alone: boolean },
): Without<DocumentOf<'guide-cards'>> {
  const name = session.session;
  const called = new CalledIn(session);
  const cards =
    contestant === undefined ? queries.papers.guideCards(name) : [queries.papers.guideCard(name, contestant)];
  return {
    paper: 'guide-cards',
    alone,
    cards: cards.map((card) => ({
      who: called.called(card.contestant),
      stationary: card.stationary,
      stops: card.rounds.map((round) => stopOf(round, called)),
    })),
  };
}

function stopOf(
  { round, what, table, side, seat, opponents, partners, boards, turned }: GuideCard['rounds'][number],
  called: CalledIn,
): Stop {
  return {
    round,
    what,
    table,
    at: seat ?? side,
    with: partners ? called.called(partners.own, round) : null,
    against: called.some([opponents, partners?.theirs], round),
    boards,
    turned,
    dealsFirst: false,
  };
}

/** The cards for the middle of each table. */
export function tableCards(queries: PlayQueries, session: SessionSeen): Without<DocumentOf<'table-cards'>> {
  const called = new CalledIn(session);
  return {
    paper: 'table-cards',
    kind: 'boards',
    cards: queries.papers.tableCards(session.session).map(({ table, rounds }) => ({
      table,
      rounds: rounds.map((round) => roundOfTable(round, called)),
    })),
  };
}

function roundOfTable(
  { round, what, ns, ew, partners, boards, fromRelay, sharedWith, turned, next, carries }: TableRound,
  called: CalledIn,
): RoundOfTable {
  const seated = (contestant: string | null, seat: SeatedAt['seat']): SeatedAt => {
    const goes = next.find((each) => each.contestant === contestant);
    const at = goes?.seat ?? goes?.side ?? null;
    return {
      who: contestant === null ? null : called.called(contestant),
      seat,
      next: !goes ? null : goes.table === null || at === null ? 'sits-out' : { table: goes.table, at },
    };
  };
  return {
    round,
    what,
    seated: partners
      ? [seated(ns, 'N'), seated(partners.ns, 'S'), seated(ew, 'E'), seated(partners.ew, 'W')]
      : [seated(ns, 'NS'), seated(ew, 'EW')],
    boards,
    fromRelay,
    sharedWith,
    turned,
    carries: carries.map(({ to, relay }) => ({ to, relay })),
  };
}

/** The QR slips; their codes lead to cards that everybody may see. */
export function nameSlips(
  queries: PlayQueries,
  session: SessionSeen,
  { cardAddress, alone }: { readonly cardAddress: string; readonly alone: boolean },
): Without<DocumentOf<'name-slips'>> {
  const called = new CalledIn(session);
  return {
    paper: 'name-slips',
    slips: queries.papers.nameSlips(session.session).map(({ contestant, start }) => {
      const at = start?.seat ?? start?.side ?? null;
      return {
        who: called.called(contestant),
        alone,
        start:
          start && start.table !== null && at !== null
            ? { round: start.round, sitsOut: start.what === 'sits-out', table: start.table, at }
            : null,
        link: `${cardAddress}/${contestant}?slip`,
      };
    }),
  };
}

/** What boards need: for the director, the caddy or a duplicator. */
export function boardPlans<Name extends 'board-plan' | 'caddy-plan' | 'duplication-plan'>(
  queries: PlayQueries,
  session: SessionSeen,
  printout: Name,
): { readonly paper: Name; readonly plans: readonly BoardPlan[] } {
  const { plans } = queries.papers.boardPlan(session.session);
  return {
    paper: printout,
    plans: plans.map(({ sections, undrawn, copies, setup, relays, rounds }) => ({
      sections,
      undrawn,
      copies,
      setup,
      relays: relays.map(({ feeds, between, atStart }) => ({ feeds, between, atStart })),
      rounds,
    })),
  };
}

/** A label for each copy of each board that the session plays. */
export function boardLabels(queries: PlayQueries, session: SessionSeen): Without<DocumentOf<'board-labels'>> {
  const copies = new Map<number, number>();
  for (const plan of queries.papers.boardPlan(session.session).plans) {
    for (const set of plan.copies) {
      for (const board of set.boards) copies.set(board, (copies.get(board) ?? 0) + set.copies);
    }
  }
  return {
    paper: 'board-labels',
    boards: session.boards.map((board) => ({
      board,
      dealer: dealerOf(board),
      vulnerable: vulnerabilityOf(board),
      copies: Math.max(1, copies.get(board) ?? 1),
    })),
  };
}
