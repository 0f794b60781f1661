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
import { Dialog } from '../kit/Dialog.js';
import { Tick } from '../kit/Tick.js';
import { AskCommand, ReasonField } from '../session/AskCommand.js';
import { BecomesAmended } from '../session/BecomesAmended.js';
import { amendPath } from '../session/paths.js';
import { useCorrecting } from '../session/useCorrecting.js';
import type { ReasonFor } from '../session/usualReasons.js';
import { matchesQuery, playSessionQuery } from '../api/sessionQueries.js';
import { playsTeams } from '../teams/playsTeams.js';
import { teamText } from '../teams/teamText.js';
import { concurrenceOf, mayAppeal } from './appellants.js';
import { calledInList } from '../standings/contestants.js';
import { useKeptTexts } from '../parts/useKeptTexts.js';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';
import { gameParts } from '../sheets/gameParts.js';
import { onSheets } from '../sheets/rulings/rulingOnSheets.js';
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
function isDepositPaid({ history }: RulingSeen): boolean {
  return history.findLast(({ what }) => what === 'appealed')?.deposit === true;
}

/** A contestant appeals, with a deposit where the regulation has one. Law 92. */
function Appeal({
  tournament,
  ruling: seen,
  appeals,
  session,
  at: seenAt,
  inTime,
  teams,
  onClose,
}: DialogProps & { readonly inTime: boolean; readonly teams: readonly TeamSeen[] | undefined }) {
  const { t } = useTranslation();
  const { ruling, law } = seen;
  const [at] = useState(seenAt);
  const { texts, write, close } = useKeptTexts(`appeal ${tournament}/${ruling}`, ['reason'], onClose);
  const { reason } = texts;
  const wanted = appeals?.deposit ?? null;
  const [deposit, setDeposit] = useState(false);
  const [tried, setTried] = useState(false);
  const form = useTournamentCommand(tournament, 'ruling.appeal', close);
  const offered = mayAppeal(session, seen, inTime, teams);
  const [chosen, setContestant] = useState<string>();
  const contestant = chosen ?? offered[0]?.contestant ?? '';
  const asked = concurrenceOf(session, law);
  const [concur, setConcur] = useState(false);
  return (
    <Dialog
      title={t('lawBook.appealTitle')}
      action={withoutDots(t('lawBook.act.appeal'))}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (reason.trim() === '') return;
        form.submit({
          session: session.session,
          ruling,
          contestant,
          at,
          reason: reason.trim(),
          deposit,
          concur: asked ? concur : true,
        });
      }}
      onClose={close}
    >
      <Select
        label={t('lawBook.appellant')}
        value={contestant}
        data={offered.map(({ contestant: value, team }) => ({
          value,
          label: team
            ? t('lawBook.appellantTeam', {
                team: teamText(team.team, teams ?? []),
                captain: team.captain?.name ?? '–',
              })
            : calledInList(session, value),
        }))}
        onChange={({ currentTarget: { value } }) => setContestant(value)}
      />
      {asked && (
        <Tick
          label={t(`lawBook.concur.${asked.of}`, { law: asked.law })}
          description={t('lawBook.concurAbsent')}
          checked={concur}
          onChange={setConcur}
        />
      )}
      <Grounds
        value={reason}
        tried={tried}
        fault={form.fault('reason')}
        onChange={(text) => write('reason', text)}
      />
      {appeals && <MayBeAppealed appeals={{ ...appeals, deposit: null }} />}
      {wanted !== null && (
        <Tick label={t('lawBook.depositPaid', { deposit: wanted })} checked={deposit} onChange={setDeposit} />
      )}
    </Dialog>
  );
}

function Grounds({
  value,
  usual = 'appeal',
  tried,
  fault,
  onChange,
}: {
  readonly value: string;
  /** What is to be tapped: by default what those say who appeal. */
  readonly usual?: ReasonFor;
  readonly tried: boolean;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <ReasonField
      value={value}
      usual={usual}
      error={tried && value.trim() === '' ? t('field.empty') : fault}
      onChange={onChange}
    />
  );
}

function DepositChoice({
  value,
  onChange,
}: {
  readonly value: DepositFate;
  readonly onChange: (fate: DepositFate) => void;
}) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('lawBook.deposit')}
      value={value}
      options={(['returned', 'kept'] as const).map((fate) => ({
        value: fate,
        label: t(`rulings.deposit.${fate}`),
      }))}
      onChange={onChange}
    />
  );
}

