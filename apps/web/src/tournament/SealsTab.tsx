import { useTranslation } from 'react-i18next';
import type { Seal, Tournament } from '../api/types.js';
import lists from '../kit/List.module.css';
import { OpensWhenAsked } from '../kit/OpensWhenAsked.js';
import { Pill } from '../kit/Pill.js';
import { later } from '../kit/later.js';
import { useTimes } from '../parts/useTimes.js';
import { DueSeal } from './DueSeal.js';
import { directs } from '../play/roles.js';
import { SEAL_MEANING } from '../shell/sealMeaning.js';
import classes from './SealsTab.module.css';

// Few have kept one: the fields to write into are fetched for them alone.
const CompareSeal = later(() => import('./CompareSeal.js'));
// Those who direct have it on the page of the tournament's end.
const TakeWithYou = later(() => import('./TakeWithYou.js'), null);

/** The seals of the journal, the newest first, with the whole fingerprint to keep. */
export default function SealsTab({
  tournament,
  at,
}: {
  readonly tournament: Tournament;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const { seals, status } = tournament;
  const newestFirst = [...seals].sort((a, b) => b.position - a.position);
  return (
    <>
      <p className="prose">{t('seals.what')}</p>
      {at === undefined && directs(tournament) && <DueSeal tournament={tournament} />}
      {seals.length === 0 && (
        <p className="muted">{status === 'draft' ? t('seals.noneDraft') : t('seals.none')}</p>
      )}
      {seals.length > 0 && (
        <ol className={lists.list} reversed>
          {newestFirst.map((seal) => (
            <SealRow key={`${seal.position} ${seal.hash}`} seal={seal} />
          ))}
        </ol>
      )}
      {seals.length > 0 && (
        <OpensWhenAsked summary={t('seals.compareKept')}>
          <CompareSeal seals={seals} />
        </OpensWhenAsked>
      )}
      {at === undefined && !directs(tournament) && <TakeWithYou tournament={tournament} />}
    </>
  );
}

function SealRow({ seal: { kind, position, hash, time } }: { readonly seal: Seal }) {
  const { t } = useTranslation();
  const times = useTimes();
  return (
    <li className={classes.seal}>
      <div className="row gap-x-12">
        <Pill meaning={SEAL_MEANING[kind]}>{t(`sealKind.${kind}`)}</Pill>
        <span className="number">{t('seals.lines', { position })}</span>
        <span className="number muted">{times.dayAndClock(time)}</span>
      </div>
      <details>
        <summary className="row gap-0 gap-x-8 target">
          <span className="mono">{hash.slice(0, 16)}…</span>{' '}
          <span className={classes.more}>{t('seals.whole')}</span>
        </summary>
        <code className={classes.hash}>{hash}</code>
      </details>
    </li>
  );
}
