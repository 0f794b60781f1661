import { useTranslation } from 'react-i18next';
import { drawnPlan } from '#preferans';
import { lineFlagText, type Language } from '#words';
import { CardSeen } from '../../contract/Suit.js';
import type { PlayerAt } from '../playersAt.js';
import type { EntrySeen, LineSeen } from '../../play/sheetQueries.js';
import { CallSeen } from './CallSeen.js';
import { DealProtocol } from './DealProtocol.js';
import { EntriesSeen } from './EntriesSeen.js';
import { RectificationsSeen } from './RectificationsSeen.js';

/** Reasons of entries that are told as what a ruling writes. */
const OF_RULINGS: readonly EntrySeen['because'][] = ['penalty', 'compensation'];

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
  // What a ruling writes stands with its rule above: it is not said twice.
  const written = entries.filter(
    ({ because }) => rectifications.length === 0 || !OF_RULINGS.includes(because),
  );
  const protocol =
    what.kind === 'ruling'
      ? drawnPlan(what.ruling.seed) === 'of-whister'
        ? what.ruling.ofWhister
        : what.ruling.ofDissenter
      : record;
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
      {protocol && <DealProtocol record={protocol} players={players} />}
      <RectificationsSeen rectifications={rectifications} players={players} />
      {flags.length > 0 && (
        <p className="muted">
          {flags.map((flag) => lineFlagText(i18n.language as Language, flag)).join(', ')}
        </p>
      )}
      {what.kind !== 'penalties' && <EntriesSeen entries={written} players={players} />}
    </>
  );
}
