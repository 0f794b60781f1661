import { useTranslation } from 'react-i18next';
import type { DrawOptions } from '#tournament';
import { Choice } from '../../kit/Choice.js';
import { AcceleratedFields, withAccelerated } from './Accelerated.js';
import { ByeFields, withBye } from './ByeFields.js';
import { OddTeamsField, withOdd } from './OddTeamsField.js';
import { TeamByeFields, withTeamBye } from './TeamByeFields.js';

type Choices = Pick<
  DrawOptions,
  'results' | 'order' | 'rematches' | 'accelerated' | 'bye' | 'teamBye' | 'odd'
>;

const RESULTS = ['all', 'delayed'] as const;
const ORDERS = ['close', 'top-down'] as const;
const REMATCHES = ['avoid', 'allowed'] as const;

/** How rounds are drawn: from which results, who meets whom, whether again, what becomes of an odd number, what a bye is worth, with a bonus for the strongest. */
export function DrawChoices<Options extends Choices>({
  draw,
  pairs,
  teams = false,
  byMatches = teams,
  ofThree = false,
  onChange,
}: {
  readonly draw: Options;
  /** How many are drawn. */
  readonly pairs: number;
  /** Of teams. */
  readonly teams?: boolean;
  /** Places go by matches, not by boards. */
  readonly byMatches?: boolean;
  /** Three teams may play each other. */
  readonly ofThree?: boolean;
  readonly onChange: (draw: Options) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t('swiss.results')}
        value={draw.results}
        options={RESULTS.map((value) => ({ value, label: t(`swiss.results.${value}`) }))}
        onChange={(results) => onChange({ ...draw, results })}
      />
      <Choice
        label={t('swiss.order')}
        value={draw.order}
        options={ORDERS.map((value) => ({ value, label: t(`swiss.order.${value}`) }))}
        onChange={(order) => onChange({ ...draw, order })}
      />
      <Choice
        label={t('swiss.rematches')}
        value={draw.rematches}
        options={REMATCHES.map((value) => ({ value, label: t(`swiss.rematches.${value}`) }))}
        onChange={(rematches) => onChange({ ...draw, rematches })}
      />
      {ofThree && <OddTeamsField value={draw.odd} onChange={(odd) => onChange(withOdd(draw, odd))} />}
      {byMatches ? (
        <TeamByeFields value={draw.teamBye} onChange={(bye) => onChange(withTeamBye(draw, bye))} />
      ) : (
        <ByeFields value={draw.bye} onChange={(bye) => onChange(withBye(draw, bye))} />
      )}
      <AcceleratedFields
        value={draw.accelerated}
        pairs={pairs}
        teams={teams}
        onChange={(accelerated) => onChange(withAccelerated(draw, accelerated))}
      />
    </>
  );
}
