import { useTranslation } from 'react-i18next';
import { countedTricks, type DealRecord, type Denomination } from '#preferans';
import { Suit } from '../../contract/Suit.js';
import type { PlayerAt } from '../playersAt.js';

/** What a game is played in: a suit's sign, or no trumps as players call it. */
export function DenominationSeen({ denomination }: { readonly denomination: Denomination }) {
  const { t } = useTranslation();
  return denomination === 'NT' ? <>{t('sheetTable.noTrumps')}</> : <Suit strain={denomination} />;
}

/** What was played, by whom, and how it came out: `7♦ Orlov, one down`. */
export function DealSeen({
  record,
  players,
}: {
  readonly record: DealRecord;
  readonly players: readonly PlayerAt[];
}) {
  const { t } = useTranslation();
  const { played } = record;
  if (played.kind === 'all-pass') {
    const tricks = players
      .filter(({ seat }) => record.tricks[seat] !== undefined)
      .map(({ seat, short }) => `${short} ${record.tricks[seat]}`);
    return (
      <span>
        {t('sheetTable.allPass')}: {tricks.join(', ')}
      </span>
    );
  }
  const name = players.find(({ seat }) => seat === played.declarer)?.short ?? played.declarer;
  const { counted } = countedTricks(record, played.declarer);
  if (played.kind === 'misere') {
    return (
      <span>
        {t('sheetTable.misere')} {name}
        {', '}
        {counted === 0 ? t('sheetTable.made') : t('sheetTable.misereTricks', { count: counted })}
      </span>
    );
  }
  const isWhisted = Object.keys(record.tricks).length > 0;
  const over = counted - played.level;
  const outcome =
    record.ended === 'without-all' || record.ended === 'without-three'
      ? t(`sheetTable.ended.${record.ended}`)
      : !isWhisted
        ? t('sheetTable.unwhisted')
        : over < 0
          ? t('sheetTable.down', { count: -over })
          : over > 0
            ? t('sheetTable.madeWith', { count: over })
            : t('sheetTable.made');
  return (
    <span>
      {played.level}
      <DenominationSeen denomination={played.denomination} /> {name}, {outcome}
    </span>
  );
}
