import { Select } from '../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { KnockoutSeen, MatchOfKnockout, RoundOfKnockout } from '../api/knockoutDocuments.js';
import { entriesQuery } from '../api/deskQueries.js';
import { Button } from '../kit/Button.js';
import { FormDialog } from '../form/FormDialog.js';
import { useCommandForm } from '../form/useCommandForm.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { AskCommand, ReasonField } from '../form/AskCommand.js';
import { NumberField } from '../kit/NumberField.js';
import { deskPath, setUpPath } from '../play/paths.js';
import { captainText } from '../play/captainText.js';
import { useTournamentCommand } from '../form/useTournamentCommand.js';
import { ExtraBoards, mayGoOn } from './ExtraBoards.js';
import { KnockoutDialog } from './KnockoutDialog.js';
import { meetingText, seededText, twoText } from './knockoutText.js';
import { tiesBeforeNext } from '../play/openTies.js';
import { redrawnTogether } from './redrawnTogether.js';
import { useSessionOfRound } from './useNextSession.js';

type Doing =
  | 'change'
  | 'open'
  | 'extra'
  | 'decide'
  | 'replace'
  | { readonly keep: number }
  | { readonly redraw: number }
  | 'redrawMatch'
  | 'abandon';

interface ActionProps {
  readonly tournament: string;
  readonly knockout: KnockoutSeen;
}

/** What the organiser and directors do about a knockout: rounds opened, matches decided, corrections answered. */
export default function KnockoutActions({ tournament, knockout }: ActionProps) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const { knockout: name, position, next, rounds, choosing } = knockout;
  const opened = rounds.filter((round) => round.opened);
  const last = opened.at(-1);
  const otherwise = opened.findLast((round) => round.otherwise);
  const gone = new Set(knockout.teams.flatMap(({ entry, withdrawn }) => (withdrawn ? [entry] : [])));
  const left = last?.matches.some(
    ({ by, entries: two }) => by !== 'walkover' && two.some((entry) => entry !== null && gone.has(entry)),
  );
  // The last round is still to be played or decided: the next can be opened after that.
  const isPlaying = last !== undefined && last.matches.some(({ by }) => by === null);
  // Whatever of it is still to be prepared: the round, and further boards of tied matches.
  const toPrepare =
    last === undefined
      ? []
      : [
          { session: last.session, status: last.status },
          ...last.matches.filter(({ winner }) => winner === null).flatMap(({ extras }) => extras),
        ].flatMap(({ session, status }) => (session !== null && status === 'set-up' ? [session] : []));
  const ties = tiesBeforeNext(knockout);
  const mayRedraw = last?.status === 'set-up' && (otherwise === last || left);
  const otherTeams = last?.status === 'running' ? last.matches.filter(mayBeRedrawn) : [];
  const answer = (round: number) => (reason: string) => ({ knockout: name, round, at: position, reason });
  return (
    <Panel title={t('seeding.direct')}>
      {choosing && opened.length === 0 && <Choosing tournament={tournament} knockout={knockout} />}
      {otherwise && (
        <>
          <p>{t('seeding.otherwise', { round: otherwise.round, before: otherwise.round - 1 })}</p>
          <div className="row">
            <Button variant="default" onClick={() => setDoing({ keep: otherwise.round })}>
              {t('seeding.do.keep', { round: otherwise.round })}
            </Button>
          </div>
        </>
      )}
      {ties[0] && <p>{t('seeding.tiedFirst', { round: next, match: ties[0].match })}</p>}
      <div className="row">
        {next !== null && !choosing?.next && ties.length === 0 && (
          <Button variant={isPlaying ? 'default' : 'filled'} onClick={() => setDoing('open')}>
            {t('seeding.do.open', { round: next })}
          </Button>
        )}
        {last?.session && last.status === 'running' && (
          <Button
            variant={isPlaying ? 'filled' : 'default'}
            onClick={() => go(deskPath(tournament, last.session!))}
          >
            {t('room.title')}
          </Button>
        )}
        {toPrepare.map((session) => (
          <Button
            key={session}
            variant={isPlaying && last?.status !== 'running' ? 'filled' : 'default'}
            onClick={() => go(setUpPath(tournament, session))}
          >
            {t('seeding.do.prepare', { session })}
          </Button>
        ))}
        {mayRedraw && (
          <Button variant="default" onClick={() => setDoing({ redraw: last!.round })}>
            {t('seeding.do.redraw', { round: last!.round })}
          </Button>
        )}
        {otherTeams.length > 0 && (
          <Button variant="default" onClick={() => setDoing('redrawMatch')}>
            {t('seeding.do.redrawMatch')}
          </Button>
        )}
        {mayGoOn(knockout).length > 0 && (
          <Button variant="default" onClick={() => setDoing('extra')}>
            {t('seeding.do.extra')}
          </Button>
        )}
        {opened.length > 0 && (
          <Button variant="default" onClick={() => setDoing('decide')}>
            {t('seeding.do.decide')}
          </Button>
        )}
        {opened.length > 0 && (
          <Button variant="default" onClick={() => setDoing('replace')}>
            {t('seeding.do.replace')}
          </Button>
        )}
        {opened.length === 0 && (
          <Button variant="default" onClick={() => setDoing('change')}>
            {t('seeding.do.change')}
          </Button>
        )}
        <Button variant="default" onClick={() => setDoing('abandon')}>
          {t('seeding.do.abandon')}
        </Button>
      </div>
      {doing === 'open' && <OpenRound tournament={tournament} knockout={knockout} onClose={close} />}
      {doing === 'extra' && <ExtraBoards tournament={tournament} knockout={knockout} onClose={close} />}
      {doing === 'decide' && <DecideMatch tournament={tournament} knockout={knockout} onClose={close} />}
      {doing === 'replace' && <Replace tournament={tournament} knockout={knockout} onClose={close} />}
      {doing === 'change' && (
        <KnockoutDialog tournament={tournament} knockout={name} known={knockout} onClose={close} />
      )}
      {typeof doing === 'object' && 'keep' in doing && (
        <AskCommand
          tournament={tournament}
          command="knockout.keep-round"
          body={answer(doing.keep)}
          title={t('seeding.keepTitle')}
          text={t('seeding.keepText')}
          action={t('seeding.do.keep', { round: doing.keep })}
          reason="needed"
          onClose={close}
        />
      )}
      {typeof doing === 'object' && 'redraw' in doing && (
        <AskCommand
          tournament={tournament}
          command="knockout.redraw-round"
          body={answer(doing.redraw)}
          title={t('seeding.redrawTitle')}
          text={t('seeding.redrawText')}
          action={t('seeding.do.redraw', { round: doing.redraw })}
          reason="needed"
          onClose={close}
        />
      )}
      {doing === 'redrawMatch' && otherTeams.length > 0 && (
        <RedrawMatch
          tournament={tournament}
          knockout={knockout}
          round={last!}
          among={otherTeams}
          onClose={close}
        />
      )}
      {doing === 'abandon' && (
        <AskCommand
          tournament={tournament}
          command="knockout.abandon"
          body={(reason) => ({ knockout: name, at: position, ...(reason !== '' && { reason }) })}
          title={t('seeding.abandonTitle')}
          text={t('seeding.abandonText')}
          action={t('seeding.do.abandon')}
          reason="optional"
          grave
          onDone={() => go(`/tournaments/${tournament}/sessions`)}
          onClose={close}
        />
      )}
    </Panel>
  );
}

