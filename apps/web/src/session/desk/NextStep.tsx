import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { hasOpenMatches, knockoutQuery } from '../../api/knockoutQueries.js';
import type { DeskSeen } from '../../api/deskDocuments.js';
import { scoresQuery } from '../../api/scoresDocuments.js';
import { Button } from '../../kit/Button.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { gameParts } from '../../play/gameParts.js';
import { isDrawnAtOnce } from './sheets/drawnAtOnce.js';
import { NextRound } from './sheets/NextRound.js';
import { stepAtDesk } from './sheets/stepAtDesk.js';
import { sheetsQuery } from '../../play/sheetQueries.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { AskCommand } from '../../form/AskCommand.js';
import type { CalledPart } from '../../play/calledParts.js';
import { finishPath, knockoutPath, deskPath, setUpPath } from '../../play/paths.js';
import { useCorrecting } from '../../play/useCorrecting.js';
import { nextToDraw } from '../swiss/toDraw.js';
import classes from './Desk.module.css';
import { CloseSession } from './CloseSession.js';
import { openPlaysOf, type OpenPlay } from '../../play/stillOpen.js';
import { usePhones } from './usePhones.js';
import { roomOfSection, roundToWithdraw, type Step } from './alerts.js';

type Variant = 'filled' | 'default';

/** How long a press may still have been meant for the step that was there before, in milliseconds. */
const MOMENT_MS = 1_000;

