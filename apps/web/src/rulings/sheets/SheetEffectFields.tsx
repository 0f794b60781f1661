import { Select } from '../../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetRulingPlace } from '../../api/sessionCommands.js';
import { Button } from '../../kit/Button.js';
import groups from '../../kit/Group.module.css';
import { Tick } from '../../kit/Tick.js';
import { useRenameDeals, withoutEffect } from '../halfWritten.js';
import type { EffectsProps } from '../RulingGame.js';
import { calledInList } from '../../play/contestants.js';
import { BoardField } from '../../sheets/duplicate/BoardField.js';
import { playersAt } from '../../sheets/playersAt.js';
import { DealRuled } from './DealRuled.js';
import { PlansFields } from './PlansFields.js';
import { BESIDE_DEALS } from './rectificationDrafts.js';
import { RectificationFields } from './RectificationFields.js';
import {
  lineOf,
  newSheetDraft,
  SHEET_DRAFT_KINDS,
  type LineOfDraft,
  type SheetDraft,
  type SheetGround,
} from './sheetDrafts.js';

type Props = EffectsProps<SheetRulingPlace, SheetDraft, SheetGround>;

/** What a ruling writes on sheets: what follows by the Code, and whatever the judge adds. */
export function SheetEffectFields({ ground, about, found, drafts, tried, onChange }: Props) {
  const { t } = useTranslation();
  const renameDeals = useRenameDeals();
  // Each effect goes by a number of its own: what is half entered in one is not shown in that which moves into its place.
  const [named, setNamed] = useState<readonly number[]>([]);
  const numbers = drafts.map((_draft, index) => named[index] ?? index);
  const add = (draft: SheetDraft) => {
    setNamed([...numbers, Math.max(-1, ...numbers) + 1]);
    onChange([...drafts, draft]);
  };
  const takeAway = (index: number) => {
    renameDeals((of) => withoutEffect(of, index));
    setNamed(numbers.toSpliced(index, 1));
    onChange(drafts.toSpliced(index, 1));
  };
  const walked = found.outcomes !== undefined;
  return (
    <>
      {about.length === 0 && <p>{t('sheetsRoom.ruling.sheetFirst')}</p>}
      {about.length > 0 && drafts.length === 0 && (
        <p className="muted">{t(walked ? 'lawBook.noEffect' : 'lawBook.none')}</p>
      )}
      {drafts.map((draft, index) => (
        <fieldset key={`${numbers[index]} ${draft.kind}`} className={groups.group} data-accent>
          <legend>{t(`sheetsRoom.ruling.kind.${draft.kind}`)}</legend>
          <Fields
            ground={ground}
            about={about}
            draft={draft}
            of={index}
            rule={found.outcomes?.at(-1)?.law ?? ''}
            tried={tried}
            onChange={(changed) => onChange(drafts.map((each, at) => (at === index ? changed : each)))}
          />
          <Button
            variant="default"
            className="self-start"
            aria-label={t('lawBook.effectAwayLabel', { effect: t(`sheetsRoom.ruling.kind.${draft.kind}`) })}
            onClick={() => takeAway(index)}
          >
            {t('lawBook.effectAway')}
          </Button>
        </fieldset>
      ))}
      <fieldset className="row">
        <legend className="visually-hidden">{t('lawBook.add')}</legend>
        {SHEET_DRAFT_KINDS.filter((kind) => about.length > 0 || kind === 'warning').map((kind) => (
          <Button key={kind} variant="default" onClick={() => add(newSheetDraft(kind, about, ground))}>
            {`+ ${t(`sheetsRoom.ruling.kind.${kind}`)}`}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

type FieldsProps = Pick<Props, 'ground' | 'about' | 'tried'> & {
  readonly draft: SheetDraft;
  /** Which effect of the ruling it is. */
  readonly of: number;
  /** By which something that the judge adds is written. */
  readonly rule: string;
  readonly onChange: (draft: SheetDraft) => void;
};

function Fields({ draft, ...props }: FieldsProps) {
  const { ground, onChange, tried } = props;
  if (draft.kind === 'warning')
    return (
      <WarnedPlayer
        ground={ground}
        value={draft.contestant}
        tried={tried}
        onChange={(contestant) => onChange({ ...draft, contestant })}
      />
    );
  const at = lineOf(draft, ground);
  if (!at) return null;
  return (
    <>
      <WhichLine draft={draft} at={at} onChange={onChange} />
      <OnLine {...props} draft={draft} at={at} />
    </>
  );
}

function OnLine({
  ground,
  draft,
  of,
  at,
  rule,
  tried,
  onChange,
}: FieldsProps & { readonly draft: Exclude<SheetDraft, { kind: 'warning' }>; readonly at: LineOfDraft }) {
  const { t } = useTranslation();
  const { settings } = ground.settings.convention;
  switch (draft.kind) {
    case 'void':
      return (
        <p className="muted">
          {t('sheetsRoom.ruling.voidText', {
            name: playersAt(at.seen).find(({ seat }) => seat === at.before.dealer)?.name,
          })}
        </p>
      );
    case 'penalties':
      return (
        <>
          <RectificationFields
            players={playersAt(at.seen)}
            kinds={BESIDE_DEALS}
            drafts={draft.rectifications}
            rule={rule}
            tried={tried}
            onChange={(rectifications) => onChange({ ...draft, rectifications })}
          />
          <Tick
            label={t('sheetsRoom.dealPasses')}
            value={draft.dealPasses}
            onChange={(dealPasses) => onChange({ ...draft, dealPasses })}
          />
        </>
      );
    case 'deal':
      return (
        <DealRuled
          draft={draft}
          of={of}
          at={at}
          settings={settings}
          rule={rule}
          tried={tried}
          onChange={onChange}
        />
      );
    case 'plans':
      return <PlansFields draft={draft} of={of} at={at} tried={tried} onChange={onChange} />;
    default:
      return draft satisfies never;
  }
}

/** Which line it is: the next, or one that is corrected; and of which board, where tables share them. */
function WhichLine({
  draft,
  at: { seen, line, board, standing },
  onChange,
}: {
  readonly draft: Exclude<SheetDraft, { kind: 'warning' }>;
  readonly at: LineOfDraft;
  readonly onChange: (draft: SheetDraft) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <p className="muted">{t(`sheetsRoom.ruling.${standing ? 'standingLine' : 'nextLine'}`, { line })}</p>
      {!standing && board !== undefined && (
        <BoardField
          boards={seen.boards}
          board={board}
          onChange={(chosen) => onChange({ ...draft, board: chosen })}
        />
      )}
    </>
  );
}

/** Somebody who plays: those at the tables of the ruling first. */
function WarnedPlayer({
  ground: { session, sheets },
  value,
  tried,
  onChange,
}: {
  readonly ground: SheetGround;
  readonly value: string;
  readonly tried: boolean;
  readonly onChange: (contestant: string) => void;
}) {
  const { t } = useTranslation();
  const there = sheets.flatMap((sheet) => playersAt(sheet).map(({ contestant }) => contestant));
  const all = [...new Set([...there, ...session.contestants.map(({ contestant }) => contestant)])];
  return (
    <Select
      label={t('lawBook.contestant')}
      value={value}
      error={tried && value === '' && t('lawBook.fault.contestant')}
      data={[
        { value: '', label: t('lawBook.choose') },
        ...all.map((contestant) => ({ value: contestant, label: calledInList(session, contestant) })),
      ]}
      onChange={onChange}
    />
  );
}
