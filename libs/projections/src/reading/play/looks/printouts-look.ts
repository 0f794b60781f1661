import {
  boardPlanDocument,
  type BoardPlanDocument,
} from '../../../play/documents/printouts/board-plan-document.js';
import { guideCardOf, guideCards, type GuideCard } from '../../../play/documents/printouts/guide-cards.js';
import { nameSlips, type QrSlip } from '../../../play/documents/printouts/name-slips.js';
import { tableCards, type TableCard } from '../../../play/documents/printouts/table-cards.js';
import { scheduleOf } from '../../../play/schedule.js';
import { NotThere } from '../not-there.js';
import type { Sight } from './sight.js';

/** What is printed before play begins. */
export class PrintoutsLook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** Which boards are where in each round. @throws NotThere */
  boardPlan(session: string): BoardPlanDocument {
    return boardPlanDocument(this.#sight.sessionThen(session));
  }

  /** The guide cards of all contestants. @throws NotThere */
  guideCards(session: string): readonly GuideCard[] {
    return guideCards(this.#sight.sessionThen(session));
  }

  /** A contestant's guide card. @throws NotThere */
  guideCard(session: string, contestant: string): GuideCard {
    const then = this.#sight.sessionThen(session);
    if (!scheduleOf(then).contestants.includes(contestant))
      throw new NotThere('session.contestant-unknown', { contestant });
    return guideCardOf(then, contestant);
  }

  /** The cards that lie on the tables. @throws NotThere */
  tableCards(session: string): readonly TableCard[] {
    return tableCards(this.#sight.sessionThen(session));
  }

  /** Slips of paper with the names of contestants. @throws NotThere */
  nameSlips(session: string): readonly QrSlip[] {
    return nameSlips(this.#sight.sessionThen(session));
  }
}
