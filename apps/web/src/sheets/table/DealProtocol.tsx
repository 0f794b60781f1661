import { useTranslation } from 'react-i18next';
import type { DealRecord } from '#preferans';
import type { PlayerAt } from '../playersAt.js';

/** Who dealt a deal, what each defender said, and the tricks of each: as the judge's form has it. */
export function DealProtocol({
  record: { dealer, whists, tricks, open },
  players,
}: {
  readonly record: DealRecord;
  readonly players: readonly PlayerAt[];
}) {
  const { t } = useTranslation();
  const name = (seat: string) => players.find((one) => one.seat === seat)?.name ?? seat;
  const taken = players.flatMap(({ seat }) =>
    tricks[seat] === undefined ? [] : [`${name(seat)} ${tricks[seat]}`],
  );
  return (
    <p className="muted">
      {t('sheetTable.protocol.dealer', { name: name(dealer) })}
      {whists.length > 0 &&
        `. ${t('sheetTable.protocol.whists')}: ${whists
          .map(({ seat, call }) => `${name(seat)} – ${t(`sheetTable.whist.${call}`)}`)
          .join(', ')}`}
      {open && `, ${t('sheetTable.open')}`}
      {taken.length > 0 && `. ${t('sheetTable.tricks')}: ${taken.join(', ')}`}
    </p>
  );
}
