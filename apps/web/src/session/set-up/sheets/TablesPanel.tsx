import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../../api/documents.js';
import { Button } from '../../../kit/Button.js';
import { Choice } from '../../../kit/Choice.js';
import { Held } from '../../../kit/Held.js';
import { numbersText } from '../../../messages/fieldText.js';
import { Panel } from '../../../kit/Panel.js';
import { ProblemNote } from '../../../kit/ProblemNote.js';
import { NumberFields } from '../../../kit/NumberFields.js';
import type { EntrySeen } from '../../../api/deskDocuments.js';
import { Tick } from '../../../kit/Tick.js';
import { SharedDealsFields } from '../../../sheets/duplicate/SharedDealsFields.js';
import { USUAL_BOARDS, useDescribeSet } from '../../../sheets/duplicate/useDescribeSet.js';
import { useTournamentCommand } from '../../../form/useTournamentCommand.js';
import { cutDraftOf, isMostRead, takenAlongOf } from '../../../sheets/cutDraft.js';
import { CutFields } from '../../../sheets/CutFields.js';
import { meetingsOfFew } from './meetingsOfFew.js';
import { MEMBERS, teamsEntered, teamsWithPlaces } from './teamsEntered.js';

const DRAWS = ['swiss', 'round-robin', 'random'] as const;
const WANTED = ['fours', 'threes'] as const;

const LAST_BOARD = 999;

/** A Swiss as tournaments are played: five rounds. */
const USUAL_ROUNDS = 5;
const USUAL_CUT_AFTER = 3;

/** Who plays: everybody for himself, or teams of three as well. */
const OF = ['teams', 'players'] as const;

/** How many play at tables of four or three, for how many rounds, and how the rounds are drawn. */
export function TablesPanel({
  tournament,
  session,
  entered,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** Who has entered. */
  readonly entered: readonly EntrySeen[];
}) {
  const { t } = useTranslation();
  const [kept] = session.sections;
  const tables = kept?.tables;
  const [wanted, setChoosing] = useState(!kept);
  const choosing = (!kept || wanted) && session.status === 'set-up';
  return (
    <Panel
      title={t('sheetsRoom.tables')}
      aside={
        kept && session.status === 'set-up' ? (
          <Button variant="default" onClick={() => setChoosing(!choosing)}>
            {t(choosing ? 'sheetsRoom.keepTables' : 'sheetsRoom.otherTables')}
          </Button>
        ) : undefined
      }
    >
      {choosing ? (
        <Planner
          tournament={tournament}
          session={session}
          entered={entered}
          onSet={() => setChoosing(false)}
        />
      ) : (
        kept &&
        tables && (
          <p>
            {[
              t('sheetsRoom.players', { count: session.contestants.length }),
              t('sheetsRoom.tablesCount', { count: session.tables.length }),
              t('sheetsRoom.roundsCount', { count: session.rounds }),
              t(`sheetsRoom.draw.${tables.draw}`),
              t(`sheetsRoom.wanted.${tables.wanted}`),
              ...(tables.teams ? [t('sheetsRoom.teamsCount', { count: tables.teams.length })] : []),
              ...(tables.cuts ?? []).map(({ after, stay }) =>
                t('sheetsRoom.cutAnnounced', { round: after, count: stay }),
              ),
              ...(kept.boardsPerRound > 0
                ? [
                    t('sheetsRoom.sameBoards', {
                      boards: numbersText(session.boards),
                      count: kept.boardsPerRound,
                    }),
                  ]
                : []),
            ].join(' · ')}
          </p>
        )
      )}
    </Panel>
  );
}

