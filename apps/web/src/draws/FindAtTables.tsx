import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Looks for somebody among many tables, by name or number. */
export function FindAtTables({
  sought,
  onSeek,
}: {
  readonly sought: string;
  readonly onSeek: (sought: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t('roundDraw.find')}
      value={sought}
      onChange={({ currentTarget: { value } }) => onSeek(value)}
    />
  );
}
