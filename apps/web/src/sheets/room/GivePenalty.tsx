import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rectificationSchema } from '#preferans';
import type { SeatName } from '#tournament';
import type { SheetPlace } from '../../api/sheetCommands.js';
import { Dialog } from '../../parts/Dialog.js';
import { Tick } from '../../parts/Tick.js';
import { ReasonField } from '../../session/AskCommand.js';
import { NumberField } from '../../session/NumberField.js';
import room from '../../session/room/Room.module.css';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { BoardField } from '../duplicate/BoardField.js';
import { playersAt } from '../playersAt.js';
import type { SheetSeen } from '../sheetQueries.js';

const KINDS = ['mountain', 'whists'] as const;

/** Points as the Code has them for looking at the talon (3.2.21). */
const USUAL_POINTS = 5;

/** A penalty on a line of its own: points to the mountain, or whists of one player on another, by a rule and with the reason. */
export function GivePenalty({
  tournament,
  place,
  sheet,
  onClose,
}: {
  readonly tournament: string;
  readonly place: SheetPlace;
  readonly sheet: SheetSeen;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const players = playersAt(sheet);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('mountain');
  const [seat, setSeat] = useState<SeatName>(players[0]!.seat);
  const [other, setOther] = useState<SeatName>(players[1]!.seat);
  const [points, setPoints] = useState(USUAL_POINTS);
  const [rule, setRule] = useState('3.2.21');
  const [dealPasses, setDealPasses] = useState(false);
  const [reason, setReason] = useState('');
  const [board, setBoard] = useState(sheet.boards[0]?.board);
  const [tried, setTried] = useState(false);
  const form = useTournamentCommand(tournament, 'sheet.write-line', onClose);
  const given = rectificationSchema.safeParse(
    kind === 'mountain'
      ? { kind, seat, points, rule: rule.trim() }
      : { kind, by: other, on: seat, whists: points, rule: rule.trim() },
  );
  const submit = () => {
    setTried(true);
    if (!given.success || reason.trim() === '' || (kind === 'whists' && seat === other)) return;
    form.submit({
      ...place,
      ...(board !== undefined && { board }),
      line: sheet.lines.length + 1,
      what: { kind: 'penalties', rectifications: [given.data], ...(dealPasses && { dealPasses }) },
      reason: reason.trim(),
    });
  };
  const names = players.map((one) => ({ value: one.seat, label: one.name }));
  return (
    <Dialog
      title={t('sheetsRoom.penaltyTitle')}
      action={t('sheetsRoom.penalty')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={room.fields}>
        {board !== undefined && <BoardField boards={sheet.boards} board={board} onChange={setBoard} />}
        <NativeSelect
          label={t('sheetsRoom.penaltyKind')}
          value={kind}
          data={KINDS.map((value) => ({ value, label: t(`sheetsRoom.penaltyKind.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setKind(value as (typeof KINDS)[number])}
        />
        <NumberField
          label={t(`sheetsRoom.penaltyOf.${kind}`)}
          value={points}
          least={1}
          most={1000}
          onChange={setPoints}
        />
        <NativeSelect
          label={t('sheetsRoom.offender')}
          value={seat}
          data={names}
          onChange={({ currentTarget: { value } }) => setSeat(value as SeatName)}
        />
        {kind === 'whists' && (
          <NativeSelect
            label={t('sheetsRoom.writtenBy')}
            value={other}
            data={names}
            error={tried && seat === other && t('sheetsRoom.twoPlayers')}
            onChange={({ currentTarget: { value } }) => setOther(value as SeatName)}
          />
        )}
        <TextInput
          label={t('sheetsRoom.rule')}
          description={t('sheetsRoom.ruleHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={rule}
          autoComplete="off"
          error={tried && !given.success && t('sheetsRoom.ruleFault')}
          onChange={({ currentTarget: { value } }) => setRule(value)}
        />
      </div>
      {board === undefined && (
        <Tick label={t('sheetsRoom.dealPasses')} checked={dealPasses} onChange={setDealPasses} />
      )}
      <ReasonField
        value={reason}
        error={tried && reason.trim() === '' ? t('field.empty') : form.fault('reason')}
        onChange={setReason}
      />
    </Dialog>
  );
}
