import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tournament } from '../api/types.js';
import { ArchiveTournament } from './ArchiveTournament.js';
import { PublishTournament } from './PublishTournament.js';
import { RenameTournament } from './RenameTournament.js';
import { RequestSeal } from './RequestSeal.js';
import { directs, organises } from './roles.js';
import classes from './TournamentActions.module.css';

const DIALOGS = {
  publish: PublishTournament,
  seal: RequestSeal,
  rename: RenameTournament,
  archive: ArchiveTournament,
} as const;

type Action = keyof typeof DIALOGS;

/** What may be done by this reader to the tournament as it stands; the likely next thing first. */
function actionsFor(tournament: Tournament): readonly Action[] {
  const { status } = tournament;
  const actions: Action[] = [];
  if (status === 'draft' && organises(tournament)) actions.push('publish');
  if (status !== 'draft' && directs(tournament)) actions.push('seal');
  if (status !== 'archived' && organises(tournament)) actions.push('rename', 'archive');
  return actions;
}

/** The tournament's commands as buttons. */
export default function TournamentActions({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Action>();
  const actions = actionsFor(tournament);
  if (actions.length === 0) return null;
  const Open = open && DIALOGS[open];
  return (
    <div className={classes.actions}>
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
