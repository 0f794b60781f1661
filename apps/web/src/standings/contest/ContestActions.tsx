import { Select } from '../../kit/Select.js';
import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { ContestSeen } from '../../api/contestDocuments.js';
import { newCommandId } from '../../api/idempotency.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { useLocale } from '../../parts/useLocale.js';
import { useMeant } from '../../form/useMeant.js';
import { AskCommand, ReasonField } from '../../form/AskCommand.js';
import { ContestDialog } from './ContestDialog.js';
import { hundredthsOf } from '../../kit/hundredths.js';
import { isLargePenalty } from '../../play/penaltyLimits.js';
import { isInPoints, participantText, totalText } from './ContestTable.js';
import { WhoGoesOn } from './WhoGoesOn.js';

type Doing = 'change' | 'carry' | 'penalty' | 'goingOn' | 'abandon';

interface ActionProps {
  readonly tournament: string;
  readonly contest: ContestSeen;
}

/** What the organiser and directors do about a contest: which sessions count, what is brought along, penalties. */
export default function ContestActions({ tournament, contest }: ActionProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [, go] = useLocation();
  const [doing, setDoing] = useState<Doing | { readonly penalty: string }>();
  const close = () => setDoing(undefined);
  const penalties = contest.entries.flatMap((entry) =>
    entry.adjustments.flatMap((one) =>
      one.kind === 'penalty'
        ? [{ penalty: one.penalty, who: participantText(entry), amount: one.amount }]
        : [],
    ),
  );
  return (
    <Panel title={t('combining.direct')}>
      <div className="row">
        {(
          [
            'change',
            ...(contest.settings.of === 'players' ? [] : (['carry', 'penalty'] as const)),
            ...(contest.cut ? (['goingOn'] as const) : []),
            'abandon',
          ] as const
        ).map((each) => (
          <Button
            key={each}
            variant="default"
            disabled={contest.entries.length === 0 && each !== 'change' && each !== 'abandon'}
            onClick={() => setDoing(each)}
          >
            {t(`combining.do.${each}`)}
          </Button>
        ))}
      </div>
      {contest.entries.length === 0 && <p className="muted">{t('combining.nobodyYet')}</p>}
      {penalties.length > 0 && (
        <ul className="list">
          {penalties.map(({ penalty, who, amount }) => (
            <li key={penalty} className="row gap-4 gap-x-12 line-above pad-y-8">
              <span className="grow-200 shrinks strong breaks">{who}</span>
              <span>{totalText(amount, contest.settings.total, locale)}</span>
              <Button variant="default" onClick={() => setDoing({ penalty })}>
                {t('combining.withdrawPenalty')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {doing === 'change' && (
        <ContestDialog tournament={tournament} contest={contest.contest} known={contest} onClose={close} />
      )}
      {(doing === 'carry' || doing === 'penalty') && (
        <Points tournament={tournament} contest={contest} what={doing} onClose={close} />
      )}
      {doing === 'goingOn' && <WhoGoesOn tournament={tournament} contest={contest} onClose={close} />}
      {doing === 'abandon' && (
        <AskCommand
          tournament={tournament}
          command="contest.abandon"
          body={(reason) => ({
            contest: contest.contest,
            at: contest.position,
            ...(reason !== '' && { reason }),
          })}
          title={t('combining.abandonTitle')}
          text={t('combining.abandonText')}
          action={t('combining.do.abandon')}
          reason="optional"
          grave
          onDone={() => go(`/tournaments/${tournament}/sessions`)}
          onClose={close}
        />
      )}
      {typeof doing === 'object' && (
        <AskCommand
          tournament={tournament}
          command="contest.withdraw-penalty"
          body={(reason) => ({ contest: contest.contest, penalty: doing.penalty, reason })}
          title={t('combining.withdrawPenalty')}
          text={t('combining.penaltyBackText')}
          action={t('combining.withdrawPenalty')}
          reason="needed"
          grave
          onClose={close}
        />
      )}
    </Panel>
  );
}

/** Points that are of no session: brought along, in the place of what the formula says, or taken off. */
function Points({
  tournament,
  contest: { contest, entries, settings, position },
  what,
  onClose,
}: ActionProps & { readonly what: 'carry' | 'penalty'; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const isCarry = what === 'carry';
  const countedOf = (key: string) =>
    entries.find((each) => each.key === key)?.at.find(({ session }) => settings.sessions.includes(session));
  /** Null: nothing is brought along; undefined: it is no number. */
  const amountOf = (points: string) => {
    if (isCarry && points.trim() === '') return null;
    const hundredths = hundredthsOf(points);
    return !isCarry && hundredths !== undefined && hundredths <= 0 ? undefined : hundredths;
  };
  const form = useCommandForm<
    'contest.carry' | 'contest.give-penalty',
    object,
    { key: string; points: string; penalty: string; at: number; reason: string }
  >({
    tournament,
    command: isCarry ? 'contest.carry' : 'contest.give-penalty',
    keptAs: contest,
    start: { key: entries[0]?.key ?? '', points: '', penalty: newCommandId(), at: position, reason: '' },
    body({ key, points, penalty, ...values }) {
      const of = { ...countedOf(key)!, hundredths: amountOf(points)! };
      return isCarry ? { ...values, contest, amounts: [of] } : { ...values, ...of, contest, penalty };
    },
    wrong: ({ points }) => ({ points: amountOf(points) === undefined && t('combining.number') }),
    onDone: onClose,
    ...(isCarry && { onTaken: onClose }),
  });
  const { key, points } = form.values;
  const hundredths = amountOf(points) ?? 0;
  const inPoints = isInPoints(settings);
  // Whatever the points of its sessions are, more than ten of them are hardly meant.
  const { missing, tick } = useMeant(
    inPoints ? points : `${points} %`,
    !isCarry && isLargePenalty(inPoints ? 'victory-points' : 'percent-of-session', hundredths),
  );
  return (
    <FormDialog
      form={form}
      held={missing || !countedOf(key)}
      title={t(isCarry && settings.of === 'teams' ? 'combining.carryTeamTitle' : `combining.${what}Title`)}
      action={t('players.save')}
      onClose={onClose}
    >
      <Select
        {...form.at('key')}
        label={t('combining.who')}
        data={entries.map((each) => ({ value: each.key, label: participantText(each) }))}
      />
      <TextInput
        {...form.at('points')}
        label={t(inPoints ? 'combining.points' : 'combining.percentagePoints')}
        description={isCarry ? t('combining.carryEmpty') : undefined}
        inputMode="decimal"
        autoComplete="off"
      />
      {tick}
      <ReasonField {...form.at('reason')} usual="penalty" />
    </FormDialog>
  );
}
