import { TextArea } from '../kit/TextArea.js';
import { TextInput } from '../kit/TextInput.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedEffect, RecordedWay } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import { newCommandId } from '../api/idempotency.js';
import type { LawEdition, PlaceOfRuling } from '../api/sessionCommands.js';
import { Button } from '../kit/Button.js';
import { Held } from '../kit/Held.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { Waiting } from '../kit/Waiting.js';
import { focusOn } from '../kit/withoutFaults.js';
import { SentTogether } from '../parts/SentTogether.js';
import { ReasonField } from '../form/AskCommand.js';
import { BecomesAmended } from '../form/BecomesAmended.js';
import { FactsField } from '../form/FactsField.js';
import { useTournamentCommand } from '../form/useTournamentCommand.js';
import type { JudgesBook } from './book/judgesBook.js';
import { useBookWords } from './book/useBookWords.js';
import { goTheSameWay, isWritten, useRenameDeals, withoutEffects, type HalfWritten } from './halfWritten.js';
import { LawBook } from './LawBook.js';
import { OtherRulings, seenOf, useOtherRulings } from './OtherRulings.js';
import { Preview } from './Preview.js';
import { reasonByBook } from './reasonByBook.js';
import type { RulingGame } from './RulingGame.js';
import { toldByBook } from './toldByBook.js';
import { useGround } from './useGround.js';
import { useSeenBefore } from './useSeenBefore.js';
import { asAsked, asSent, outcomesOf } from './walk.js';

/** Whether a lot decides what it does: what a preview would draw is not what the ruling draws. */
function isByLot(effects: readonly AskedEffect[]): boolean {
  return effects.some(({ kind }) => kind === 'sheet-plans');
}

/** What is known of a ruling before it is written down. */
export interface RulingStart<Place, Draft> {
  readonly book: JudgesBook;
  /** The ruling in whose place it is given. */
  readonly amends?: string;
  /** The journal entry up to which that one was seen. */
  readonly seenAt?: number;
  readonly about: readonly Place[];
  readonly law?: string;
  readonly ways: readonly RecordedWay[];
  /** Nothing: what follows by the law book. */
  readonly effects: readonly Draft[] | undefined;
  readonly facts: string;
  readonly told?: string;
  readonly departs?: string;
  readonly call?: { readonly table: string; readonly call: number };
}

/** A ruling of which nothing is written yet but what is known of it. */
function begunBy<Place, Draft>(start: RulingStart<Place, Draft>): HalfWritten<Place, Draft> {
  return {
    ruling: start.amends ?? newCommandId(),
    about: start.about,
    ways: start.ways,
    law: start.law ?? null,
    effects: start.effects ?? null,
    reason: null,
    facts: start.facts,
    told: start.told ?? null,
    departs: start.departs ?? null,
    at: start.seenAt ?? null,
    when: 0,
  };
}

