import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofBoards } from '../../../messages/fieldText.js';
import { Link, useSearchParams } from 'wouter';
import type { SheetSettings } from '#tournament';
import { Problem } from '../../../api/problem.js';
import type { SheetPlace } from '../../../api/sheetCommands.js';
import { deskQuery } from '../../../api/deskQueries.js';
import { Button } from '../../../kit/Button.js';
import { Choice } from '../../../kit/Choice.js';
import { Held } from '../../../kit/Held.js';
import { Panel } from '../../../kit/Panel.js';
import { ProblemNote } from '../../../kit/ProblemNote.js';
import { QueryProblem } from '../../../kit/QueryProblem.js';
import { Waiting } from '../../../kit/Waiting.js';
import { AskCommand, ReasonField } from '../../../form/AskCommand.js';
import { BecomesAmended } from '../../../form/BecomesAmended.js';
import { deskRulingsPath, rulePath, sessionPath } from '../../../play/paths.js';
import type { DeskPartProps } from '../DeskPartProps.js';
import { TableCalls } from '../TableCare.js';
import { HiddenBoard } from '../HiddenBoard.js';
import room from '../Desk.module.css';
import { useTournamentCommand } from '../../../form/useTournamentCommand.js';
import { LinesOfSheet } from '../../../sheets/LinesOfSheet.js';
import { playersAt } from '../../../sheets/playersAt.js';
import { boardsLeft } from '../../../sheets/duplicate/atBoard.js';
import { SheetShown } from '../../../sheets/duplicate/SheetShown.js';
import { TakeBoardOff } from '../../../sheets/duplicate/TakeBoardOff.js';
import { SheetFacts } from '../../../sheets/SheetPage.js';
import { sheetBefore } from '../../../sheets/sheetBefore.js';
import { sheetPath } from '../../../play/sheetPaths.js';
import { SheetPill } from '../../../sheets/SheetPill.js';
import { sheetQuery, type LineSeen, type SheetSeen } from '../../../play/sheetQueries.js';
import { DealFields } from '../../../sheets/table/DealForm.js';
import { draftOf } from '../../../sheets/table/draft.js';
import { HiddenSheet } from './HiddenSheet.js';
import { LateFourth } from './LateFourth.js';
import { PlayersTimes } from './PlayersTimes.js';
import { YellowCards } from './YellowCards.js';

/** The sheet of a table as the judge sees to it: its lines, what is disputed, penalties and yellow cards. */
export default function SheetPart({ tournament, session, of: table = '', mayDirect }: DeskPartProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const round = Number(search.get('round') ?? Math.max(1, session.round));
  // Before its round is called a table has no sheet, but it may have called the judge.
  const isCalled = round <= session.round;
  const seen = useQuery({ ...sheetQuery(tournament.id, session.session, table, round), enabled: isCalled });
  const { data: desk } = useQuery(deskQuery(tournament.id, session.session));
  const here = desk?.tables.find((one) => one.table === table);
  const rounds = Array.from({ length: session.round }, (_, index) => `${index + 1}`);
  return (
    <>
      {rounds.length > 1 && (
        <Choice
          label={t('sheetsSeen.rounds')}
          value={`${round}`}
          options={rounds.map((value) => ({
            value,
            label: value,
            spoken: t('roundDraw.round', { round: value }),
          }))}
          onChange={(value) => setSearch({ round: value })}
        />
      )}
      {here && here.calls.length > 0 && (
        <Panel title={t('calls.list')}>
          <TableCalls tournament={tournament.id} session={session} table={table} calls={here.calls} />
        </Panel>
      )}
      {!seen.data && seen.isError && <QueryProblem problem={seen.error} retry={() => seen.refetch()} />}
      {!seen.data && mayDirect && isHiddenSheet(seen.error) && (
        <HiddenSheet tournament={tournament.id} session={session} />
      )}
      {!seen.data && !seen.isError && isCalled && <Waiting />}
      {seen.data && session.sheets && (
        <Sheet
          key={`${table} ${round}`}
          tournament={tournament.id}
          session={session}
          settings={session.sheets}
          sheet={seen.data}
          at={seen.data.position}
          mayDirect={mayDirect}
        />
      )}
    </>
  );
}

