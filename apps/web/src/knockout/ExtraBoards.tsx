import { Select } from '../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnockoutSeen, MatchOfKnockout } from '../api/knockoutDocuments.js';
import { Dialog } from '../kit/Dialog.js';
import { NumberField } from '../session/NumberField.js';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';
import { meetingText } from './knockoutText.js';
import { openTies } from './openTies.js';
import { useNextSession } from './useNextSession.js';

/** The matches that can go on with extra boards: tied, and no extra boards wait to be played. */
export function mayGoOn(knockout: KnockoutSeen): MatchOfKnockout[] {
  return openTies(knockout).filter(({ extras }) => extras.every(({ status }) => status !== 'set-up'));
}

/** Extra boards for a match that is tied. */
export function ExtraBoards({
  tournament,
  knockout,
  onClose,
}: {
  readonly tournament: string;
  readonly knockout: KnockoutSeen;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const session = useNextSession(tournament);
  const matches = mayGoOn(knockout);
  const [chosen, setChosen] = useState(matches[0]?.match);
  const [boards, setBoards] = useState(4);
  const [at] = useState(knockout.position);
  const form = useTournamentCommand(tournament, 'knockout.open-extra-boards', onClose);
  const match = matches.find((one) => one.match === chosen) ?? matches[0];
  return (
    <Dialog
      title={t('seeding.extraTitle')}
      action={t('seeding.do.extra')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        if (!match) return;
        form.submit({
          knockout: knockout.knockout,
          match: match.match,
          session,
          boards,
          at,
        });
      }}
      onClose={onClose}
    >
      <p>{t('seeding.extraText', { session })}</p>
      <Select
        label={t('seeding.match')}
        value={String(match?.match)}
        data={matches.map((one) => ({ value: String(one.match), label: meetingText(knockout, one) }))}
        onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
      />
      <NumberField label={t('seeding.extraBoards')} value={boards} least={1} most={40} onChange={setBoards} />
    </Dialog>
  );
}
