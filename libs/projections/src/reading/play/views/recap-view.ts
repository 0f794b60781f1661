import type { StandingsDocument } from '../../../play/documents/standings-document.js';
import type { TravellerLineSeen, TravellerSeen } from './traveller-view.js';

/** A session's protocol: every board with its lines, as far as they may be seen, and the standings. */
export interface RecapSeen {
  readonly session: string;
  readonly boards: readonly RecapBoard[];
  readonly standings: StandingsDocument;
}

export interface RecapBoard extends Pick<
  TravellerSeen,
  'board' | 'dealer' | 'vulnerable' | 'shown' | 'released' | 'deal'
> {
  readonly lines: readonly RecapLine[];
}

export type RecapLine = Pick<
  TravellerLineSeen,
  | 'table'
  | 'round'
  | 'ns'
  | 'ew'
  | 'partners'
  | 'status'
  | 'irregular'
  | 'result'
  | 'score'
  | 'form'
  | 'awards'
>;

/** A traveller as the recap shows it: without what explains it. */
export function recapBoard(traveller: TravellerSeen): RecapBoard {
  const { board, dealer, vulnerable, shown, released, deal, lines } = traveller;
  return { board, dealer, vulnerable, shown, released, deal, lines: lines.map(recapLine) };
}

function recapLine(line: TravellerLineSeen): RecapLine {
  const { table, round, ns, ew, partners, status, irregular, result, score, form, awards } = line;
  const seated = { ns, ew, ...(partners && { partners }) };
  return {
    table,
    round,
    ...seated,
    status,
    irregular,
    result,
    score,
    awards,
    ...(form !== undefined && { form }),
  };
}
