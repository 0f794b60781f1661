import { Select } from '../../../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { AnnouncedCut } from '#tournament';
import type { SessionSeen } from '../../../api/documents.js';
import { Problem } from '../../../api/problem.js';
import type { Tournament } from '../../../api/types.js';
import { FormDialog } from '../../../form/FormDialog.js';
import { useCommandForm } from '../../../form/useCommandForm.js';
import { Button } from '../../../kit/Button.js';
import { Held } from '../../../kit/Held.js';
import { Panel } from '../../../kit/Panel.js';
import { ProblemNote } from '../../../kit/ProblemNote.js';
import { Tick } from '../../../kit/Tick.js';
import { ReasonField } from '../../../form/AskCommand.js';
import { roundDrawPath } from '../../../play/paths.js';
import room from '../Desk.module.css';
import type { DeskPartProps } from '../DeskPartProps.js';
import { calledAs, playingIn } from '../../../play/contestants.js';
import { useTournamentCommand } from '../../../form/useTournamentCommand.js';
import { cutDraftOf, isMostRead, takenAlongOf } from '../../../sheets/cutDraft.js';
import { CutFields, DrawnAs } from '../../../sheets/CutFields.js';
import { scoreText } from '../../../play/scoreText.js';
import { clockwise, tablesIn } from '../../../play/seatedIn.js';
import { sheetStandingsQuery, type SheetStandingsSeen } from '../../../play/sheetQueries.js';

type Section = SessionSeen['sections'][number];

/** The rounds of a session of sheets that are drawn one after the other: the last one, and the next from the standings. */
export default function DrawTablesPart({ tournament, session, mayDirect }: DeskPartProps) {
  const { t } = useTranslation();
  if (!mayDirect) return <p>{t('swiss.directorsOnly')}</p>;
  return (
    <>
      <p>
        {t('swiss.forEverybody')}{' '}
        <Link href={roundDrawPath(tournament.id, session.session)}>{t('roundDraw.title')}</Link>
      </p>
      {session.sections.map((data) => (
        <SectionDrawn key={data.section} tournament={tournament} session={session} data={data} />
      ))}
    </>
  );
}

function SectionDrawn({
  tournament,
  session,
  data: { section, movement, tables },
}: {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
  readonly data: Section;
}) {
  const { t } = useTranslation();
  const [exchanging, setExchanging] = useState(false);
  const drawn = movement.drawn ?? movement.rounds;
  const announced = (round: number) => tables?.cuts?.find(({ after }) => after === round - 1);
  const parts = { tournament, session, section };
  const running = session.status === 'running';
  const next = drawn + 1;
  return (
    <>
      {running && session.round === drawn && next <= movement.rounds && (
        <DrawRound key={next} {...parts} round={next} again={false} announced={announced(next)} />
      )}
      {drawn > 0 && (
        <Panel title={t('sheetsRoom.drawnRound', { round: drawn })}>
          <ul className="list">
            {tablesIn(session, drawn)
              .filter(({ table }) => table.replace(/\d+$/, '') === section)
              .map(({ table, seated }) => (
                <li key={table} className={`row gap-x-12 line-above pad-y-8 ${room.play}`}>
                  <span className={room.where}>{t('table.name', { table })}</span>
                  <span className={`grow-160 shrinks number ${room.result}`}>
                    {clockwise(seated)
                      .map((contestant) => nameIn(session, contestant))
                      .join(', ')}
                  </span>
                </li>
              ))}
          </ul>
          {session.status !== 'closed' && drawn >= session.round && (
            <div>
              <Button variant="default" onClick={() => setExchanging(true)}>
                {t('sheetsRoom.exchange')}
              </Button>
            </div>
          )}
          {exchanging && <Exchange {...parts} round={drawn} onClose={() => setExchanging(false)} />}
        </Panel>
      )}
      {running && drawn > 1 && drawn >= session.round && movement.drawn !== undefined && (
        <DrawRound key={`again ${drawn}`} {...parts} round={drawn} again announced={announced(drawn)} />
      )}
    </>
  );
}

function nameIn(session: SessionSeen, contestant: string): string {
  const { names, number } = calledAs(session, contestant);
  return names ?? number;
}

