import { Select } from '../kit/Select.js';
import { TextInput } from '../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { DepositFate } from '#tournament';
import { tournamentQuery } from '../api/queries.js';
import type { TeamSeen } from '../api/matchDocuments.js';
import { rulingsQuery } from '../api/rulingQueries.js';
import type { AppealsSeen, RulingSeen } from '../api/rulingDocuments.js';
import type { SessionSeen } from '../api/documents.js';
import type { LawEdition, PlaceOfRuling } from '../api/sessionCommands.js';
import { withoutDots } from '../messages/withoutDots.js';
import { Button } from '../kit/Button.js';
import { Choice } from '../kit/Choice.js';
import { FormDialog } from '../form/FormDialog.js';
import { useCommandForm, useFormOf } from '../form/useCommandForm.js';
import { Tick } from '../kit/Tick.js';
import { AskCommand, ReasonField } from '../form/AskCommand.js';
import { BecomesAmended } from '../form/BecomesAmended.js';
import { amendPath } from '../play/paths.js';
import { useCorrecting } from '../play/useCorrecting.js';
import { matchesQuery, playSessionQuery } from '../api/sessionQueries.js';
import { playsTeams } from '../play/playsTeams.js';
import { teamText } from '../play/teamText.js';
import { concurrenceOf, mayAppeal } from './appellants.js';
import { calledInList } from '../play/contestants.js';
import { gameParts } from '../play/gameParts.js';
import { onSheets } from './sheets/rulingOnSheets.js';
import { bookOf } from './book/bookOf.js';
import { committeesLimit } from './committeesLimit.js';
import { MayBeAppealed } from './MayBeAppealed.js';
import { onBoards } from './rulingOnBoards.js';
import type { RulingGame } from './RulingGame.js';
import { useGround } from './useGround.js';
import { WithdrawRuling } from './WithdrawRuling.js';

type Act = 'review' | 'appeal' | 'withdraw-appeal' | 'decide' | 'withdraw';

interface ActProps {
  readonly tournament: string;
  readonly ruling: RulingSeen;
  readonly appeals: AppealsSeen | undefined;
}
interface DialogProps extends ActProps {
  readonly session: SessionSeen;
  /** The journal entry up to which it was seen. */
  readonly at: number | undefined;
  readonly onClose: () => void;
}

/** What a director does about a ruling that was given. */
export default function RulingActions({ tournament, ruling, appeals }: ActProps) {
  const { data: session } = useQuery(playSessionQuery(tournament, ruling.session));
  return session ? (
    <Actions tournament={tournament} ruling={ruling} appeals={appeals} session={session} />
  ) : null;
}

function Actions({ tournament, ruling: seen, appeals, session }: Omit<DialogProps, 'onClose' | 'at'>) {
  const { t } = useTranslation();
  const [act, setAct] = useState<Act>();
  const { session: name, ruling, appealed, status } = seen;
  const correcting = useCorrecting(tournament, session);
  const close = () => setAct(undefined);
  const { data: whole } = useQuery(tournamentQuery(tournament));
  const at = useQuery(rulingsQuery(tournament)).data?.position;
  const inTime = correcting.appeals !== 'late';
  const { data: matches } = useQuery({
    ...matchesQuery(tournament, name),
    enabled: (!inTime || act === 'appeal') && playsTeams(session),
  });
  if (!whole || whole.status === 'archived') return null;
  // What is being done about it stays open where another director has taken it back meanwhile.
  const stands = status !== 'withdrawn';
  const rulable = stands && correcting.rulings !== 'over';
  const acts: readonly Act[] = [
    ...(stands ? (['review'] as const) : []),
    // What was appealed in time is decided whenever the committee meets.
    ...(stands && appealed ? (['decide', 'withdraw-appeal'] as const) : []),
    ...(stands &&
    !appealed &&
    status !== 'decided' &&
    correcting.appeals !== 'over' &&
    mayAppeal(session, seen, inTime, matches?.teams).length > 0
      ? (['appeal'] as const)
      : []),
    ...(rulable ? (['withdraw'] as const) : []),
  ];
  const asked = { tournament, onClose: close };
  const dialog = { tournament, ruling: seen, appeals, session, at, onClose: close };
  return (
    <>
      <div className="not-printed row">
        {acts.map((each) => (
          <Button key={each} variant="default" onClick={() => setAct(each)}>
            {t(`lawBook.act.${each}`)}
          </Button>
        ))}
        {rulable && (
          <Button component={Link} href={amendPath(tournament, name, ruling)} variant="default">
            {t('lawBook.act.amend')}
          </Button>
        )}
      </div>
      {act === 'review' && (
        <AskCommand
          {...asked}
          command="ruling.review"
          body={(reason) => ({ session: name, ruling, at, ...(reason !== '' && { reason }) })}
          title={t('lawBook.reviewTitle')}
          text={t('lawBook.reviewText')}
          action={withoutDots(t('lawBook.act.review'))}
          reason="optional"
        />
      )}
      {act === 'withdraw' && (
        <WithdrawRuling
          {...asked}
          session={name}
          ruling={ruling}
          title={t('lawBook.withdrawTitle')}
          action={withoutDots(t('lawBook.act.withdraw'))}
        />
      )}
      {act === 'appeal' && <Appeal {...dialog} inTime={inTime} teams={matches?.teams} />}
      {act === 'withdraw-appeal' && <WithdrawAppeal {...dialog} />}
      {act === 'decide' &&
        (gameParts(session.game).sheets ? (
          <DecideAppeal game={onSheets} {...dialog} />
        ) : (
          <DecideAppeal game={onBoards} {...dialog} />
        ))}
    </>
  );
}

