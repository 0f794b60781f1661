import fc from 'fast-check';
import { documentsOf, documentsRead, DocumentsFollowed } from '../../testing/documents-made.js';
import { foldPlay } from '../../testing/play-events.js';
import { RandomEvening } from '../../testing/random-evening.js';
import { stored } from '../../testing/stored.js';
import { NOTHING_PLAYED, type PlayState } from '../play-state.js';
import { nameText } from '../document-names.js';

const STEPS = 120;

describe('documents', () => {
  it('are the same whether they follow the journal line by line or are made from a state at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0 }), async (seed) => {
        const evening = new RandomEvening(seed);
        for (let step = 0; step < STEPS; step++) evening.step();
        evening.finish();
        const { lines } = evening.book;
        // All of them at some of the lines: making them at once takes a while.
        const looks = new Set([...lines.keys()].filter((index) => index % 23 === 0).concat(lines.length - 1));
        let state = NOTHING_PLAYED;
        const followed = new DocumentsFollowed();
        const seen: { readonly state: PlayState; readonly documents: object }[] = [];
        for (const [index, line] of lines.entries()) {
          state = foldPlay(state, [line]);
          await followed.to(state);
          if (looks.has(index)) seen.push({ state, documents: followed.read() });
        }
        for (const { state: at, documents } of seen) expect(documents).toEqual(documentsRead(stored(at)));
      }),
      // Somebody whose results are cancelled sits out a round that is called then; pairs sit as they said at another table;
      // a contest of pairs has those of teams, whose line-ups are opened; a result elsewhere says that a board was dealt.
      { numRuns: 10, examples: [[795448607], [1175091318], [13], [934842670]] },
    );
  }, 120_000);

  it('say nothing to everybody of a board that is still to be played', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const evening = new RandomEvening(seed);
        for (let step = 0; step < STEPS; step++) {
          evening.step();
          const { state } = evening;
          for (const { session } of Object.values(state.sessions)) {
            const documents = documentsOf(state);
            const get = (kind: 'session' | 'room', key = '') =>
              JSON.parse(documents.get(nameText({ session, kind, key }))!.text);
            const { released } = get('session');
            const open = get('room').tables.flatMap(
              ({
                boards,
                late,
              }: {
                boards: { board: number; status: string }[];
                late: { board: number }[];
              }) => [
                ...late.map(({ board }) => board),
                ...boards.filter(({ status }) => !SETTLED.has(status)).map(({ board }) => board),
              ],
            );
            expect(released.filter((board: number) => open.includes(board))).toEqual([]);
          }
        }
      }),
      { numRuns: 5 },
    );
  }, 120_000);
});

const SETTLED = new Set(['agreed', 'ruled', 'not-played']);
