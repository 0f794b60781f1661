import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Edition } from '#laws';
import type { WayThrough } from '#tournament';
import { rectificationText, type Language } from '#words';
import type { SessionSeen } from '../api/documents.js';
import { newCommandId } from '../api/idempotency.js';
import type { RulingPlace } from '../api/sessionCommands.js';
import notes from '../parts/Note.module.css';
import { Panel } from '../parts/Panel.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { ReasonField } from '../session/AskCommand.js';
import { FactsField } from '../session/room/PlayDialogs.js';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';
import { EffectFields } from './EffectFields.js';
import { effectsFollowing, readEffects, standardsOf, type EffectDraft } from './effectDrafts.js';
import { followingFrom } from './following.js';
import { isLawNumber, lawWritten } from './findLaw.js';
import { LawBook } from './LawBook.js';
import { OtherRulings, seenOf, useOtherRulings } from './OtherRulings.js';
import { PlacesField } from './PlacesField.js';
import { Preview } from './Preview.js';
import classes from './Ruling.module.css';
import { outcomesOf } from './walk.js';

/** What is known of a ruling before it is written down. */
export interface RulingStart {
  readonly edition: Edition;
  /** The ruling in whose place it is given. */
  readonly amends?: string;
  readonly about: readonly RulingPlace[];
  readonly law?: string;
  readonly ways: readonly WayThrough[];
  /** Nothing: what follows by the law book. */
  readonly effects: readonly EffectDraft[] | undefined;
  readonly facts: string;
  readonly told?: string;
  readonly departs?: string;
  readonly call?: { readonly table: string; readonly call: number };
}

/** A ruling as it is being found and written down: the law, its questions, what it does, and why. */
export function RulingForm({
  tournament,
  session,
  start,
  onDone,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly start: RulingStart;
  readonly onDone: (ruling: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const [ruling] = useState(() => start.amends ?? newCommandId());
  const [about, setAbout] = useState(start.about);
  const [ways, setWays] = useState(start.ways);
  const [typedLaw, setLaw] = useState(start.law);
  const [typedEffects, setEffects] = useState(start.effects);
  const [reason, setReason] = useState('');
  const [facts, setFacts] = useState(start.facts);
  const [typedTold, setTold] = useState(start.told);
  const [departs, setDeparts] = useState(start.departs);
  const [tried, setTried] = useState(false);
  const give = useTournamentCommand(tournament, 'ruling.give', () => onDone(ruling));
  const amend = useTournamentCommand(tournament, 'ruling.amend', () => onDone(ruling));
  const form = start.amends === undefined ? give : amend;

  const outcomes = outcomesOf(ways, start.edition);
  const following = followingFrom(outcomes ?? [], ways, start.edition);
  const drafts = typedEffects ?? effectsFollowing(following, about, standardsOf(session));
  const law = typedLaw ?? outcomes?.at(-1)?.law ?? '';
  const says = (outcomes ?? []).flatMap(({ rectifications }) =>
    rectifications.map((one) => rectificationText(i18n.language as Language, one)),
  );
  const told = typedTold ?? says.join(' ');
  const others = useOtherRulings(tournament, session.session, about, ruling);
  const effects = readEffects(drafts, about);
  const basis = { edition: String(start.edition), law: lawWritten(law) };
  const ready = outcomes !== undefined || (ways.length === 0 && law.trim() !== '');

  /** Another law, or other answers: what followed before no longer does. */
  const choose = (chosen: readonly WayThrough[], number?: string) => {
    setWays(chosen);
    setLaw(number);
    setEffects(undefined);
    setTried(false);
  };
  const missing = (value: string) => (tried && value.trim() === '' ? t('field.empty') : undefined);
  const submit = () => {
    setTried(true);
    if (!effects || reason.trim() === '' || !isLawNumber(law)) return;
    if (departs !== undefined && departs.trim() === '') return;
    const finding = {
      ruling,
      session: session.session,
      law: basis,
      reason: reason.trim(),
      ...(facts.trim() !== '' && { facts: facts.trim() }),
      ...(told.trim() !== '' && { told: told.trim() }),
      ...(departs !== undefined && { departs: departs.trim() }),
      ways,
      effects,
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
    <>
      <PlacesField session={session} places={about} fixed={start.amends !== undefined} onChange={setAbout} />
      <OtherRulings tournament={tournament} others={others} />
      <LawBook edition={start.edition} ways={ways} law={typedLaw} onChange={choose} />
      {ready && (
        <>
          <Panel title={t('lawBook.effect')}>
            <EffectFields
              session={session}
              about={about}
              following={following}
              walked={outcomes !== undefined}
              drafts={drafts}
              tried={tried}
              onChange={setEffects}
            />
          </Panel>
          {effects && effects.length > 0 && isLawNumber(law) && (
            <Preview
              tournament={tournament}
              session={session}
              law={basis}
              effects={effects}
              amends={start.amends}
            />
          )}
          <Panel title={t('lawBook.record')}>
            {ways.length > 0 && (
              <TextInput
                label={t('ruling.law')}
                value={law}
                error={missing(law) ?? (tried && !isLawNumber(law) && t('lawBook.lawUnread'))}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => setLaw(value)}
              />
            )}
            <ReasonField
              value={reason}
              error={missing(reason) ?? form.fault('reason')}
              onChange={setReason}
            />
            <FactsField value={facts} error={form.fault('facts')} onChange={setFacts} />
            <Textarea
              label={t('lawBook.told')}
              value={told}
              rows={3}
              maxLength={2000}
              autosize
              onChange={({ currentTarget: { value } }) => setTold(value)}
            />
            {departs !== undefined && (
              <Textarea
                label={t('lawBook.departsWhy')}
                value={departs}
                error={missing(departs)}
                rows={2}
                maxLength={2000}
                onChange={({ currentTarget: { value } }) => setDeparts(value)}
              />
            )}
            {tried && !effects && (
              <p role="alert" className={notes.note} data-meaning="bad">
                {t('lawBook.effectsUnread')}
              </p>
            )}
            <ProblemNote problem={form.problem} />
            <Button fullWidth size="md" loading={form.pending} onClick={submit}>
              {t(start.amends === undefined ? 'ruling.give' : 'lawBook.amend')}
            </Button>
            {ways.length > 0 && (
              <div className={classes.centre}>
                <Button variant="default" onClick={() => setDeparts(departs === undefined ? '' : undefined)}>
                  {t(departs === undefined ? 'lawBook.departs' : 'lawBook.departsNot')}
                </Button>
              </div>
            )}
          </Panel>
        </>
      )}
    </>
  );
}
