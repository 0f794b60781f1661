declare module 'bridge-scorer' {
  /** A played board as the package knows it; it writes the matchpoints into it. */
  export interface Game {
    readonly score: number;
    readonly contract: { readonly declaror: 'N' | 'E' };
    matchpointsNS?: { readonly value: number };
    matchpointsEW?: { readonly value: number };
  }
  const scorer: { matchpoints(games: Game[]): Game[] };
  export default scorer;
}