function WithdrawAppeal({ tournament, ruling: seen, session, at: seenAt, onClose }: DialogProps) {
  const { t } = useTranslation();
  const [at] = useState(seenAt);
  const paid = isDepositPaid(seen);
  const [deposit, setDeposit] = useState<DepositFate>(paid ? 'returned' : 'none');
  const { texts, write, close } = useKeptTexts(
    `appeal-back ${tournament}/${seen.ruling}`,
    ['reason'],
    onClose,
  );
  const { reason } = texts;
  const [tried, setTried] = useState(false);
  const form = useTournamentCommand(tournament, 'ruling.withdraw-appeal', close);
  return (
    <Dialog
      title={t('lawBook.withdrawAppealTitle')}
      action={withoutDots(t('lawBook.act.withdraw-appeal'))}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (reason.trim() === '') return;
        form.submit({ session: session.session, ruling: seen.ruling, deposit, at, reason: reason.trim() });
      }}
      onClose={close}
    >
      {paid && <DepositChoice value={deposit} onChange={setDeposit} />}
      <Grounds
        value={reason}
        usual="appeal-back"
        tried={tried}
        fault={form.fault('reason')}
        onChange={(text) => write('reason', text)}
      />
    </Dialog>
  );
}

/** What the committee has decided: the ruling stands, or it does something else now. Law 93. */
function DecideAppeal<Place extends PlaceOfRuling, Draft, Ground>({
  game,
  tournament,
  ruling: seen,
  session,
  at: seenAt,
  onClose,
}: DialogProps & { readonly game: RulingGame<Place, Draft, Ground> }) {
  const { t } = useTranslation();
  const standing = seen.effects.filter(({ holds }) => holds).map(({ what }) => what);
  const [at] = useState(seenAt);
  const [begun] = useState(() => game.draftsOf(standing, seen.about));
  const ground = useGround(game, tournament, session, begun.about);
  const book = bookOf(seen.law.edition, session.sheets?.convention.settings);
  const paid = isDepositPaid(seen);
  const limit = committeesLimit(session, seen.law);
  const [decision, setDecision] = useState<'stands' | 'changed'>('stands');
  const [law, setLaw] = useState(seen.law.law);
  const number = book.number(law);
  const [deposit, setDeposit] = useState<DepositFate>(paid ? 'returned' : 'none');
  const { texts, write, close } = useKeptTexts(
    `committee ${tournament}/${seen.ruling}`,
    ['committee', 'reason'],
    onClose,
  );
  const { committee, reason } = texts;
  const [drafts, setDrafts] = useState(begun.drafts);
  const [tried, setTried] = useState(false);
  const form = useTournamentCommand(tournament, 'ruling.decide-appeal', close);
  return (
    <Dialog
      title={t('lawBook.decideTitle')}
      action={withoutDots(t('lawBook.act.decide'))}
      wide={decision === 'changed'}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        const effects = decision === 'stands' ? [] : ground && game.read(drafts, begun.about, ground);
        if (!effects || reason.trim() === '' || number === undefined) return;
        form.submit({
          session: session.session,
          ruling: seen.ruling,
          decision,
          law: { edition: book.book.edition as LawEdition, law: number },
          deposit,
          effects,
          ...(committee.trim() !== '' && { committee: committee.trim() }),
          at,
          reason: reason.trim(),
        });
      }}
      onClose={close}
    >
      <Choice
        label={t('lawBook.decision')}
        value={decision}
        options={(['stands', 'changed'] as const).map((value) => ({
          value,
          label: t(`rulings.decision.${value}`),
        }))}
        onChange={setDecision}
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
          tried={tried}
          onChange={setDrafts}
        />
      )}
      <TextInput
        label={t(`lawBook.number.${book.words}`)}
        value={law}
        error={tried && number === undefined && t(`lawBook.lawUnread.${book.words}`)}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setLaw(value)}
      />
      {paid && <DepositChoice value={deposit} onChange={setDeposit} />}
      <TextInput
        label={t('lawBook.committee')}
        value={committee}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => write('committee', value)}
      />
      <Grounds
        value={reason}
        usual="committee"
        tried={tried}
        fault={form.fault('reason')}
        onChange={(text) => write('reason', text)}
      />
    </Dialog>
  );
}
