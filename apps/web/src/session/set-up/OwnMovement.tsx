import { Select } from '../../kit/Select.js';
import { TextArea } from '../../kit/TextArea.js';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfFile } from '#interchange';
import { movementCost, type MovementFault, type WrittenFault } from '#movement';
import { movementRemarkText, type Language } from '#words';
import { Button } from '../../kit/Button.js';
import { FileField } from '../../kit/FileField.js';
import { Tick } from '../../kit/Tick.js';
import { readOwnMovements, type OwnMovement as Own } from './readOwnMovements.js';
import { placesIn, type SectionPlan } from '../../play/sectionPlan.js';

/** A file of movements is text; whatever is larger is something else. */
const LARGEST_FILE = 4_000_000;
const REMARKS_AT_FIRST = 12;

/** A movement of the organiser's own: pasted or out of a file, checked before it is taken. */
export function OwnMovement({
  plan,
  of = 'pairs',
  onTake,
}: {
  /** Who is to play it. */
  readonly of?: 'pairs' | 'individual';
  readonly plan: SectionPlan;
  readonly onTake: (plan: SectionPlan) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const [which, setWhich] = useState(0);
  const { movements, problem } = useMemo(() => readOwnMovements(text), [text]);
  const one = movements[which] ?? movements[0];
  const empty = text.trim() === '';
  const read = (content: string) => {
    setTooLarge(false);
    setWhich(0);
    setText(content);
  };
  const titleOf = ({ title }: Own, index: number) =>
    title || t('movement.own.untitled', { number: index + 1 });
  return (
    <details className="opens spaced">
      <summary>{t('movement.own.title')}</summary>
      <p>{t('movement.own.how')}</p>
      <FileField
        label={t('movement.own.file')}
        accept=".json,.txt,.mov,.csv,text/*,application/json"
        onChange={(file) => {
          if (file.size > LARGEST_FILE) setTooLarge(true);
          else
            void file.arrayBuffer().then(
              (bytes) => read(textOfFile(new Uint8Array(bytes)).text),
              () => setTooLarge(true),
            );
        }}
      />
      <TextArea
        label={t('movement.own.text')}
        value={text}
        rows={3}
        spellcheck={false}
        autoComplete="off"
        mono
        onChange={read}
      />
      {tooLarge && <Refusal>{t('movement.own.tooLarge')}</Refusal>}
      {!empty && problem && (
        <Refusal>{t(problem === 'file.json' ? 'movement.own.noJson' : 'movement.own.none')}</Refusal>
      )}
      {movements.length > 1 && (
        <Select
          label={t('movement.own.which', { count: movements.length })}
          value={which}
          data={movements.map((movement, index) => ({
            value: index,
            label: titleOf(movement, index),
          }))}
          onChange={setWhich}
        />
      )}
      {!empty && one && (
        <Found key={which} own={one} title={titleOf(one, which)} wanted={of} plan={plan} onTake={onTake} />
      )}
    </details>
  );
}

function Refusal({ children }: { readonly children: string }) {
  return (
    <p role="alert" className="note" data-meaning="bad">
      {children}
    </p>
  );
}

/** What the checker finds, and the movement to be taken where it can be played. */
function Found({
  own: { movement: playable, of, boardsPerRound, impossible, unusual },
  title,
  wanted,
  plan,
  onTake,
}: {
  readonly own: Own;
  readonly title: string;
  readonly wanted: 'pairs' | 'individual';
  readonly plan: SectionPlan;
  readonly onTake: (plan: SectionPlan) => void;
}) {
  const { t } = useTranslation();
  const movement = of === wanted ? playable : undefined;
  const alone = wanted === 'individual';
  const [shares, setShares] = useState(false);
  const taken = plan.movement?.kind === 'rows' && plan.movement.movement === movement;
  const together = movement && !alone ? movementCost(movement, 1).sharing.tables : 1;
  const said = shares && together > 1 ? { shared: true as const } : {};
  const share = (checked: boolean) => {
    setShares(checked);
    if (!taken || plan.movement?.kind !== 'rows') return;
    const { shared: _shared, ...own } = plan.movement;
    onTake({ ...plan, movement: { ...own, ...(checked && { shared: true as const }) } });
  };
  const take = () => {
    if (!movement) return;
    const { boardsPerRound: held } = plan;
    onTake({
      ...plan,
      movement: { kind: 'rows', title, movement, ...said },
      boardsPerRound: boardsPerRound > 0 ? boardsPerRound : held,
    });
  };
  return (
    <>
      {of === 'teams' && <Refusal>{t('movement.own.teams')}</Refusal>}
      {of === 'individual' && !alone && <Refusal>{t('movement.own.individual')}</Refusal>}
      {of === 'pairs' && alone && <Refusal>{t('movement.own.pairs')}</Refusal>}
      {impossible.length > 0 && (
        <div role="alert" className="note" data-meaning="bad">
          <p>{t('movement.own.impossible')}</p>
          <Remarks remarks={impossible} />
        </div>
      )}
      {movement && unusual.length > 0 && (
        <div className="note">
          <p>{t('movement.own.unusual')}</p>
          <Remarks remarks={unusual} />
        </div>
      )}
      {movement && (
        <>
          <p>
            {unusual.length === 0 && `${t('movement.own.fine')} `}
            {t(alone ? 'movement.own.placesAlone' : 'movement.own.places', {
              tables: t('movement.tables', { count: movement.tables }),
              rounds: t('movement.roundsCount', { count: movement.rounds }),
              places: placesIn(movement),
              pairs: plan.pairs,
            })}
          </p>
          {placesIn(movement) < plan.pairs && (
            <p className="note" data-meaning="warn">
              {t(alone ? 'movement.own.tooFewAlone' : 'movement.own.tooFew', {
                places: placesIn(movement),
                pairs: plan.pairs,
              })}
            </p>
          )}
          {together > 1 && (
            <Tick
              label={t('movement.own.share')}
              description={t('movement.own.shareHint', { tables: together })}
              value={shares}
              onChange={share}
            />
          )}
          <div>
            <Button variant={taken ? 'filled' : 'default'} aria-pressed={taken} onClick={take}>
              {t(taken ? 'movement.used' : 'movement.own.take', { title })}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function Remarks({ remarks }: { readonly remarks: readonly (MovementFault | WrittenFault)[] }) {
  const { t, i18n } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? remarks : remarks.slice(0, REMARKS_AT_FIRST);
  return (
    <>
      <ul>
        {shown.map(({ code, ...params }, index) => (
          <li key={index}>{movementRemarkText(code, params, i18n.language as Language)}</li>
        ))}
      </ul>
      {remarks.length > shown.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('movement.more', { count: remarks.length - shown.length })}
        </Button>
      )}
    </>
  );
}