/** Draws a round from the standings as they are read now, among all or after a cut. */
function DrawRound({
  tournament,
  session,
  section,
  round,
  again,
  announced,
}: {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
  readonly section: string;
  readonly round: number;
  /** It is drawn already: another draw, with the reason. */
  readonly again: boolean;
  /** The cut before it that was announced. */
  readonly announced: AnnouncedCut | undefined;
}) {
  const { t } = useTranslation();
  const [isCut, setIsCut] = useState(announced !== undefined);
  const [cut, setCut] = useState(() => cutDraftOf(announced));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [incomplete, setIncomplete] = useState(false);
  const [reason, setReason] = useState('');
  const form = useTournamentCommand(tournament.id, 'session.draw-tables', () => setReason(''));
  const { data: standings } = useQuery(sheetStandingsQuery(tournament.id, session.session));
  const playing = playingIn(session).length;
  const isPlayed = session.ended >= round - 1;
  const tied = isCut ? tiedIn(form.problem) : [];
  const carry = takenAlongOf(cut);
  const submit = () =>
    form.submit({
      session: session.session,
      section,
      round,
      at: standings!.position,
      incomplete,
      as: cut.as,
      ...(isCut && { stay: cut.stay, ...(chosen.length > 0 && { chosen }), ...(carry && { carry }) }),
      ...(again && { reason: reason.trim() }),
    });
  return (
    <Panel title={t(again ? 'sheetsRoom.drawAgain' : 'sheetsRoom.drawNext', { round })}>
      <Held pending={form.pending}>
        {!isCut && <DrawnAs value={cut.as} onChange={(as) => setCut({ ...cut, as })} />}
        <p className="muted">{t(`sheetsRoom.asText.${cut.as}`)}</p>
        <Tick label={t('sheetsRoom.cut')} value={isCut} onChange={setIsCut} />
        {isCut && (
          <CutFields
            cut={cut}
            most={playing}
            onChange={(to) => {
              setCut(to);
              setChosen([]);
            }}
          />
        )}
        {!isPlayed && !again && <p className="muted">{t('sheetsRoom.stillPlayed', { round: round - 1 })}</p>}
        {!isPlayed && (
          <Tick
            label={t('sheetsRoom.incomplete')}
            description={t('sheetsRoom.incompleteText')}
            value={incomplete}
            onChange={setIncomplete}
          />
        )}
        {again && (
          <ReasonField value={reason} usual="draw" error={form.fault('reason')} onChange={setReason} />
        )}
      </Held>
      {standings && (
        <DrawnFrom
          session={session}
          section={section}
          standings={standings}
          stay={isCut ? cut.stay : undefined}
        />
      )}
      <ProblemNote problem={form.problem} />
      {tied.length > 0 && (
        <fieldset disabled={form.pending} className="row gap-0 gap-x-16 stretch">
          <legend>{t('sheetsRoom.whoGoesOn')}</legend>
          {tied.map((contestant) => (
            <Tick
              key={contestant}
              label={nameIn(session, contestant)}
              value={chosen.includes(contestant)}
              onChange={(goesOn) =>
                setChosen([...chosen.filter((one) => one !== contestant), ...(goesOn ? [contestant] : [])])
              }
            />
          ))}
        </fieldset>
      )}
      <div>
        <Button
          variant={again ? 'default' : 'filled'}
          sends
          loading={form.pending}
          disabled={
            !standings ||
            (again ? reason.trim() === '' : !isPlayed && !incomplete) ||
            (isCut && !isMostRead(cut))
          }
          onClick={submit}
        >
          {t(again ? 'sheetsRoom.drawAgainNow' : 'swiss.draw', { round })}
        </Button>
      </div>
    </Panel>
  );
}

/** The standings that the round is drawn from, as they are seen here: with them the draw is sent. */
function DrawnFrom({
  session,
  section,
  standings: { standings, counting },
  stay,
}: {
  readonly session: SessionSeen;
  readonly section: string;
  readonly standings: SheetStandingsSeen;
  /** So many go on; left out: all. */
  readonly stay: number | undefined;
}) {
  const { t, i18n } = useTranslation();
  const here = standings.filter(
    ({ contestant, status }) => contestant.startsWith(`${section}-`) && status === 'playing',
  );
  if (here.length === 0) return null;
  return (
    <details open={stay !== undefined}>
      <summary>{t('sheetsRoom.drawnFrom')}</summary>
      <ul className="list">
        {here.map(({ contestant, place, score }) => (
          <li key={contestant} className={`row gap-x-12 line-above pad-y-8 ${room.play}`}>
            <span className={room.where}>{place ?? '–'}</span>
            <span className={`grow-160 shrinks number ${room.result}`}>
              {nameIn(session, contestant)} · {scoreText(score, counting, i18n.language)}
              {stay !== undefined && place !== null && place <= stay && ` · ${t('sheetsRoom.goesOn')}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Who shares the last places for going on, where a draw was refused because of that. */
function tiedIn(problem: Error | null): readonly string[] {
  if (!(problem instanceof Problem) || problem.code !== 'sheet.cut-tied') return [];
  return String(problem.parameters.tied).split(', ');
}

/** Lets two players change places in a drawn round, with the reason. */
function Exchange({
  tournament,
  session,
  section,
  round,
  onClose,
}: {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
  readonly section: string;
  readonly round: number;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const seats = tablesIn(session, round)
    .filter(({ table }) => table.replace(/\d+$/, '') === section)
    .flatMap(({ table, seated }) => clockwise(seated).map((contestant) => ({ table, contestant })));
  const form = useCommandForm({
    tournament: tournament.id,
    command: 'session.exchange-players',
    start: {
      session: session.session,
      section,
      round,
      one: seats[0]?.contestant ?? '',
      other: seats.at(-1)?.contestant ?? '',
      at: session.position,
      reason: '',
    },
    wrong: ({ one, other }) => ({ other: one === other && t('sheetsRoom.twoPlayers') }),
    onDone: onClose,
  });
  const data = seats.map(({ table, contestant }) => ({
    value: contestant,
    label: `${nameIn(session, contestant)} · ${t('table.name', { table })}`,
  }));
  return (
    <FormDialog
      form={form}
      title={t('sheetsRoom.exchangeTitle', { round })}
      action={t('sheetsRoom.exchange')}
      onClose={onClose}
    >
      <Select {...form.at('one')} label={t('sheetsRoom.onePlayer')} data={data} />
      <Select {...form.at('other')} label={t('sheetsRoom.otherPlayer')} data={data} />
      <ReasonField {...form.at('reason')} usual="draw" />
    </FormDialog>
  );
}
