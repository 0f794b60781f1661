import { useTranslation } from 'react-i18next';
import type { DealRecord } from '#preferans';
import type { PlayerAt } from '../playersAt.js';

/** Who dealt a deal, what each defender said, and the tricks of each (of an all-pass its head has them): as the judge's form has it. */
export function DealProtocol({
  record: { dealer, played, whists, tricks, open },
  players,
}: {
  readonly record: DealRecord;
  readonly players: readonly PlayerAt[];
}) {
  const { t, i18n } = useTranslation();
  const inSentence = (text: string) => text.toLocaleLowerCase(i18n.language);
  const name = (seat: string) => players.find((one) => one.seat === seat)?.name ?? seat;
  const taken = players.flatMap(({ seat }) =>
    played.kind === 'all-pass' || tricks[seat] === undefined ? [] : [`${name(seat)} ${tricks[seat]}`],
  );
  return (
    <p className="muted">
      {t('sheetTable.protocol.dealer', { name: name(dealer) })}
      {whists.length > 0 &&
        `. ${t('sheetTable.protocol.whists')}: ${whists
          .map(({ seat, call }) => `${name(seat)} – ${inSentence(t(`sheetTable.whist.${call}`))}`)
          .join(', ')}`}
      {open && `, ${inSentence(t('sheetTable.open'))}`}
      {taken.length > 0 && `. ${t('sheetTable.tricks')}: ${taken.join(', ')}`}
    </p>
  );
}
