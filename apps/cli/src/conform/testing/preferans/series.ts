import {
  allPassPriceOf,
  bombsAfter,
  dealRecordSchema,
  exitLevelOf,
  NO_SERIES,
  openSheet,
  seriesAfter,
  termsIn,
  type DealRecord,
  type Settings,
  type Sheet,
} from '#preferans';
import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { CONVENTION } from './notation/table-of.js';

const PLAYERS = ['N', 'E', 'S'] as const;
const LEVELS: Readonly<Record<string, number>> = { six: 6, seven: 7, eight: 8, nine: 9, ten: 10 };
const GAME =
  /^(?<game>six|seven|eight|nine|ten|misere|\d+[SCDH]?(?:NT)?) ?:? ?(?<whisted>whisted )?(?<result>made|down|pass pass)$/;
const EVENT = z.string().regex(GAME);

/** A deal of North's: a game that was whisted, or that both passed, or a misère. */
function recordOf(text: string): DealRecord {
  const { game, result } = GAME.exec(text)!.groups as Record<string, string>;
  const played =
    game === 'misere'
      ? { kind: 'misere', declarer: 'N' }
      : {
          kind: 'contract',
          declarer: 'N',
          level: LEVELS[game!] ?? Number.parseInt(game!, 10),
          denomination: 'S',
        };
  const level = 'level' in played ? played.level! : 0;
  const down = result === 'down';
  const tricks = game === 'misere' ? (down ? 1 : 0) : level - (down ? 1 : 0);
  const isWhisted = game !== 'misere' && result !== 'pass pass';
  return dealRecordSchema.parse({
    players: [...PLAYERS],
    dealer: 'S',
    played,
    whists:
      game === 'misere'
        ? []
        : [
            { seat: 'E', call: isWhisted ? 'whist' : 'pass' },
            { seat: 'S', call: 'pass' },
          ],
    tricks: isWhisted || game === 'misere' ? { N: tricks, E: 10 - tricks, S: 0 } : {},
  });
}

/** bombs: what each game of a sequence is multiplied by, and which bombs are left. */
export const bombs = [
  shape(
    z.strictObject({ convention: CONVENTION, bombs_in_order: z.array(z.string()), sequence: z.array(EVENT) }),
    ({ convention, bombs_in_order: names, sequence }) => {
      // One, double, treble: of a series that gave so many.
      let sheet: Sheet = {
        ...openSheet(convention, PLAYERS, 'S'),
        bombs: { N: names.map((_, at) => 2 ** (at + 1)) },
      };
      const multipliers = sequence.map((text) => {
        const record = recordOf(text);
        const { multiplier } = termsIn(sheet, record);
        sheet = { ...sheet, bombs: bombsAfter(sheet.bombs, record, convention, 0) };
        return explained(multiplier, `the first bomb that is left, at ${text} (fn 29, fn 30)`);
      });
      const left = sheet.bombs.N?.length ?? 0;
      return {
        multipliers,
        bombs_left: explained(left === 0 ? [] : names.slice(-left), 'a game made uses one up (fn 29)'),
      };
    },
  ),
];

/** raspas_ladder: the price of a trick from one all-pass to the next, and the level that leaves them. */
export const ladders = [
  shape(
    z.strictObject({ convention: CONVENTION, consecutive_raspas: z.array(z.int().min(1)) }),
    ({ convention, consecutive_raspas: counts }) => {
      const before = (allPasses: number) => ({ allPasses, blind: 0 });
      return {
        price: counts.map((count) =>
          explained(
            allPassPriceOf(before(count - 1), convention),
            `${convention.allPassPrice} at first, ${convention.allPassProgression} by ${convention.allPassStep}, cap ${convention.allPassCap} (3.7.4)`,
          ),
        ),
        min_bid_after: counts.map((count) =>
          explained(
            exitLevelOf(before(count), convention),
            `left by ${convention.exitLevels.join()} (3.7.8)`,
          ),
        ),
        min_bid_initial: explained(exitLevelOf(NO_SERIES, convention), 'with no all-pass before'),
      };
    },
  ),
];

/** raspas_exit: which games leave a series of all-passes. */
export const exits = [
  shape(
    z.strictObject({ convention: CONVENTION, state: z.literal('after raspas'), events: z.array(EVENT) }),
    ({ convention, events }) => ({
      exit: events.map((text) => explained(leaves(text, convention), exitBy(convention))),
    }),
  ),
];

function leaves(text: string, settings: Settings): boolean {
  return seriesAfter({ allPasses: 1, blind: 1 }, recordOf(text), settings).allPasses === 0;
}

function exitBy({ exitBy: by, exitByMisere }: Settings): string {
  return `left by a game: ${by}; by a misère: ${exitByMisere} (3.7.8)`;
}
