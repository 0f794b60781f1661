import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../kit/TextArea.js';

/** What has been found out, beside the reason. */
export function FactsField(
  field: Pick<ComponentProps<typeof TextArea>, 'error' | 'limits' | 'onChange' | 'value'>,
) {
  const { t } = useTranslation();
  return <TextArea maxLength={2000} {...field} name="facts" label={t('ruling.facts')} rows={2} />;
}
