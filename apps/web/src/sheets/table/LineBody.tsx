import { useTranslation } from 'react-i18next';
import { lineFlagText, type Language } from '#words';
import { CardSeen } from '../../contract/Suit.js';
import type { PlayerAt } from '../playersAt.js';
import type { LineSeen } from '../sheetQueries.js';
import { CallSeen } from './CallSeen.js';
import { EntriesSeen } from './EntriesSeen.js';
import { RectificationsSeen } from './RectificationsSeen.js';

/** What a line of a sheet says below its head: auction and talon where they were told, rulings, flags, what it writes. */
export function LineBody({
  line: { what, flags, entries },
  players,
}: {
  readonly line: Pick<LineSeen, 'what' | 'flags' | 'entries'>;
  readonly players: readonly PlayerAt[];
}) {
  const { t, i18n } = useTranslation();
  if (what.kind === 'void' || what.kind === 'withdrawn') return null;
  const record = what.kind === 'deal' ? what.record : undefined;
  const rectifications = what.kind === 'penalties' ? what.rectifications : (record?.rectifications ?? []);
  const name = (seat: string) => players.find((one) => one.seat === seat)?.name ?? seat;
  return (
    <>
      {record?.auction && (
        <p className="muted">
          {t('sheetTable.auction')}:{' '}
          {record.auction.map((call, at) => (
            // Calls have no names, and their order is theirs.
            <span key={at}>
              {at > 0 && ', '}
              {name(call.seat)} <CallSeen call={call} />
            </span>
          ))}
        </p>
      )}
      {record?.talon && (
        <p className="muted">
          {t('sheetTable.talon')}:{' '}
          {record.talon.map((card) => (
            <span key={card}>
              <CardSeen card={card} />{' '}
            </span>
          ))}
        </p>
      )}
      <RectificationsSeen rectifications={rectifications} players={players} />
      {flags.length > 0 && (
        <p className="muted">
          {flags.map((flag) => lineFlagText(i18n.language as Language, flag)).join(', ')}
        </p>
      )}
      <EntriesSeen entries={entries} players={players} />
    </>
  );
}
