import { useQuery } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { KnockoutSettings } from '#tournament';
import { entriesQuery } from '../api/roomQueries.js';
import type { ChangeSeen, SeenChanged } from '../api/seenChanged.js';
import { playSessionQuery } from '../api/sessionQueries.js';
import { Dialog } from '../parts/Dialog.js';
import { namesText } from '../session/entries/namesText.js';
import { calledAs } from '../standings/contestants.js';

/** The settings of a knockout, in words. */
const SETTINGS: Readonly<Record<string, ParseKeys>> = {
  title: 'combining.name',
  places: 'seeding.places',
  segments: 'teams.segments',
  boards: 'seeding.boards',
  choosers: 'seeding.choosers',
  higherSeed: 'seeding.higherSeed',
  carry: 'seeding.carry.from',
};

/** What has changed since a page showed it: the command is given by what is now, or not at all. */
export default function WhatChanged({
  problem,
  onClose,
}: {
  readonly problem: SeenChanged;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { changes, tournament, parameters } = problem;
  const more = Number(parameters['count']) - changes.length;
  const sessions = [...new Set(changes.map(({ session }) => session))];
  return (
    <Dialog
      title={t('seenChanged.title')}
      action={t('seenChanged.goOn')}
      wide
      pending={false}
      problem={null}
      onSubmit={() => {
        onClose();
        problem.again();
      }}
      onClose={onClose}
    >
      <p>{t('seenChanged.text')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('seenChanged.what')}</th>
            <th scope="col">{t('seenChanged.before')}</th>
            <th scope="col">{t('seenChanged.now')}</th>
          </tr>
        </thead>
        {sessions.map((session) => (
          <ChangesOf
            key={session ?? ''}
            tournament={tournament}
            session={session}
            changes={changes.filter((change) => change.session === session)}
          />
        ))}
      </table>
      {more > 0 && <p className="muted">{t('seenChanged.more', { count: more })}</p>}
    </Dialog>
  );
}

function ChangesOf({
  tournament,
  session,
  changes,
}: {
  readonly tournament: string;
  readonly session: string | null;
  readonly changes: readonly ChangeSeen[];
}) {
  const { t } = useTranslation();
  const { data: seen } = useQuery({
    ...playSessionQuery(tournament, session ?? ''),
    enabled: session !== null,
  });
  const { data: entered } = useQuery(entriesQuery(tournament));
  const nameOf = (one: string): string => {
    const entry = entered?.entries.find((each) => each.entry === one);
    if (entry) return namesText(entry.players);
    if (!seen) return one;
    const { names, number } = calledAs(seen, one);
    return names ?? number;
  };
  const whoIn = ({ what, who }: ChangeSeen): string => {
    const first = who[0] ?? '';
    switch (what) {
      case 'open-results':
        return t('seenChanged.openResults');
      case 'table':
      case 'agreed-sheet':
        return t('table.name', { table: first });
      case 'knockout-setting':
        return t(SETTINGS[first] ?? 'seeding.do.change');
      case 'choice':
        return t('seeding.chooses', { team: nameOf(first) });
      case 'ruling':
        return t('seenChanged.ruling');
      case 'match':
        return who.map(nameOf).join(' – ');
      default:
        return nameOf(first);
    }
  };
  const valueIn = ({ what, who }: ChangeSeen, value: string | null): string => {
    if (value === null) return '–';
    if (what === 'table') return value.split(', ').map(nameOf).join(', ');
    if (what === 'agreed-sheet')
      return t(value === 'agreed' ? 'seenChanged.sheetCounts' : 'seenChanged.sheetOpen');
    if (what === 'choice') return nameOf(value);
    if (what === 'knockout-setting' && who[0] === 'places')
      return t(`knockout.places.${value as KnockoutSettings['places']}`);
    if (what === 'entry') return t('seenChanged.entered');
    return value === 'withdrawn' ? t('seenChanged.withdrawn') : value;
  };
  return (
    <tbody>
      {changes.map((change) => (
        <tr key={`${change.what} ${change.who.join(' ')}`}>
          <th scope="row">{whoIn(change)}</th>
          <td>{valueIn(change, change.before)}</td>
          <td>{valueIn(change, change.now)}</td>
        </tr>
      ))}
    </tbody>
  );
}
