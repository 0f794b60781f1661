import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayPlace } from '#tournament';
import { sendCommand } from '../api/commands.js';
import type { HandsRecorded } from '../api/sessionCommands.js';
import { playKey } from '../api/sessionQueries.js';
import { Button } from '../kit/Button.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';
import { handsRead, isWhole, type HandsDraft } from './handsDraft.js';
import { HandsKeys } from './HandsKeys.js';
import { StepHeading } from './StepHeading.js';
import table from '../kit/Phone.module.css';

/** What was read of a board's hands, so that looking at another board loses nothing; until the page is left. */
const drafts = new Map<string, HandsDraft>();

/** The hands of a board that was dealt by hand, read from its cards suit by suit. */
export function HandsForm({
  tournament,
  play,
  onDone,
  onBack,
}: {
  readonly tournament: string;
  readonly play: PlayPlace;
  /** What came of comparing them with what is recorded. */
  readonly onDone: (recorded: HandsRecorded) => void;
  /** Nothing is recorded now; what was read is kept. */
  readonly onBack: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const key = [tournament, play.session, play.table, play.round, play.board].join(' ');
  const [draft, setDraft] = useState<HandsDraft>(() => drafts.get(key) ?? new Map());
  const form = useSubmission(
    (hands: ReturnType<typeof handsRead>, commandId) =>
      sendCommand(tournament, 'board.record-hands', { ...play, hands }, commandId),
    async ({ recorded }) => {
      drafts.delete(key);
      await client.invalidateQueries({ queryKey: playKey(tournament, play.session) });
      onDone(recorded!);
    },
  );
  return (
    <section className={table.card}>
      <StepHeading>{t('entry.handsTitle', { board: play.board })}</StepHeading>
      <p className="muted">{t('entry.handsText')}</p>
      <HandsKeys
        draft={draft}
        onChange={(next) => {
          drafts.set(key, next);
          setDraft(next);
        }}
      />
      <ProblemNote problem={form.problem} />
      <Button loading={form.pending} disabled={!isWhole(draft)} onClick={() => form.submit(handsRead(draft))}>
        {t('entry.handsSend')}
      </Button>
      <Button variant="default" onClick={onBack}>
        {t('count.back')}
      </Button>
    </section>
  );
}
