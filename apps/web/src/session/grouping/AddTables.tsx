import { Select } from '../../kit/Select.js';
import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RankingTableChoice } from '#tournament';
import { Choice } from '../../kit/Choice.js';
import { Dialog } from '../../kit/Dialog.js';
import { listOf } from '../../play/classDraft.js';
import { TABLE_KINDS, tablesWanted, type TableKind } from './tablesWanted.js';

const NAMED: readonly TableKind[] = ['strata', 'flights', 'category'];
const EITHER: readonly TableKind[] = ['strata', 'flights', 'category', 'handicap'];

/** Asks which tables there are to be. */
export function AddTables({
  sections,
  twoLines,
  taken,
  onAdd,
  onClose,
}: {
  readonly sections: readonly string[];
  readonly twoLines: boolean;
  /** Names that tables have already. */
  readonly taken: readonly string[];
  readonly onAdd: (tables: readonly RankingTableChoice[]) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<TableKind>('strata');
  const [names, setNames] = useState('A, B, C');
  const [over, setOver] = useState<'all' | 'lines'>('all');
  const [tried, setTried] = useState(false);
  const kinds = TABLE_KINDS.filter(
    (each) => (each !== 'direction' || twoLines) && (each !== 'section' || sections.length > 1),
  );
  const isNamed = NAMED.includes(kind);
  const words = {
    handicap: t('standings.handicapped'),
    all: t('standings.everybody'),
    line: { NS: t('standings.line.NS'), EW: t('standings.line.EW') },
    section: (section: string) => t('standings.oneSection', { section }),
  };
  const tables = tablesWanted({ kind, names: isNamed ? listOf(names) : [], over }, words, sections);
  const twice = tables.find(({ name }) => taken.includes(name));
  const fault = tables.length === 0 ? t('field.empty') : twice && t('grouping.twice', { table: twice.name });
  return (
    <Dialog
      title={t('grouping.add')}
      action={t('grouping.add')}
      pending={false}
      problem={undefined}
      onSubmit={() => {
        setTried(true);
        if (!fault) onAdd(tables);
      }}
      onClose={onClose}
    >
      <Select
        label={t('grouping.kind')}
        value={kind}
        data={kinds.map((value) => ({ value, label: t(`grouping.kind.${value}`) }))}
        error={tried && !isNamed && fault}
        onChange={(value) => {
          setKind(value as TableKind);
          setNames(value === 'category' ? '' : 'A, B, C');
        }}
      />
      {isNamed && (
        <TextInput
          label={t(`grouping.names.${kind as 'strata' | 'flights' | 'category'}`)}
          description={t('grouping.namesText')}
          value={names}
          error={tried && fault}
          maxLength={200}
          autoComplete="off"
          onChange={setNames}
        />
      )}
      {(twoLines || sections.length > 1) && EITHER.includes(kind) && (
        <Choice
          label={t('grouping.over')}
          value={over}
          options={(['all', 'lines'] as const).map((value) => ({
            value,
            label: t(value === 'all' ? 'grouping.over.together' : 'grouping.over.apart'),
          }))}
          onChange={setOver}
        />
      )}
    </Dialog>
  );
}
