import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../kit/Button.js';

/** To the personal data of an account or a player. */
export function PersonalDataLink({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      href={`/installation/personal-data/${id}`}
      variant="default"
      aria-label={t('installation.data.openLabel', { name })}
    >
      {t('installation.data.open')}
    </Button>
  );
}
