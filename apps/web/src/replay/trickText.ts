import type { TFunction } from 'i18next';
import { cardText } from '../messages/contractText.js';
import type { TrickSeen } from '../api/recordDocuments.js';

/** A card in words: `king of clubs` would be long in thirteen tricks, `clubs K` is what is said at the table. */
export function cardSaid(t: TFunction, card: string): string {
  const { suit, rank } = cardText(card);
  return `${t(`contract.strain.${suit}`)} ${rank}`;
}

/** A trick in words, for those who hear it: who played what, and who has won. */
export function trickSaid(t: TFunction, { cards, winner }: TrickSeen, number: number): string {
  const played = cards
    .map(({ seat, card }) => `${t(`contract.seatName.${seat}`)} ${cardSaid(t, card)}`)
    .join(', ');
  const said = t('replay.trickSaid', { number, played });
  return winner === null ? said : `${said} ${t('replay.wins', { seat: t(`contract.seatName.${winner}`) })}`;
}
