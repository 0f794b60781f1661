import { useTranslation } from 'react-i18next';
import type { ClockFacts } from '../../api/documents.js';
import { Button } from '../../kit/Button.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { useTimes } from '../../parts/useTimes.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';

/** The breaks that are still to come, each with a button to cancel it. */
export function BreaksPlanned({
  tournament,
  breaks,
  at,
  ...of
}: {
  readonly tournament: string;
  readonly session: string;
  /** Where sections are called apart: the one whose breaks they are. */
  readonly section?: string;
  readonly breaks: ClockFacts['breaks'];
  /** The journal entry up to which they were seen. */
  readonly at: number | undefined;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const form = useTournamentCommand(tournament, 'clock.plan-break', () => undefined);
  if (breaks.length === 0) return null;
  return (
    <>
      <ul className="stack list below-8">
        {breaks.map((each) => (
          <li className="row gap-x-12" key={each.afterRound}>
            {'minutes' in each
              ? t('break.plannedMinutes', { round: each.afterRound, minutes: each.minutes })
              : t('break.plannedUntil', { round: each.afterRound, time: times.minute(each.until) })}
            <Button
              variant="default"
              loading={form.pending}
              onClick={() => form.submit({ ...of, afterRound: each.afterRound, break: null, at })}
            >
              {t('break.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
      <ProblemNote problem={form.problem} />
    </>
  );
}
