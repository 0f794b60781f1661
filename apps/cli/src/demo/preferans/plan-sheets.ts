import { conventionOf, type Convention } from '#preferans';
import { derivedId } from '#tournament';
import { Chance } from '../plan/chance.js';
import { clubMembers, type Member } from '../plan/club.js';
import type { EveningChoice } from '../plan/evening-plan.js';

/** Rounds of a demo's Swiss, deals of a round at each table, and about how many minutes a deal takes. */
export const ROUNDS = 5;
export const DEALS = 8;
export const DEAL_MINUTES = 4.5;
/** From one call to the next: the deals, signing, and finding one's table. */
export const ROUND_MINUTES = 48;

/** A tournament of preferans as it will be played: who comes, by which convention, by which chance. */
export interface SheetsPlan {
  readonly name: string;
  readonly seed: string;
  readonly entries: readonly { readonly entry: string; readonly player: Member }[];
  readonly tables: readonly string[];
  readonly convention: Convention;
  readonly settings: Convention['settings'];
  readonly chance: Chance;
}

/** Plans a tournament: tables of four, each player an entry. What is dealt is planned when it is known who sits where. */
export function planSheets({ tables: count, seed }: EveningChoice): SheetsPlan {
  const chance = new Chance(`${seed} preferans ${count}`);
  const convention: Convention = conventionOf('sports-federation')!;
  const players = clubMembers(4 * count, chance.of('club'));
  return {
    name: `Preferans Swiss (demo ${seed})`,
    seed,
    entries: players.map((player, index) => ({
      entry: derivedId('demo-player', seed, `${count} ${index}`),
      player,
    })),
    tables: Array.from({ length: count }, (_, index) => `A${index + 1}`),
    convention,
    settings: convention.settings,
    chance,
  };
}
