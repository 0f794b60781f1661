import { games } from '#tournament';
import {
  boardPlanDocument,
  type BoardPlanDocument,
} from '../../../play/documents/printouts/board-plan-document.js';
import { devicePlan, type DevicePlan } from '../../../play/documents/printouts/device-plan.js';
import {
  guideCardOf,
  guideCards,
  type GuideCard,
  nameSlips,
  type QrSlip,
} from '../../../play/documents/printouts/guide-cards.js';
import { tableCards, type TableCard } from '../../../play/documents/printouts/table-cards.js';
import { scheduleOf } from '../../../play/schedule.js';
import { NotThere, type ReaderAtMoment } from './reader-at-moment.js';

/** What is printed before play begins. */
export class PrintoutsQueries {
  constructor(private readonly reader: ReaderAtMoment) {}

  /** Which boards are where in each round. @throws NotThere */
  boardPlan(session: string): BoardPlanDocument {
    return boardPlanDocument(this.reader.sessionAtMoment(session));
  }

  /** The guide cards of all contestants. @throws NotThere */
  guideCards(session: string): readonly GuideCard[] {
    return guideCards(this.reader.sessionAtMoment(session));
  }

  /** A contestant's guide card. @throws NotThere */
  guideCard(session: string, contestant: string): GuideCard {
    const past = this.reader.sessionAtMoment(session);
    if (!scheduleOf(past).contestants.includes(contestant))
      throw new NotThere('session.contestant-unknown', { contestant });
    return guideCardOf(past, contestant);
  }

  /** The cards that lie on the tables. @throws NotThere */
  tableCards(session: string): readonly TableCard[] {
    return tableCards(this.reader.sessionAtMoment(session));
  }

  /** What scoring devices are told. @throws NotThere, also where no results of boards are entered */
  devicePlan(session: string): DevicePlan {
    const past = this.reader.sessionAtMoment(session);
    if (!games[past.game].boardsHaveResults) throw new NotThere('session.unknown');
    return devicePlan(this.reader.at.state, past);
  }

  /** Slips of paper with the names of contestants. @throws NotThere */
  nameSlips(session: string): readonly QrSlip[] {
    return nameSlips(this.reader.sessionAtMoment(session));
  }
}
