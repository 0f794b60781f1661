import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Rectification } from '#preferans';
import type { SheetLine } from '#tournament';
import type { PlayerSeen } from '../../api/documents.js';
import type { SheetLineRuled } from '../../api/rulingDocuments.js';
import { sessionPath } from '../../play/paths.js';
import { playersAt } from '../../sheets/playersAt.js';
import { sheetPath } from '../../play/sheetPaths.js';
import { LineHead } from '../../sheets/table/LineHead.js';
import { outcomeOf } from '../../sheets/table/outcomeOf.js';
import { RectificationsSeen } from '../../sheets/table/RectificationsSeen.js';
import { PlansSeen } from './PlansSeen.js';
import { usePlaceText } from './placeText.js';

/** A line of a sheet that a ruling has written or corrected: what it is, and what stood there before. */
export function LineRuled({
  tournament,
  session,
  ruled: { table, round, line, seated, written, before },
  players: known,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly ruled: SheetLineRuled;
  readonly players: Readonly<Record<string, readonly PlayerSeen[]>>;
}) {
  const { t } = useTranslation();
  const placeText = usePlaceText();
  const contestants = Object.entries(known).map(([contestant, names]) => ({ contestant, players: names }));
  const players = playersAt({ seated, contestants });
  return (
    <>
      <Link href={sheetPath(sessionPath(tournament, session), table, round)}>
        {placeText({ table, round, line })}
      </Link>
      {': '}
      {before && !hasSameHead(before, written) && (
        <>
          <s>
            <LineHead what={before} players={players} />
          </s>{' '}
          →{' '}
        </>
      )}
      <LineHead what={written} players={players} />
      {!before && <span className="muted"> {t('rulings.newLine')}</span>}
      <RectificationsSeen rectifications={rectificationsIn(written)} players={players} />
      {written.kind === 'ruling' && <PlansSeen ruling={written.ruling} players={players} />}
    </>
  );
}

function rectificationsIn(line: SheetLine): readonly Rectification[] {
  if (line.kind === 'penalties') return line.rectifications;
  return line.kind === 'deal' ? line.record.rectifications : [];
}

/** Whether two deals are told in the same words, as what is written beside the tricks changes no outcome. */
function hasSameHead(one: SheetLine, other: SheetLine): boolean {
  if (one.kind !== 'deal' || other.kind !== 'deal') return false;
  const heads = [one.record, other.record].map(({ rectifications, ...record }) => {
    const { played } = record;
    const outcome = played.kind === 'all-pass' ? null : outcomeOf({ ...record, rectifications }, played);
    return JSON.stringify({ record, outcome });
  });
  return heads[0] === heads[1];
}