/** A ruling as it is being found and written down: the law, its questions, what it does, and why. */
export function RulingForm<Place extends PlaceOfRuling, Draft, Ground>({
  game,
  tournament,
  session,
  start,
  written,
  onWrite,
  onDone,
}: {
  readonly game: RulingGame<Place, Draft, Ground>;
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly start: RulingStart<Place, Draft>;
  /** What was written of it before the page was left or loaded again. */
  readonly written: HalfWritten<Place, Draft> | undefined;
  /** Told of what is written so far; of nothing: that it says what it began with. */
  readonly onWrite: (written: HalfWritten<Place, Draft> | undefined) => void;
  readonly onDone: (ruling: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const { book } = start;
  const { title } = useBookWords(book);
  const [begun] = useState(() => begunBy(start));
  const first = written ?? begun;
  const { ruling } = first;
  const [about, setAbout] = useState(first.about);
  const [ways, setWays] = useState(first.ways);
  const [typedLaw, setLaw] = useState(first.law ?? undefined);
  const [typedEffects, setEffects] = useState(first.effects ?? undefined);
  const [typedReason, setReason] = useState(first.reason ?? undefined);
  const [facts, setFacts] = useState(first.facts);
  const [typedTold, setTold] = useState(first.told ?? undefined);
  const [departs, setDeparts] = useState(first.departs ?? undefined);
  const [tried, setTried] = useState(false);
  /** The plays that it was sent about: what was refused of them says nothing of others. */
  const [sentAbout, setSentAbout] = useState<readonly Place[]>();
  // How often it was to be sent while something was missing: the first field that lacks it gets the focus.
  const [refused, setRefused] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused > 0) focusOn(fields.current?.querySelector<HTMLElement>('[aria-invalid]'));
  }, [refused]);
  // How often the effects were thrown away: what is half entered in them goes, too.
  const [thrown, setThrown] = useState(0);
  const renameDeals = useRenameDeals();
  const isRecorded = useRef(false);
  const recorded = () => {
    isRecorded.current = true;
    onDone(ruling);
  };
  const give = useTournamentCommand(tournament, 'ruling.give', recorded);
  const amend = useTournamentCommand(tournament, 'ruling.amend', recorded);
  const form = start.amends === undefined ? give : amend;

  const at = useSeenBefore(tournament, session, about, first.at ?? undefined);
  const now: HalfWritten<Place, Draft> = {
    ruling,
    about,
    ways,
    law: typedLaw ?? null,
    effects: typedEffects ?? null,
    reason: typedReason ?? null,
    facts,
    told: typedTold ?? null,
    departs: departs ?? null,
    at: at ?? null,
    when: 0,
  };
  const said = isWritten(now, begun) ? JSON.stringify(now) : undefined;
  const tell = useEffectEvent((kept: string | undefined) => {
    if (isRecorded.current) return;
    const when = written && !isWritten(now, written) ? written.when : Date.now();
    onWrite(kept === undefined ? undefined : { ...now, when });
  });
  useEffect(() => tell(said), [said]);
  const ground = useGround(game, tournament, session, about);
  const outcomes = outcomesOf(ways, book.book);
  const found = { book, ways: ways.map((way) => asAsked(way, book.book)), outcomes };
  const drafts = typedEffects ?? (ground ? game.following(found, about, ground) : []);
  const law = typedLaw ?? outcomes?.at(-1)?.law ?? '';
  // Laws that the last one leads to, and that nobody has gone on to.
  const next = outcomes?.at(-1)?.next ?? [];
  const number = book.number(law);
  const byBook = (outcomes ?? []).map((outcome, index, { length }) => ({
    outcome,
    law: (index === length - 1 && number) || outcome.law,
    through: ways[index]!.law,
  }));
  // Of an amendment the law is no reason: it was there before.
  const reason =
    typedReason ??
    reasonByBook(start.amends === undefined ? byBook : [], {
      title,
      nameOf: (of) => t(`rulings.lawOf.${book.words}`, { law: of }),
    });
  const others = useOtherRulings(tournament, session.session, about, ruling);
  const effects = ground && game.read(drafts, about, ground);
  const told = typedTold ?? toldByBook(i18n, book, byBook, effects ?? []);
  // That the result stands changes no score.
  const changes = effects?.filter(({ kind }) => kind !== 'result-stands') ?? [];
  const leftOpen = game.leavesOpen?.(found, drafts, about) ?? false;
  const ready = outcomes !== undefined || (ways.length === 0 && law.trim() !== '');

  /** Another law, or other answers: what followed before no longer does. */
  const choose = (chosen: readonly RecordedWay[], number?: string) => {
    const isOtherLaw = number !== typedLaw || !goTheSameWay(chosen, ways);
    if (isOtherLaw || typedEffects) {
      renameDeals((of) => withoutEffects(of, isOtherLaw));
      setThrown(thrown + 1);
    }
    setWays(chosen);
    setLaw(number);
    setEffects(undefined);
    setTried(false);
  };
  const missing = (value: string) => (tried && value.trim() === '' ? t('field.empty') : undefined);
  const submit = () => {
    setTried(true);
    const isMissing = [reason, ...(departs === undefined ? [] : [departs])].some(
      (text) => text.trim() === '',
    );
    if (!ground || !effects || leftOpen || isMissing || number === undefined) return setRefused(refused + 1);
    setSentAbout(about);
    const finding = {
      ruling,
      session: session.session,
      law: { edition: book.book.edition as LawEdition, law: number },
      reason: reason.trim(),
      ...(facts.trim() !== '' && { facts: facts.trim() }),
      ...(told.trim() !== '' && { told: told.trim() }),
      ...(departs !== undefined && { departs: departs.trim() }),
      ways: (game.named?.(found, drafts, about, ground) ?? found.ways).map(asSent),
      effects,
      at,
    };
    if (start.amends !== undefined) amend.submit(finding);
    else {
      give.submit({
        ...finding,
        about,
        ...(start.call && { call: start.call }),
        seen: seenOf(others),
      });
    }
  };
  return (
    <SentTogether ref={fields}>
      <Held pending={form.pending}>
        <game.Places
          tournament={tournament}
          session={session}
          places={about}
          fixed={start.amends !== undefined}
          onChange={setAbout}
        />
        <OtherRulings tournament={tournament} others={others} />
        <LawBook
          book={book}
          ways={ways}
          law={typedLaw}
          onChange={choose}
          ofWay={(way, outcome, onChange) =>
            ground && game.ofWay?.({ ground, about, way, outcome, onChange })
          }
        />
      </Held>
      {ready && !ground && <Waiting />}
      {ready && ground && (
        <>
          <Panel title={t(`lawBook.effect.${book.words}`)}>
            <Held pending={form.pending}>
              <game.Effects
                key={thrown}
                tournament={tournament}
                ground={ground}
                about={about}
                found={found}
                drafts={drafts}
                tried={tried}
                onChange={setEffects}
              />
            </Held>
          </Panel>
          {changes.length > 0 && number !== undefined && !isByLot(changes) && (
            <Preview
              tournament={tournament}
              session={session}
              law={{ edition: book.book.edition as LawEdition, law: number }}
              effects={changes}
              amends={start.amends}
            />
          )}
          <Panel title={t('lawBook.record')}>
            <Held pending={form.pending}>
              {changes.length > 0 && <BecomesAmended session={session} />}
              {ways.length > 0 && (
                <TextInput
                  label={t(`lawBook.number.${book.words}`)}
                  value={law}
                  error={
                    missing(law) ?? (tried && number === undefined && t(`lawBook.lawUnread.${book.words}`))
                  }
                  autoComplete="off"
                  onChange={setLaw}
                />
              )}
              <ReasonField
                value={reason}
                usual="ruling"
                error={missing(reason) ?? form.fault('reason')}
                onChange={setReason}
              />
              <FactsField value={facts} error={form.fault('facts')} onChange={setFacts} />
              <TextArea label={t('lawBook.told')} value={told} rows={3} maxLength={2000} onChange={setTold} />
              {departs !== undefined && (
                <TextArea
                  label={t('lawBook.departsWhy')}
                  value={departs}
                  error={missing(departs)}
                  rows={2}
                  maxLength={2000}
                  onChange={setDeparts}
                />
              )}
            </Held>
            {tried && (leftOpen || !effects) && (
              <p role="alert" className="note" data-meaning="bad">
                {t(leftOpen ? 'lawBook.tricksUnsaid' : 'lawBook.effectsUnread')}
              </p>
            )}
            <ProblemNote problem={sentAbout === about ? form.problem : undefined} />
            {next.length > 0 && (
              <p className="note" data-meaning="warn">
                {t(`lawBook.comesNext.${book.words}`, { law: next.join(', ') })}
              </p>
            )}
            <Button
              variant={next.length > 0 ? 'default' : 'filled'}
              sends
              loading={form.pending}
              onClick={submit}
            >
              {t(start.amends === undefined ? 'ruling.give' : 'lawBook.amend')}
            </Button>
            {ways.length > 0 && (
              <div className="bar gap-0 stretch centred">
                <Button variant="default" onClick={() => setDeparts(departs === undefined ? '' : undefined)}>
                  {t(departs === undefined ? 'lawBook.departs' : 'lawBook.departsNot')}
                </Button>
              </div>
            )}
          </Panel>
        </>
      )}
    </SentTogether>
  );
}
