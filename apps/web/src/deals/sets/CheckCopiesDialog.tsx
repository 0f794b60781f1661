import { TextInput } from '../../kit/TextInput.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameName } from '#tournament';
import { dealSeatText, type Language } from '#words';
import { checkCopies, type CopiesCompared, type CopyCards, type CopyChecking } from '../../api/boardSets.js';
import { readAfter } from '../../api/commands.js';
import { Choice } from '../../kit/Choice.js';
import { Dialog } from '../../kit/Dialog.js';
import { useSubmission } from '../../parts/useSubmission.js';
import { NumberField } from '../../kit/NumberField.js';
import { dealParts } from '../../play/dealParts.js';
import classes from './BoardSets.module.css';
import { importedIn, noFile } from './dealFile.js';
import { DealFileFields } from './DealFileFields.js';
import {
  dealOfHands,
  NO_HANDS,
  SEATS_OF_DEAL,
  SUITS_OF_HAND,
  withSuit,
  type SeatOfDeal,
} from './handsTyped.js';

const CHECKING: readonly CopyChecking[] = ['machine-report', 'second-reading', 'by-hand'];
/** The hands from the dealer's left on, where those of bridge are typed; the talon is where West's are. */
const HANDS_OF_PREFERANS = { N: 'first', E: 'second', S: 'third' } as const;

const MOST_COPIES = 50;
const LAST_BOARD = 999;

/** Compares a copy with the originals: from a file, or one board suit by suit. Only the same or different is told. */
export function CheckCopiesDialog({
  tournament,
  set,
  game,
  firstBoard,
  onCompared,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly game: GameName;
  /** The first of the set: a copy is read from there on. */
  readonly firstBoard: number;
  readonly onCompared: (compared: CopiesCompared) => void;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [how, setHow] = useState<CopyChecking>(dealParts(game).machines ? 'machine-report' : 'by-hand');
  const [copy, setCopy] = useState(1);
  const [board, setBoard] = useState(firstBoard);
  const [chosen, setChosen] = useState(noFile(game));
  const [hands, setHands] = useState(NO_HANDS);
  const form = useSubmission(
    (cards: CopyCards, commandId) => checkCopies(tournament, set, cards, commandId),
    async (compared) => {
      await readAfter(client, tournament, compared.position);
      onCompared(compared);
      onClose();
    },
  );
  const seatText = (seat: SeatOfDeal) => {
    if (!dealParts(game).talon) return t(`contract.seatName.${seat}`);
    if (seat === 'W') return t('sheetBoards.talon');
    return dealSeatText(i18n.language as Language, HANDS_OF_PREFERANS[seat]);
  };
  const submit = async () => {
    if (how === 'by-hand') return form.submit({ how, copy, board, deal: dealOfHands(hands, game) });
    const imported = await importedIn(chosen);
    if (imported) form.submit({ how, copy, ...imported });
  };
  return (
    <Dialog
      title={t('sets.checkTitle')}
      action={t('sets.check')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NumberField label={t('sets.copy')} value={copy} least={1} most={MOST_COPIES} onChange={setCopy} />
      <Choice
        label={t('sets.checking')}
        value={how}
        options={CHECKING.filter((each) => dealParts(game).machines || each !== 'machine-report').map(
          (value) => ({ value, label: t(`sets.checking.${value}`) }),
        )}
        onChange={setHow}
      />
      {how === 'by-hand' ? (
        <>
          <NumberField
            label={t('sets.board')}
            value={board}
            least={1}
            most={LAST_BOARD}
            onChange={setBoard}
          />
          {SEATS_OF_DEAL.map((seat) => (
            <fieldset key={seat} className={classes.hand}>
              <legend>{seatText(seat)}</legend>
              {SUITS_OF_HAND.map(({ suit, sign }) => (
                <TextInput
                  key={suit}
                  label={sign}
                  aria-label={t('sets.hand', { seat: seatText(seat), suit: sign })}
                  value={hands[seat][suit]}
                  autoComplete="off"
                  maxLength={20}
                  onChange={(value) => setHands((held) => withSuit(held, seat, suit, value))}
                />
              ))}
            </fieldset>
          ))}
        </>
      ) : (
        <DealFileFields chosen={chosen} game={game} onChange={setChosen} />
      )}
    </Dialog>
  );
}
