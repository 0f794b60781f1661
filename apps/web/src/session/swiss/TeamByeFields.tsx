import { useTranslation } from 'react-i18next';
import type { DrawOptions } from '#tournament';
import { Choice } from '../../kit/Choice.js';
import { NumberField } from '../../kit/NumberField.js';

type TeamBye = DrawOptions['teamBye'];

/** What is usual on a scale of 20 victory points. */
const USUAL = 12;

/** What a bye is worth to a team: as usual, or so many points. */
export function TeamByeFields({
  value,
  onChange,
}: {
  readonly value: TeamBye;
  readonly onChange: (value: TeamBye) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t('swiss.teamBye')}
        value={value === undefined ? 'usual' : 'chosen'}
        options={(['usual', 'chosen'] as const).map((one) => ({
          value: one,
          label: t(`swiss.teamBye.${one}`),
        }))}
        onChange={(one) => onChange(one === 'usual' ? undefined : USUAL * 100)}
      />
      {value !== undefined && (
        <NumberField
          label={t('swiss.teamByePoints')}
          value={value}
          least={0}
          most={1_000_000}
          inHundredths
          onChange={onChange}
        />
      )}
    </>
  );
}

/** Options with what a bye is worth: as usual is left out. */
export function withTeamBye<Options extends { readonly teamBye?: TeamBye }>(
  options: Options,
  teamBye: TeamBye,
): Options {
  const { teamBye: _before, ...others } = options;
  return (teamBye === undefined ? others : { ...others, teamBye }) as Options;
}
