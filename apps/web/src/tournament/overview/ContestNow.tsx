import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ContestListed, ContestSeen } from '../../api/contestDocuments.js';
import { contestQuery } from '../../api/contestQueries.js';
import { Panel } from '../../kit/Panel.js';
import { useLocale } from '../../parts/useLocale.js';
import { contestPath } from '../../play/paths.js';
import { participantText, totalText } from '../../standings/contest/ContestTable.js';
import { placeOf } from '../../play/places.js';
import type { HeadOfRanking } from './headOf.js';
import { RankingHead } from './StandingsHead.js';

/** A contest of several sessions: who leads it or has won it, and the way to all of it. */
export default function ContestNow({
  tournament,
  listed: { contest, title, sessions },
}: {
  readonly tournament: string;
  readonly listed: ContestListed;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data } = useQuery(contestQuery(tournament, contest));
  const path = contestPath(tournament, contest);
  return (
    <Panel inner title={title}>
      {data && data.entries.length > 0 && <RankingHead ranking={headOf(data, locale)} path={path} />}
      <p className="muted">
        {t('contest.sessions', { count: sessions.length, sessions: sessions.join(', ') })}
      </p>
      <p className="row gap-0 gap-x-16 links">
        <Link href={path}>{t('session.standingsLink')}</Link>
      </p>
    </Panel>
  );
}

/** How many of a contest are named. */
const FIRST = 3;

function headOf({ entries, settings }: ContestSeen, locale: string): HeadOfRanking {
  const rows = entries.slice(0, FIRST).map((entry) => ({
    key: entry.key,
    place: placeOf(entry),
    who: participantText(entry),
    figure: entry.total === null ? '' : totalText(entry.total, settings.total, locale),
  }));
  return { section: null, line: 'one', rows };
}
