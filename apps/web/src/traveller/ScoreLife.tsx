import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { i18n as I18n } from 'i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../api/documents.js';
import type { ScoreStepSeen } from '../api/lifeDocuments.js';
import { scoreLifeQuery } from '../api/sessionQueries.js';
import type { Actor } from '../api/types.js';
import { actorText } from '../messages/actorText.js';
import { resultHeard } from '../messages/contractText.js';
import { lawText } from '../messages/rulingText.js';
import { standingText } from '../messages/standingText.js';
import { suspicionsText } from '../messages/suspicionText.js';
import { Heard } from '../kit/Heard.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import { rulingsPath } from '../play/paths.js';
import { calledShort } from '../play/contestants.js';

/** Everything that was ever done to a score: when, by whom, and what stood before and after. */
export function ScoreLife({
  tournament,
  session,
  play,
  at,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly play: { readonly table: string; readonly round: number; readonly board: number };
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const life = useQuery(scoreLifeQuery(tournament, session.session, play, at));
  if (life.data?.steps.length === 0) return null;
  return (
    <Panel inner title={t('traveller.history')}>
      {life.isError && <QueryProblem problem={life.error} retry={() => life.refetch()} />}
      {life.isPending && <Waiting />}
      {life.data && (
        <ol className="stack list">
          {life.data.steps.map((step) => (
            <Step key={step.position} tournament={tournament} session={session} step={step} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Step({
  tournament,
  session,
  step,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly step: ScoreStepSeen;
}) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const [before, after] = [standingText(i18n, step.before), standingText(i18n, step.after)];
  return (
    <li>
      <span className="muted number">{times.dayAndClock(step.time)}</span>{' '}
      {step.kind === 'ruling' && (
        <>
          <Link href={rulingsPath(tournament, { ruling: step.ruling })}>
            {t('rulings.law', { law: lawText(step.law) })}
          </Link>
          {' · '}
        </>
      )}
      {saidText(i18n, step, session)}
      {before !== after && (
        <>
          {' · '}
          {step.before && (
            <>
              <Stood standing={step.before} /> <Heard seen="→">{t('traveller.then')}</Heard>{' '}
            </>
          )}
          <strong>
            <Stood standing={step.after} />
          </strong>
        </>
      )}
      <span className="muted"> · {actorText(i18n, actorOf(step), () => undefined)}</span>
      {step.reason && ` · ${step.reason}`}{' '}
      {step.afterPeriod && <Pill meaning="warn">{t('journal.afterPeriod')}</Pill>}
    </li>
  );
}

/** What stood for a score, as travellers write it; a screen reader says it in words. */
function Stood({ standing }: { readonly standing: ScoreStepSeen['before'] }) {
  const { t, i18n } = useTranslation();
  const text = standingText(i18n, standing);
  if (standing?.kind !== 'result' || standing.result.kind !== 'contract') return text;
  return <Heard seen={text}>{resultHeard(t, standing.result)}</Heard>;
}

/** Who did it, as the journal names actors. */
function actorOf({ actor, actorName }: ScoreStepSeen): Actor {
  const [kind, id] = actor.split(':') as [Actor['kind'], string | undefined];
  return { kind, ...(id !== undefined && { id }), ...(actorName && { name: actorName }) };
}

function saidText(i18n: I18n, step: ScoreStepSeen, session: SessionSeen): string {
  const { t } = i18n;
  if (step.kind === 'doubt')
    return t(`traveller.doubt.${step.what}`, { what: suspicionsText(step.suspicions, i18n) });
  if (step.kind === 'ruling') {
    const what = t(`rulings.did.${step.what}`);
    return step.contestant ? `${what} (${calledShort(session, step.contestant, true)})` : what;
  }
  const side = step.side && t(`contract.sideName.${step.side}`);
  if (step.what === 'recorded' && step.source) return t(`traveller.event.recorded.${step.source}`);
  return side
    ? t(`traveller.eventBy.${step.what as 'entered'}`, { side })
    : t(`traveller.event.${step.what}`);
}
