import { TextInput } from '../kit/TextInput.js';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { lastingCardsQuery } from '../api/queries.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { useSubmission } from '../parts/useSubmission.js';
import type { Sheet } from './PrintSheet.js';
import { MOST_TABLES, readTableNames } from './tableNames.js';

/** A set of cards that last, to be made: whose they are, and for which tables. */
export function LastingCardsForm({
  tournament,
  tables,
  givenTo,
  onMade,
}: {
  readonly tournament: string;
  /** Those of the session, to begin with. */
  readonly tables: readonly string[];
  /** The session that has them at once; undefined: they are given to none yet. */
  readonly givenTo?: string | undefined;
  readonly onMade: (sheet: Sheet) => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const make = useSubmission(
    (body: { readonly name: string; readonly tables: readonly string[] }) =>
      api.post('/api/tournaments/{tournament}/lasting-cards', {
        params: { path: { tournament } },
        body,
      }),
    async (made) => {
      const given =
        givenTo === undefined ||
        (await api
          .post('/api/tournaments/{tournament}/lasting-cards/{set}/bind', {
            params: { path: { tournament, set: made.id } },
            body: { session: givenTo },
          })
          .then(
            () => true,
            // The cards are shown this once, whatever comes of giving them; the panel offers to give them again.
            () => false,
          ));
      onMade({ name: made.name, until: made.until, tables: made.tables, ...(!given && { given }) });
      await client.invalidateQueries({ queryKey: lastingCardsQuery(tournament).queryKey });
    },
  );
  const form = useForm({
    start: { name: '', tables: tables.join(', ') },
    submission: make,
    body: (values) => ({ name: values.name.trim(), tables: readTableNames(values.tables)! }),
    wrong: (values) => ({
      tables: !readTableNames(values.tables) && t('pairing.unreadable', { most: MOST_TABLES }),
    }),
  });
  return (
    <FormCard form={form} action={t('lasting.make')}>
      <TextInput
        {...form.at('name', false)}
        label={t('lasting.name')}
        description={t('lasting.nameHint')}
        maxLength={60}
        autoComplete="off"
      />
      <TextInput
        {...form.at('tables', false)}
        label={t('pairing.tables')}
        description={t('pairing.tablesHint')}
        autoComplete="off"
      />
    </FormCard>
  );
}
