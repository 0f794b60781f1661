import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetDescription } from '#tournament';
import { Dialog } from '../../kit/Dialog.js';
import { Choice } from '../../kit/Choice.js';
import { gameOfDeals } from '../dealParts.js';
import { GAMES } from '../../sheets/gameParts.js';
import { Tick } from '../../kit/Tick.js';
import { useFields } from '../../parts/useFields.js';
import { NumberField } from '../../session/NumberField.js';
import { useSetsSeenAt } from './useSetsSeenAt.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';

const LONGEST = 120;
const LAST_BOARD = 999;

/** A set of boards: how it is called, which boards it has, who may have its deals in files. */
export function DescribeSetDialog({
  tournament,
  set,
  description,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly description: SetDescription | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const fields = useFields({ title: description?.title ?? '' });
  const [from, setFrom] = useState(description?.from ?? 1);
  const [to, setTo] = useState(description?.to ?? 28);
  const [game, setGame] = useState(gameOfDeals(description));
  const [recorded, setRecorded] = useState(description?.contestants === 'recorded');
  const at = useSetsSeenAt(tournament);
  const form = useTournamentCommand(tournament, 'deal-set.describe', onClose, onClose);
  return (
    <Dialog
      title={t('sets.describe', { set })}
      action={t('sets.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        if (!fields.complete()) return;
        const contestants = recorded ? 'recorded' : 'refused';
        form.submit({ set, title: fields.values.title.trim(), from, to, contestants, game, at });
      }}
      onClose={onClose}
    >
      <TextInput label={t('sets.title')} maxLength={LONGEST} autoComplete="off" {...fields.of('title')} />
      <Choice
        label={t('sets.game')}
        value={game}
        options={GAMES.map((value) => ({ value, label: t(`session.game.${value}`) }))}
        onChange={setGame}
      />
      <NumberField label={t('sets.from')} value={from} least={1} most={LAST_BOARD} onChange={setFrom} />
      <NumberField label={t('sets.to')} value={to} least={from} most={LAST_BOARD} onChange={setTo} />
      <Tick
        label={t('sets.contestants')}
        description={t('sets.contestantsText')}
        value={recorded}
        onChange={setRecorded}
      />
    </Dialog>
  );
}