function Planner({
  tournament,
  session,
  entered,
  onSet,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly entered: readonly EntrySeen[];
  readonly onSet: () => void;
}) {
  const { t } = useTranslation();
  const [kept] = session.sections;
  const [players, setPlayers] = useState<number>();
  const [rounds, setRounds] = useState(kept ? session.rounds : USUAL_ROUNDS);
  const [draw, setDraw] = useState<(typeof DRAWS)[number]>(kept?.tables?.draw ?? 'swiss');
  const [wanted, setWanted] = useState<(typeof WANTED)[number]>(kept?.tables?.wanted ?? 'fours');
  const [announced] = kept?.tables?.cuts ?? [];
  const [cutting, setCutting] = useState(announced !== undefined);
  const [cut, setCut] = useState(() => cutDraftOf(announced));
  const [after, setAfter] = useState(announced?.after ?? USUAL_CUT_AFTER);
  const known = teamsEntered(entered);
  const [asked, setOf] = useState<(typeof OF)[number]>();
  const ofThree = known.filter(({ entries }) => entries.length === MEMBERS);
  const of = known.length === 0 ? 'players' : (asked ?? (ofThree.length > 0 ? 'teams' : 'players'));
  const [shared, share] = useState((kept?.boardsPerRound ?? 0) > 0);
  const [boardsPerRound, setBoards] = useState(kept?.boardsPerRound || USUAL_BOARDS);
  const [firstBoard, setFirst] = useState(kept?.firstBoard ?? 1);
  const last = firstBoard + rounds * boardsPerRound - 1;
  const describe = useDescribeSet(tournament, session, { from: firstBoard, to: last }, onSet);
  const [at] = useState(session.position);
  const form = useTournamentCommand(
    tournament,
    'session.set-tables',
    () => (shared && describe.wanted ? describe.submit() : onSet()),
    onSet,
  );
  const complete = of === 'teams' ? ofThree : [];
  const others = of === 'teams' ? known.filter((team) => !ofThree.includes(team)) : [];
  const count = Math.max(players ?? Math.max(3, entered.length), MEMBERS * complete.length);
  const isCut = cutting && draw === 'swiss' && rounds > 1;
  const carry = takenAlongOf(cut);
  const meetings = meetingsOfFew(count, rounds, wanted);
  return (
    <>
      <Held pending={form.pending || describe.pending}>
        {known.length > 0 && (
          <Choice
            label={t('sheetsRoom.of')}
            value={of}
            options={OF.map((value) => ({ value, label: t(`sheetsRoom.of.${value}`) }))}
            onChange={setOf}
          />
        )}
        {of === 'teams' && <p className="muted">{t('sheetsRoom.ofTeamsText', { count: complete.length })}</p>}
        {others.length > 0 && (
          <p className="note" data-meaning="warn">
            {t('sheetsRoom.notOfThree', {
              teams: others.map(({ team, entries }) => `${team} (${entries.length})`).join(', '),
            })}
          </p>
        )}
        <NumberFields
          fields={[
            { label: t('sheetsRoom.playersField'), value: count, least: 3, most: 400, onChange: setPlayers },
            { label: t('sheetsRoom.roundsField'), value: rounds, least: 1, most: 50, onChange: setRounds },
          ]}
        />
        <Choice
          label={t('sheetsRoom.draw')}
          value={draw}
          options={DRAWS.map((value) => ({ value, label: t(`sheetsRoom.draw.${value}`) }))}
          onChange={setDraw}
        />
        <p className="muted">{t(`sheetsRoom.drawText.${draw}`)}</p>
        {draw === 'swiss' && meetings > 0 && (
          <p className="muted">{t('sheetsRoom.meetAgain', { rounds, meetings, others: count - 1 })}</p>
        )}
        <Choice
          label={t('sheetsRoom.wanted')}
          value={wanted}
          options={WANTED.map((value) => ({ value, label: t(`sheetsRoom.wanted.${value}`) }))}
          onChange={setWanted}
        />
        {draw === 'swiss' && rounds > 1 && (
          <Tick
            label={t('sheetsRoom.announce')}
            description={t('sheetsRoom.announceText')}
            value={cutting}
            onChange={setCutting}
          />
        )}
        {isCut && (
          <>
            <NumberFields
              fields={[
                {
                  label: t('sheetsRoom.cutAfter'),
                  value: Math.min(after, rounds - 1),
                  least: 1,
                  most: rounds - 1,
                  onChange: setAfter,
                },
              ]}
            />
            <CutFields cut={cut} most={count - 1} onChange={setCut} />
          </>
        )}
        <SharedDealsFields
          shared={shared}
          boardsPerRound={boardsPerRound}
          firstBoard={firstBoard}
          last={last}
          onShare={share}
          onBoards={setBoards}
          onFirst={setFirst}
        />
      </Held>
      <ProblemNote problem={form.problem ?? describe.problem} />
      <div>
        <Button
          loading={form.pending || describe.pending}
          disabled={(isCut && !isMostRead(cut)) || (shared && last > LAST_BOARD)}
          onClick={() =>
            form.submit({
              at,
              session: session.session,
              players: count,
              rounds,
              draw,
              wanted,
              ...(complete.length > 0 && { teams: teamsWithPlaces(complete) }),
              ...(isCut && {
                cuts: [
                  {
                    after: Math.min(after, rounds - 1),
                    stay: cut.stay,
                    as: cut.as,
                    ...(carry && { carry }),
                  },
                ],
              }),
              boardsPerRound: shared ? boardsPerRound : 0,
              firstBoard,
            })
          }
        >
          {t('sheetsRoom.setTables')}
        </Button>
      </div>
    </>
  );
}
