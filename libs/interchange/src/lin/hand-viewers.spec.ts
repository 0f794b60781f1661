import { parseDeal, type Card } from '#cards';
import { handViewers } from './hand-viewers.js';

const DEAL = parseDeal('N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765');
const HANDS = 'S765H432DAKQJCT98,S432HAKQJDT98C765,SAKQJHT98D765C432,ST98H765D432CAKQJ';

/** What a viewer is given, by the address. */
const linOf = (address: string) => {
  const { searchParams } = new URL(address);
  expect([...searchParams.keys()]).toEqual(['lin']);
  return searchParams.get('lin')!;
};

describe('a board in viewers of others', () => {
  const board = { board: 7, deal: DEAL } as const;

  it('has the hands, who dealt and who is vulnerable', () => {
    const { bbo, solver } = handViewers(board);
    expect(bbo).toMatch(/^https:\/\/www\.bridgebase\.com\/tools\/handviewer\.html\?lin=/);
    expect(solver).toMatch(/^https:\/\/dds\.bridgewebs\.com\/bsol2\/ddummy\.htm\?lin=/);
    const lin = `st||md|1${HANDS}|rh||ah|Board 7|sv|b|pg||`;
    expect(linOf(bbo)).toBe(lin);
    expect(linOf(solver)).toBe(lin);
    expect(linOf(handViewers({ ...board, dealer: 'E', vulnerable: 'none' }).bbo)).toBe(
      `st||md|4${HANDS}|rh||ah|Board 7|sv|o|pg||`,
    );
  });

  it('has the auction and the play of a table, and no word of its players', () => {
    const { bbo } = handViewers({
      ...board,
      calls: [
        { call: 'pass' },
        { call: '1NT', alert: true, explanation: 'as Anna & Ola agreed|sv|o' },
        { call: 'x' },
        { call: 'pass' },
        { call: 'pass' },
        { call: 'pass' },
      ],
      cards: ['SA', 'S8', 'S5', 'S2', 'SK'] as Card[],
      tricks: 9,
    });
    expect(linOf(bbo)).toBe(
      `st||md|1${HANDS}|rh||ah|Board 7|sv|b|mb|p|mb|1N!|mb|d|mb|p|mb|p|mb|p|pg||` +
        'pc|SA|pc|S8|pc|S5|pc|S2|pg||pc|SK|pg||mc|9|pg||',
    );
    expect(decodeURIComponent(bbo)).not.toMatch(/Anna/);
  });
});
