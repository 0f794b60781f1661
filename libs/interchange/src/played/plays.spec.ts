import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { checkAuction, CALLS, openingLeader, type MadeCall } from '#bridge';
import { dealOfNumber, SEATS, type Card, type Seat } from '#cards';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import { readLinFile } from '../lin/lin-file.js';

import { readPbnGames } from '../pbn/read-pbn-games.js';
import { writePbnGames } from '../pbn/write-pbn-games.js';
import { textOfFile } from '../text/text-of-file.js';
import { readLinPlays } from './lin-plays.js';
import { MatchesTold } from './lin-matches.js';
import { linOfPlays } from './write-lin-plays.js';
import { gameOfPlay, playOfGame } from './pbn-plays.js';
import type { PlayInFile } from './play-in-file.js';
import { writeLinPlays, writeLinFile } from '../testing/lin-files.js';

const fromPbn = (bytes: Uint8Array) =>
  [...readPbnGames(textOfFile(bytes).text)].map((game, index) => playOfGame(game, index + 1));
const inPbn = (plays: readonly PlayInFile[]) => writePbnGames(plays.map(gameOfPlay));
const fromLin = (bytes: Uint8Array) => readLinPlays(textOfFile(bytes).text);
const MD = '3SJ86HAT98DKT5CAQ2,S43HQ32DQ763CKJ95,SAKQ2H765DJ94CT83,ST975HKJ4DA82C764';

const VUGRAPH = `vg|Cup,Final 1/2,I,1,3,Home,10,Visit,0|
rs|3SN+1,4HEx-2,P,,,2CS=|
pw|A,B,C,D,E,F,G,H|
mp|6,0,,|bn|1,2,3|
pn|So,We,No,Ea,Sc,Wc,Nc,Ec|pg||
nt|Welcome, everybody|pg||
qx|o1|md|${MD}|sv|o|mb|1S|mb|p|mb|2N!|an|4+ !S, game force|mb|p|mb|3s|mb|ppp|pg||pc|C6|pc|C2|pc|CJ|pc|C3|pg||nt|a !H lead|pc|D3|mc|10|
qx|c1|pn|X,Y,Z,V|md|${MD}|sv|o|
qx|o2|sv|n|mb|pppp|
qx|c3|
`;

describe('boards as they were played', () => {
  it('are read from a match on vugraph, with its header, claims, alerts and results', () => {
    const [open, closed, passed, last] = readLinPlays(VUGRAPH);
    expect(open).toMatchObject({
      board: 1,
      room: 'open',
      dealer: 'N',
      event: { Event: 'Cup', Stage: 'Final 1/2', Scoring: 'IMP', HomeTeam: 'Home', VisitTeam: 'Visit' },
      players: { S: 'So', W: 'We', N: 'No', E: 'Ea' },
      contract: { level: 3, strain: 'S', doubling: '', declarer: 'N' },
      tricks: 10,
      cards: ['C6', 'C2', 'CJ', 'C3', 'D3'],
      comments: ['a ♥ lead'],
    });
    expect(open!.calls[2]).toEqual({ call: '2NT', alert: true, explanation: '4+ ♠, game force' });
    expect(closed).toMatchObject({
      room: 'closed',
      players: { S: 'X', E: 'V' },
      contract: { level: 4, strain: 'H', doubling: 'x', declarer: 'E' },
      tricks: 8,
    });
    expect(passed).toMatchObject({ board: 2, contract: 'passed-out', vulnerable: 'NS' });
    expect(last).toMatchObject({ board: 3, contract: { level: 2, strain: 'C', declarer: 'S' }, tricks: 8 });
  });

  it('are a file of LIN again, with all that is in its header', () => {
    const written = writeLinFile(readLinFile(VUGRAPH));
    const { text } = textOfFile(written);
    expect(writeLinFile(readLinFile(text))).toEqual(written);
    for (const kept of [
      'vg|Cup,Final 1/2,I,1,3,Home,10,Visit,0|',
      'rs|3SN+1,4HEx-2,P,,,2CS=|',
      'mp|6,0,,|',
      'bn|1,2,3|',
      'mc|10|',
    ])
      expect(text).toContain(kept);
    expect(readLinPlays(text)).toEqual(readLinPlays(VUGRAPH).map((play) => play));
  });

  it('go from LIN to PBN and back', () => {
    const plays = readLinPlays(VUGRAPH);
    const there = inPbn(plays);
    expect(textOfFile(there).text).toContain('[Note "1:4+ \\\\S, game force"]');
    expect(fromPbn(there).map(withoutLaw2)).toEqual(plays.map(withoutLaw2));
    expect(fromLin(writeLinPlays(fromPbn(there))).map(withoutLaw2)).toEqual(plays.map(withoutLaw2));
  });

  it('are the same after they were written and read in each format', () => {
    fc.assert(
      fc.property(fc.array(playOf, { minLength: 1, maxLength: 4 }), (given) => {
        const plays = given.map((play, index) => ({ ...play, board: index + 1 }));
        const pbn = inPbn(plays);
        expect(fromPbn(pbn).map(withoutLaw2)).toEqual(plays.map(withoutLaw2));
        expect(inPbn(fromPbn(pbn))).toEqual(pbn);
        const lin = writeLinPlays(plays);
        expect(byBoard(fromLin(lin)).map(withoutLaw2)).toEqual(plays.map(withoutLaw2));
        expect(writeLinPlays(fromLin(lin))).toEqual(lin);
        expect(writeLinFile(readLinFile(textOfFile(lin).text))).toEqual(lin);
      }),
      { numRuns: 60 },
    );
  });
});