/** Whose turn it is to choose an opponent, and whom it has chosen. */
function Choosing({ tournament, knockout }: ActionProps) {
  const { t } = useTranslation();
  const { knockout: name, position: at } = knockout;
  const { next, last } = knockout.choosing!;
  const [chosen, setChosen] = useState('');
  const form = useTournamentCommand(tournament, 'knockout.choose-opponent', () => setChosen(''));
  const opponent = next?.among.includes(chosen) ? chosen : next?.among[0];
  return (
    <>
      {next && (
        <Select
          label={t('seeding.chooses', { team: seededText(t, knockout, next.chooser) })}
          value={opponent}
          data={next.among.map((entry) => ({ value: entry, label: seededText(t, knockout, entry) }))}
          onChange={setChosen}
        />
      )}
      <ProblemNote problem={form.problem} />
      <div className="row">
        {next && (
          <Button
            loading={form.pending}
            onClick={() => form.submit({ knockout: name, chooser: next.chooser, opponent: opponent!, at })}
          >
            {t('seeding.do.choose')}
          </Button>
        )}
        {last !== null && (
          <Button
            variant="default"
            loading={form.pending}
            onClick={() => form.submit({ knockout: name, chooser: last, opponent: null, at })}
          >
            {t('seeding.do.takeBack', { team: seededText(t, knockout, last) })}
          </Button>
        )}
      </div>
    </>
  );
}

type DialogProps = ActionProps & { readonly onClose: () => void };

