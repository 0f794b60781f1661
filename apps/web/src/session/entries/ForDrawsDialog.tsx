import { TextInput } from '../../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NOTHING_KNOWN, draftOf, forDrawsOf } from './forDrawsDraft.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { clubsQuery } from '../../api/deskQueries.js';
import { Button } from '../../kit/Button.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { Tick } from '../../kit/Tick.js';
import { useEntriesSeenAt } from '../../play/useEntriesSeenAt.js';

/** What is said of a field that cannot be read. */
const FAULTS = {
  club: 'players.drawGroupFault.club',
  country: 'players.drawGroupFault.country',
  family: 'players.drawGroupFault.family',
  team: 'players.teamNameFault',
  seed: 'room.numberBetween',
} as const;

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
  const at = useEntriesSeenAt(tournament);
  const form = useCommandForm({
    tournament,
    command: 'entries.describe-for-draws',
    keptAs: entry,
    start: { ...draftOf(forDraws ?? NOTHING_KNOWN), at },
    body: (values) => ({ entry, forDraws: forDrawsOf(values).known!, at: values.at }),
    wrong: (values) =>
      Object.fromEntries(
        forDrawsOf(values).faults.map((fault) => [fault, t(FAULTS[fault], { least: 1, most: 9999 })]),
      ),
    onDone: onClose,
    onTaken: onClose,
  });
  const { values: draft } = form;
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
    <FormDialog
      form={form}
      title={t('players.drawTitle', { names })}
      action={t('players.save')}
      onClose={onClose}
    >
      <p>{t('players.drawText')}</p>
      {GROUPS.map((kind) => (
        <TextInput
          key={kind}
          {...form.at(kind)}
          label={t(`players.drawGroup.${kind}`)}
          description={t(`players.drawGroupText.${kind}`)}
          maxLength={200}
          autoComplete="off"
        />
      ))}
      {proposed.club !== '' && draft.club === '' && (
        <div>
          <Button
            variant="default"
            onClick={() => form.set({ club: proposed.club, country: draft.country || proposed.country })}
          >
            {t('players.drawClubProposed', { club: proposed.club })}
          </Button>
        </div>
      )}
      {players.length === 1 && (
        <TextInput
          {...form.at('team')}
          label={t('players.drawTeam')}
          description={t('players.drawTeamText')}
          maxLength={40}
          autoComplete="off"
        />
      )}
      <TextInput
        {...form.at('seed')}
        label={t('players.drawSeed')}
        description={t('players.drawSeedText')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Tick
        {...form.at('stationary')}
        label={t('players.drawStationary')}
        description={t('players.drawStationaryText')}
      />
    </FormDialog>
  );
}
