import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { DeskSeen, SuspectedPlaySeen } from '../../api/deskDocuments.js';
import { numbersText } from '../../messages/fieldText.js';
import { suspicionsText } from '../../messages/suspicionText.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { AskCommand } from '../../form/AskCommand.js';
import { boardPart } from '../../play/paths.js';
import { headingOfOpen, keepsSealBack } from './keepsSealBack.js';
import classes from './Desk.module.css';

interface SuspicionsProps {
  readonly tournament: string;
  readonly session: string;
  readonly mayDirect: boolean;
  readonly pathOf: (part: string) => string;
}

/** What cannot be about an entry; everything else is only unlikely. */
const CANNOT_BE: readonly string[] = ['lead-not-held', 'other-board', 'board-twice'];

function cannotBe({ suspicions, sidesDiffer }: SuspectedPlaySeen): boolean {
  return sidesDiffer || suspicions.some((suspicion) => CANNOT_BE.includes(suspicion));
}

/** As many as are shown until somebody asks for all: what is unlikely is not urgent. */
const SHOWN = 6;

/** What somebody decides about suspicious entries, as the command names them. */
function decided(session: string, plays: readonly SuspectedPlaySeen[]) {
  return {
    session,
    plays: plays.map(({ table, round, board, entry, suspicions }) => ({
      table,
      round,
      board,
      entry,
      suspicions,
    })),
  };
}

/** Entries that contradict the deal or each other, or are unlikely, until somebody decides. */
export function Suspicions({ room, ...props }: SuspicionsProps & { readonly room: DeskSeen }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { suspected, sealKeptBack, status, round, rounds } = room;
  const contradicting = suspected.filter(cannotBe);
  const unlikely = suspected.filter((play) => !cannotBe(play));
  const isOver = status === 'closed' || round >= rounds;
  const waits = keepsSealBack(room);
  if (suspected.length === 0 && !(waits && isOver)) return null;
  const shown = all ? unlikely : unlikely.slice(0, SHOWN);
  return (
    <Panel title={t(headingOfOpen(room))}>
      {waits && <p className="muted">{t('room.sealWaits', sealKeptBack)}</p>}
      {contradicting.length > 0 && (
        <>
          <h3 className={classes.suspected}>{t('room.cannotBe')}</h3>
          <ul className="stack list">
            {contradicting.map((play) => (
              <Contradiction key={nameOf(play)} play={play} {...props} />
            ))}
          </ul>
        </>
      )}
      {unlikely.length > 0 && (
        <>
          <h3 className={classes.suspected}>{t('room.unlikely')}</h3>
          <ul className="stack list">
            {shown.map((play) => (
              <li key={nameOf(play)} className={classes.want} data-meaning="warn">
                <Where play={play} pathOf={props.pathOf} />
                {props.mayDirect && <ItWasSo {...props} plays={[play]} label={t('room.itWasSo')} />}
              </li>
            ))}
          </ul>
          <div className={`row ${classes.actions}`}>
            {shown.length < unlikely.length && (
              <Button variant="default" onClick={() => setAll(true)}>
                {t('room.suspectedAll', { count: unlikely.length })}
              </Button>
            )}
            {props.mayDirect && unlikely.length > 1 && (
              <ItWasSo {...props} plays={unlikely} label={t('room.allWereSo')} />
            )}
          </div>
        </>
      )}
    </Panel>
  );
}

function nameOf({ table, round, board, entry }: SuspectedPlaySeen): string {
  return `${table} ${round} ${board} ${entry}`;
}

/** Which entry it is and what is wrong, with the way to where it is corrected or ruled. */
function Where({ play, pathOf }: { readonly play: SuspectedPlaySeen } & Pick<SuspicionsProps, 'pathOf'>) {
  const { t, i18n } = useTranslation();
  const { table, round, board, suspicions, sidesDiffer, fits } = play;
  const what = [
    ...(sidesDiffer ? [t('suspicion.sides-differ')] : []),
    ...(suspicions.length > 0 ? [suspicionsText(suspicions, i18n)] : []),
    ...(fits.length > 0 ? [t('suspicion.fits', { boards: numbersText(fits) })] : []),
  ].join(', ');
  return (
    <Link href={pathOf(boardPart({ table, round, board }))}>
      {t('room.suspectedAt', { table, round, board, what })}
    </Link>
  );
}

/** What cannot be stands only with a reason. */
function Contradiction({
  play,
  tournament,
  session,
  mayDirect,
  pathOf,
}: SuspicionsProps & { readonly play: SuspectedPlaySeen }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { table, round, board, suspicions } = play;
  return (
    <li className={classes.want} data-meaning="bad">
      <Where play={play} pathOf={pathOf} />
      {mayDirect && suspicions.length > 0 && (
        <div className={`row ${classes.actions}`}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('room.itWasSo')}
          </Button>
        </div>
      )}
      {asking && (
        <AskCommand
          tournament={tournament}
          command="result.decide-suspicion"
          body={(reason) => ({ ...decided(session, [play]), reason })}
          title={t('room.play', { table, round, board })}
          text={t('room.itWasSoText')}
          action={t('room.itWasSo')}
          reason="needed"
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

/** What is unlikely goes with one tap. */
function ItWasSo({
  tournament,
  session,
  plays,
  label,
}: Pick<SuspicionsProps, 'tournament' | 'session'> & {
  readonly plays: readonly SuspectedPlaySeen[];
  readonly label: string;
}) {
  const form = useTournamentCommand(tournament, 'result.decide-suspicion', () => undefined);
  return (
    <div className={`row ${classes.actions}`}>
      <Button variant="default" loading={form.pending} onClick={() => form.submit(decided(session, plays))}>
        {label}
      </Button>
      <ProblemNote problem={form.problem} />
    </div>
  );
}
