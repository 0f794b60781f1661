import { Select } from '../kit/Select.js';
import { TextInput } from '../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { penaltyUnitsOf, type PenaltyUnit } from '#scoring';
import type { SideName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import { deskQuery } from '../api/deskQueries.js';
import type { RulingPlace } from '../api/sessionCommands.js';
import { Button } from '../kit/Button.js';
import { Choice } from '../kit/Choice.js';
import { standardPenaltyText } from '../messages/regulationText.js';
import groups from '../kit/Group.module.css';
import { kindsFor } from './sideDraft.js';
import { SideFields } from './SideFields.js';
import { standardPenalty } from '../play/standardPenalty.js';
import { seatsOf } from '../play/schedule.js';
import { whoPlayed } from '../play/whoPlayed.js';
import { calledInList } from '../play/contestants.js';
import { FAULTS, faultBehind, sidesByFault, type Fault } from './byFault.js';
import {
  EFFECT_KINDS,
  newEffect,
  readEffect,
  standardsOf,
  TRICKS_TO_FIND,
  type EffectDraft,
  type EffectFault,
  type EffectKind,
} from './effectDrafts.js';
import type { Following } from './following.js';
import { MeantTick } from '../form/useMeant.js';

interface EffectFieldsProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** The plays that the ruling is about. */
  readonly about: readonly RulingPlace[];
  readonly following: Following;
  /** Whether the law book has said what follows. */
  readonly walked: boolean;
  readonly drafts: readonly EffectDraft[];
  /** It was to be sent: what is missing is said now. */
  readonly tried: boolean;
  readonly onChange: (drafts: readonly EffectDraft[]) => void;
}

