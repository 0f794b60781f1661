import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tournament } from '../api/types.js';
import { AnnounceTournament } from './AnnounceTournament.js';
import { PublishTournament } from './PublishTournament.js';
import { RenameTournament } from './RenameTournament.js';
import { organises } from '../play/roles.js';
import classes from './TournamentActions.module.css';
import { Button } from '../kit/Button.js';

const DIALOGS = {
  publish: PublishTournament,
  announce: AnnounceTournament,
  rename: RenameTournament,
} as const;

type Action = keyof typeof DIALOGS;

/** What may be done by this reader to the tournament as it stands; the likely next thing first. */
function actionsFor(tournament: Tournament): readonly Action[] {
  const { status } = tournament;
  const actions: Action[] = [];
  if (status === 'draft' && organises(tournament)) actions.push('publish');
  if (status !== 'archived' && organises(tournament)) actions.push('announce', 'rename');
  return actions;
}

/** The tournament's commands as buttons; seal and archive are asked for on the page of its end. */
export default function TournamentActions({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Action>();
  const actions = actionsFor(tournament);
  if (actions.length === 0) return null;
  const Open = open && DIALOGS[open];
  return (
    <div className={`row ${classes.actions}`}>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'publish' ? 'filled' : 'default'}
          onClick={() => setOpen(action)}
        >
          {t(`${action}.button`)}
        </Button>
      ))}
      {Open && <Open tournament={tournament} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
