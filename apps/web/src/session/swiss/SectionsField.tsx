import { useTranslation } from 'react-i18next';
import { NumberField } from '../../kit/NumberField.js';
import { mostSections, sectionLetter } from '../../play/sectionPlan.js';

const SHARE = { pairs: 'movement.sectionPairs', teams: 'teams.sectionTeams' } as const;

/** In how many sections a Swiss is drawn, and how many come to be in each. */
export function SectionsField({
  of,
  shares,
  onChange,
}: {
  readonly of: keyof typeof SHARE;
  /** How many are in each section now. */
  readonly shares: readonly number[];
  readonly onChange: (sections: number) => void;
}) {
  const { t } = useTranslation();
  const most = mostSections(shares.reduce((sum, count) => sum + count, 0));
  const told = shares.map((count, index) => t(SHARE[of], { section: sectionLetter(index), count }));
  return (
    <NumberField
      label={t('movement.sections')}
      description={shares.length > 1 ? told.join(' · ') : undefined}
      value={shares.length}
      least={1}
      most={most}
      onChange={onChange}
    />
  );
}
