import type { i18n as I18n } from 'i18next';
import type { SessionSeen } from '../api/documents.js';
import type { CallTaken } from '../api/deskDocuments.js';
import type { CallSeen } from '../api/tableDocuments.js';
import { calledShort } from './contestants.js';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/**
 * The laws (1997) that calls are about: whatever is wrong with the number of cards is dealt with by Law 13, and to
 * anything else the director is called by Law 9B1.
 */
export const LAW_OF_CALL: Readonly<Record<CallSeen['matter'], string>> = {
  'cards-miscounted': '13',
  'cards-touched': '7B2',
  'hand-taken-out': '7C',
  'hands-misplaced': '7C',
  irregularity: '9B1',
  'other-players': '9B1',
  'out-of-turn': '9B1',
  revoke: '9B1',
  hesitation: '16',
  claim: '68',
  'wrong-board': '15',
  'wrong-score': '79',
  cards: '9B1',
};

/** Who called away from a seat, and where they are or go now; undefined: those at the table called. */
export function callerText(
  { t }: I18n,
  { pair, pairAt }: CallTaken,
  session: Pick<SessionSeen, 'contestants' | 'sections'>,
): string | undefined {
  if (pair === null) return undefined;
  return pairAt === null
    ? t('calls.ofPairOut', { pair: calledShort(session, pair, true) })
    : t('calls.ofPair', { pair: calledShort(session, pair, false), table: pairAt });
}

/** A call for the director in words: what happened to which board, whose hand and by whom, or what was counted. */
export function callText({ t }: I18n, { board, round, matter, hand, by, cards }: CallSeen): string {
  const seat = (name: (typeof SEATS)[number]) => t(`contract.seatName.${name}`);
  return [
    board === null
      ? matter === 'irregularity'
        ? t('calls.calledTablePlain', { round })
        : t('calls.calledTable', { round, matter: t(`calls.matter.${matter}`) })
      : matter === 'irregularity'
        ? t('calls.calledPlain', { board, round })
        : t('calls.called', { board, round, matter: t(`calls.matter.${matter}`) }),
    cards && SEATS.map((name) => `${t(`contract.seat.${name}`)} ${cards[name]}`).join(', '),
    !cards && hand && t('calls.ofHand', { seat: seat(hand) }),
    by && t('calls.byWhom', { seat: seat(by) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
