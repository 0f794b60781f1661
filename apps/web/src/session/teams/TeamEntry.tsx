import { Select } from '../../kit/Select.js';
import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newCommandId } from '../../api/idempotency.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { FormCard } from '../../form/FormCard.js';
import { FormDialog } from '../../form/FormDialog.js';
import type { Form } from '../../form/useForm.js';
import { named } from '../entries/ChangeEntry.js';
import { PlayerField } from '../entries/PlayerField.js';
import { nobody, type PlayerNamed } from '../entries/players.js';
import { usePairForm } from '../entries/usePairForm.js';
import { useEntriesSeenAt } from '../../play/useEntriesSeenAt.js';

/** What a team can be called (entries.register-team). */
const TEAM_NAME = /^[\p{L}\p{N}][^\p{C}]{0,39}$/u;
const MOST = 6;
const LEAST = 4;

interface TeamNamed {
  readonly entry: string;
  readonly players: readonly PlayerNamed[];
  /** The captain's id. */
  readonly captain: string;
  /** What it is called; empty: by its captain. */
  readonly name: string;
}

function newTeam(): TeamNamed {
  const players = Array.from({ length: MOST }, nobody);
  return { entry: newCommandId(), players, captain: players[0]!.id, name: '' };
}

const withName = (players: readonly PlayerNamed[]) => players.filter(({ name }) => name.trim() !== '');

/** Registers a team by names, with its captain; the form is empty again for the next one. */
export function RegisterTeam({ tournament }: { readonly tournament: string }) {
  const [registered, setRegistered] = useState(0);
  return (
    <RegisterOne key={registered} tournament={tournament} onDone={() => setRegistered(registered + 1)} />
  );
}

function RegisterOne({ tournament, onDone }: { readonly tournament: string; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const form = usePairForm({
    tournament,
    command: 'entries.register-team',
    keptAs: 'team',
    start: newTeam(),
    body: bodyOf,
    least: LEAST,
    onDone,
  });
  return (
    <FormCard form={form} action={t('teams.register')}>
      <TeamFields tournament={tournament} form={form} />
    </FormCard>
  );
}

/** Asks who plays in a team, and who is its captain. */
export function ChangeTeam({
  tournament,
  entry,
  onClose,
}: {
  readonly tournament: string;
  readonly entry: EntrySeen;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = usePairForm({
    tournament,
    command: 'entries.change-team',
    keptAs: entry.entry,
    start: {
      entry: entry.entry,
      players: Array.from({ length: MOST }, (_, index) => named(entry.players[index])),
      captain: entry.captain?.person ?? '',
      name: entry.name ?? '',
      at: useEntriesSeenAt(tournament),
    },
    body: (players, { at, ...team }) => ({ ...bodyOf(players, team), at }),
    least: LEAST,
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('teams.changeTitle')} action={t('players.save')} onClose={onClose}>
      <TeamFields tournament={tournament} form={form} />
    </FormDialog>
  );
}

function bodyOf(players: readonly string[], team: TeamNamed) {
  return {
    entry: team.entry,
    players,
    captain: captainOf(team, players),
    name: team.name.trim() || null,
  };
}

/** The captain who was chosen, whether or not he plays; otherwise the first who does. */
function captainOf({ captain, players }: TeamNamed, ids: readonly string[]): string {
  const inTheForm = players.some(({ id }) => id === captain);
  return ids.includes(captain) || !inTheForm ? captain || ids[0]! : ids[0]!;
}

function TeamFields<Team extends TeamNamed>({
  tournament,
  form: whole,
}: {
  readonly tournament: string;
  readonly form: Form<Team>;
}) {
  const { t } = useTranslation();
  const form = whole as unknown as Form<TeamNamed>;
  const team = form.values;
  const { error } = form.at('players', true);
  const put = (index: number, player: PlayerNamed) =>
    form.set({
      players: team.players.map((one, at) => (at === index ? player : one)),
      captain: team.captain === team.players[index]!.id ? player.id : team.captain,
    });
  return (
    <>
      <TextInput
        {...form.at('name', true)}
        label={t('teams.name')}
        error={team.name.trim() === '' || TEAM_NAME.test(team.name.trim()) ? undefined : t('teams.nameFault')}
        maxLength={40}
        autoComplete="off"
      />
      <div className="row gap-12 top fields">
        {team.players.map((player, index) => (
          <PlayerField
            // oxlint-disable-next-line react/no-array-index-key -- the places are what stays
            key={index}
            tournament={tournament}
            label={t(index < LEAST ? 'teams.player' : 'teams.playerMore', { number: index + 1 })}
            player={player}
            error={index < LEAST && player.name.trim() === '' ? error : undefined}
            onChange={(one) => put(index, one)}
          />
        ))}
      </div>
      <Select
        {...form.at('captain', true)}
        label={t('teams.captain')}
        data={withName(team.players).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}
