import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { address } from '../api/journal.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import { matchesQuery } from '../api/sessionQueries.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { Waiting } from '../kit/Waiting.js';
import { impsText, pointsText } from '../play/figures.js';
import { placeOf } from '../play/places.js';
import type { CardProps } from '../traveller/cardProps.js';
import { fromSideOf } from './fromSideOf.js';
import { Match } from './Match.js';
import { ownPointsText, pointsOfTeam } from '../play/pointsOnBoard.js';
import { teamOfPair } from '../play/teamText.js';

/** The card of a team's pair: where it plays, what its team has on each board, and the matches of the team. */
export default function CardOfTeam({
  contestant,
  shown,
  Card,
}: CardProps & {
  /** What a card consists of. */
  readonly Card: ComponentType<CardProps>;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { tournament, session, at, path } = shown;
  const { data, isError, error, refetch } = useQuery({
    ...matchesQuery(tournament.id, session.session, at),
    placeholderData: keepPreviousData,
  });
  if (!data) return isError ? <QueryProblem problem={error} retry={() => refetch()} /> : <Waiting />;
  const team = teamOfPair(contestant);
  const matches = data.matches
    .filter(({ home, away }) => home === team || away === team)
    .map((match) => fromSideOf(match, team));
  return (
    <Card
      contestant={contestant}
      shown={shown}
      ofTeam={{
        ownSide: t('match.ownSide'),
        figures: figuresOf(t, data, team, locale),
        figureOn: (round, board) => {
          const points = pointsOfTeam(data, { team, round, board });
          return points === undefined ? undefined : ownPointsText(points, data, locale);
        },
        matches: (
          <section>
            <h2>{t('match.title')}</h2>
            <ul className="stack list">
              {matches.map((match) => (
                <li key={`${match.away} ${match.segments[0]?.boards[0]?.board}`}>
                  <Match
                    match={match}
                    session={session}
                    seen={data}
                    open
                    pair={contestant.includes('-EW') ? 'EW' : 'NS'}
                    traveller={(board) => address(`${path}/board/${board}`, { pair: contestant, at })}
                  />
                </li>
              ))}
            </ul>
          </section>
        ),
      }}
    />
  );
}

/** Place and total of a team in words; nothing in a knockout, which has no places. */
function figuresOf(
  t: TFunction,
  { standing, method }: MatchesSeen,
  team: string,
  locale: string,
): string | undefined {
  const row = standing.find((one) => one.team === team);
  if (!row) return method.result === 'knockout' ? '' : undefined;
  const inPoints = method.result === 'victory-points';
  const amount =
    inPoints || method.match.unit !== 'imps' ? pointsText(row.total, locale) : impsText(row.total, locale);
  const unit = inPoints ? 'victory-points' : method.match.unit === 'imps' ? 'imps' : undefined;
  const figure = unit === undefined ? amount : t(`ruling.amount.${unit}`, { amount });
  return [
    t('card.figures', { place: placeOf(row) ?? '–', figure }),
    ...(row.penalties === '0' ? [] : [t('match.penalties', { points: pointsText(row.penalties, locale) })]),
  ].join(' · ');
}
