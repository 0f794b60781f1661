import { useTranslation } from 'react-i18next';
import type { DrawnMeeting, ProposedDraw } from '../../api/drawDocuments.js';
import type { SessionSeen } from '../../api/documents.js';
import { Pill } from '../../kit/Pill.js';
import taps from '../../kit/Tap.module.css';
import { Contestant } from '../../play/Contestant.js';
import { playsTeams } from '../../play/playsTeams.js';
import { isAway } from '../../play/schedule.js';
import classes from '../../play/Meetings.module.css';
import { drawnTogether } from './meetingChanges.js';
import { tablesOfMatch } from './teamsDrawn.js';

/** Pairs that are taken up by tapping them. */
export interface Tapping {
  readonly chosen: string | undefined;
  readonly tap: (contestant: string) => void;
}

/** The meetings of a round, table by table, with the places of those who meet and what is unusual about them. */
export function Meetings({
  session,
  round,
  meetings,
  ranking = [],
  changed = [],
  tapping,
}: {
  readonly session: SessionSeen;
  readonly round: number;
  readonly meetings: readonly DrawnMeeting[];
  readonly ranking?: ProposedDraw['ranking'];
  /** Those that are others than they were. */
  readonly changed?: readonly DrawnMeeting[];
  readonly tapping?: Tapping | undefined;
}) {
  const places = new Map(ranking.map(({ contestant, place }) => [contestant, place]));
  const there = meetings.filter((one) => !drawnTogether(one).every((each) => isAway(session, each, round)));
  return (
    <ul className="grid columns-320 list">
      {there.map((meeting) => (
        <li
          key={meeting.table}
          className="bar gap-12 card pad-12 choosable"
          data-changed={changed.includes(meeting) || undefined}
        >
          <span className={classes.table}>
            {playsTeams(session) ? tablesOfMatch(meeting) : meeting.table}
          </span>
          <Sides session={session} round={round} meeting={meeting} places={places} tapping={tapping} />
          <Marks meeting={meeting} />
        </li>
      ))}
    </ul>
  );
}

function Sides({
  session,
  round,
  meeting,
  places,
  tapping,
}: {
  readonly session: SessionSeen;
  readonly round: number;
  readonly meeting: DrawnMeeting;
  readonly places: ReadonlyMap<string, number | null>;
  readonly tapping: Tapping | undefined;
}) {
  const { t } = useTranslation();
  const ofTeams = playsTeams(session);
  const { ns, ew, third } = meeting;
  const sides = [['NS', ns], ['EW', ew], ...(third ? [['third', third.contestant] as const] : [])] as const;
  const there = sides.filter(([, contestant]) => !isAway(session, contestant, round));
  return (
    <div className="stack gap-4 grow shrinks">
      {there.map(([side, contestant]) => {
        const place = places.get(contestant);
        const said = (
          <>
            {!(ofTeams && there.length === 1) && !third && side !== 'third' && (
              <span className={classes.side}>
                {ofTeams ? t(side === 'NS' ? 'swiss.home' : 'swiss.away') : t(`contract.side.${side}`)}
              </span>
            )}
            {places.size > 0 && <span className={classes.place}>{place ?? '–'}</span>}
            <Contestant session={session} contestant={contestant} />
          </>
        );
        if (!tapping) {
          return (
            <div key={side} className="bar baseline shrinks">
              {said}
            </div>
          );
        }
        return (
          <button
            key={side}
            type="button"
            className={taps.tap}
            aria-pressed={tapping.chosen === contestant}
            onClick={() => tapping.tap(contestant)}
          >
            {said}
          </button>
        );
      })}
      {third && (
        <span className="self-start">
          <Pill meaning="plain">{t('swiss.ofThree')}</Pill>
        </span>
      )}
      {there.length === 1 && (
        <span className="self-start">
          <Pill meaning="plain">{t(playsTeams(session) ? 'match.bye' : 'swiss.bye')}</Pill>
        </span>
      )}
    </div>
  );
}

function Marks({ meeting: { rematch, banned, together } }: { readonly meeting: DrawnMeeting }) {
  const { t } = useTranslation();
  return (
    <>
      {rematch && <Pill meaning="warn">{t('swiss.rematch')}</Pill>}
      {banned && <Pill meaning="bad">{t('swiss.banned')}</Pill>}
      {together && <Pill meaning="warn">{t('swiss.together')}</Pill>}
    </>
  );
}
