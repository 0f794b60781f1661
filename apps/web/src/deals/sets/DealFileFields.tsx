import { useTranslation } from 'react-i18next';
import type { GameName } from '#tournament';
import { NumberField } from '../../kit/NumberField.js';
import { formatOfName, holdsNumbers, type ChosenFile } from './dealFile.js';
import { FileField } from '../../kit/FileField.js';
import { FormatField } from './FileDialog.js';

const LAST_BOARD = 999;

/** A file of deals with its format, and the first board where the format holds no numbers. */
export function DealFileFields({
  chosen,
  game,
  onChange,
}: {
  readonly chosen: ChosenFile;
  readonly game: GameName;
  readonly onChange: (chosen: ChosenFile) => void;
}) {
  const { t } = useTranslation();
  const { format, first } = chosen;
  return (
    <>
      <FileField
        label={t('sets.file')}
        onChange={(file) => onChange({ ...chosen, file, format: formatOfName(file.name, game) ?? format })}
      />
      <FormatField value={format} game={game} onChange={(other) => onChange({ ...chosen, format: other })} />
      {!holdsNumbers(format) && (
        <NumberField
          label={t('sets.first')}
          value={first}
          least={1}
          most={LAST_BOARD}
          onChange={(board) => onChange({ ...chosen, first: board })}
        />
      )}
    </>
  );
}
