import { Select } from '../../kit/Select.js';
import { TextInput } from '../../kit/TextInput.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lawNumber, lawOf, type RulingKind } from '#laws';
import type { AskedEffect, TournamentSettings } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { newCommandId } from '../../api/idempotency.js';
import type { RulingPlace } from '../../api/sessionCommands.js';
import { OtherRulings, seenOf, useOtherRulings } from '../../rulings/OtherRulings.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useFormOf } from '../../form/useCommandForm.js';
import type { Form } from '../../form/useForm.js';
import { ReasonField } from '../../form/AskCommand.js';
import { BecomesAmended } from '../../form/BecomesAmended.js';
import { EDITIONS } from '../set-up/RulesPanel.js';
import { FactsField } from '../../form/FactsField.js';
import type { ReasonFor } from '../../form/usualReasons.js';

/** What every ruling stands on. */
interface Ground {
  readonly edition: TournamentSettings['laws'];
  /** Left out: the law that is proposed. */
  readonly law?: string;
  readonly reason: string;
  readonly facts: string;
  readonly at?: number | undefined;
}

/** A ruling as far as it is written in a dialog. */
interface ShortRuling<More> {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly form: Form<Ground & More>;
  readonly others: ReturnType<typeof useOtherRulings>;
  /** The law that is written or proposed. */
  readonly law: string;
  readonly isIncomplete: boolean;
}

/** A ruling without the law book, as a dialog asks for it: the law and its edition, the reason, the facts. */
export function useShortRuling<More extends object>({
  tournament,
  session: seen,
  more,
  kind: kindOf,
  plays: playsOf,
  effects,
  at,
  contestant = '',
  onClose,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** What else is asked, as it stands first. */
  readonly more: More;
  /** What it does, by which its law is proposed. */
  readonly kind: (more: More) => RulingKind;
  /** Whose rulings are shown, so that they are seen. */
  readonly plays: (more: More) => readonly RulingPlace[];
  /** What it does, with the plays that it is about beside those whose scores it adjusts; undefined: something is missing. */
  readonly effects: (
    more: More,
  ) => { readonly effects: readonly AskedEffect[]; readonly about?: readonly RulingPlace[] } | undefined;
  /**
   * The journal entry up to which the result was seen; left out: the ruling is on whatever result there is when it is
   * sent.
   */
  readonly at?: number;
  /** Whom it is about, where it is about no play. */
  readonly contestant?: string;
  readonly onClose: () => void;
}): ShortRuling<More> {
  const { t } = useTranslation();
  const { session, rules } = seen;
  const [ruling] = useState(newCommandId);
  const lawIn = (values: Ground & More) => values.law ?? lawOf(kindOf(values), values.edition);
  const form = useFormOf<'ruling.give', Ground & More>({
    tournament,
    command: 'ruling.give',
    keptAs: [
      kindOf(more),
      session,
      contestant,
      ...playsOf(more).map((play) => Object.values(play).join('/')),
    ].join(' '),
    start: { ...more, edition: rules.laws, law: undefined, reason: '', facts: '', at } as Ground & More,
    body: (values) => ({
      session,
      ruling,
      law: { edition: values.edition, law: lawNumber(lawIn(values))! },
      reason: values.reason.trim(),
      ...(values.facts.trim() !== '' && { facts: values.facts.trim() }),
      ways: [],
      about: [],
      effects: [],
      ...effects(values),
      seen: seenOf(others),
      at: values.at,
    }),
    wrong: (values) => {
      const law = lawIn(values);
      const told = law.trim() === '' ? t('field.empty') : t('lawBook.lawUnread.bridge');
      return { law: lawNumber(law) === undefined && told } as Partial<
        Record<keyof (Ground & More), string | false>
      >;
    },
    onDone: onClose,
  });
  const others = useOtherRulings(tournament, session, playsOf(form.values), ruling);
  return {
    tournament,
    session: seen,
    form,
    others,
    law: lawIn(form.values),
    isIncomplete: effects(form.values) === undefined,
  };
}

/** A ruling above the page: what it does, what it stands on, and which rulings stand on its plays already. */
export function RulingDialog<More extends object>({
  ruling: { tournament, session, others, form: whole, law, isIncomplete },
  usual = 'ruling',
  held = false,
  action,
  children,
  ...words
}: {
  readonly ruling: ShortRuling<More>;
  readonly title: string;
  /** Left out: that it is given. */
  readonly action?: string;
  readonly grave?: boolean;
  readonly held?: boolean;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Which reasons are offered. */
  readonly usual?: ReasonFor;
}) {
  const { t } = useTranslation();
  // Its fields are those of every ruling, whatever else it asks.
  const form = whole as unknown as Form<Ground>;
  return (
    <FormDialog form={whole} held={held || isIncomplete} action={action ?? t('ruling.give')} {...words}>
      {children}
      <OtherRulings tournament={tournament} others={others} />
      <BecomesAmended session={session} />
      <div className="row gap-12 top fields">
        <TextInput
          {...form.at('law', true)}
          label={t('ruling.law')}
          description={t('ruling.lawHint')}
          value={law}
          autoComplete="off"
        />
        <Select
          {...form.at('edition')}
          label={t('ruling.edition')}
          description={t('ruling.editionHint')}
          data={EDITIONS}
        />
      </div>
      <ReasonField {...form.at('reason')} usual={usual} />
      <FactsField {...form.at('facts')} />
    </FormDialog>
  );
}