/** Whether a step has only just come in the place of the start of a round: a second press is not meant for it. */
function useJustCome(step: string): boolean {
  const [known, setKnown] = useState(step);
  useEffect(() => {
    if (known === step) return undefined;
    const timer = setTimeout(() => setKnown(step), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [known, step]);
  return known !== step && known.startsWith('call');
}

/** The one thing that the director does next; where sections are called apart, in each of them. */
export function NextSteps({
  parts,
  room,
  part,
  ...of
}: {
  readonly tournament: string;
  readonly session: string;
  readonly room: DeskSeen;
  readonly parts: readonly CalledPart[];
  /** The part of the room that is open: where a round is drawn, nothing leads there. */
  readonly part: string | undefined;
}) {
  const seen = parts[0]!.session;
  const { boards, sheets } = gameParts(seen.game);
  const { data } = useQuery({ ...sheetsQuery(of.tournament, of.session), enabled: sheets });
  const phones = usePhones(of.tournament, of.session, !sheets);
  // Of all that tell what comes next that which was read first.
  const at = Math.min(room.position, seen.position, data?.position ?? room.position);
  const stepIn = (desk: DeskSeen, session?: SessionSeen): Step =>
    stepAtDesk(desk, session && nextToDraw(session), sheets ? (data?.sheets ?? []) : undefined);
  const steps = parts.map(({ section, session }) => {
    const desk = section === undefined ? room : roomOfSection(room, section);
    return {
      section,
      step: stepIn(desk, session),
      back: roundToWithdraw(desk),
    };
  });
  // A section that has had its last round waits for the others: the session is closed as a whole.
  const open = steps.filter(({ step }) => step.kind === 'call' || step.kind === 'draw');
  const shown = open.length > 0 ? open : [{ section: undefined, step: stepIn(room), back: undefined }];
  const isOpen = shown.some(({ step }) => step.kind === 'close' && step.open > 0);
  const { data: scores } = useQuery({ ...scoresQuery(of.tournament, of.session), enabled: boards && isOpen });
  const plays = openPlaysOf(scores, sheets ? (data?.sheets ?? []) : undefined);
  // What takes a call back stands beside the next one, without a line of its own.
  const backs = steps.map(
    ({ section, back }) =>
      back !== undefined && <Withdraw key={section ?? ''} section={section} round={back} {...of} />,
  );
  // One button is filled: that of a section in which nobody plays any more, or of the first.
  const ready = shown.findIndex(({ step }) => step.kind === 'call' && step.playing.length === 0);
  return shown.map(({ section, step }, index) => (
    <NextStep
      key={section ?? ''}
      section={section}
      variant={index === Math.max(0, ready) ? 'filled' : 'default'}
      step={step}
      seen={seen}
      phones={phones}
      plays={plays}
      at={at}
      part={part}
      before={index === 0 && backs}
      {...of}
    />
  ));
}

function NextStep({
  tournament,
  session,
  section,
  variant,
  step,
  seen,
  phones,
  plays,
  at,
  before,
  part,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly section: string | undefined;
  readonly variant: Variant;
  readonly step: Step;
  /** What stands beside it, before it. */
  readonly before: ReactNode;
  readonly seen: SessionSeen;
  readonly phones: ReadonlySet<string> | undefined;
  /** What keeps the session open. */
  readonly plays: readonly OpenPlay[];
  readonly at: number;
  readonly part: string | undefined;
}) {
  const { t } = useTranslation();
  const inSection = section === undefined ? '' : `${section}: `;
  const heading = useId();
  const shown = useRef<HTMLElement>(null);
  const justCome = useJustCome('round' in step ? `${step.kind} ${step.round}` : step.kind);
  return (
    <section
      ref={shown}
      tabIndex={-1}
      className={`bar stretch end grow-160 ${classes.step}`}
      aria-labelledby={heading}
    >
      <h2 id={heading} className="visually-hidden">
        {inSection}
        {t('room.nextStep')}
      </h2>
      {before}
      {step.kind === 'set-up' && (
        <Button component={Link} href={setUpPath(tournament, session)}>
          {t('session.setUpLink')}
        </Button>
      )}
      {step.kind === 'draw' && isDrawnAtOnce(seen) && <NextRound tournament={tournament} session={seen} />}
      {step.kind === 'draw' && !isDrawnAtOnce(seen) && part !== 'draw' && (
        <Button component={Link} variant={variant} href={deskPath(tournament, session, 'draw')}>
          {inSection}
          {t('swiss.draw', { round: step.round })}
        </Button>
      )}
      {step.kind === 'call' && (
        <CallRound
          {...{ tournament, session, section, variant, step, phones, at, justCome }}
          onStarted={() => shown.current?.focus({ preventScroll: true })}
        />
      )}
      {step.kind === 'close' && (
        <CloseSession {...{ tournament, plays, at, justCome }} session={seen} open={step.open} />
      )}
      {step.kind === 'reopen' && (
        <>
          <Reopen tournament={tournament} session={seen} />
          <AfterClose tournament={tournament} session={seen} />
        </>
      )}
    </section>
  );
}

/** Where the evening goes on: in the bracket as long as matches of a knockout are to be won, otherwise at its end. */
function AfterClose({
  tournament,
  session: { knockout },
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const { data: bracket, isPending } = useQuery({
    ...knockoutQuery(tournament, knockout ?? ''),
    enabled: knockout !== null,
  });
  if (knockout !== null && isPending) return null;
  const next =
    knockout !== null && bracket && hasOpenMatches(bracket)
      ? { href: knockoutPath(tournament, knockout), step: t('knockout.bracket') }
      : { href: finishPath(tournament), step: t('tab.finish') };
  return (
    <Button component={Link} href={next.href}>
      {t('steps.next', { step: next.step })}
    </Button>
  );
}

/** A start by mistake is undone at once: the round can be started again. */
function Withdraw({
  tournament,
  session,
  section,
  round,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly section: string | undefined;
  readonly round: number;
}) {
  const { t } = useTranslation();
  const form = useTournamentCommand(tournament, 'session.take-back-round', () => undefined);
  return (
    <>
      <ProblemNote problem={form.problem} />
      <Button
        variant="subtle"
        loading={form.pending}
        onClick={() => form.submit({ session, round, ...(section !== undefined && { section }) })}
      >
        {section === undefined ? t('room.takeBack', { round }) : t('room.takeBackIn', { section, round })}
      </Button>
    </>
  );
}

/** Starts a round at once, which can be undone; it asks where nobody has finished the last one, as after a second press. */
function CallRound({
  tournament,
  session,
  section,
  variant,
  step: { round, playing, early },
  phones,
  at,
  justCome,
  onStarted,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly section: string | undefined;
  readonly variant: Variant;
  readonly step: Extract<Step, { readonly kind: 'call' }>;
  /** The tables for which a phone stands: the others go on with the call. */
  readonly phones: ReadonlySet<string> | undefined;
  readonly at: number;
  /** It stands in the place of another step: a second press was meant for that. */
  readonly justCome: boolean;
  /** Told when the page shows the next step. */
  readonly onStarted: () => void;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const form = useTournamentCommand(tournament, 'session.call-round', onStarted);
  const body = {
    session,
    round,
    ...(section !== undefined && { section }),
    ...(phones && { phones: [...phones].toSorted() }),
    at,
  };
  const staying = playing.filter((table) => !phones || phones.has(table));
  const going = playing.filter((table) => !staying.includes(table));
  const label = section === undefined ? t('room.call', { round }) : t('room.callIn', { section, round });
  return (
    <>
      <ProblemNote problem={form.problem} />
      <Button
        variant={variant}
        loading={form.pending}
        held={justCome}
        onClick={() => (early && staying.length > 0 ? setAsking(true) : form.submit(body))}
      >
        {label}
      </Button>
      {asking && (
        <AskCommand
          tournament={tournament}
          command="session.call-round"
          body={() => body}
          title={t('room.callTitle', { round })}
          text={[
            t('room.callText'),
            ...(going.length > 0 ? [t('room.callOnPaper', { tables: going.join(', ') })] : []),
          ].join(' ')}
          action={label}
          onDone={onStarted}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Once the correction period is over the organiser alone opens a session again. */
function Reopen({
  tournament,
  session: seen,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { scores } = useCorrecting(tournament, seen);
  const { session } = seen;
  if (scores === 'over') return <p className="muted">{t('room.reopenOver')}</p>;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('room.reopen')}
      </Button>
      {asking && (
        <AskCommand
          tournament={tournament}
          command="session.reopen"
          body={(reason) => ({ session, ...(reason !== '' && { reason }) })}
          title={t('room.reopenTitle', { session })}
          text={t('room.reopenText')}
          action={t('room.reopen')}
          reason={scores === 'late' ? 'needed' : 'optional'}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
