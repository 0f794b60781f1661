import { Select } from '../../kit/Select.js';
import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newCommandId } from '../../api/idempotency.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { Dialog } from '../../kit/Dialog.js';
import { Form } from '../../kit/Form.js';
import { named } from '../entries/ChangeEntry.js';
import { PlayerField } from '../entries/PlayerField.js';
import { nobody, type PlayerNamed } from '../entries/players.js';
import { usePairCommand } from '../entries/usePairCommand.js';
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
  const { t } = useTranslation();
  const [team, setTeam] = useState(newTeam);
  const [few, setFew] = useState(false);
  const form = usePairCommand(
    tournament,
    'entries.register-team',
    (players) => ({
      entry: team.entry,
      players,
      captain: captainOf(team, players),
      name: team.name.trim() || null,
    }),
    () => setTeam(newTeam()),
  );
  return (
    <Form
      action={t('teams.register')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        const enough = withName(team.players).length >= LEAST;
        setFew(!enough);
        if (enough) form.submit(team.players);
      }}
    >
      <TeamFields tournament={tournament} team={team} few={few} onChange={setTeam} />
    </Form>
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
  const [few, setFew] = useState(false);
  const seenAt = useEntriesSeenAt(tournament);
  const [at] = useState(seenAt);
  const [team, setTeam] = useState<TeamNamed>(() => ({
    entry: entry.entry,
    players: Array.from({ length: MOST }, (_, index) => named(entry.players[index])),
    captain: entry.captain?.person ?? '',
    name: entry.name ?? '',
  }));
  const form = usePairCommand(
    tournament,
    'entries.change-team',
    (players) => ({
      entry: team.entry,
      players,
      captain: captainOf(team, players),
      name: team.name.trim() || null,
      at,
    }),
    onClose,
  );
  return (
    <Dialog
      title={t('teams.changeTitle')}
      action={t('players.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        const enough = withName(team.players).length >= LEAST;
        setFew(!enough);
        if (enough) form.submit(team.players);
      }}
      onClose={onClose}
    >
      <TeamFields tournament={tournament} team={team} few={few} onChange={setTeam} />
    </Dialog>
  );
}

/** The captain who was chosen, whether or not he plays; otherwise the first who does. */
function captainOf({ captain, players }: TeamNamed, ids: readonly string[]): string {
  const inTheForm = players.some(({ id }) => id === captain);
  return ids.includes(captain) || !inTheForm ? captain || ids[0]! : ids[0]!;
}

function TeamFields({
  tournament,
  team,
  few,
  onChange,
}: {
  readonly tournament: string;
  readonly team: TeamNamed;
  /** Too few were named when it was to be sent. */
  readonly few: boolean;
  readonly onChange: (team: TeamNamed) => void;
}) {
  const { t } = useTranslation();
  const put = (index: number, player: PlayerNamed) => {
    const players = team.players.map((one, at) => (at === index ? player : one));
    const captain = team.captain === team.players[index]!.id ? player.id : team.captain;
    onChange({ ...team, players, captain });
  };
  return (
    <>
      <TextInput
        label={t('teams.name')}
        value={team.name}
        error={team.name.trim() === '' || TEAM_NAME.test(team.name.trim()) ? undefined : t('teams.nameFault')}
        maxLength={40}
        autoComplete="off"
        onChange={(value) => onChange({ ...team, name: value })}
      />
      <div className="row gap-12 top fields">
        {team.players.map((player, index) => (
          <PlayerField
            // oxlint-disable-next-line react/no-array-index-key -- the places are what stays
            key={index}
            tournament={tournament}
            label={t(index < LEAST ? 'teams.player' : 'teams.playerMore', { number: index + 1 })}
            player={player}
            error={few && index < LEAST && player.name.trim() === '' ? t('field.empty') : undefined}
            onChange={(one) => put(index, one)}
          />
        ))}
      </div>
      <Select
        label={t('teams.captain')}
        value={team.captain}
        data={withName(team.players).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => onChange({ ...team, captain: value })}
      />
    </>
  );
}
