import { knockoutDocument, type KnockoutDocument } from '../../../play/knockout/knockout-document.js';
import { seesAllOfKnockout } from '../../../visibility/standings-seen.js';
import {
  knockoutView,
  peopleInKnockout,
  winnerView,
  type KnockoutListed,
  type KnockoutSeen,
} from '../views/knockout-view.js';
import { NotThere, type ReaderAtMoment } from './reader-at-moment.js';

/** Knockouts of teams. */
export class KnockoutsQueries {
  constructor(private readonly reader: ReaderAtMoment) {}

  /** Every knockout, in the order of their numbers. */
  async all(): Promise<KnockoutListed[]> {
    const knockouts = Object.values(this.reader.at.state.knockouts);
    return Promise.all(
      knockouts
        .toSorted((one, other) => Number(one.knockout) - Number(other.knockout))
        .map(async ({ knockout, settings, entries, rounds }) => ({
          knockout,
          title: settings!.title,
          teams: entries.length,
          sessions: rounds.flatMap(({ session }) => session ?? []),
          winner: await this.#winner(knockout),
        })),
    );
  }

  /** A knockout: its rounds and who is still in it. @throws NotThere */
  async knockout(name: string): Promise<KnockoutSeen> {
    const document = await this.#knockout(name);
    if (!document) throw new NotThere('knockout.unknown');
    return knockoutView(document, await this.reader.naming(peopleInKnockout(document)));
  }

  async #winner(name: string): Promise<KnockoutListed['winner']> {
    const document = await this.#knockout(name);
    return document ? winnerView(document, await this.reader.naming(peopleInKnockout(document))) : null;
  }

  /** A knockout, of the parts of its sessions that this reader sees of each; undefined: it is not there. */
  async #knockout(name: string): Promise<KnockoutDocument | undefined> {
    const { past, state, judgedBy, viewer } = this.reader.at;
    const knockout = Object.hasOwn(state.knockouts, name) ? state.knockouts[name] : undefined;
    if (!knockout) return undefined;
    const all = seesAllOfKnockout({ ...judgedBy, knockouts: state.knockouts }, viewer, name);
    if (past)
      return knockoutDocument(state, knockout, (past) => this.reader.standingsSeenAtMoment(past, all));
    return this.reader.find<KnockoutDocument>('', all ? 'knockout' : 'knockout-public', name);
  }
}