/** Whether a sheet could not be read because the reader has boards to play. */
function isHiddenSheet(problem: unknown): boolean {
  return problem instanceof Problem && problem.code === 'sheet.before-oneself';
}

/** What a judge is doing about a sheet. */
type Doing = 'accept' | 'reopen' | { readonly strike: number } | { readonly correct: LineSeen };

function Sheet({
  tournament,
  session,
  settings,
  sheet,
  at,
  mayDirect,
}: {
  readonly tournament: string;
  readonly session: DeskPartProps['session'];
  readonly settings: SheetSettings;
  readonly sheet: SheetSeen;
  /** The journal entry up to which it was seen. */
  readonly at: number;
  readonly mayDirect: boolean;
}) {
  const { t } = useTranslation();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const accept = useTournamentCommand(tournament, 'sheet.accept', () => undefined);
  const { table, round, status, lines } = sheet;
  const place: SheetPlace = { session: session.session, table, round };
  const left = boardsLeft(sheet.boards, lines)
    .map(({ board }) => board)
    .filter((board) => !sheet.hidden.includes(board));
  const short =
    settings.ends.by === 'deals' && sheet.boards.length === 0 && lines.length > 0 && !sheet.over
      ? t('sheetsRoom.acceptShort', { number: sheet.deals, of: settings.ends.deals })
      : undefined;
  const howAccepted =
    sheet.next === 1 ? 'acceptEmpty' : status === 'disputed' ? 'acceptDisputed' : 'acceptText';
  // A judge can reopen it, by the button in its place.
  const atOnce = mayDirect && howAccepted === 'acceptText' && short === undefined;
  // The line as it was when its correction was begun, whatever becomes of it meanwhile.
  const correcting = typeof doing === 'object' && 'correct' in doing ? doing.correct : undefined;
  if (correcting)
    return (
      <CorrectDeal
        tournament={tournament}
        session={session}
        place={place}
        settings={settings}
        sheet={sheet}
        line={correcting}
        at={at}
        onClose={close}
      />
    );
  return (
    <>
      <Panel title={t('sheetsSeen.sheetOf', { table, round })} aside={<SheetPill sheet={sheet} />}>
        <SheetFacts sheet={sheet} />
        {sheet.hidden.map((board) => (
          <HiddenBoard
            key={board}
            tournament={tournament}
            session={place.session}
            board={board}
            mayAsk={mayDirect}
          />
        ))}
        {status !== 'agreed' && left.length > 0 && (
          <p className="muted">{t('sheetsRoom.acceptLeft', ofBoards(left))}</p>
        )}
        <div className={`row ${room.actions}`}>
          {status !== 'agreed' && (
            <Button
              variant="default"
              loading={accept.pending}
              disabled={left.length > 0}
              onClick={() => (atOnce ? accept.submit({ ...place, at }) : setDoing('accept'))}
            >
              {t('sheetsRoom.accept')}
            </Button>
          )}
          {status === 'agreed' && mayDirect && (
            <Button variant="default" onClick={() => setDoing('reopen')}>
              {t('sheetsRoom.reopen')}
            </Button>
          )}
          {mayDirect && (
            <Button
              variant="default"
              component={Link}
              href={rulePath(tournament, place.session, { table, round })}
            >
              {t('sheetsRoom.giveRuling')}
            </Button>
          )}
          {mayDirect && status !== 'agreed' && (
            <TakeBoardOff tournament={tournament} place={place} sheet={sheet} />
          )}
          <Button
            variant="default"
            component={Link}
            href={sheetPath(sessionPath(tournament, session.session), table, round)}
          >
            {t('sheetsRoom.publicSheet')}
          </Button>
        </div>
        <ProblemNote problem={accept.problem} />
      </Panel>
      {mayDirect && status !== 'agreed' && (
        <LateFourth tournament={tournament} place={place} settings={settings} sheet={sheet} />
      )}
      <Panel title={t('sheetsSeen.lines')}>
        <LinesOfSheet
          sheet={sheet}
          onCorrect={(number) => {
            const correct = lines.find(({ line }) => line === number);
            if (correct) setDoing({ correct });
          }}
          onStrike={(line) => setDoing({ strike: line })}
          wayToRuling={(ruling) => deskRulingsPath(tournament, place.session, ruling)}
          {...(mayDirect && {
            wayToRule: (line: number) => rulePath(tournament, place.session, { table, round, line }),
          })}
        />
      </Panel>
      {mayDirect && sheet.times.length > 0 && (
        <PlayersTimes tournament={tournament} place={place} sheet={sheet} at={at} />
      )}
      {mayDirect && <YellowCards tournament={tournament} place={place} sheet={sheet} at={at} />}
      <SheetShown sheet={sheet} poolSize={settings.convention.settings.poolSize} />
      {doing === 'accept' && (
        <AskCommand
          tournament={tournament}
          command="sheet.accept"
          body={(reason) => ({ ...place, at, ...(reason !== '' && { reason }) })}
          title={t('sheetsRoom.acceptTitle', { table, round })}
          text={`${short === undefined ? '' : `${short} `}${t(`sheetsRoom.${howAccepted}`)}`}
          action={t('sheetsRoom.accept')}
          reason={howAccepted === 'acceptText' ? 'optional' : 'needed'}
          onClose={close}
        />
      )}
      {doing === 'reopen' && (
        <AskCommand
          tournament={tournament}
          command="sheet.reopen"
          body={(reason) => ({ ...place, reason })}
          title={t('sheetsRoom.reopenTitle', { table, round })}
          text={t('sheetsRoom.reopenText')}
          action={t('sheetsRoom.reopen')}
          reason="needed"
          onClose={close}
        />
      )}
      {typeof doing === 'object' && 'strike' in doing && (
        <AskCommand
          tournament={tournament}
          command="sheet.strike-line"
          body={(reason) => ({ ...place, line: doing.strike, at, reason })}
          title={t('sheetsRoom.strikeTitle', { line: doing.strike })}
          text={t('sheetsRoom.strikeText')}
          amends={session}
          action={t('sheetsSeen.strike')}
          grave
          reason="needed"
          onClose={close}
        />
      )}
    </>
  );
}

