import {
  allPlayed,
  begun,
  event,
  NOTED,
  played,
  uuid,
  type TestEvents,
} from '../../../testing/play-events.js';
import { readState } from '../../../testing/read-state.js';
import { PUBLIC_VIEWER, type Viewer } from '../../../visibility/viewer.js';

const DEAL = 'N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63';
const TRICKS = '89956899574448644486';
const director: Viewer = { kind: 'director', person: uuid(70) };
const board = { set: '1', board: 1 };
const hidden = (text: string) => ({ id: uuid(900), cipher: 'A256GCM' as const, nonce: 'n'.repeat(16), text });
const dealt: TestEvents = [
  event('board.dealing-requested', board),
  event('board.dealt', { ...board, deal: hidden('deal') }),
];
const looked = event('board.deal-looked-at', {
  ...board,
  deal: uuid(900),
  person: uuid(70),
  office: 'director',
  reason: NOTED,
});
const analysed = event('board.analysed', { ...board, analysis: hidden('tricks') });

/** The par of the board as somebody sees it, and which deals were solved for that. */
async function par(viewer: Viewer, ...events: TestEvents) {
  const solved: string[] = [];
  const queries = readState(played(...events), viewer, {
    open: ({ text }) => (text === 'deal' ? DEAL : { tricks: TRICKS }),
    tricks(deal) {
      solved.push(deal);
      return TRICKS;
    },
  });
  const [traveller, own] = await Promise.all([
    queries.protocols.traveller('1', 1),
    queries.deals.dealOfBoard('1', 1),
  ]);
  expect(traveller.doubleDummy).toEqual(own.doubleDummy);
  return { par: own.doubleDummy?.par?.score ?? null, solved: [...new Set(solved)] };
}

describe('what can be made on a deal', () => {
  it('is computed before the release for those who direct and have asked to see the deal, and for nobody else', async () => {
    expect(await par(director, begun(), ...dealt, looked)).toEqual({ par: 140, solved: [DEAL] });
    expect(await par(director, begun(), ...dealt)).toEqual({ par: null, solved: [] });
    expect(await par({ ...director, person: uuid(71) }, begun(), ...dealt, looked)).toEqual({
      par: null,
      solved: [],
    });
    expect(await par(PUBLIC_VIEWER, begun(), ...dealt, looked)).toEqual({ par: null, solved: [] });
  });

  it('is what the journal has once the board is released, and nothing until then', async () => {
    const over: TestEvents = [begun(), ...dealt, looked, allPlayed()];
    expect(await par(director, ...over)).toEqual({ par: null, solved: [] });
    expect(await par(PUBLIC_VIEWER, ...over, analysed)).toEqual({ par: 140, solved: [] });
  });

  it('is what an old journal has had before', async () =>
    expect(await par(director, begun(), ...dealt, analysed, looked)).toEqual({ par: 140, solved: [] }));
});
