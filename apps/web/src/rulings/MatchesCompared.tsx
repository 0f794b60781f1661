import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { MatchesSeen } from '../api/matchDocuments.js';
import type { MatchChangedSeen } from '../api/rulingPreview.js';
import { useLocale } from '../parts/useLocale.js';
import { rowsOf } from './comparedRows.js';
import { ComparedTable } from './ComparedTable.js';
import { changedRows, keyOfMatch } from './changedRows.js';
import { firstBoardOf, matchText } from '../teams/matchText.js';
import { teamText } from '../play/teamText.js';

/** The matches of teams that outcomes change: what boards are worth in them, and what each match stands at. */
export function MatchesCompared({
  outcomes,
  columns,
  seen,
}: {
  readonly outcomes: readonly (readonly MatchChangedSeen[])[];
  readonly columns: readonly string[];
  /** Undefined: teams are called by their numbers. */
  readonly seen: MatchesSeen | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const matches = new Map(outcomes.flat().map((match) => [keyOfMatch(match), match]));
  return [...matches].map(([key, match]) => (
    <ComparedTable
      key={key}
      caption={t(match.imps ? 'rulings.changedMatchImps' : 'rulings.changedMatch', {
        match: calledMatch(t, match, seen),
      })}
      first={t('match.board')}
      columns={columns}
      rows={rowsOf(
        outcomes.map((changed) =>
          changed
            .filter((one) => keyOfMatch(one) === key)
            .flatMap((one) =>
              changedRows(one, locale, {
                score: t('match.total.score'),
                victoryPoints: t('match.total.victory-points'),
              }),
            ),
        ),
      )}
    />
  ));
}

function calledMatch(
  t: TFunction,
  { home, away, firstBoard }: MatchChangedSeen,
  seen: MatchesSeen | undefined,
): string {
  const match = seen?.matches.find(
    (one) => one.home === home && one.away === away && firstBoardOf(one) === firstBoard,
  );
  return match && seen ? matchText(t, match, seen) : `${teamText(home, [])} – ${teamText(away, [])}`;
}
