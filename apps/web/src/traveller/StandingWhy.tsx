import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Rational } from '#scoring';
import type { CardSeen } from '../api/cardDocuments.js';
import type { SessionSeen, StandingSeen, StandingsSeen } from '../api/documents.js';
import { lawText, penaltyText } from '../messages/rulingText.js';
import { recapQuery } from '../api/sessionQueries.js';
import { Heard } from '../kit/Heard.js';
import { useLocale } from '../parts/useLocale.js';
import { placesOfRecap } from '../standings/placesOfRecap.js';
import { PlacesLine } from '../standings/PlacesLine.js';
import type { SessionShown } from '../shell/SessionPage.js';
import { calledBy, calledText } from '../play/contestants.js';
import { impsText, meanText, percentText, pointsText, worthText, quotientText } from '../play/figures.js';

/** Why a contestant has its place, and which it had after each round: its boards together, what they are scaled to, penalties, and what places go by. */
export default function StandingWhy({
  shown: { tournament, session, at },
  standing,
  rounds,
  by,
}: {
  readonly shown: SessionShown;
  readonly standing: StandingSeen;
  readonly rounds: CardSeen['rounds'];
  readonly by: StandingsSeen['by'];
}) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const { penalties, contestant } = standing;
  const { data: recap } = useQuery(recapQuery(tournament.id, session.session, at));
  const moved = useMemo(() => recap && placesOfRecap(recap).get(contestant), [recap, contestant]);
  return (
    <ul>
      {standing.victoryPoints ? (
        <Matches session={session} victoryPoints={standing.victoryPoints} />
      ) : (
        <Boards standing={standing} rounds={rounds} />
      )}
      {penalties.map(({ ruling, law, amount, points }) => (
        <li key={ruling}>
          {t('card.penalty', {
            law: lawText(law),
            amount: penaltyText(i18n, amount),
            points: pointsText(points, locale),
          })}
        </li>
      ))}
      <Total standing={standing} />
      {standing.victoryPoints && standing.tieBreak !== undefined && <li>{t('card.toldApart')}</li>}
      {!standing.victoryPoints && standing.tieBreak !== undefined && (
        <li>{t('card.tieBreak', { value: quotientText(standing.tieBreak, locale) })}</li>
      )}
      {standing.masterPoints !== null && (
        <li>{t('card.masterPoints', { points: pointsText(standing.masterPoints, locale) })}</li>
      )}
      <li>{t(standing.place === null ? 'standings.unranked' : `method.by.${by}`)}</li>
      {moved && (
        <li>
          {t('standings.overRounds')} <PlacesLine {...moved} />
        </li>
      )}
    </ul>
  );
}

/** What each match is worth, and byes, in the order of rounds. */
function Matches({
  session,
  victoryPoints: { matches = [], byes = [] },
}: {
  readonly session: SessionSeen;
  readonly victoryPoints: NonNullable<StandingSeen['victoryPoints']>;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const called = calledBy(session);
  const lines = [
    ...matches.map(({ round, opponents, boards, percentage, imps, points }) => {
      const against = {
        round,
        opponents: opponents.map((one) => calledText(called(one))).join(', '),
      };
      if (points === null) return { round, text: t('card.matchNone', against) };
      const figure = percentage === null ? impsText(imps ?? '0', locale) : percentText(percentage, locale);
      const worth = { ...against, figure, count: boards, points: pointsText(points, locale) };
      return { round, text: t('card.matchVp', worth) };
    }),
    ...byes.map(({ round, points }) => ({
      round,
      text: t('card.bye', { round, points: pointsText(points, locale) }),
    })),
  ];
  return lines
    .toSorted((one, other) => one.round - other.round)
    .map(({ round, text }) => <li key={round}>{text}</li>);
}

function Boards({
  standing: { points, tops, maximum, boards },
  rounds,
}: {
  readonly standing: StandingSeen;
  readonly rounds: CardSeen['rounds'];
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const figures = eachBoard(rounds, locale);
  const each = (
    <span className="muted number">
      <Heard seen={figures.join(' · ')}>{figures.join('; ')}</Heard>
    </span>
  );
  if (tops === null || maximum === null) {
    return (
      <li>
        {t('card.sumImps', { count: boards, points: impsText(points, locale) })} {each}
      </li>
    );
  }
  const scaled = scaledTo(points, tops, maximum);
  return (
    <>
      <li>
        {t('card.sumTop', {
          count: boards,
          points: pointsText(points, locale),
          maximum: pointsText(tops, locale),
        })}{' '}
        {each}
      </li>
      {scaled !== undefined && (
        <li>
          {t('card.scaled', {
            maximum: pointsText(maximum, locale),
            points: pointsText(scaled, locale),
          })}
        </li>
      )}
    </>
  );
}

/** What each board is worth, as far as it may be seen: `1: +6`, `2: −10`. */
function eachBoard(rounds: CardSeen['rounds'], locale: string): string[] {
  return rounds
    .flatMap(({ boards }) => boards)
    .toSorted((one, other) => one.board - other.board)
    .flatMap(({ board, line }) =>
      line?.award && line.award.kind !== 'not-played' ? [`${board}: ${worthText(line.award, locale)}`] : [],
    );
}

/** Matchpoints as they are out of a fuller card; nothing where the card is as full as that. */
function scaledTo(points: string, tops: string, maximum: string): string | undefined {
  const [own, full] = [Rational.parse(tops), Rational.parse(maximum)];
  if (own.isZero || own.equals(full)) return undefined;
  return Rational.parse(points).mul(full).div(own).toString();
}

function Total({
  standing: { score, maximum, percentage, mean, victoryPoints },
}: {
  readonly standing: StandingSeen;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (victoryPoints) return <li>{t('card.totalVp', { total: pointsText(victoryPoints.total, locale) })}</li>;
  return (
    <li>
      {maximum === null
        ? t('card.totalImps', { score: impsText(score, locale), mean: mean ? meanText(mean, locale) : '–' })
        : t('card.totalTop', {
            score: pointsText(score, locale),
            maximum: pointsText(maximum, locale),
            percent: percentage === null ? '–' : percentText(percentage, locale),
          })}
    </li>
  );
}
