import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { RulingSeen } from '../api/rulingDocuments.js';
import { rulingsQuery } from '../api/rulingQueries.js';
import type { PlaceOfRuling } from '../api/sessionCommands.js';
import { lawName } from '../messages/rulingText.js';
import { OpensWhenAsked } from '../kit/OpensWhenAsked.js';
import { rulingsPath } from '../play/paths.js';

/** As many rulings as a command may name that whoever rules has seen. */
const MOST_SEEN = 50;

/** Whether a ruling that stands is about one of these places. */
function isAbout(
  { about, effects, session, status }: RulingSeen,
  of: string,
  places: readonly PlaceOfRuling[],
) {
  if (session !== of || status === 'withdrawn') return false;
  const known = [
    ...about,
    ...effects.flatMap(({ what, holds }) =>
      holds && (what.kind === 'adjustment' || what.kind === 'sheet-line') ? [what] : [],
    ),
  ];
  return known.some((one) => places.some((other) => isSamePlace(one, other)));
}

/** Whether two rulings meet there: on the same board, or on the same sheet, whichever line it is. */
function isSamePlace(one: PlaceOfRuling, other: PlaceOfRuling): boolean {
  if (one.table !== other.table || one.round !== other.round) return false;
  return !('board' in one) || !('board' in other) || one.board === other.board;
}

/** The rulings that stand on these places already, but for the one that is being written down. */
export function useOtherRulings(
  tournament: string,
  session: string,
  places: readonly PlaceOfRuling[],
  ruling: string,
): readonly RulingSeen[] {
  const { data } = useQuery(rulingsQuery(tournament));
  return (data?.rulings ?? []).filter((other) => other.ruling !== ruling && isAbout(other, session, places));
}

/** The rulings of which whoever rules knows, as a command names them. */
export function seenOf(others: readonly RulingSeen[]): string[] {
  return others.map(({ ruling }) => ruling).slice(-MOST_SEEN);
}

/** So many are listed at once, the latest first. */
const AT_ONCE = 3;

/** Says which rulings stand already, each with a way to it. */
export function OtherRulings({
  tournament,
  others,
}: {
  readonly tournament: string;
  readonly others: readonly RulingSeen[];
}) {
  const { t, i18n } = useTranslation();
  if (others.length === 0) return null;
  const lines = others.toReversed().map(({ ruling, law }) => (
    <p key={ruling}>
      {t('lawBook.already', { law: lawName(i18n, law) })}{' '}
      <Link href={rulingsPath(tournament, { ruling })}>{t('lawBook.seeIt')}</Link>
    </p>
  ));
  const earlier = lines.slice(AT_ONCE);
  return (
    <div className="note" data-meaning="warn">
      {lines.slice(0, AT_ONCE)}
      {earlier.length > 0 && (
        <OpensWhenAsked summary={t('lawBook.earlierHere', { count: earlier.length })}>
          {earlier}
        </OpensWhenAsked>
      )}
    </div>
  );
}
