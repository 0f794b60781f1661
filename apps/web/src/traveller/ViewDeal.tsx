import { useTranslation } from 'react-i18next';
import { AskedButton } from '../form/AskedButton.js';

/** A deal that somebody has still to play is shown when one who directs asks, with a reason; the asking is recorded. */
export default function ViewDeal({
  tournament,
  set,
  board,
  action,
  onDone,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly board: number;
  /** What it is called; left out: a look at the deal. */
  readonly action?: string;
  readonly onDone?: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div>
      <AskedButton
        tournament={tournament}
        command="board.look-at-deal"
        body={(reason) => ({ set, board, reason })}
        title={t('deal.lookTitle', { board })}
        text={t('deal.lookText')}
        action={action ?? t('deal.look')}
        reason="needed"
        grave
        {...(onDone && { onDone })}
      />
    </div>
  );
}
