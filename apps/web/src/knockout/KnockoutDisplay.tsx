import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { KnockoutSeen, MatchOfKnockout, RoundOfKnockout } from '../api/knockoutDocuments.js';
import { knockoutQuery } from '../api/knockoutQueries.js';
import { tournamentQuery } from '../api/queries.js';
import { useLocale } from '../parts/useLocale.js';
import { HouseMark } from '../parts/HouseMark.js';
import { usePageTitle } from '../kit/usePageTitle.js';
import { knockoutPath } from '../play/paths.js';
import { pointsText } from '../play/figures.js';
import { EmptyDisplay } from '../standings/EmptyDisplay.js';
import { TurningPages, type DisplayPart } from '../kit/TurningPages.js';
import { useLoadedAnewWhenReplaced } from '../play/useLoadedAnewWhenReplaced.js';
import { useLiveSession } from '../play/useLiveSession.js';
import wall from '../kit/Display.module.css';
import classes from './Knockout.module.css';
import { forText } from '../play/forText.js';
import { seededText, sideText } from './knockoutText.js';
import { winnerText } from './nameText.js';

/** A knockout on the hall display: its rounds match by match, the latest first, to be read from afar. */
export default function KnockoutDisplay({
  tournament: id,
  name,
}: {
  readonly tournament: string;
  readonly name: string;
}) {
  const { t } = useTranslation();
  const tournament = useQuery(tournamentQuery(id));
  const reading = useQuery(knockoutQuery(id, name));
  const knockout = reading.data;
  const session = knockout?.rounds.findLast((round) => round.session !== null)?.session ?? undefined;
  useLiveSession(id, session ?? '1', session !== undefined);
  usePageTitle([t('wall.title'), tournament.data?.name].filter(Boolean).join(' · '));
  useLoadedAnewWhenReplaced();
  if (!tournament.data || !knockout) return <EmptyDisplay readings={[tournament, reading]} />;
  const team = winnerText(knockout);
  return (
    <div className={wall.wall}>
      <div className={wall.head}>
        <div className={wall.title}>
          <HouseMark />
          <h1>
            {tournament.data.name}, {knockout.settings.title}
          </h1>
        </div>
      </div>
      <RoundsDisplayed knockout={knockout} />
      <p className={wall.foot}>
        <span className="fills">
          {team === undefined
            ? t(`knockout.places.${knockout.settings.places}`)
            : t('knockout.winner', { team })}
        </span>
        <Link href={knockoutPath(id, name)}>{t('wall.leave')}</Link>
      </p>
    </div>
  );
}

function RoundsDisplayed({ knockout }: { readonly knockout: KnockoutSeen }) {
  const { t } = useTranslation();
  const known = knockout.rounds.filter(
    ({ round, opened, matches }) =>
      round === 1 || opened || matches.some(({ entries }) => entries.some((entry) => entry !== null)),
  );
  const parts = known.toReversed().map(({ round, matches }: RoundOfKnockout): DisplayPart => ({
    wide: true,
    lists: [
      {
        title: [t('knockout.round', { round })],
        rows: matches.map((match) => <MatchDisplayed key={match.match} knockout={knockout} match={match} />),
      },
    ],
  }));
  return <TurningPages parts={parts} />;
}

function MatchDisplayed({
  knockout,
  match,
}: {
  readonly knockout: KnockoutSeen;
  readonly match: MatchOfKnockout;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { entries, sides, winner, score, places } = match;
  const scores = score && [score.first, score.second];
  return (
    <li className={classes.onDisplay}>
      <span className="muted">{forText(t, places)}</span>
      {entries.map((entry, index) => (
        <span
          key={index === 0 ? 'first' : 'second'}
          className={classes.teamOnDisplay}
          data-won={(entry !== null && winner === entry) || undefined}
          data-open={entry === null || undefined}
        >
          {entry === null ? sideText(t, sides[index]!) : seededText(t, knockout, entry)}
        </span>
      ))}
      <strong>{scores && scores.map((one) => pointsText(one, locale)).join(' : ')}</strong>
    </li>
  );
}
