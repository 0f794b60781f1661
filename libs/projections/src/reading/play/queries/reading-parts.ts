import type { Json, Ledger } from '#ledger';
import type { PrismaClient } from '#platform';
import type { HiddenDealPlay } from '../../../play/play-state.js';
import type { Past } from '../../past.js';
import type { PersonNames } from '../views/people.js';
import type { CurrentStates } from '../../../current/current-states.js';

/** Opens hidden deals with the keys that are kept. */
export interface DealVault {
  open(tournament: string, hidden: HiddenDealPlay): Promise<Json>;
}

/** Solves deals for those who may see them before their boards are released. Nothing of that is journalled. */
export interface DealSolver {
  /**
   * The double-dummy results of a deal of bridge: the twenty signs of `formatTricks`, `*` for what takes too long.
   *
   * @param deal its canonical text
   */
  tricks(deal: string): Promise<string>;
}

/** What reading about play stands on. */
export interface PlayReadingParts {
  readonly prisma: Pick<PrismaClient, 'participantView'>;
  readonly ledger: Pick<Ledger, 'texts' | 'readJournal' | 'readStream'>;
  readonly current: CurrentStates;
  readonly past: Past;
  readonly people: PersonNames;
  readonly vault: DealVault;
  readonly solver: DealSolver;
}
