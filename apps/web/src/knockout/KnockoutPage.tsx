import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import type { KnockoutSeen } from '../api/knockoutDocuments.js';
import { knockoutQuery } from '../api/knockoutQueries.js';
import { Panel } from '../kit/Panel.js';
import { later } from '../kit/later.js';
import { PdfWhenAsked } from '../prints/PdfWhenAsked.js';
import { knockoutDisplayPath } from '../play/paths.js';
import { StagePage } from '../shell/StagePage.js';
import { Bracket } from './Bracket.js';
import classes from './Knockout.module.css';
import { seededText } from './knockoutText.js';
import { nameText } from './nameText.js';

const KnockoutActions = later(() => import('./KnockoutActions.js'));

/** A knockout of teams: who meets whom, who goes on, and the places in the end. */
export default function KnockoutPage({
  tournament,
  name,
}: {
  readonly tournament: string;
  readonly name: string;
}) {
  const [search] = useSearchParams();
  const at = search.get('at') ?? undefined;
  const reading = useQuery({ ...knockoutQuery(tournament, name, at), placeholderData: keepPreviousData });
  return (
    <StagePage
      tournament={tournament}
      at={at}
      reading={reading}
      sessions={reading.data?.rounds.flatMap(({ session }) => session ?? []) ?? []}
      renderActions={(knockout) => <KnockoutActions tournament={tournament} knockout={knockout} />}
      renderChecks={({ from }) => from?.kind === 'lot' && <ByLot seed={from.seed} />}
    >
      {(knockout) => (
        <>
          {isWon(knockout) && <Places knockout={knockout} />}
          <Facts tournament={tournament} knockout={knockout} />
          <Bracket tournament={tournament} knockout={knockout} />
          {!isWon(knockout) && <Places knockout={knockout} />}
          <PdfWhenAsked
            tournament={tournament}
            of={{ paper: 'knockout', knockout: knockout.knockout }}
            at={at}
          />
        </>
      )}
    </StagePage>
  );
}

/** Whether it is over: its first place is decided. */
function isWon({ places }: KnockoutSeen): boolean {
  return places.some(({ to }) => to === 1);
}

/** How many play and for what, and whose turn it is to choose an opponent. */
function Facts({ tournament, knockout }: { readonly tournament: string; readonly knockout: KnockoutSeen }) {
  const { t } = useTranslation();
  const { teams, settings, choosing } = knockout;
  return (
    <>
      <p className="muted">
        {t('knockout.teams', { count: teams.filter(({ seed }) => seed !== null).length })} ·{' '}
        {t(`knockout.places.${settings.places}`)} ·{' '}
        <Link href={`/tournaments/${tournament}/sessions`}>{t('standings.tournament')}</Link> ·{' '}
        <Link href={knockoutDisplayPath(tournament, knockout.knockout)}>{t('wall.title')}</Link>
      </p>
      {choosing?.next && (
        <p>
          {t('knockout.chooses', {
            team: seededText(t, knockout, choosing.next.chooser),
            among: choosing.next.among.map((entry) => seededText(t, knockout, entry)).join(', '),
          })}
        </p>
      )}
    </>
  );
}

/** That the seeds were drawn, and of what. */
function ByLot({ seed }: { readonly seed: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('knockout.byLot')} <code className="breaks">{seed}</code>
    </p>
  );
}

/** The places that are decided. */
function Places({ knockout }: { readonly knockout: KnockoutSeen }) {
  const { t } = useTranslation();
  if (knockout.places.length === 0) return null;
  return (
    <Panel title={t('knockout.placesTitle')}>
      <dl className={classes.places}>
        {knockout.places.map(({ entry, from, to }) => (
          <div className="contents" key={entry}>
            <dt className="number">{from === to ? from : `${from}–${to}`}</dt>
            <dd>{nameText(knockout, entry)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
