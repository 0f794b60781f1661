import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { sessionQuery } from '../api/queries.js';
import type { PlaceOfRuling } from '../api/sessionCommands.js';
import { useTimes } from '../parts/useTimes.js';
import { rulePath } from '../play/paths.js';
import { usePlaceText } from './sheets/placeText.js';
import { rulingsHalfWritten } from './halfWritten.js';

/** The rulings of a session that were begun in this tab and are not recorded, each with the way to go on. */
export function HalfWrittenRulings({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  const { t } = useTranslation();
  const { minute } = useTimes();
  const placeText = usePlaceText();
  const { data } = useQuery(sessionQuery);
  const person = data?.person?.id;
  const begun = person === undefined ? [] : rulingsHalfWritten<PlaceOfRuling>(person, tournament);
  const here = begun.filter(({ address }) => isUnder(address, rulePath(tournament, session)));
  if (here.length === 0) return null;
  return (
    <div className="note" data-meaning="warn">
      {here.map(({ address, when, about }) => (
        <p key={address}>
          <Link href={address}>{t('lawBook.goOnWriting', { time: minute(1_000 * when) })}</Link>
          {about.map((place) => ` · ${placeText(place)}`)}
        </p>
      ))}
    </div>
  );
}

function isUnder(address: string, path: string): boolean {
  return address === path || address.startsWith(`${path}?`) || address.startsWith(`${path}/`);
}
