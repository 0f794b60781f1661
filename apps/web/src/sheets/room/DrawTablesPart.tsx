import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import type { Tournament } from '../../api/types.js';
import { Choice } from '../../parts/Choice.js';
import { Dialog } from '../../parts/Dialog.js';
import { Panel } from '../../parts/Panel.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { Tick } from '../../parts/Tick.js';
import { ReasonField } from '../../session/AskCommand.js';
import { NumberField } from '../../session/NumberField.js';
import { roundDrawPath } from '../../session/paths.js';
import room from '../../session/room/Room.module.css';
import type { RoomPartProps } from '../../session/room/RoomPartProps.js';
import { calledAs, playingIn } from '../../standings/contestants.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { clockwise, tablesIn } from '../seatedIn.js';

type Section = SessionSeen['sections'][number];

/** The rounds of a session of sheets that are drawn one after the other: the last one, and the next from the standings. */
export function DrawTablesPart({ tournament, session, mayDirect }: RoomPartProps) {
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
  data: { section, movement },
}: {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
  readonly data: Section;
}) {
  const { t } = useTranslation();
  const [exchanging, setExchanging] = useState(false);
  const drawn = movement.drawn ?? movement.rounds;
  const parts = { tournament, session, section };
  const running = session.status === 'running';
  const next = drawn + 1;
  return (
    <>
      {running && session.round === drawn && next <= movement.rounds && (
        <DrawRound key={next} {...parts} round={next} again={false} />
      )}
      {drawn > 0 && (
        <Panel title={t('sheetsRoom.drawnRound', { round: drawn })}>
          <ul className={room.plays}>
            {tablesIn(session, drawn)
              .filter(({ table }) => table.replace(/\d+$/, '') === section)
              .map(({ table, seated }) => (
                <li key={table} className={room.play}>
                  <span className={room.where}>{t('table.name', { table })}</span>
                  <span className={room.result}>
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
        <DrawRound key={`again ${drawn}`} {...parts} round={drawn} again />
      )}
    </>
  );
}

function nameIn(session: SessionSeen, contestant: string): string {
  const { names, number } = calledAs(session, contestant);
  return names ?? number;
}

const AS = ['swiss', 'final'] as const;

/** Draws a round from the standings as they are read now, among all or after a cut. */
function DrawRound({
  tournament,
  session,
  section,
  round,
  again,
}: {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
  readonly section: string;
  readonly round: number;
  /** It is drawn already: another draw, with the reason. */
  readonly again: boolean;
}) {
  const { t } = useTranslation();
  const [as, setAs] = useState<(typeof AS)[number]>('swiss');
  const [cut, setCut] = useState(false);
  const [stay, setStay] = useState(8);
  const [incomplete, setIncomplete] = useState(false);
  const [reason, setReason] = useState('');
  const form = useTournamentCommand(tournament.id, 'session.draw-tables', () => undefined);
  const playing = playingIn(session).length;
  const isPlayed = session.ended >= round - 1;
  const submit = () =>
    form.submit({
      session: session.session,
      section,
      round,
      at: tournament.head,
      incomplete,
      as,
      ...(cut && { stay }),
      ...(again && { reason: reason.trim() }),
    });
  return (
    <Panel title={t(again ? 'sheetsRoom.drawAgain' : 'sheetsRoom.drawNext', { round })}>
      <Choice
        label={t('sheetsRoom.as')}
        value={as}
        options={AS.map((value) => ({ value, label: t(`sheetsRoom.as.${value}`) }))}
        onChange={setAs}
      />
      <p className="muted">{t(`sheetsRoom.asText.${as}`)}</p>
      <Tick label={t('sheetsRoom.cut')} checked={cut} onChange={setCut} />
      {cut && (
        <div className={room.fields}>
          <NumberField
            label={t('sheetsRoom.stay')}
            value={stay}
            least={3}
            most={Math.max(3, playing)}
            onChange={setStay}
          />
        </div>
      )}
      {!isPlayed && !again && <p className="muted">{t('sheetsRoom.stillPlayed', { round: round - 1 })}</p>}
      {!isPlayed && (
        <Tick
          label={t('sheetsRoom.incomplete')}
          description={t('sheetsRoom.incompleteText')}
          checked={incomplete}
          onChange={setIncomplete}
        />
      )}
      {again && <ReasonField value={reason} error={form.fault('reason')} onChange={setReason} />}
      <ProblemNote problem={form.problem} />
      <div>
        <Button
          variant={again ? 'default' : 'filled'}
          loading={form.pending}
          disabled={again ? reason.trim() === '' : !isPlayed && !incomplete}
          onClick={submit}
        >
          {t(again ? 'sheetsRoom.drawAgainNow' : 'swiss.draw', { round })}
        </Button>
      </div>
    </Panel>
  );
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
  const [one, setOne] = useState(seats[0]?.contestant ?? '');
  const [other, setOther] = useState(seats.at(-1)?.contestant ?? '');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const form = useTournamentCommand(tournament.id, 'session.exchange-players', onClose);
  const data = seats.map(({ table, contestant }) => ({
    value: contestant,
    label: `${nameIn(session, contestant)} · ${t('table.name', { table })}`,
  }));
  return (
    <Dialog
      title={t('sheetsRoom.exchangeTitle', { round })}
      action={t('sheetsRoom.exchange')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (one === other || reason.trim() === '') return;
        form.submit({ session: session.session, section, round, one, other, reason: reason.trim() });
      }}
      onClose={onClose}
    >
      <NativeSelect
        label={t('sheetsRoom.onePlayer')}
        value={one}
        data={data}
        onChange={({ currentTarget: { value } }) => setOne(value)}
      />
      <NativeSelect
        label={t('sheetsRoom.otherPlayer')}
        value={other}
        data={data}
        error={tried && one === other && t('sheetsRoom.twoPlayers')}
        onChange={({ currentTarget: { value } }) => setOther(value)}
      />
      <ReasonField
        value={reason}
        error={tried && reason.trim() === '' ? t('field.empty') : form.fault('reason')}
        onChange={setReason}
      />
    </Dialog>
  );
}
