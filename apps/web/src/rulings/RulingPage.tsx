import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'wouter';
import { sessionQuery } from '../api/queries.js';
import { deskQuery } from '../api/deskQueries.js';
import { rulingsQuery } from '../api/rulingQueries.js';
import type { SessionSeen } from '../api/documents.js';
import type { PlaceOfRuling } from '../api/sessionCommands.js';
import type { Tournament } from '../api/types.js';
import { callText } from '../play/callText.js';
import { NotFound } from '../kit/NotFound.js';
import { Button } from '../kit/Button.js';
import { keepDraft } from '../parts/keptDraft.js';
import { Page } from '../kit/Page.js';
import { Pill } from '../kit/Pill.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useHere } from '../kit/useHere.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import { deskPath, deskRulingsPath } from '../play/paths.js';
import { SessionGate } from '../shell/SessionGate.js';
import { gameParts } from '../play/gameParts.js';
import { onSheets } from './sheets/rulingOnSheets.js';
import { bookOf, editionOf } from './book/bookOf.js';
import { forgetRuling, KeptRuling, placeOfRuling, recallRuling } from './halfWritten.js';
import { lawOfCall } from './lawOfCall.js';
import { numberIn } from './numberIn.js';
import { onBoards } from './rulingOnBoards.js';
import type { RulingGame } from './RulingGame.js';
import { RulingForm, type RulingStart } from './RulingForm.js';
import classes from './Ruling.module.css';

/** A director rules, standing at a table; or amends a ruling that was given. */
export default function RulingPage({
  id,
  session,
  ruling,
}: {
  readonly id: string;
  readonly session: string;
  readonly ruling?: string | undefined;
}) {
  return (
    <SessionGate tournament={id} session={session} who="directs">
      {(tournament, seen) => {
        const given = { tournament, session: seen, ruling };
        return gameParts(seen.game).sheets ? (
          <OfGame game={onSheets} {...given} />
        ) : (
          <OfGame game={onBoards} {...given} />
        );
      }}
    </SessionGate>
  );
}

interface Given<Place extends PlaceOfRuling, Draft, Ground> {
  readonly game: RulingGame<Place, Draft, Ground>;
  readonly tournament: Tournament;
  readonly session: SessionSeen;
}

function OfGame<Place extends PlaceOfRuling, Draft, Ground>({
  ruling,
  ...given
}: Given<Place, Draft, Ground> & { readonly ruling: string | undefined }) {
  return ruling === undefined ? (
    <NewRuling {...given} />
  ) : (
    <AmendedRuling key={ruling} {...given} ruling={ruling} />
  );
}

function NewRuling<Place extends PlaceOfRuling, Draft, Ground>({
  game,
  tournament,
  session,
}: Given<Place, Draft, Ground>) {
  const { t, i18n } = useTranslation();
  const [search] = useSearchParams();
  const about = game.placesIn(search, session);
  const called = numberIn(search, 'call');
  const room = useQuery({
    ...deskQuery(tournament.id, session.session),
    enabled: called !== undefined,
  });
  if (called !== undefined && room.isPending) return <Waiting />;
  const table = search.get('table') ?? '';
  const call = room.data?.tables
    .find((each) => each.table === table)
    ?.calls.find((each) => each.call === called);
  const book = bookOf(editionOf(session), session.sheets?.convention.settings);
  const law = call && lawOfCall(call.matter, book);
  const start: RulingStart<Place, Draft> = {
    book,
    about,
    ways: law === undefined ? [] : [{ law, answers: [] }],
    effects: undefined,
    facts: call && call.matter !== 'irregularity' ? callText(i18n, call) : '',
    ...(called !== undefined && { call: { table, call: called } }),
  };
  const back = deskPath(tournament.id, session.session, table === '' ? undefined : `table/${table}`);
  return (
    <RulingSheet
      game={game}
      tournament={tournament}
      session={session}
      title={t('lawBook.title')}
      back={back}
      start={start}
    />
  );
}

