import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { PlayerSeen } from '../../api/documents.js';
import type { SheetLineRuled } from '../../api/rulingDocuments.js';
import { sessionPath } from '../../session/paths.js';
import { playersAt } from '../playersAt.js';
import { sheetPath } from '../sheetPaths.js';
import { LineHead } from '../table/LineHead.js';
import { PlansSeen } from './PlansSeen.js';
import { usePlaceText } from './placeText.js';

/** A line of a sheet that a ruling has written or put right: what it is, and what stood there before. */
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
      {before && (
        <>
          <s>
            <LineHead what={before} players={players} />
          </s>{' '}
          →{' '}
        </>
      )}
      <LineHead what={written} players={players} />
      {!before && <span className="muted"> {t('rulings.newLine')}</span>}
      {written.kind === 'ruling' && <PlansSeen ruling={written.ruling} players={players} />}
    </>
  );
}
