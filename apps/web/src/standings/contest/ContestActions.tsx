import { Select } from '../../kit/Select.js';
import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { ContestSeen } from '../../api/contestDocuments.js';
import { newCommandId } from '../../api/idempotency.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { Dialog } from '../../kit/Dialog.js';
import { useLocale } from '../../parts/useLocale.js';
import { useMeant } from '../../rulings/useMeant.js';
import { AskCommand, ReasonField } from '../../session/AskCommand.js';
import { ContestDialog } from '../../session/combining/ContestDialog.js';
import entries from '../../session/entries/Entries.module.css';
import { hundredthsOf } from '../../session/hundredths.js';
import { isLargePenalty } from '../../session/desk/penaltyLimits.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
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
          ['change', 'carry', 'penalty', ...(contest.cut ? (['goingOn'] as const) : []), 'abandon'] as const
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
            <li key={penalty} className={`row gap-4 gap-x-12 line-above pad-y-8 ${entries.entry}`}>
              <span className={`grow-200 shrinks strong breaks ${entries.names}`}>{who}</span>
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
  const [key, setKey] = useState(entries[0]?.key ?? '');
  const [points, setPoints] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const carry = useTournamentCommand(tournament, 'contest.carry', onClose, onClose);
  const penalty = useTournamentCommand(tournament, 'contest.give-penalty', onClose);
  const [id] = useState(newCommandId);
  const [at] = useState(position);
  const form = what === 'carry' ? carry : penalty;
  const hundredths = hundredthsOf(points);
  const entry = entries.find((each) => each.key === key);
  const counted = entry?.at.find((each) => settings.sessions.includes(each.session));
  const inPoints = isInPoints(settings);
  // Whatever the points of its sessions are, more than ten of them are hardly meant.
  const { missing, tick } = useMeant(
    inPoints ? points : `${points} %`,
    what === 'penalty' &&
      hundredths !== undefined &&
      isLargePenalty(inPoints ? 'victory-points' : 'percent-of-session', hundredths),
  );
  const emptied = what === 'carry' && points.trim() === '';
  const faulty = !emptied && (hundredths === undefined || (what === 'penalty' && hundredths <= 0));
  return (
    <Dialog
      title={t(
        what === 'carry' && settings.of === 'teams' ? 'combining.carryTeamTitle' : `combining.${what}Title`,
      )}
      action={t('players.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (faulty || missing || reason.trim() === '' || !counted) return;
        if (what === 'carry') {
          carry.submit({
            contest,
            amounts: [{ ...counted, hundredths: emptied ? null : hundredths! }],
            at,
            reason: reason.trim(),
          });
        } else {
          penalty.submit({
            contest,
            penalty: id,
            ...counted,
            hundredths: hundredths!,
            at,
            reason: reason.trim(),
          });
        }
      }}
      onClose={onClose}
    >
      <Select
        label={t('combining.who')}
        value={key}
        data={entries.map((each) => ({ value: each.key, label: participantText(each) }))}
        onChange={({ currentTarget: { value } }) => setKey(value)}
      />
      <TextInput
        label={t(inPoints ? 'combining.points' : 'combining.percentagePoints')}
        description={what === 'carry' ? t('combining.carryEmpty') : undefined}
        value={points}
        error={tried && faulty && t('combining.number')}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setPoints(value)}
      />
      {tick}
      <ReasonField
        value={reason}
        usual="penalty"
        error={tried && reason.trim() === '' ? t('field.empty') : form.fault('reason')}
        onChange={setReason}
      />
    </Dialog>
  );
}
