import { Select } from '../kit/Select.js';
import { useTranslation } from 'react-i18next';
import type { KnockoutSeen, MatchOfKnockout } from '../api/knockoutDocuments.js';
import { FormDialog } from '../form/FormDialog.js';
import { useCommandForm } from '../form/useCommandForm.js';
import { NumberField } from '../kit/NumberField.js';
import { meetingText } from './knockoutText.js';
import { openTies } from '../play/openTies.js';
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
  const form = useCommandForm({
    tournament,
    command: 'knockout.open-extra-boards',
    start: {
      knockout: knockout.knockout,
      match: matches[0]?.match,
      session,
      boards: 4,
      at: knockout.position,
    },
    body: (values) => ({ ...values, match: values.match!, session }),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('seeding.extraTitle')} action={t('seeding.do.extra')} onClose={onClose}>
      <p>{t('seeding.extraText', { session })}</p>
      <Select
        {...form.at('match')}
        label={t('seeding.match')}
        data={matches.map((one) => ({ value: one.match, label: meetingText(knockout, one) }))}
      />
      <NumberField {...form.at('boards')} label={t('seeding.extraBoards')} />
    </FormDialog>
  );
}