function AmendedRuling<Place extends PlaceOfRuling, Draft, Ground>({
  game,
  tournament,
  session,
  ruling: id,
}: Given<Place, Draft, Ground> & { readonly ruling: string }) {
  const { t } = useTranslation();
  const rulings = useQuery(rulingsQuery(tournament.id));
  // What it was when the amendment was begun, whatever becomes of it meanwhile.
  const [begun, setBegun] = useState<RulingStart<Place, Draft>>();
  if (!begun) {
    if (rulings.error) return <QueryProblem problem={rulings.error} retry={() => rulings.refetch()} />;
    if (!rulings.data) return <Waiting />;
    const given = rulings.data.rulings.find(({ ruling }) => ruling === id);
    if (!given || given.session !== session.session) return <NotFound />;
    if (given.status === 'withdrawn') return <WithdrawnMeanwhile tournament={tournament.id} />;
    const standing = given.effects.filter(({ holds }) => holds).map(({ what }) => what);
    const { about, drafts } = game.draftsOf(standing, given.about);
    setBegun({
      book: bookOf(given.law.edition, session.sheets?.convention.settings),
      amends: id,
      about,
      law: given.law.law,
      ways: given.ways,
      effects: drafts,
      seenAt: rulings.data.position,
      facts: given.facts ?? '',
      ...(given.told && { told: given.told }),
      ...(given.departs && { departs: given.departs }),
    });
    return <Waiting />;
  }
  const back = deskRulingsPath(tournament.id, session.session, id);
  return (
    <RulingSheet
      game={game}
      tournament={tournament}
      session={session}
      title={t('lawBook.amendTitle')}
      back={back}
      start={begun}
    />
  );
}

/** Of a ruling that was withdrawn nothing is amended: what was written for that is no longer offered. */
function WithdrawnMeanwhile({ tournament }: { readonly tournament: string }) {
  const { data: asker } = useQuery(sessionQuery);
  const here = useHere();
  const person = asker?.person?.id;
  useEffect(() => {
    if (person !== undefined) forgetRuling(placeOfRuling(person, tournament, here));
  }, [person, tournament, here]);
  return <NotFound />;
}

/** What was recorded after all is put away with the deals in it, before the next ruling is begun here. */
function RecordedMeanwhile({ onSeen }: { readonly onSeen: () => void }) {
  const seen = useEffectEvent(onSeen);
  useEffect(() => seen(), []);
  return <Waiting />;
}

/** Says that what stands here was written before, with the way to begin anew. */
function BegunBefore({ when, onAway }: { readonly when: number; readonly onAway: () => void }) {
  const { t } = useTranslation();
  const { minute } = useTimes();
  return (
    <div className="note" data-meaning="warn">
      <p>{t('lawBook.half', { time: minute(1_000 * when) })}</p>
      <Button variant="default" onClick={onAway}>
        {t('lawBook.halfAway')}
      </Button>
    </div>
  );
}

interface SheetProps<Place extends PlaceOfRuling, Draft, Ground> extends Given<Place, Draft, Ground> {
  readonly title: string;
  readonly back: string;
  readonly start: RulingStart<Place, Draft>;
}

function RulingSheet<Place extends PlaceOfRuling, Draft, Ground>(props: SheetProps<Place, Draft, Ground>) {
  const { data: asker } = useQuery(sessionQuery);
  // Who began it, also where they are not signed in any more.
  const [person, setPerson] = useState<string>();
  const here = asker?.person?.id;
  if (here !== undefined && here !== person) setPerson(here);
  return person === undefined ? <Waiting /> : <SheetOfPerson key={person} {...props} person={person} />;
}

function SheetOfPerson<Place extends PlaceOfRuling, Draft, Ground>({
  game,
  tournament,
  session,
  title,
  back,
  start,
  person,
}: SheetProps<Place, Draft, Ground> & { readonly person: string }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const here = useHere();
  const [place] = useState(() => placeOfRuling(person, tournament.id, here));
  const [written, setWritten] = useState(() => recallRuling<Place, Draft>(place));
  // One that was on its way when the page was left may have been recorded: nobody records it twice.
  const isSent = written !== undefined && start.amends === undefined;
  const rulings = useQuery({ ...rulingsQuery(tournament.id), enabled: isSent });
  if (isSent && rulings.isPending) return <Waiting />;
  const isRecorded = isSent && rulings.data?.rulings.some(({ ruling }) => ruling === written.ruling);
  const away = () => {
    forgetRuling(place);
    setWritten(undefined);
  };
  if (isRecorded) return <RecordedMeanwhile onSeen={away} />;
  return (
    <div className={classes.frame}>
      <Page
        title={title}
        of={tournament.name}
        aside={
          <Pill meaning="plain">
            {t(`lawBook.laws.${start.book.words}`, { edition: start.book.book.edition })}
          </Pill>
        }
      >
        <p className="fingers">
          <Link href={back}>{t('lawBook.back')}</Link>
        </p>
        {written && <BegunBefore when={written.when} onAway={away} />}
        <KeptRuling value={place}>
          <RulingForm
            key={written ? written.ruling : 'new'}
            game={game}
            tournament={tournament.id}
            session={session}
            start={start}
            written={written}
            onWrite={(now) => keepDraft(place, now)}
            onDone={(ruling) => {
              forgetRuling(place);
              go(deskRulingsPath(tournament.id, session.session, ruling));
            }}
          />
        </KeptRuling>
      </Page>
    </div>
  );
}