/** Corrects a deal: tapped as at the table, with the reason. */
function CorrectDeal({
  tournament,
  session,
  place,
  settings,
  sheet,
  line: { line, what, board },
  at: seenAt,
  onClose,
}: {
  readonly tournament: string;
  readonly session: DeskPartProps['session'];
  readonly place: SheetPlace;
  readonly settings: SheetSettings;
  readonly sheet: SheetSeen;
  readonly line: LineSeen;
  /** The journal entry up to which it was seen. */
  readonly at: number;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [at] = useState(seenAt);
  const form = useTournamentCommand(tournament, 'sheet.correct-line', onClose);
  if (what.kind !== 'deal') return null;
  const players = playersAt(sheet);
  const before = sheetBefore(sheet, settings, line, board);
  return (
    <Panel
      title={t('sheetsRoom.correctTitle', { line })}
      aside={
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      }
    >
      <Held pending={form.pending}>
        <BecomesAmended session={session} />
        <ReasonField value={reason} usual="sheet" error={form.fault('reason')} onChange={setReason} />
        <DealFields
          sheet={{ ...before, dealer: what.record.dealer }}
          players={players}
          draft={draftOf(what.record)}
          action={t('sheetsSeen.correct')}
          ready={reason.trim() !== '' && !form.pending}
          onRecord={(record) =>
            form.submit({ ...place, line, what: { kind: 'deal', record }, at, reason: reason.trim() })
          }
        />
      </Held>
      <ProblemNote problem={form.problem} />
    </Panel>
  );
}
