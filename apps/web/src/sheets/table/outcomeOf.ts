import { countedTricks, remiseOf, type DealRecord, type Played } from '#preferans';

/** How a deal with a declarer came out, as the head of its line says it. */
export type OutcomeOfDeal =
  | { readonly kind: 'without-all' | 'without-three' | 'unwhisted' | 'leftForHalf' | 'made' }
  /** So many tricks down, over the game, or of declarer's at a misère. */
  | { readonly kind: 'down' | 'madeWith' | 'misereTricks'; readonly count: number };

/**
 * How a game or a misère came out. A remise by ruling counts besides what was lacked by play, whatever was made (3.4.6,
 * 3.9.18).
 */
export function outcomeOf(record: DealRecord, played: Exclude<Played, { kind: 'all-pass' }>): OutcomeOfDeal {
  const { ended, whists, tricks } = record;
  const { counted } = countedTricks(record, played.declarer);
  const remise = remiseOf(record, played.declarer);
  if (played.kind === 'misere') {
    if (remise > 0) return { kind: 'down', count: counted + remise };
    return counted === 0 ? { kind: 'made' } : { kind: 'misereTricks', count: counted };
  }
  if (ended === 'without-all' || ended === 'without-three') return { kind: ended };
  const isWhisted = Object.keys(tricks).length > 0;
  const down = (isWhisted ? Math.max(0, played.level - counted) : 0) + remise;
  if (down > 0) return { kind: 'down', count: down };
  if (!isWhisted) return { kind: whists.some(({ call }) => call === 'half') ? 'leftForHalf' : 'unwhisted' };
  return counted > played.level ? { kind: 'madeWith', count: counted - played.level } : { kind: 'made' };
}