/** What a ruling does to scores and accounts: what follows by the law book, and whatever the director adds. */
export function EffectFields({ following, walked, drafts, onChange, ...rest }: EffectFieldsProps) {
  const { t } = useTranslation();
  const { about, session } = rest;
  const hints = [
    ...(following.tricksLeftOpen ? [t('lawBook.tricksPossible')] : []),
    ...(following.score === 'possible' ? [t('lawBook.scorePossible')] : []),
    ...(following.penalty === 'possible' ? [t('lawBook.penaltyPossible')] : []),
  ];
  return (
    <>
      {drafts.length === 0 && <p className="muted">{t(walked ? 'lawBook.noEffect' : 'lawBook.none')}</p>}
      {drafts.map((draft, index) => (
        <fieldset key={`${index} ${draft.kind}`} className={groups.group} data-accent>
          <legend>{t(`lawBook.kind.${draft.kind}`)}</legend>
          <Fields
            {...rest}
            draft={draft}
            tricksLeftOpen={following.tricksLeftOpen}
            onChange={(changed) => onChange(drafts.map((each, at) => (at === index ? changed : each)))}
          />
          <Button
            variant="default"
            className="self-start"
            aria-label={t('lawBook.effectAwayLabel', { effect: t(`lawBook.kind.${draft.kind}`) })}
            onClick={() => onChange(drafts.filter((_draft, at) => at !== index))}
          >
            {t('lawBook.effectAway')}
          </Button>
        </fieldset>
      ))}
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
      <fieldset className="row">
        <legend className="visually-hidden">{t('lawBook.add')}</legend>
        {EFFECT_KINDS.filter((kind) => about.length > 0 || !NEEDS_PLAY.includes(kind)).map((kind) => (
          <Button
            key={kind}
            variant="default"
            onClick={() =>
              onChange([
                ...drafts,
                kind === 'tricks' && following.tricksLeftOpen
                  ? TRICKS_TO_FIND
                  : newEffect(kind, about, standardsOf(session)),
              ])
            }
          >
            {`+ ${t(`lawBook.kind.${kind}`)}`}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

const NEEDS_PLAY: readonly EffectKind[] = ['tricks', 'score', 'field-split'];

type FieldsProps = Pick<EffectFieldsProps, 'tournament' | 'session' | 'about' | 'tried'> & {
  readonly draft: EffectDraft;
  readonly tricksLeftOpen: boolean;
  readonly onChange: (draft: EffectDraft) => void;
};

/** Up to how many tricks may be transferred. */
const ALL_TRICKS = 13;

function Fields({ tournament, session, about, draft, tricksLeftOpen, tried, onChange }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const read = readEffect(draft, about);
  const fault = tried && typeof read === 'string' ? read : undefined;
  const says = (...faults: readonly EffectFault[]) =>
    fault && faults.includes(fault) ? t(`lawBook.fault.${fault}`) : undefined;
  const toWhom = (given: Extract<EffectDraft, { kind: 'penalty' | 'warning' }>) => (
    <ContestantChoice
      tournament={tournament}
      session={session}
      about={about}
      value={given.contestant}
      error={says('contestant')}
      onChange={(contestant) => onChange({ ...given, contestant })}
    />
  );
  switch (draft.kind) {
    case 'tricks':
      return (
        <>
          <PlayChoice about={about} value={draft.play} onChange={(play) => onChange({ ...draft, play })} />
          <div className="row gap-12 gap-x-24 stretch">
            {tricksLeftOpen ? (
              <Select
                label={t('lawBook.tricks')}
                value={draft.tricks}
                data={[
                  { value: '', label: t('lawBook.choose') },
                  { value: '0', label: t('lawBook.tricksNone') },
                  ...Array.from({ length: ALL_TRICKS }, (_trick, index) => `${index + 1}`),
                ]}
                onChange={(tricks) => onChange({ ...draft, tricks })}
              />
            ) : (
              <Choice
                label={t('lawBook.tricks')}
                value={draft.tricks}
                options={['1', '2', '3'].map((value) => ({ value, label: value }))}
                onChange={(tricks) => onChange({ ...draft, tricks })}
              />
            )}
            {draft.tricks !== '0' && (
              <Choice
                label={t('lawBook.to')}
                value={draft.to}
                options={(['NS', 'EW'] as const).map((value) => ({ value, label: value }))}
                onChange={(to: SideName) => onChange({ ...draft, to })}
              />
            )}
          </div>
          {draft.tricks !== '0' && <FaultNote text={says('play', 'tricks', 'side')} />}
        </>
      );
    case 'score': {
      const board = about[draft.play]?.board ?? 1;
      const written = draft.given === 'same' ? (['NS'] as const) : (['NS', 'EW'] as const);
      const sides = draft.fault === 'to-be-said' ? [] : written;
      return (
        <>
          <PlayChoice about={about} value={draft.play} onChange={(play) => onChange({ ...draft, play })} />
          {draft.fault !== undefined && (
            <Choice<Fault | ''>
              label={t('ruling.fault')}
              value={draft.fault === 'said' ? (faultBehind(draft) ?? '') : ''}
              options={FAULTS.map((value) => ({ value, label: t(`ruling.fault.${value}`) }))}
              onChange={(fault) =>
                fault !== '' &&
                onChange({ ...draft, ...sidesByFault(fault, draft), given: 'apart', fault: 'said' })
              }
            />
          )}
          {draft.fault !== 'to-be-said' && (
            <Choice
              label={t('ruling.sides')}
              value={draft.given}
              options={(['apart', 'same'] as const).map((value) => ({
                value,
                label: t(`ruling.sides.${value}`),
              }))}
              onChange={(given) => onChange({ ...draft, given })}
            />
          )}
          {sides.map((side) => (
            <SideFields
              key={side}
              label={draft.given === 'same' ? t('ruling.bothSides') : side}
              board={board}
              kinds={kindsFor(session.settings.method.board)}
              draft={draft[side]}
              tried={tried}
              onChange={(changed) => onChange({ ...draft, [side]: changed })}
            />
          ))}
          <FaultNote text={says('play', 'responsible')} />
        </>
      );
    }
    case 'penalty': {
      const { method, regulation } = standardsOf(session);
      const units = penaltyUnitsOf(method);
      const isStandard = draft.size === standardPenalty(regulation, draft.unit);
      return (
        <>
          {toWhom(draft)}
          <TextInput
            label={t('ruling.size')}
            description={standardPenaltyText(i18n, session.rules.regulation)}
            value={draft.size}
            error={says('size') || says('size-too-large')}
            inputMode="decimal"
            autoComplete="off"
            onChange={(size) => onChange({ ...draft, size, meant: false })}
          />
          {(readEffect(draft, about) === 'size-to-be-meant' || draft.meant) && (
            <MeantTick
              size={`${draft.size} ${t(`ruling.unit.${draft.unit}`)}`}
              checked={draft.meant ?? false}
              onChange={(meant) => onChange({ ...draft, meant })}
            />
          )}
          <Choice
            label={t('ruling.unit')}
            value={draft.unit}
            options={units.map((value) => ({ value, label: t(`ruling.unit.${value}`) }))}
            onChange={(unit: PenaltyUnit) =>
              onChange({
                ...draft,
                unit,
                meant: false,
                ...(isStandard && { size: standardPenalty(regulation, unit) }),
              })
            }
          />
        </>
      );
    }
    case 'warning':
      return toWhom(draft);
    case 'field-split': {
      const boards = [...new Set(about.map(({ board }) => board))];
      return (
        <>
          <Select
            label={t('lawBook.board')}
            description={t('lawBook.fieldSplitText')}
            value={draft.board}
            data={boards}
            onChange={(value) => onChange({ ...draft, board: value })}
          />
          <FaultNote text={says('play')} />
        </>
      );
    }
    default:
      return draft satisfies never;
  }
}

function FaultNote({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className="bad">
      {text}
    </p>
  );
}

/** Which of the plays of a ruling, where there are several. */
function PlayChoice({
  about,
  value,
  onChange,
}: {
  readonly about: readonly RulingPlace[];
  readonly value: number;
  readonly onChange: (play: number) => void;
}) {
  const { t } = useTranslation();
  if (about.length < 2) return null;
  return (
    <Select
      label={t('lawBook.which')}
      value={value}
      data={about.map((place, index) => ({ value: index, label: t('room.play', { ...place }) }))}
      onChange={onChange}
    />
  );
}

/** Somebody who plays: those who played what the ruling is about first. */
function ContestantChoice({
  tournament,
  session,
  about,
  value,
  error,
  onChange,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly about: readonly RulingPlace[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (contestant: string) => void;
}) {
  const { t } = useTranslation();
  const { data: room } = useQuery(deskQuery(tournament, session.session));
  const there = about.flatMap((place) => {
    const meeting = whoPlayed(session, room, place);
    return meeting ? seatsOf(meeting).map(([, contestant]) => contestant) : [];
  });
  const all = [...new Set([...there, ...session.contestants.map(({ contestant }) => contestant)])];
  return (
    <Select
      label={t('lawBook.contestant')}
      value={value}
      error={error}
      data={[
        { value: '', label: t('lawBook.choose') },
        ...all.map((contestant) => ({ value: contestant, label: calledInList(session, contestant) })),
      ]}
      onChange={onChange}
    />
  );
}