/** The next round: which session it becomes, and how long its matches are. */
function OpenRound({ tournament, knockout, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { segments, boards, carry } = knockout.settings;
  const [round] = useState(knockout.next!);
  const session = useSessionOfRound(tournament, round);
  const form = useCommandForm({
    tournament,
    command: 'knockout.open-round',
    start: {
      knockout: knockout.knockout,
      round,
      session,
      segments,
      boards,
      at: round > 1 || carry ? knockout.position : undefined,
    },
    body: (values) => ({ ...values, session }),
    onDone: onClose,
  });
  const action = t('seeding.do.open', { round });
  return (
    <FormDialog form={form} title={t('seeding.openTitle', { round })} action={action} onClose={onClose}>
      <p>{t('seeding.openText', { session })}</p>
      <NumberField {...form.at('segments', false)} label={t('teams.segments')} />
      <NumberField {...form.at('boards', false)} label={t('seeding.boards')} />
    </FormDialog>
  );
}

/** Whether others would play a match now of which no board counts. */
function mayBeRedrawn({ instead, score }: MatchOfKnockout): boolean {
  return instead !== null && score === null;
}

/** One match of a round that has started, with other teams: what becomes of which matches is seen before. */
function RedrawMatch({
  tournament,
  knockout,
  round: { round, matches },
  among,
  onClose,
}: DialogProps & { readonly round: RoundOfKnockout; readonly among: readonly MatchOfKnockout[] }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(among[0]!.match);
  const match = among.some((one) => one.match === chosen) ? chosen : among[0]!.match;
  const meeting = (one: MatchOfKnockout) => meetingText(knockout, one);
  return (
    <AskCommand
      tournament={tournament}
      command="knockout.redraw-match"
      body={(reason) => ({ knockout: knockout.knockout, round, match, at: knockout.position, reason })}
      title={t('seeding.redrawMatchTitle')}
      text={
        <>
          <Select
            label={t('seeding.match')}
            value={match}
            data={among.map((one) => ({ value: one.match, label: meeting(one) }))}
            onChange={setChosen}
          />
          <ul>
            {redrawnTogether(matches, match).map((one) => (
              <li key={one.match}>
                {meeting(one)} → <strong>{twoText(knockout, one.instead!)}</strong>
              </li>
            ))}
          </ul>
          <p>{t('seeding.redrawMatchText')}</p>
        </>
      }
      action={t('seeding.do.redrawMatch')}
      reason="needed"
      onClose={onClose}
    />
  );
}

const BY_RESULTS = '';

/** Who wins a match, where the results do not say it or shall not. */
function DecideMatch({ tournament, knockout, onClose }: DialogProps) {
  const { t } = useTranslation();
  const matches = knockout.rounds
    .filter((round) => round.opened)
    .flatMap((round) => round.matches)
    .filter(({ by }) => by !== 'walkover')
    .toReversed();
  const pressing = matches.find(({ tied, winner }) => tied && winner === null) ?? matches[0];
  const teamsOf = (number?: number) =>
    matches.find(({ match }) => match === number)?.entries.flatMap((entry) => entry ?? []) ?? [];
  const form = useCommandForm({
    tournament,
    command: 'knockout.decide-match',
    start: {
      knockout: knockout.knockout,
      match: pressing?.match,
      winner: teamsOf(pressing?.match)[0] ?? BY_RESULTS,
      ground: pressing?.tied ? 'tie' : 'forfeit',
      at: knockout.position,
      reason: '',
    },
    body: ({ winner, ...values }) => ({ ...values, match: values.match!, winner: winner || null }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('seeding.decideTitle')}
      action={t('seeding.do.decide')}
      onClose={onClose}
    >
      <Select
        {...form.at('match')}
        label={t('seeding.match')}
        data={matches.map((one) => ({ value: one.match, label: meetingText(knockout, one) }))}
        onChange={(match) => form.set({ match, winner: teamsOf(match)[0] ?? BY_RESULTS })}
      />
      <Select
        {...form.at('winner', true)}
        label={t('seeding.winner')}
        data={[
          ...teamsOf(form.values.match).map((entry) => ({
            value: entry,
            label: seededText(t, knockout, entry),
          })),
          { value: BY_RESULTS, label: t('seeding.byResults') },
        ]}
      />
      <Select
        {...form.at('ground')}
        label={t('seeding.ground')}
        data={form.options('ground', (ground) => t(`seeding.ground.${ground}`))}
      />
      <ReasonField {...form.at('reason')} usual="match" />
    </FormDialog>
  );
}

/** Another team in the place of one that has withdrawn. */
function Replace({ tournament, knockout, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { data } = useQuery(entriesQuery(tournament));
  const teams = (data?.entries ?? []).filter(({ captain, withdrawn }) => captain && !withdrawn);
  const out = new Set(knockout.places.map(({ entry }) => entry));
  const leaving = knockout.teams.filter(({ entry }) => !out.has(entry));
  const playing = new Set(leaving.map(({ entry }) => entry));
  const coming = teams.filter(({ entry }) => !playing.has(entry));
  const comingOr = (chosen: string) =>
    (coming.find(({ entry }) => entry === chosen) ?? coming[0])?.entry ?? '';
  const form = useCommandForm({
    tournament,
    command: 'knockout.replace-entry',
    start: {
      knockout: knockout.knockout,
      entry: (leaving.find(({ withdrawn }) => withdrawn) ?? leaving[0])?.entry ?? '',
      by: '',
      at: knockout.rounds.some((round) => round.session !== null) ? knockout.position : undefined,
      reason: '',
    },
    body: (values) => ({ ...values, by: comingOr(values.by) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      held={coming.length === 0}
      title={t('seeding.replaceTitle')}
      action={t('seeding.do.replace')}
      onClose={onClose}
    >
      <p>{t(coming.length === 0 ? 'seeding.nobodyToCome' : 'seeding.replaceText')}</p>
      <Select
        {...form.at('entry')}
        label={t('seeding.leaves')}
        data={leaving.map((team) => ({ value: team.entry, label: seededText(t, knockout, team.entry) }))}
      />
      {coming.length > 0 && (
        <Select
          {...form.at('by', true)}
          value={comingOr(form.values.by)}
          label={t('seeding.comes')}
          data={coming.map((team) => ({ value: team.entry, label: captainText(team) }))}
        />
      )}
      <ReasonField {...form.at('reason')} usual="match" />
    </FormDialog>
  );
}
