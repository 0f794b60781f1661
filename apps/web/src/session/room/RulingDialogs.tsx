import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Adjustment, TournamentSettings } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { newCommandId } from '../../api/idempotency.js';
import { Choice } from '../../parts/Choice.js';
import { Dialog } from '../../parts/Dialog.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { ReasonField } from '../AskCommand.js';
import { readResult, writeResult } from '../readResult.js';
import { EDITIONS } from '../set-up/RulesPanel.js';
import { lawOf, readHundredths, type RulingKind } from './lawOf.js';
import { FactsField, placeOf, usePlayTitle, type PlayDialogProps } from './PlayDialogs.js';
import { ResultField } from './ResultField.js';
import classes from './Room.module.css';

const KINDS = ['artificial', 'assigned'] as const;
const AWARDS = ['average-plus', 'average', 'average-minus'] as const;
const SIDES = ['NS', 'EW'] as const;
const SPLIT = ['same', 'split'] as const;
const UNITS = ['percent-of-top', 'matchpoints'] as const;

type Edition = TournamentSettings['laws'];
type Award = (typeof AWARDS)[number];

/** What a ruling stands on, as it is being written down. */
function useBasis(edition: Edition, kind: RulingKind) {
  const [ruling] = useState(newCommandId);
  const [chosen, setEdition] = useState(edition);
  const [typed, setLaw] = useState<string>();
  const [reason, setReason] = useState('');
  const [facts, setFacts] = useState('');
  const law = typed ?? lawOf(kind, chosen);
  const complete = law.trim() !== '' && reason.trim() !== '';
  return {
    state: { edition: chosen, law, reason, facts },
    change: { edition: setEdition, law: setLaw, reason: setReason, facts: setFacts },
    complete,
    body: {
      ruling,
      law: { edition: chosen, law: law.trim() },
      reason: reason.trim(),
      ...(facts.trim() === '' ? {} : { facts: facts.trim() }),
    },
  };
}

function BasisFields({
  basis: { state, change },
  tried,
  fault,
}: {
  readonly basis: ReturnType<typeof useBasis>;
  readonly tried: boolean;
  readonly fault: (field: string) => string | undefined;
}) {
  const { t } = useTranslation();
  const missing = (value: string) => (tried && value.trim() === '' ? t('field.empty') : undefined);
  return (
    <>
      <div className={classes.fields}>
        <TextInput
          name="law"
          label={t('ruling.law')}
          description={t('ruling.lawHint')}
          value={state.law}
          error={missing(state.law) ?? fault('law')}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => change.law(value)}
        />
        <NativeSelect
          label={t('ruling.edition')}
          description={t('ruling.editionHint')}
          value={state.edition}
          data={[...EDITIONS]}
          onChange={({ currentTarget: { value } }) => change.edition(value as Edition)}
        />
      </div>
      <ReasonField
        value={state.reason}
        error={missing(state.reason) ?? fault('reason')}
        onChange={change.reason}
      />
      <FactsField value={state.facts} error={fault('facts')} onChange={change.facts} />
    </>
  );
}

/** An artificial or assigned adjusted score in the place of a result. */
export function AdjustScore({ tournament, play, onClose }: PlayDialogProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('artificial');
  const [awards, setAwards] = useState<{ readonly NS: Award; readonly EW: Award }>({
    NS: 'average-plus',
    EW: 'average-plus',
  });
  const stands = play.result ? writeResult(play.result) : '';
  const [texts, setTexts] = useState({ NS: stands, EW: stands });
  const [split, setSplit] = useState<(typeof SPLIT)[number]>('same');
  const [tried, setTried] = useState(false);
  const basis = useBasis(play.session.rules.laws, kind);
  const form = useTournamentCommand(tournament, 'ruling.adjust-score', onClose);
  const adjustment = (): Adjustment | undefined => {
    if (kind === 'artificial') return { kind, ...awards };
    const NS = readResult(texts.NS);
    const EW = split === 'same' ? NS : readResult(texts.EW);
    return NS && EW && { kind, NS, EW };
  };
  return (
    <Dialog
      title={usePlayTitle(play)}
      action={t('ruling.give')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        const given = adjustment();
        if (given && basis.complete) form.submit({ ...placeOf(play), ...basis.body, adjustment: given });
      }}
      onClose={onClose}
    >
      <Choice
        label={t('ruling.kind')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`ruling.kind.${value}`) }))}
        onChange={setKind}
      />
      {kind === 'artificial' &&
        SIDES.map((side) => (
          <Choice
            key={side}
            label={side}
            value={awards[side]}
            options={AWARDS.map((value) => ({ value, label: t(`ruling.award.${value}`) }))}
            onChange={(value) => setAwards({ ...awards, [side]: value })}
          />
        ))}
      {kind === 'assigned' && (
        <>
          <Choice
            label={t('ruling.sides')}
            value={split}
            options={SPLIT.map((value) => ({ value, label: t(`ruling.sides.${value}`) }))}
            onChange={setSplit}
          />
          {SIDES.slice(0, split === 'same' ? 1 : 2).map((side) => (
            <ResultField
              key={side}
              label={split === 'same' ? t('ruling.forBoth') : t('ruling.forSide', { side })}
              board={play.board}
              hinted={side === 'NS'}
              value={texts[side]}
              tried={tried}
              onChange={(value) => setTexts({ ...texts, [side]: value })}
            />
          ))}
        </>
      )}
      <BasisFields basis={basis} tried={tried} fault={form.fault} />
    </Dialog>
  );
}

/** A procedural penalty: a line of its own in the account of a pair. */
export function GivePenalty({
  tournament,
  session,
  contestant,
  called,
  onClose,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly contestant: string;
  /** The pair in words. */
  readonly called: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [unit, setUnit] = useState<(typeof UNITS)[number]>('percent-of-top');
  const [size, setSize] = useState('25');
  const [tried, setTried] = useState(false);
  const basis = useBasis(session.rules.laws, 'penalty');
  const form = useTournamentCommand(tournament, 'ruling.give-penalty', onClose);
  const hundredths = readHundredths(size);
  return (
    <Dialog
      title={t('ruling.penaltyFor', { pair: called })}
      action={t('ruling.penalise')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (hundredths === undefined || !basis.complete) return;
        const amount = { unit, hundredths };
        form.submit({ session: session.session, contestant, ...basis.body, amount });
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('ruling.size')}
        value={size}
        error={tried && hundredths === undefined && t('ruling.sizeUnread')}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setSize(value)}
      />
      <Choice
        label={t('ruling.unit')}
        value={unit}
        options={UNITS.map((value) => ({ value, label: t(`ruling.unit.${value}`) }))}
        onChange={setUnit}
      />
      <BasisFields basis={basis} tried={tried} fault={form.fault} />
    </Dialog>
  );
}
