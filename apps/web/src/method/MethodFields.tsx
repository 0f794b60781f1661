import { useTranslation } from 'react-i18next';
import { hasTop, IMP_SCALES_TO_CHOOSE, usualSwissRanking } from '#scoring';
import type { SessionMethod } from '#tournament';
import { Choice } from '../kit/Choice.js';
import { NumberField } from '../kit/NumberField.js';
import { changed, ofKind, OWN_KINDS, type OwnKind } from './ownMethod.js';

type Board = SessionMethod['board'];
type BoardOf<Kind extends Board['kind']> = Extract<Board, { readonly kind: Kind }>;

interface FieldsProps<Kind extends Board['kind']> {
  readonly board: BoardOf<Kind>;
  readonly onChange: (board: BoardOf<Kind>) => void;
}

const SCALES = ['double', 'acbl'] as const;
const FEW = ['white-book', 'single-score', 'factored'] as const;
const SHORT = ['factored', 'as-played'] as const;
const SINGLE_IMPS = ['average-plus', 'zero'] as const;
const SINGLE_MATCH = ['average-plus', 'tie'] as const;
const RESULTS = ['sum', 'scheduled-sum', 'per-comparison', 'scheduled-per-comparison', 'vp-form'] as const;
const GUARANTEES = ['by-laws', 'law-12c2c', 'law-88', 'none'] as const;
const CARDS = ['own', 'line', 'section'] as const;
const PLACES = {
  top: ['percentage', 'score', 'victory-points'],
  imps: ['score', 'mean', 'victory-points'],
} as const;
const SCALES_OF_IMPS = Object.keys(IMP_SCALES_TO_CHOOSE) as (keyof typeof IMP_SCALES_TO_CHOOSE)[];
const WITHOUT_BOARDS = ['left-out', 'ranked'] as const;
const DECIMALS = ['exact', '0', '1', '2'] as const;
const ROUND_TO = ['10', '1'] as const;

/** What a method is made of, to be put together by hand. */
export function MethodFields({
  method,
  onChange,
}: {
  readonly method: SessionMethod;
  readonly onChange: (method: SessionMethod) => void;
}) {
  const { t } = useTranslation();
  const { board } = method;
  const change = (to: Partial<SessionMethod>) => onChange(changed(method, to));
  const top = hasTop(board);
  return (
    <div className="stack gap-12 pad-top-12">
      <Choice
        label={t('method.kindField')}
        value={board.kind}
        options={OWN_KINDS.map((value) => ({ value, label: t(`method.kind.${value}`) }))}
        onChange={(kind: OwnKind) => onChange(ofKind(kind, method))}
      />
      <BoardFields board={board} onChange={(to) => change({ board: to })} />
      <Choice
        label={t('session.decimals')}
        value={board.decimals === undefined ? 'exact' : String(board.decimals)}
        options={DECIMALS.map((value) => ({ value, label: t(`session.decimals.${value}`) }))}
        onChange={(value) => {
          const { decimals: _before, ...exact } = board;
          change({ board: (value === 'exact' ? exact : { ...exact, decimals: Number(value) }) as Board });
        }}
      />
      <Choice
        label={t('method.guaranteeField')}
        value={method.guarantee}
        options={GUARANTEES.map((value) => ({ value, label: t(`method.guaranteeField.${value}`) }))}
        onChange={(guarantee) => change({ guarantee })}
      />
      {top && (
        <Choice
          label={t('method.missed')}
          value={method.fullCard}
          options={CARDS.map((value) => ({ value, label: t(`method.missed.${value}`) }))}
          onChange={(fullCard) => change({ fullCard })}
        />
      )}
      <RankingFields method={method} onChange={(ranking) => change({ ranking })} />
    </div>
  );
}

function RankingFields({
  method: { board, ranking },
  onChange,
}: {
  readonly method: SessionMethod;
  readonly onChange: (ranking: SessionMethod['ranking']) => void;
}) {
  const { t } = useTranslation();
  const top = hasTop(board);
  return (
    <>
      <Choice
        label={t('method.places')}
        value={ranking.by}
        options={PLACES[top ? 'top' : 'imps'].map((value) => ({ value, label: t(`method.places.${value}`) }))}
        onChange={(by) => onChange(by === 'victory-points' ? usualSwissRanking(board) : { by })}
      />
      {ranking.by === 'victory-points' && !top && (
        <Choice
          label={t('method.scaleField')}
          value={ranking.scale.kind}
          options={SCALES_OF_IMPS.map((value) => ({
            value,
            label: t(`method.scaleField.${value}`),
          }))}
          onChange={(kind) => onChange({ ...ranking, scale: IMP_SCALES_TO_CHOOSE[kind] })}
        />
      )}
      {ranking.by === 'score' && (
        <Choice
          label={t('method.withoutBoards')}
          value={ranking.withoutBoards ?? 'left-out'}
          options={WITHOUT_BOARDS.map((value) => ({ value, label: t(`method.withoutBoards.${value}`) }))}
          onChange={(value) => onChange({ by: 'score', ...(value === 'ranked' && { withoutBoards: value }) })}
        />
      )}
    </>
  );
}

