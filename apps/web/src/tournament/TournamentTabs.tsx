import { useTranslation } from 'react-i18next';
import { address } from '../api/journal.js';
import type { Tournament } from '../api/types.js';
import { finishPath, journalPath, rulingsPath } from '../play/paths.js';
import { directs, prepares } from '../play/roles.js';
import { Tabs } from '../kit/Tabs.js';

/** The parts of a tournament. Journal and seals keep the point in the past that is being looked at. */
export function TournamentTabs({
  tournament,
  tab,
  at,
}: {
  readonly tournament: Tournament;
  readonly tab: string | undefined;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const path = `/tournaments/${tournament.id}`;
  // To others these stand behind "About these results".
  const own = (one: { name: string; href: string; label: string }) =>
    tournament.roles.length > 0 || tab === one.name ? [one] : [];
  const tabs = [
    { name: undefined, href: path, label: t('overview.title') },
    { name: 'sessions', href: `${path}/sessions`, label: t('tab.sessions') },
    ...(directs(tournament) ? [{ name: 'entries', href: `${path}/entries`, label: t('tab.entries') }] : []),
    ...(prepares(tournament) ? [{ name: 'boards', href: `${path}/boards`, label: t('tab.boards') }] : []),
    ...own({ name: 'journal', href: journalPath(tournament.id, at), label: t('tab.journal') }),
    { name: 'rulings', href: rulingsPath(tournament.id), label: t('rulings.title') },
    ...own({ name: 'seals', href: address(`${path}/seals`, { at }), label: t('tab.seals') }),
    ...(directs(tournament)
      ? [
          { name: 'people', href: `${path}/people`, label: t('tab.people') },
          { name: 'tables', href: `${path}/tables`, label: t('tab.tables') },
          { name: 'finish', href: finishPath(tournament.id), label: t('tab.finish') },
        ]
      : []),
  ];
  return (
    <Tabs
      label={t('tab.label')}
      tabs={tabs.map(({ name, href, label }) => ({ href, label, isHere: name === tab }))}
    />
  );
}
