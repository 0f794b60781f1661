import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.js';
import { AskCommand } from '../form/AskCommand.js';

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
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('replay.eraseExplanations')}
      </Button>
      {asking && (
        <AskCommand
          tournament={tournament}
          command="tournament.erase-text"
          body={() => ({ text })}
          title={t('replay.eraseTitle')}
          text={t('replay.eraseText')}
          action={t('replay.eraseAction')}
          grave
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
