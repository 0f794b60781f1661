import { Select } from '../../kit/Select.js';
import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lawNumber, lawOf, type RulingKind } from '#laws';
import type { AskedEffect, TournamentSettings } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { newCommandId } from '../../api/idempotency.js';
import type { RulingPlace } from '../../api/sessionCommands.js';
import { OtherRulings, seenOf, useOtherRulings } from '../../rulings/OtherRulings.js';
import { useKeptTexts } from '../../parts/useKeptTexts.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { ReasonField } from '../AskCommand.js';
import { BecomesAmended } from '../BecomesAmended.js';
import { EDITIONS } from '../set-up/RulesPanel.js';
import { FactsField } from './PlayDialogs.js';
import type { ReasonFor } from '../usualReasons.js';

type Edition = TournamentSettings['laws'];

/** A ruling without the law book, as a dialog asks for it: the law and its edition, the reason, the facts. */
export function useShortRuling({
  tournament,
  session: seen,
  kind,
  plays,
  at: seenAt,
  contestant = '',
  onClose,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** What it does, by which its law is proposed. */
  readonly kind: RulingKind;
  /** Whose rulings are shown, so that they are seen. */
  readonly plays: readonly RulingPlace[];
  /**
   * The journal entry up to which the result was seen; left out: the ruling is on whatever result there is when it is
   * sent.
   */
  readonly at?: number;
  /** Whom it is about, where it is about no play. */
  readonly contestant?: string;
  readonly onClose: () => void;
}) {
  const { session, rules } = seen;
  const [ruling] = useState(newCommandId);
  const [at] = useState(seenAt);
  const [edition, setEdition] = useState(rules.laws);
  const [typed, setLaw] = useState<string>();
  const of = [contestant, ...plays.map((play) => Object.values(play).join('/'))].join(' ');
  const kept = useKeptTexts(`ruling ${kind} ${tournament}/${session} ${of}`, ['reason', 'facts'], onClose);
  const { close } = kept;
  const { reason, facts } = kept.texts;
  const written = typed ?? lawOf(kind, edition);
  const law = lawNumber(written);
  const others = useOtherRulings(tournament, session, plays, ruling);
  const { submit, ...form } = useTournamentCommand(tournament, 'ruling.give', close);
  return {
    ...form,
    tournament,
    session: seen,
    others,
    at,
    state: { edition, law: written, reason, facts },
    change: {
      edition: setEdition,
      law: setLaw,
      reason: (text: string) => kept.write('reason', text),
      facts: (text: string) => kept.write('facts', text),
    },
    close,
    complete: law !== undefined && reason.trim() !== '',
    /** @param about plays beside those whose scores it adjusts */
    give(effects: readonly AskedEffect[], about: readonly RulingPlace[] = []) {
      if (law === undefined) return;
      submit({
        session,
        ruling,
        law: { edition, law },
        reason: reason.trim(),
        ...(facts.trim() !== '' && { facts: facts.trim() }),
        ways: [],
        about,
        effects,
        seen: seenOf(others),
        at,
      });
    },
  };
}

/** What a ruling stands on, and which rulings stand on its plays already. */
export function ShortRulingFields({
  ruling: { tournament, session, others, state, change, fault },
  usual = 'ruling',
  tried,
}: {
  readonly ruling: ReturnType<typeof useShortRuling>;
  /** Which reasons are offered. */
  readonly usual?: ReasonFor;
  /** It was to be sent: what is missing is said now. */
  readonly tried: boolean;
}) {
  const { t } = useTranslation();
  const missing = (value: string) => (tried && value.trim() === '' ? t('field.empty') : undefined);
  return (
    <>
      <OtherRulings tournament={tournament} others={others} />
      <BecomesAmended session={session} />
      <div className="row gap-12 top fields">
        <TextInput
          name="law"
          label={t('ruling.law')}
          description={t('ruling.lawHint')}
          value={state.law}
          error={
            missing(state.law) ??
            (tried && lawNumber(state.law) === undefined ? t('lawBook.lawUnread.bridge') : fault('law'))
          }
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => change.law(value)}
        />
        <Select
          label={t('ruling.edition')}
          description={t('ruling.editionHint')}
          value={state.edition}
          data={[...EDITIONS]}
          onChange={({ currentTarget: { value } }) => change.edition(value as Edition)}
        />
      </div>
      <ReasonField
        value={state.reason}
        usual={usual}
        error={missing(state.reason) ?? fault('reason')}
        onChange={change.reason}
      />
      <FactsField value={state.facts} error={fault('facts')} onChange={change.facts} />
    </>
  );
}
