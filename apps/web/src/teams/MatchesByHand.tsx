import { Select } from '../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../kit/NumberField.js';
import { SegmentsField } from './SegmentsField.js';
import classes from './Teams.module.css';
import type { MatchesToChoose, ChosenMatches } from './teamSections.js';
import { Button } from '../kit/Button.js';

const FORMS = [
  'round-robin',
  'knockout',
  'american-whist',
  'new-england-relay',
  'thurner',
  'outer-table',
  'stagger',
  'parallel-rows',
  'triple',
  'two-stanza',
] as const satisfies readonly MatchesToChoose['name'][];
type Form = (typeof FORMS)[number];

/** The smallest number of teams of a form that so many teams fit in. */
function placesFor(form: Form, teams: number): number {
  const count = Math.max(2, teams);
  switch (form) {
    case 'american-whist':
      return Math.max(3, count);
    case 'new-england-relay':
      return Math.max(4, count + (count % 2));
    case 'thurner':
      // Neither 2 nor 3 divides one fewer.
      return [6, 8, 12, 14, 18, 20, 24, 26, 30, 32, 36, 38].find((one) => one >= count) ?? 38;
    case 'stagger':
      return Math.max(4, count + (count % 2));
    case 'parallel-rows':
      return Math.max(6, count + (count % 2));
    case 'outer-table':
      return [10, 16, 22, 28, 34, 40].find((one) => one >= count) ?? 40;
    case 'knockout':
      return count + (count % 2);
    default:
      return count;
  }
}

/** Any matches that there are for the teams of a section, with as many boards and segments as is said. */
export function MatchesByHand({
  teams: entered,
  action,
  filled,
  pending,
  onTake,
}: {
  /** How many teams there are. */
  readonly teams: number;
  readonly action: string;
  readonly filled: boolean;
  readonly pending: boolean;
  readonly onTake: (matches: ChosenMatches) => void;
}) {
  const { t } = useTranslation();
  const [form, setForm] = useState<Form>('round-robin');
  const [wanted, setWanted] = useState<{ readonly of: number; readonly places: number }>();
  const [boards, setBoards] = useState(8);
  const [segments, setSegments] = useState(1);
  const [matches, setMatches] = useState<number>();
  // What was said for another number of teams says nothing for this one.
  const teams = wanted?.of === entered ? wanted.places : placesFor(form, entered);
  const inSegments = form === 'round-robin' || form === 'knockout';
  const choice = (): MatchesToChoose => {
    switch (form) {
      case 'round-robin':
        return { name: form, teams, segments, ...(matches !== undefined && { matches }) };
      case 'knockout':
        return { name: form, teams, segments };
      case 'triple':
      case 'two-stanza':
        return { name: form };
      default:
        return { name: form, teams };
    }
  };
  return (
    <>
      <div className="row gap-12 top fields">
        <Select
          className={classes.form}
          label={t('teams.form')}
          value={form}
          data={FORMS.map((value) => ({ value, label: t(`teams.form.${value}`) }))}
          onChange={(value) => {
            setForm(value as Form);
            setWanted(undefined);
          }}
        />
        {form !== 'triple' && form !== 'two-stanza' && (
          <NumberField
            label={t('teams.places')}
            value={teams}
            least={2}
            most={40}
            onChange={(places) => setWanted({ of: entered, places })}
          />
        )}
        <NumberField
          label={t(inSegments && segments > 1 ? 'teams.boardsOfSegment' : 'teams.boards')}
          value={boards}
          least={1}
          most={64}
          onChange={setBoards}
        />
        {inSegments && <SegmentsField value={segments} onChange={setSegments} />}
        {form === 'round-robin' && (
          <NumberField
            label={t('teams.matches')}
            description={t('teams.matchesText')}
            value={matches}
            least={1}
            most={39}
            onChange={setMatches}
            onEmpty={() => setMatches(undefined)}
          />
        )}
      </div>
      <p className="muted">{t(`teams.formText.${form}`)}</p>
      <div>
        <Button
          loading={pending}
          variant={filled ? 'filled' : 'default'}
          sends
          onClick={() => onTake({ teams: choice(), boardsPerRound: boards })}
        >
          {action}
        </Button>
      </div>
    </>
  );
}
