import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { unusualInDeal, type DealRecord, type Denomination } from '#preferans';
import { Suit } from '../../contract/Suit.js';
import type { PlayerAt } from '../playersAt.js';
import { outcomeOf, type OutcomeOfDeal } from './outcomeOf.js';

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
  const outcome = outcomeText(t, outcomeOf(record, played));
  return (
    <span>
      {played.kind === 'misere' ? (
        t('sheetTable.misere')
      ) : (
        <>
          {played.level}
          <DenominationSeen denomination={played.denomination} />
        </>
      )}{' '}
      {name}, {outcome}
      {besides}
    </span>
  );
}

function outcomeText(t: TFunction, outcome: OutcomeOfDeal): string {
  switch (outcome.kind) {
    case 'without-all':
    case 'without-three':
      return t(`sheetTable.ended.${outcome.kind}`);
    case 'down':
    case 'madeWith':
    case 'misereTricks':
      return t(`sheetTable.${outcome.kind}`, { count: outcome.count });
    case 'made':
    case 'unwhisted':
    case 'leftForHalf':
      return t(`sheetTable.${outcome.kind}`);
    default:
      return outcome satisfies never;
  }
}

/** What is not usual in how it was played, besides what its outcome tells and what stands with the whists. */
function besidesOf(record: DealRecord) {
  return unusualInDeal(record).filter(
    (one) => one !== 'open' && one !== 'withoutAll' && one !== 'withoutThree',
  );
}