/** Whether a deposit was paid for the appeal that waits. */
function isDepositPaid({ history }: Pick<RulingSeen, 'history'>): boolean {
  return history.findLast(({ what }) => what === 'appealed')?.deposit === true;
}

/** A contestant appeals, with a deposit where the regulation has one. Law 92. */
function Appeal({
  tournament,
  ruling: seen,
  appeals,
  session,
  at,
  inTime,
  teams,
  onClose,
}: DialogProps & { readonly inTime: boolean; readonly teams: readonly TeamSeen[] | undefined }) {
  const { t } = useTranslation();
  const { ruling, law } = seen;
  const wanted = appeals?.deposit ?? null;
  const offered = mayAppeal(session, seen, inTime, teams);
  const asked = concurrenceOf(session, law);
  const form = useCommandForm({
    tournament,
    command: 'ruling.appeal',
    keptAs: ruling,
    start: {
      session: session.session,
      ruling,
      contestant: '',
      at,
      reason: '',
      deposit: false,
      concur: !asked,
    },
    body: (values) => ({ ...values, contestant: values.contestant || (offered[0]?.contestant ?? '') }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('lawBook.appealTitle')}
      action={withoutDots(t('lawBook.act.appeal'))}
      onClose={onClose}
    >
      <Select
        {...form.at('contestant', true)}
        label={t('lawBook.appellant')}
        data={offered.map(({ contestant: value, team }) => ({
          value,
          label: team
            ? t('lawBook.appellantTeam', {
                team: teamText(team.team, teams ?? []),
                captain: team.captain?.name ?? '–',
              })
            : calledInList(session, value),
        }))}
      />
      {asked && (
        <Tick
          {...form.at('concur')}
          label={t(`lawBook.concur.${asked.of}`, { law: asked.law })}
          description={t('lawBook.concurAbsent')}
        />
      )}
      <ReasonField {...form.at('reason')} usual="appeal" />
      {appeals && <MayBeAppealed appeals={{ ...appeals, deposit: null }} />}
      {wanted !== null && (
        <Tick {...form.at('deposit')} label={t('lawBook.depositPaid', { deposit: wanted })} />
      )}
    </FormDialog>
  );
}

/** What becomes of the deposit: given back or not. */
function DepositChoice(field: {
  readonly value: DepositFate;
  readonly onChange: (fate: DepositFate) => void;
}) {
  const { t } = useTranslation();
  return (
    <Choice
      {...field}
      label={t('lawBook.deposit')}
      options={(['returned', 'kept'] as const).map((fate) => ({
        value: fate,
        label: t(`rulings.deposit.${fate}`),
      }))}
    />
  );
}

function WithdrawAppeal({ tournament, ruling: { ruling, history }, session, at, onClose }: DialogProps) {
  const { t } = useTranslation();
  const paid = isDepositPaid({ history });
  const form = useCommandForm({
    tournament,
    command: 'ruling.withdraw-appeal',
    keptAs: ruling,
    start: { session: session.session, ruling, deposit: paid ? 'returned' : undefined, at, reason: '' },
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('lawBook.withdrawAppealTitle')}
      action={withoutDots(t('lawBook.act.withdraw-appeal'))}
      onClose={onClose}
    >
      {paid && <DepositChoice {...form.at('deposit')} />}
      <ReasonField {...form.at('reason')} usual="appeal-back" />
    </FormDialog>
  );
}

/** What the committee has decided: the ruling stands, or it does something else now. Law 93. */
function DecideAppeal<Place extends PlaceOfRuling, Draft, Ground>({
  game,
  tournament,
  ruling: seen,
  session,
  at,
  onClose,
}: DialogProps & { readonly game: RulingGame<Place, Draft, Ground> }) {
  const { t } = useTranslation();
  const standing = seen.effects.filter(({ holds }) => holds).map(({ what }) => what);
  const [begun] = useState(() => game.draftsOf(standing, seen.about));
  const ground = useGround(game, tournament, session, begun.about);
  const book = bookOf(seen.law.edition, session.sheets?.convention.settings);
  const paid = isDepositPaid(seen);
  const limit = committeesLimit(session, seen.law);
  const effectsOf = ({ decision, drafts }: Decided<Draft>) =>
    decision === 'stands' ? [] : ground && game.read(drafts, begun.about, ground);
  const form = useFormOf<'ruling.decide-appeal', Decided<Draft>>({
    tournament,
    command: 'ruling.decide-appeal',
    keptAs: seen.ruling,
    start: {
      decision: 'stands',
      law: seen.law.law,
      deposit: paid ? 'returned' : 'none',
      committee: '',
      reason: '',
      drafts: begun.drafts,
      at,
    },
    body: ({ decision, law, deposit, committee, reason, ...values }) => ({
      session: session.session,
      ruling: seen.ruling,
      decision,
      law: { edition: book.book.edition as LawEdition, law: book.number(law)! },
      deposit,
      effects: effectsOf({ decision, law, deposit, committee, reason, ...values }) ?? [],
      ...(committee.trim() !== '' && { committee: committee.trim() }),
      at: values.at,
      reason: reason.trim(),
    }),
    places: { law: 'law.law' },
    wrong: ({ law }) => ({ law: book.number(law) === undefined && t(`lawBook.lawUnread.${book.words}`) }),
    onDone: onClose,
  });
  const { decision, drafts } = form.values;
  return (
    <FormDialog
      form={form}
      held={!effectsOf(form.values)}
      title={t('lawBook.decideTitle')}
      action={withoutDots(t('lawBook.act.decide'))}
      wide={decision === 'changed'}
      onClose={onClose}
    >
      <Choice
        {...form.at('decision')}
        label={t('lawBook.decision')}
        options={form.options('decision', (value) => t(`rulings.decision.${value}`))}
      />
      {limit && (
        <p className="note" data-meaning="warn">
          {t(`lawBook.overrulesNot.${limit}`)}
        </p>
      )}
      {decision === 'changed' && <BecomesAmended session={session} />}
      {decision === 'changed' && ground && (
        <game.Effects
          tournament={tournament}
          ground={ground}
          about={begun.about}
          found={{ book, ways: [], outcomes: undefined }}
          drafts={drafts}
          tried={form.tried}
          onChange={form.at('drafts').onChange}
        />
      )}
      <TextInput {...form.at('law')} label={t(`lawBook.number.${book.words}`)} autoComplete="off" />
      {paid && <DepositChoice {...form.at('deposit')} />}
      <TextInput {...form.at('committee')} label={t('lawBook.committee')} autoComplete="off" />
      <ReasonField {...form.at('reason')} usual="committee" />
    </FormDialog>
  );
}

/** What a committee has decided, as it is being written down. */
interface Decided<Draft> {
  readonly decision: 'stands' | 'changed';
  readonly law: string;
  readonly deposit: DepositFate;
  readonly committee: string;
  readonly reason: string;
  readonly drafts: readonly Draft[];
  readonly at: number | undefined;
}
