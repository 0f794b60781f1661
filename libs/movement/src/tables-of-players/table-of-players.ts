import { addTo } from '#cards';
/** A table at which three or four sit, each for himself. */
export interface TableOfPlayers {
  /** From 1. */
  readonly table: number;
  /**
   * Clockwise from North, who deals first: North, East, South and of four West.
   *
   * Of three West stays empty. The deal goes round North, East, South, so that after each full circle the empty seat is on
   * the left of who has just dealt: there a late fourth sits down and deals next (Preferans Code 3.1.2), and nobody moves.
   */
  readonly players: readonly string[];
}

/** A round: all its tables. */
export type RoundOfPlayers = readonly TableOfPlayers[];

/** A player who is to be drawn. */
export interface PlayerToDraw {
  readonly player: string;
  /** His team, or whatever else: two with one in common do not meet where there is a draw without that. */
  readonly groups?: readonly string[];
}

/** What the rounds so far have been for each player of a field, all by his place in it. */
export class History {
  readonly size: number;
  /** `met[a * size + b]`: how often two have met. */
  readonly met: Uint8Array;
  /** How often each has sat at a table of three. */
  readonly threes: Uint8Array;
  /** `sat[a * 4 + seat]`: how often each has sat North, East, South and West. */
  readonly sat: Uint8Array;

  constructor(
    private readonly players: readonly string[],
    before: readonly RoundOfPlayers[],
  ) {
    this.size = players.length;
    this.met = new Uint8Array(this.size ** 2);
    this.threes = new Uint8Array(this.size);
    this.sat = new Uint8Array(4 * this.size);
    for (const round of before) this.add(round);
  }

  add(round: RoundOfPlayers): void {
    const places = new Map(this.players.map((player, place) => [player, place]));
    for (const { players } of round) {
      const at = players.map((player) => places.get(player));
      for (const [seat, one] of at.entries()) {
        if (one === undefined) continue;
        this.sat[4 * one + seat]!++;
        if (players.length === 3) this.threes[one]!++;
        for (const other of at)
          if (other !== undefined && other !== one) this.met[one * this.size + other]!++;
      }
    }
  }
}

/** `together[a * size + b]`: whether two of a field have a group in common. */
export function groupsTogether(field: readonly PlayerToDraw[]): Uint8Array {
  const together = new Uint8Array(field.length ** 2);
  const members = new Map<string, number[]>();
  for (const [place, { groups = [] }] of field.entries()) {
    for (const group of groups) addTo(members, group, place);
  }
  for (const places of members.values()) {
    for (const one of places) for (const other of places) together[one * field.length + other] = 1;
  }
  return together;
}