describeShared('boards of other programs', 'conformance/', existsSync, (place) => {
  it.each(['pbn/example1.pbn', 'pbn/example2.pbn'])(
    '%s go to LIN with contracts, tricks and cards',
    (name) => {
      const plays = fromPbn(readFileSync(new URL(name, place)));
      const there = fromLin(writeLinPlays(plays));
      const what = ({ board, contract, tricks, cards, calls, deal }: PlayInFile) =>
        JSON.stringify({ board, contract, tricks: contract && tricks, cards, calls: calls.length, deal });
      expect(there.map(what).toSorted()).toEqual(plays.map(what).toSorted());
    },
  );
  it.each(['pbn/example1.lin', 'deal-formats/test.lin'])('%s go to PBN and back', (name) => {
    const plays = fromLin(readFileSync(new URL(name, place)));
    expect(plays.length).toBeGreaterThan(5);
    expect(fromPbn(inPbn(plays)).map(withoutLaw2)).toEqual(plays.map(withoutLaw2));
  });
});

const byBoard = (plays: readonly PlayInFile[]) => plays.toSorted((one, other) => one.board - other.board);

/** What one format says and the other takes as said by Law 2 is left out. */
function withoutLaw2({ dealer: _dealer, vulnerable: _vulnerable, room: _room, ...play }: PlayInFile) {
  return play;
}

/** A play with a legal auction, if any, and some cards of the leader's suit order. */
const playOf: fc.Arbitrary<PlayInFile> = fc
  .record({
    number: fc.bigInt({ min: 0n, max: 10n ** 28n }),
    picks: fc.array(fc.nat(37), { maxLength: 6 }),
    names: fc.constantFrom<Partial<Record<Seat, string>>>(
      {},
      { N: 'Żak Jan', S: 'O|K' },
      { N: 'A', E: 'B', S: 'C', W: 'D' },
    ),
    event: fc.constantFrom<Record<string, string>>(
      {},
      { Event: 'Cup', Scoring: 'IMP', HomeTeam: 'H', VisitTeam: 'V' },
    ),
    cards: fc.nat(9),
    tricks: fc.integer({ min: 7, max: 12 }),
    alert: fc.boolean(),
    comments: fc.constantFrom<readonly string[]>([], ['a ♥ lead'], ['Zażółć', 'two, of them']),
  })
  .map(({ number, picks, names, event, cards, tricks, alert, comments }) => {
    const deal = dealOfNumber(number);
    const calls: MadeCall[] = [];
    for (const pick of picks) {
      const call = CALLS[pick % CALLS.length]!;
      if (checkAuction([...calls.map((made) => made.call), call], 'N').legal) calls.push({ call });
    }
    const isOpen = () => {
      const checked = checkAuction(
        calls.map((made) => made.call),
        'N',
      );
      return checked.legal && checked.auction.outcome === 'open';
    };
    while (calls.length > 0 && isOpen()) calls.push({ call: 'pass' });
    if (alert && calls.length > 0)
      calls[0] = { ...calls[0]!, alert: true, explanation: '5+ ♠, "weak" \\ or not' };
    const checked = checkAuction(
      calls.map((made) => made.call),
      'N',
    );
    const outcome = checked.legal ? checked.auction : undefined;
    const contract = outcome?.outcome === 'contract' ? outcome.contract : undefined;
    return {
      board: 1,
      dealer: 'N',
      deal,
      event,
      players: Object.fromEntries(
        Object.entries(names).map(([seat, name]) => [seat, name.replace('|', '/')]),
      ),
      ...(contract && { contract, tricks }),
      ...(outcome?.outcome === 'passed-out' && { contract: 'passed-out' as const }),
      calls,
      cards: contract ? someCards(deal, openingLeader(contract.declarer), cards) : [],
      comments,
    };
  });

/** Cards clockwise from a leader, one each a trick; who wins does not matter to the first of them. */
function someCards(deal: ReturnType<typeof dealOfNumber>, leader: Seat, count: number): Card[] {
  const from = SEATS.indexOf(leader);
  return Array.from({ length: Math.min(4, count) }, (_, at) => deal[SEATS[(from + at) % 4]!][0]!);
}

describe('matches that were played side by side', () => {
  const play = fc.record({ match: fc.nat(3), board: fc.integer({ min: 1, max: 9 }), closed: fc.boolean() });

  it('are the same LIN however few of their lines may wait for each other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(play, { minLength: 1, maxLength: 40 }), fc.nat(600), async (given, most) => {
        const plays = given.map(({ match, board, closed }): PlayInFile => ({
          board,
          room: closed ? 'closed' : 'open',
          event: { Event: `Final ${match}` },
          players: {},
          contract: 'passed-out',
          calls: [],
          cards: [],
          comments: [],
        }));
        const matches = new MatchesTold();
        for (const one of plays) matches.add(one);
        const again = async function* again() {
          yield* plays;
        };
        let text = '';
        for await (const piece of linOfPlays(matches, again, most)) text += piece;
        expect(new TextEncoder().encode(text)).toEqual(writeLinPlays(plays));
      }),
    );
  });
});
