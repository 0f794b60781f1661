import { TextInput } from '../../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTHING_KNOWN, draftOf, forDrawsOf, type ForDrawsDraft } from './forDrawsDraft.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { clubsQuery } from '../../api/deskQueries.js';
import { Button } from '../../kit/Button.js';
import { Dialog } from '../../kit/Dialog.js';
import { Tick } from '../../kit/Tick.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { useEntriesSeenAt } from '../set-up/useEntriesSeenAt.js';

const GROUPS = ['club', 'country', 'family'] as const;

/** What draws have to know of an entry: what it belongs to, whether it stays, how strong it is. */
export function ForDrawsDialog({
  tournament,
  entry: { entry, forDraws, players },
  names,
  onClose,
}: {
  readonly tournament: string;
  readonly entry: EntrySeen;
  readonly names: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<ForDrawsDraft>(() => draftOf(forDraws ?? NOTHING_KNOWN));
  const [tried, setTried] = useState(false);
  const seen = useEntriesSeenAt(tournament);
  const [at] = useState(seen);
  const form = useTournamentCommand(tournament, 'entries.describe-for-draws', onClose, onClose);
  const { known, faults } = forDrawsOf(draft);
  const { data: clubs } = useQuery({
    ...clubsQuery(
      tournament,
      players.flatMap(({ person }) => person ?? []),
    ),
    enabled: forDraws === undefined,
  });
  // What the players are entered with, as long as nobody has said otherwise.
  const belongs = Object.values(clubs ?? {});
  const proposed = {
    club: [...new Set(belongs.map(({ club }) => club))].join(', '),
    country: [...new Set(belongs.flatMap(({ country }) => country ?? []))].join(', '),
  };
  return (
    <Dialog
      title={t('players.drawTitle', { names })}
      action={t('players.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (known) form.submit({ entry, forDraws: known, at });
      }}
      onClose={onClose}
    >
      <p>{t('players.drawText')}</p>
      {GROUPS.map((kind) => (
        <TextInput
          key={kind}
          label={t(`players.drawGroup.${kind}`)}
          description={t(`players.drawGroupText.${kind}`)}
          value={draft[kind]}
          error={tried && faults.includes(kind) && t(`players.drawGroupFault.${kind}`)}
          maxLength={200}
          autoComplete="off"
          onChange={(value) => setDraft({ ...draft, [kind]: value })}
        />
      ))}
      {proposed.club !== '' && draft.club === '' && (
        <div>
          <Button
            variant="default"
            onClick={() =>
              setDraft({ ...draft, club: proposed.club, country: draft.country || proposed.country })
            }
          >
            {t('players.drawClubProposed', { club: proposed.club })}
          </Button>
        </div>
      )}
      {players.length === 1 && (
        <TextInput
          label={t('players.drawTeam')}
          description={t('players.drawTeamText')}
          value={draft.team}
          error={tried && faults.includes('team') && t('players.teamNameFault')}
          maxLength={40}
          autoComplete="off"
          onChange={(value) => setDraft({ ...draft, team: value })}
        />
      )}
      <TextInput
        label={t('players.drawSeed')}
        description={t('players.drawSeedText')}
        value={draft.seed}
        error={tried && faults.includes('seed') && t('room.numberBetween', { least: 1, most: 9999 })}
        inputMode="numeric"
        autoComplete="off"
        onChange={(value) => setDraft({ ...draft, seed: value })}
      />
      <Tick
        label={t('players.drawStationary')}
        description={t('players.drawStationaryText')}
        value={draft.stationary}
        onChange={(stationary) => setDraft({ ...draft, stationary })}
      />
    </Dialog>
  );
}
