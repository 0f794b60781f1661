import { TextInput } from '../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import type { FieldAt } from '../kit/FieldAt.js';

/** The longest name of a tournament, in UTF-16 units as fields count them. */
const LONGEST = 120;

/** The field for a tournament's name. */
export function TournamentName({
  field,
  description,
}: {
  readonly field: FieldAt<string>;
  readonly description?: string;
}) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...field}
      label={t('create.name')}
      description={description}
      autoComplete="off"
      maxLength={LONGEST}
    />
  );
}
