import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { Choice } from '../kit/Choice.js';
import { SearchField } from '../kit/SearchField.js';
import { calledParts } from '../play/calledParts.js';
import type { SessionShown } from '../shell/SessionPage.js';
import { LONG, PageOfTables } from './PageOfTables.js';
import { PlacesOfRound } from './PlacesOfRound.js';
import { lastRoundDrawn, placesInRound, roundAhead } from '../play/roundDraw.js';
import { useTeamsSeen } from './useTeamsSeen.js';

/** Who meets whom in a round that is drawn from results, at which table, with which boards: for everybody. */
export default function RoundDrawPage(of: { readonly tournament: string; readonly session: string }) {
  const { t } = useTranslation();
  return (
    <PageOfTables {...of} tab="round-draw" title={t('roundDraw.title')}>
      {(shown) => <RoundDraw shown={shown} />}
    </PageOfTables>
  );
}

function RoundDraw({ shown }: { readonly shown: SessionShown }) {
  const { t } = useTranslation();
  const { session, at, path } = shown;
  const teams = useTeamsSeen(shown);
  const last = lastRoundDrawn(session);
  const [wanted, setWanted] = useState<number>();
  const [sought, setSought] = useState('');
  if (last === 0) return <p>{t('roundDraw.none')}</p>;
  // Sections that are called apart are in rounds of their own: each opens at its own.
  const parts = calledParts(session, undefined).filter(({ session: own }) => lastRoundDrawn(own) > 0);
  const rounds = parts.map(({ session: own }) => Math.min(wanted ?? roundToShow(own), lastRoundDrawn(own)));
  const isOne = rounds.every((round) => round === rounds[0]);
  const many = placesInRound(session, Math.max(...rounds)).length >= LONG;
  return (
    <>
      {last > 1 && (
        <Choice
          label={t('roundDraw.rounds')}
          labelHidden
          value={isOne ? `${rounds[0]}` : ''}
          options={Array.from({ length: last }, (_, index) => ({
            value: `${index + 1}`,
            label: `${index + 1}`,
            spoken: t('roundDraw.round', { round: index + 1 }),
          }))}
          onChange={(value) => setWanted(Number(value))}
        />
      )}
      {many && <SearchField label={t('roundDraw.find')} value={sought} onChange={setSought} />}
      {parts.map(({ section, session: own }, index) => {
        const round = rounds[index]!;
        return (
          <PlacesOfRound
            key={section ?? ''}
            session={session}
            section={section}
            own={own}
            round={round}
            sought={sought}
            teams={teams}
            path={path}
            at={at}
          />
        );
      })}
    </>
  );
}

/** The round that people look for: the next, where it is drawn, for a match of teams is drawn for several at once. */
function roundToShow(session: SessionSeen): number {
  return roundAhead(session) ?? Math.max(1, session.round);
}
