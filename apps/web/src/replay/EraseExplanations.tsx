import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.js';
import { Dialog } from '../kit/Dialog.js';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';

/** Erases what was explained of the calls of a play, where it says something about somebody. */
export default function EraseExplanations({
  tournament,
  text,
}: {
  readonly tournament: string;
  /** The id of the text that has all of them. */
  readonly text: string;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const form = useTournamentCommand(tournament, 'tournament.erase-text', close);
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('replay.eraseExplanations')}
      </Button>
      {asking && (
        <Dialog
          title={t('replay.eraseTitle')}
          action={t('replay.eraseAction')}
          grave
          pending={form.pending}
          problem={form.problem}
          onSubmit={() => form.submit({ text })}
          onClose={close}
        >
          <p>{t('replay.eraseText')}</p>
        </Dialog>
      )}
    </div>
  );
}
