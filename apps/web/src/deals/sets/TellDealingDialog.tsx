import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealtBy } from '../../api/sessionCommands.js';
import { Choice } from '../../kit/Choice.js';
import { Dialog } from '../../kit/Dialog.js';
import { NumberField } from '../../session/NumberField.js';
import { useSetsSeenAt } from './useSetsSeenAt.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';

const DEALERS: readonly DealtBy[] = ['players', 'director', 'helpers', 'otherwise'];
const LAST_BOARD = 999;
const LONGEST = 2000;

/** Who dealt a range of boards by hand (Law 6E), and what was ordered where not both sides were there (Law 6C). */
export function TellDealingDialog({
  tournament,
  set,
  boards,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  /** Those of the set that are dealt by hand. */
  readonly boards: readonly number[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [from, setFrom] = useState(boards[0] ?? 1);
  const [to, setTo] = useState(boards.at(-1) ?? 1);
  const [by, setBy] = useState<DealtBy>('director');
  const [named, setNamed] = useState('');
  const [instruction, setInstruction] = useState('');
  const [tried, setTried] = useState(false);
  const at = useSetsSeenAt(tournament);
  const form = useTournamentCommand(tournament, 'board.tell-dealing', onClose, onClose);
  const isNamed = by === 'helpers' || by === 'otherwise';
  const isMissing = isNamed && named.trim() === '';
  return (
    <Dialog
      title={t('sets.dealtByTitle', { set })}
      action={t('sets.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (isMissing) return;
        const ordered = by === 'players' && instruction.trim() !== '';
        form.submit({
          set,
          from,
          to,
          by,
          at,
          ...(isNamed && { named: named.trim() }),
          ...(ordered && { instruction: instruction.trim() }),
        });
      }}
      onClose={onClose}
    >
      <NumberField label={t('sets.from')} value={from} least={1} most={LAST_BOARD} onChange={setFrom} />
      <NumberField label={t('sets.to')} value={to} least={from} most={LAST_BOARD} onChange={setTo} />
      <Choice
        label={t('sets.dealtBy')}
        value={by}
        options={DEALERS.map((value) => ({ value, label: t(`sets.dealer.${value}`) }))}
        onChange={setBy}
      />
      {isNamed && (
        <TextInput
          label={t(by === 'helpers' ? 'sets.helpers' : 'sets.otherwise')}
          value={named}
          error={tried && isMissing && t('field.empty')}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={setNamed}
        />
      )}
      {by === 'players' && (
        <TextInput
          label={t('sets.instruction')}
          description={t('sets.instructionHint')}
          value={instruction}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={setInstruction}
        />
      )}
    </Dialog>
  );
}
