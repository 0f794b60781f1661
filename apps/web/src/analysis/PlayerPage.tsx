import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { analysis } from '#scoring';
import type { PlayerAnalysis } from '../api/analysisDocuments.js';
import { elsewhereQuery, playerAnalysisQuery } from '../api/analysisQueries.js';
import { Problem } from '../api/problem.js';
import { tournamentQuery } from '../api/queries.js';
import { contestantText } from '../messages/fieldText.js';
import { NotFound } from '../kit/NotFound.js';
import { Choice } from '../kit/Choice.js';
import { Page } from '../kit/Page.js';
import { Panel } from '../kit/Panel.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { Waiting } from '../kit/Waiting.js';
import { figureText } from '../play/figures.js';
import { placeOf } from '../play/places.js';
import { AnalysisTables } from './AnalysisTables.js';

/** What a player has made of the boards of a tournament, or of all in which he is known. */
export default function PlayerPage({
  tournament,
  player,
}: {
  readonly tournament: string;
  readonly player: string;
}) {
  const { t } = useTranslation();
  const [everywhere, setEverywhere] = useState(false);
  const { data: named } = useQuery(tournamentQuery(tournament));
  const own = useQuery(playerAnalysisQuery(tournament, player));
  const { data: others = [] } = useQuery({ ...elsewhereQuery(tournament, player), enabled: own.isSuccess });
  const elsewhere = useQueries({
    queries: (everywhere ? others : []).map((one) => playerAnalysisQuery(one.tournament, one.player)),
  });
  if (own.error instanceof Problem && [401, 403, 404].includes(own.error.status)) return <NotFound />;
  if (!own.data) {
    return (
      <Page title={t('analysis.title')}>
        {own.error ? <QueryProblem problem={own.error} retry={() => own.refetch()} /> : <Waiting />}
      </Page>
    );
  }
  const parts = [
    { tournament, name: named?.name ?? '', seen: own.data },
    ...elsewhere.flatMap(({ data: seen }, index) =>
      seen ? [{ tournament: others[index]!.tournament, name: others[index]!.name, seen }] : [],
    ),
  ];
  const plays = parts.flatMap((part) =>
    part.seen.plays.map((play) => ({ ...play, tournament: part.tournament })),
  );
  return (
    <Page title={own.data.name ?? t('analysis.aPlayer')}>
      {others.length > 0 && (
        <Choice
          label={t('analysis.where')}
          labelHidden
          value={everywhere ? 'all' : 'one'}
          options={[
            { value: 'one', label: t('analysis.here') },
            { value: 'all', label: t('analysis.everywhere', { count: others.length + 1 }) },
          ]}
          onChange={(value) => setEverywhere(value === 'all')}
        />
      )}
      {parts.map((part) => (
        <Sessions key={part.tournament} {...part} />
      ))}
      {elsewhere.some(({ isPending }) => isPending) && <Waiting />}
      <AnalysisTables
        plays={plays}
        rows={
          parts.length === 1
            ? own.data.rows
            : analysis(
                plays.map((play) => ({
                  ...play,
                  side: play.contractSide,
                  contract: play.result.kind === 'contract' ? play.result : null,
                })) as Parameters<typeof analysis>[0],
              )
        }
        adjusted={parts.reduce((sum, { seen }) => sum + seen.adjusted, 0)}
        at={undefined}
      />
    </Page>
  );
}

/** The sessions in which somebody plays, with whom, and where that stands. */
function Sessions({
  tournament,
  name,
  seen: { sessions },
}: {
  readonly tournament: string;
  readonly name: string;
  readonly seen: PlayerAnalysis;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const path = `/tournaments/${tournament}`;
  return (
    <Panel title={name} aside={<Link href={path}>{t('standings.tournament')}</Link>}>
      <ul className="stack list">
        {sessions.map(({ session, contestants, partner, standing, by }) => (
          <li className="row gap-4 gap-x-12 stretch between" key={session}>
            <span>
              {t('standings.session', { session })} ·{' '}
              {contestants.map((contestant, index) => (
                <span key={contestant}>
                  {index > 0 && ', '}
                  <Link href={`${path}/session/${session}/pair/${contestant}`}>
                    {contestantText(contestant, { section: true })}
                  </Link>
                </span>
              ))}
              {partner !== null && (
                <span className="muted"> · {t('analysis.partner', { name: partner })}</span>
              )}
            </span>
            {standing && (
              <strong className="number">
                {t('card.figures', {
                  place: placeOf(standing) ?? '–',
                  figure: figureText(standing, by ?? 'score', locale),
                })}
              </strong>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
