import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { isDone, nextStep, stepId, STEPS, type Preparation, type Step } from './steps.js';
import { useListUnderWay } from '../entries/listUnderWay.js';
import classes from './StepsLine.module.css';
import { Button } from '../../kit/Button.js';

/** On a phone the line is longer than the screen: it is moved so that a step stands in its middle. */
function scrollIntoStepView(step: HTMLLIElement | null): void {
  const line = step?.parentElement;
  if (line && step) line.scrollLeft = step.offsetLeft - (line.clientWidth - step.offsetWidth) / 2;
}

/** The steps of a preparation at the head of its page: what is done, what is next, and a way to each. */
export function StepsLine({
  tournament,
  there,
  steps = STEPS,
  of,
  entriesHere = false,
}: {
  readonly tournament: string;
  readonly there: Preparation;
  /** Those that this session has. */
  readonly steps?: readonly Step[];
  /** Teams draw numbers, not seats. */
  readonly of?: 'teams' | undefined;
  /** The names are written on this page. */
  readonly entriesHere?: boolean;
}) {
  const { t } = useTranslation();
  const entering = useListUnderWay(tournament);
  const next = nextStep(there);
  const nameOf = (step: Step) => t(step === 'seats' && of === 'teams' ? 'steps.numbers' : `steps.${step}`);
  const facts: Partial<Record<Step, string>> = {
    ...(there.entered > 0 && { entries: String(there.entered) }),
    ...(there.listed && { entries: t('steps.notEntered') }),
    ...(entering && { entries: t('steps.entering', { ...entering }) }),
    ...(there.movement && there.waiting > 0 && { seats: t('steps.open', { count: there.waiting }) }),
    ...(there.undealt !== undefined &&
      there.undealt > 0 && { deals: t('steps.open', { count: there.undealt }) }),
  };
  return (
    <nav className={classes.line} aria-label={t('steps.label')}>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const done = isDone(step, there);
          const said = {
            className: classes.step,
            'data-is': done ? 'done' : undefined,
            'aria-current': step === next ? ('step' as const) : undefined,
          };
          const words = (
            <>
              {[index + 1, nameOf(step), facts[step]].filter(Boolean).join(' ')}
              {done && <span aria-hidden="true">✓</span>}
              {done && <span className="visually-hidden">{`, ${t('steps.done')}`}</span>}
            </>
          );
          return (
            <li key={step} ref={step === next ? scrollIntoStepView : undefined}>
              {step === 'entries' && !entriesHere ? (
                <Link href={`/tournaments/${tournament}/entries`} {...said}>
                  {words}
                </Link>
              ) : (
                <a href={`#${stepId(step)}`} {...said}>
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ol>
      {/* Names have their own button, and nothing is next before they are in. */}
      {next && next !== 'entries' && (
        <Button component="a" variant="default" className="fixed" href={`#${stepId(next)}`}>
          {t('steps.next', { step: nameOf(next) })}
        </Button>
      )}
    </nav>
  );
}
