import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { WordsOf } from '../messages/WordsOf.js';
import type { SessionListed, SessionSeen } from '../api/documents.js';
import { cardQuery, playSessionQuery, playSessionsQuery, standingsQuery } from '../api/sessionQueries.js';
import { Panel } from '../kit/Panel.js';
import { useLocale } from '../parts/useLocale.js';
import { stopsOfCard, stopsOfSheets } from './nextStop.js';
import { WhatNext } from './WhatNext.js';
import { gameParts } from '../play/gameParts.js';
import { sheetStandingsQuery } from '../play/sheetQueries.js';
import { scoreText } from '../play/scoreText.js';
import { isOfIndividuals } from '../play/contestants.js';
import { figuresOf } from '../play/figuresOf.js';
import { placeOf } from '../play/places.js';
import { useLiveSession } from '../play/useLiveSession.js';
import type { Followed } from '../follow/followed.js';
import { FollowedMarks } from '../follow/FollowedMarks.js';
import { FollowedStrip } from './FollowedStrip.js';
import { followedIn } from '../follow/useFollowed.js';

/** How many tournaments are asked for: those that were followed last. */
const TOURNAMENTS = 4;

type Figures = ReadonlyMap<string, { readonly place: string | undefined; readonly figure: string }>;

/** Whom this browser follows, tournament by tournament. */
export default function FollowedTournaments({
  all,
  titled,
}: {
  readonly all: readonly Followed[];
  /** Whether tournaments have to be told apart. */
  readonly titled: boolean;
}) {
  const newest = [...new Set(all.map(({ tournament }) => tournament).toReversed())].slice(0, TOURNAMENTS);
  return newest.map((tournament) => (
    <FollowedTournament
      key={tournament}
      tournament={tournament}
      all={all.filter((one) => one.tournament === tournament)}
      titled={titled}
    />
  ));
}

/** The session that matters most to who plays: one that is going on, otherwise the last one that has tables. */
function sessionToShow(sessions: readonly SessionListed[]): string | undefined {
  const running = sessions.findLast(({ status }) => status === 'running');
  return (running ?? sessions.findLast(({ tables }) => tables.length > 0))?.session;
}

function FollowedTournament({
  tournament,
  all,
  titled,
}: {
  readonly tournament: string;
  readonly all: readonly Followed[];
  readonly titled: boolean;
}) {
  const { t } = useTranslation();
  const sessions = useQuery(playSessionsQuery(tournament));
  const name = sessions.data && sessionToShow(sessions.data);
  const called = all[0]!.tournamentName;
  // One that is not there any more, or not for this reader, is nothing to be told of here.
  if (name === undefined) return null;
  return (
    <Panel
      title={titled ? called : t('follow.title')}
      aside={
        <Link href={`/tournaments/${tournament}/session/${name}`}>
          {t('standings.session', { session: name })}
        </Link>
      }
    >
      <FollowedSession tournament={{ id: tournament, name: called }} name={name} all={all} />
    </Panel>
  );
}

function FollowedSession({
  tournament,
  name,
  all,
}: {
  readonly tournament: { readonly id: string; readonly name: string };
  readonly name: string;
  readonly all: readonly Followed[];
}) {
  const { t } = useTranslation();
  const { data: session } = useQuery({
    ...playSessionQuery(tournament.id, name),
    placeholderData: keepPreviousData,
  });
  useLiveSession(tournament.id, name, session?.status === 'running');
  const sheets = session !== undefined && gameParts(session.game).sheets;
  const figures = useFigures(tournament.id, name, session && (sheets ? 'sheets' : 'boards'));
  if (!session) return null;
  const here = followedIn(all, tournament.id, session);
  const [me] = [...here].find(([, one]) => one.me) ?? [];
  if (here.size === 0) return <p className="muted">{t('follow.notHere')}</p>;
  const Next = sheets ? NextOfSheets : NextOfCard;
  return (
    <WordsOf individuals={isOfIndividuals(session)} sheets={sheets}>
      <FollowedMarks tournament={tournament.id} session={session}>
        {/* Once it is over there is nothing next: place and figure stand below. */}
        {me !== undefined && session.status !== 'closed' && (
          <Next tournament={tournament.id} session={session} contestant={me} figures={figures} />
        )}
        <FollowedStrip
          shown={{
            tournament,
            session,
            at: undefined,
            path: `/tournaments/${tournament.id}/session/${name}`,
          }}
          figures={figures}
        />
      </FollowedMarks>
    </WordsOf>
  );
}

function useFigures(tournament: string, session: string, by: 'boards' | 'sheets' | undefined): Figures {
  const locale = useLocale();
  const { data: boards } = useQuery({ ...standingsQuery(tournament, session), enabled: by === 'boards' });
  const { data: sheets } = useQuery({
    ...sheetStandingsQuery(tournament, session),
    enabled: by === 'sheets',
  });
  if (boards) return figuresOf(boards, locale);
  return new Map(
    (sheets?.standings ?? []).map((one) => [
      one.contestant,
      { place: placeOf(one), figure: scoreText(one.score, sheets!.counting, locale) },
    ]),
  );
}

interface NextProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly contestant: string;
  readonly figures: Figures;
}

function useFiguresText(figures: Figures, contestant: string): string | undefined {
  const { t } = useTranslation();
  const own = figures.get(contestant);
  return own && t('card.figures', { place: own.place ?? '–', figure: own.figure });
}

function NextOfCard({ tournament, session, contestant, figures }: NextProps) {
  const text = useFiguresText(figures, contestant);
  const { data: card } = useQuery({
    ...cardQuery(tournament, session.session, contestant),
    placeholderData: keepPreviousData,
  });
  if (!card) return null;
  return (
    <WhatNext
      tournament={tournament}
      session={session}
      contestant={contestant}
      stops={stopsOfCard(card.rounds)}
      late={card.late}
      figures={text}
    />
  );
}

function NextOfSheets({ tournament, session, contestant, figures }: NextProps) {
  const text = useFiguresText(figures, contestant);
  return (
    <WhatNext
      tournament={tournament}
      session={session}
      contestant={contestant}
      stops={stopsOfSheets(session, contestant)}
      figures={text}
    />
  );
}
