import type { Json } from '#ledger';
import type { JournalLine, Viewer } from '#projections';
import { played as resultOf } from '../../../../libs/tournament/src/testing/played.js';
import {
  AVERAGE,
  begun,
  event,
  NOTED,
  played,
  roundPlayed,
  ruled,
  uuid,
} from '../../../../libs/projections/src/testing/play-events.js';
import { hideDeal } from '../../../../libs/projections/src/testing/hidden-deal.js';
import { withoutHiddenBoards } from './journal-boards.js';

const RULING = uuid(900);
const PLAYS: Viewer = { kind: 'director', person: uuid(70) };
const DIRECTS: Viewer = { kind: 'director', person: uuid(71) };

/** The director plays as A-EW1: they have played board 1, but not board 3. */
const plays = (ruling: { readonly table: string; readonly board: number }) =>
  played(
    begun(),
    event('session.players-named', { session: '1', contestant: 'A-EW1', players: [uuid(70), uuid(99)] }),
    roundPlayed(1),
    ruled({ ...ruling, round: 1 }, AVERAGE, RULING),
    event('ruling.withdrawn', { ruling: RULING, reason: NOTED }),
  );
const on1 = plays({ table: 'A1', board: 1 });
const on3 = plays({ table: 'A2', board: 3 });

const line = (type: string, data: Json): JournalLine => ({
  position: 9,
  time: 0,
  type,
  actor: 'person:x',
  data,
});
const told = (state: typeof on1, viewer: Viewer, type: string, data: Json) =>
  withoutHiddenBoards([line(type, data)], state, viewer)[0]!.data;

describe('a journal entry about a board that its reader has not played yet', () => {
  const withdrawn = { ruling: RULING, reason: NOTED.text };

  it('does not say why a ruling was withdrawn, though it names no board', () => {
    expect(told(on3, PLAYS, 'ruling.withdrawn', withdrawn)).toEqual({ ruling: RULING });
    expect(told(on3, DIRECTS, 'ruling.withdrawn', withdrawn)).toEqual(withdrawn);
    expect(told(on1, PLAYS, 'ruling.withdrawn', withdrawn)).toEqual(withdrawn);
  });

  it('does not say why the board was dealt again, though it names no session', () => {
    const redealt = { set: '1', board: 3, ground: '6D1', how: 'before-play' };
    const reason = { ...redealt, reason: NOTED.text };
    expect(told(on3, PLAYS, 'board.redeal-requested', reason)).toEqual(redealt);
    expect(told(on3, DIRECTS, 'board.redeal-requested', reason)).toEqual(reason);
  });

  it('tells who gave which ruling, and nothing of it', () => {
    const given = { session: '1', table: 'A2', round: 1, board: 3, ruling: RULING };
    expect(told(on3, PLAYS, 'ruling.score-adjusted', { ...given, adjustment: AVERAGE, facts: 'x' })).toEqual(
      given,
    );
  });

  it('does not tell the lead of a board that others have not played yet, even to somebody who does not play', () => {
    const play = { session: '1', table: 'A1', round: 1, board: 3 };
    const result = resultOf('4S N =');
    const recorded = { ...play, result: resultOf('4S N = HK') };
    expect(told(on3, DIRECTS, 'result.recorded', recorded)).toEqual({ ...play, result });
    const deal = hideDeal('', Buffer.alloc(32));
    const board = { set: '1', board: 3 };
    const looked = played(
      begun(),
      event('board.dealing-requested', board),
      event('board.dealt', { ...board, deal }),
      event('board.deal-looked-at', {
        ...board,
        deal: deal.id,
        person: uuid(71),
        office: 'director',
        reason: NOTED,
      }),
    );
    expect(told(looked, DIRECTS, 'result.recorded', recorded)).toEqual(recorded);
  });
});
