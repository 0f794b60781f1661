import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionListed, SessionSeen } from '../../api/documents.js';
import { playSessionQuery } from '../../api/sessionQueries.js';
import { WordsOf } from '../../messages/WordsOf.js';
import { Panel } from '../../kit/Panel.js';
import { sessionPath } from '../../play/paths.js';
import { gameParts } from '../../play/gameParts.js';
import { isOfIndividuals } from '../../play/contestants.js';
import { useOfficial } from '../../play/useOfficial.js';
import classes from './Overview.module.css';
import { RankingHead, useHead } from './StandingsHead.js';
import { sessionText } from '../../play/stageText.js';

/** A session that is over: who has won, whether that is official, and the ways to all of it. */
export function SessionFinished({
  tournament,
  listed: { session, game, stage },
  children,
}: {
  readonly tournament: string;
  readonly listed: SessionListed;
  /** What those who run it do here. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { data: seen } = useQuery(playSessionQuery(tournament, session));
  return (
    <Panel inner title={sessionText(t, { session, stage })}>
      {seen && (
        <WordsOf individuals={isOfIndividuals(seen)} sheets={gameParts(game).sheets}>
          <Won tournament={tournament} seen={seen} />
        </WordsOf>
      )}
      <p className="row gap-0 gap-x-16 links">
        <Link href={sessionPath(tournament, session)}>{t('session.standingsLink')}</Link>
        {children}
      </p>
    </Panel>
  );
}

function Won({ tournament, seen }: { readonly tournament: string; readonly seen: SessionSeen }) {
  const official = useOfficial(seen.corrections, false);
  const head = useHead(tournament, seen, (rankings) => (rankings > 2 ? 1 : 3));
  return (
    <>
      <div className={classes.heads}>
        {head.map((ranking) => (
          <RankingHead
            key={`${ranking.section} ${ranking.line}`}
            ranking={ranking}
            path={sessionPath(tournament, seen.session)}
          />
        ))}
      </div>
      <p className="muted">{official}</p>
    </>
  );
}
