import { useTranslation } from 'react-i18next';
import { countedTricks, remiseOf, type DealRecord, type Denomination } from '#preferans';
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
  const besides = besidesOf(record)
    .map((one) => `, ${t(`sheetTable.told.${one}`)}`)
    .join('');
  if (played.kind === 'all-pass') {
    const tricks = players
      .filter(({ seat }) => record.tricks[seat] !== undefined)
      .map(({ seat, name }) => `${name} ${record.tricks[seat]}`);
    return (
      <span>
        {t('sheetTable.allPass')}: {tricks.join(', ')}
        {besides}
      </span>
    );
  }
  const name = players.find(({ seat }) => seat === played.declarer)?.name ?? played.declarer;
  const { counted } = countedTricks(record, played.declarer);
  // A remise by ruling is written besides what was lacked by play, whatever was made (3.4.6, 3.9.18).
  const remise = remiseOf(record, played.declarer);
  if (played.kind === 'misere') {
    return (
      <span>
        {t('sheetTable.misere')} {name}
        {', '}
        {remise > 0
          ? t('sheetTable.down', { count: counted + remise })
          : counted === 0
            ? t('sheetTable.made')
            : t('sheetTable.misereTricks', { count: counted })}
        {besides}
      </span>
    );
  }
  const isWhisted = Object.keys(record.tricks).length > 0;
  const down = (isWhisted ? Math.max(0, played.level - counted) : 0) + remise;
  const outcome =
    record.ended === 'without-all' || record.ended === 'without-three'
      ? t(`sheetTable.ended.${record.ended}`)
      : down > 0
        ? t('sheetTable.down', { count: down })
        : !isWhisted
          ? t(
              record.whists.some(({ call }) => call === 'half')
                ? 'sheetTable.leftForHalf'
                : 'sheetTable.unwhisted',
            )
          : counted > played.level
            ? t('sheetTable.madeWith', { count: counted - played.level })
            : t('sheetTable.made');
  return (
    <span>
      {played.level}
      <DenominationSeen denomination={played.denomination} /> {name}, {outcome}
      {besides}
    </span>
  );
}

/** What is not usual in how it was played. */
function besidesOf({ played, ended }: DealRecord) {
  const isBlind = played.kind === 'all-pass' ? (played.blindPasses ?? []).length > 0 : played.blind;
  return [
    ...(isBlind ? ['blind' as const] : []),
    ...(played.kind === 'misere' && played.halved ? ['halved' as const] : []),
    ...(played.kind === 'contract' && played.offMountain ? ['offMountain' as const] : []),
    ...(ended === 'agreed' ? ['agreed' as const] : []),
  ];
}
