import { Select } from '../kit/Select.js';
import { useTranslation } from 'react-i18next';
import type { Seated } from './seated.js';

/** Which session tables belong to, where there are several. */
export function SessionChoice({
  sessions,
  value,
  onChange,
}: {
  readonly sessions: readonly Seated[];
  readonly value: string;
  readonly onChange: (session: string) => void;
}) {
  const { t } = useTranslation();
  if (sessions.length < 2) return null;
  return (
    <Select
      label={t('field.session')}
      value={value}
      data={sessions.map(({ session }) => session)}
      onChange={onChange}
    />
  );
}