function BoardFields({
  board,
  onChange,
}: {
  readonly board: Board;
  readonly onChange: (board: Board) => void;
}) {
  switch (board.kind) {
    case 'matchpoints':
      return <MatchpointFields board={board} onChange={onChange} />;
    case 'butler':
      return <ButlerFields board={board} onChange={onChange} />;
    case 'cross-imps':
      return <CrossImpFields board={board} onChange={onChange} />;
    case 'board-a-match':
      return <BoardAMatchFields board={board} onChange={onChange} />;
    // Nobody puts together such a method by hand.
    default:
      return null;
  }
}

function MatchpointFields({ board, onChange }: FieldsProps<'matchpoints'>) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t('session.scale')}
        value={board.scale}
        options={SCALES.map((value) => ({ value, label: t(`session.scale.${value}`) }))}
        onChange={(scale) => onChange({ ...board, scale })}
      />
      <Choice
        label={t('method.few')}
        value={board.smallFields}
        options={FEW.map((value) => ({ value, label: t(`method.few.${value}`) }))}
        onChange={(smallFields) => onChange({ ...board, smallFields })}
      />
    </>
  );
}

/** How many scores are left out at each end, as it is written: `1`, `10 %`. */
const DROPS = {
  none: 'none',
  '1': { eachEnd: 1 },
  '2': { eachEnd: 2 },
  '5 %': { percentEachEnd: 5 },
  '10 %': { percentEachEnd: 10 },
} as const;
const DROP_NAMES = ['none', '1', '2', '5 %', '10 %'] as const satisfies readonly (keyof typeof DROPS)[];

function dropName(drop: BoardOf<'butler'>['datum']['drop']): string {
  return DROP_NAMES.find((name) => JSON.stringify(DROPS[name]) === JSON.stringify(drop)) ?? '';
}

function ButlerFields({ board, onChange }: FieldsProps<'butler'>) {
  const { t } = useTranslation();
  const { datum } = board;
  return (
    <>
      <Choice
        label={t('method.dropField')}
        value={dropName(datum.drop)}
        options={DROP_NAMES.map((value) => ({
          value,
          label: value === 'none' ? t('method.dropField.none') : value,
        }))}
        onChange={(value) => onChange({ ...board, datum: { ...datum, drop: DROPS[value] } })}
      />
      {datum.drop !== 'none' && (
        <div className="row gap-12 stretch fields">
          <NumberField
            label={t('method.dropFrom')}
            value={datum.dropFrom}
            least={1}
            most={1000}
            onChange={(dropFrom) => onChange({ ...board, datum: { ...datum, dropFrom } })}
          />
        </div>
      )}
      <Choice
        label={t('method.roundTo')}
        value={String(datum.roundTo)}
        options={ROUND_TO.map((value) => ({ value, label: t(`method.roundTo.${value}`) }))}
        onChange={(value) => onChange({ ...board, datum: { ...datum, roundTo: value === '10' ? 10 : 1 } })}
      />
      <Choice
        label={t('method.short')}
        value={board.shortBoards}
        options={SHORT.map((value) => ({ value, label: t(`method.short.${value}`) }))}
        onChange={(shortBoards) => onChange({ ...board, shortBoards })}
      />
      <Choice
        label={t('method.single')}
        value={board.singleScore}
        options={SINGLE_IMPS.map((value) => ({ value, label: t(`method.single.${value}`) }))}
        onChange={(singleScore) => onChange({ ...board, singleScore })}
      />
    </>
  );
}

function CrossImpFields({ board, onChange }: FieldsProps<'cross-imps'>) {
  const { t } = useTranslation();
  const { cap, ...uncapped } = board;
  return (
    <>
      <Choice
        label={t('method.resultField')}
        value={board.result}
        options={RESULTS.map((value) => ({ value, label: t(`method.resultField.${value}`) }))}
        onChange={(result) => onChange({ ...board, result })}
      />
      <Choice
        label={t('method.capField')}
        value={cap === undefined ? 'none' : String(cap)}
        options={(['none', '17'] as const).map((value) => ({ value, label: t(`method.cap.${value}`) }))}
        onChange={(value) => onChange(value === 'none' ? uncapped : { ...board, cap: 17 })}
      />
      <Choice
        label={t('method.single')}
        value={board.singleScore}
        options={SINGLE_IMPS.map((value) => ({ value, label: t(`method.single.${value}`) }))}
        onChange={(singleScore) => onChange({ ...board, singleScore })}
      />
    </>
  );
}

function BoardAMatchFields({ board, onChange }: FieldsProps<'board-a-match'>) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t('session.scale')}
        value={board.scale}
        options={SCALES.map((value) => ({ value, label: t(`session.scale.${value}`) }))}
        onChange={(scale) => onChange({ ...board, scale })}
      />
      <div className="row gap-12 stretch fields">
        <NumberField
          label={t('method.tieField')}
          value={board.tieUpTo}
          least={0}
          most={1000}
          onChange={(tieUpTo) => onChange({ ...board, tieUpTo })}
        />
      </div>
      <Choice
        label={t('method.single')}
        value={board.singleScore}
        options={SINGLE_MATCH.map((value) => ({ value, label: t(`method.single.${value}`) }))}
        onChange={(singleScore) => onChange({ ...board, singleScore })}
      />
    </>
  );
}
