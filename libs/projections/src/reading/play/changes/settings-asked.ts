import { boardSettingsOf, type SettingsPart } from '#tournament';

type Members = Readonly<Record<string, unknown>>;

/** Settings that are one value, and the member of the command that sets it. */
const ONE_VALUE: Partial<Record<SettingsPart['what'], string>> = {
  name: 'name',
  'rulings-publication': 'as',
  'board-set': 'boardSet',
  'match-scoring': 'method',
  repeats: 'ground',
  presence: 'bothSides',
  dealing: 'by',
  break: 'break',
  'thinking-time': 'seconds',
  responsible: 'seat',
};

/** Settings that are saved together, and the member of the command that has them. */
const TOGETHER: Partial<Record<SettingsPart['what'], string>> = {
  rules: 'settings',
  contest: 'settings',
  standings: 'standings',
  sheets: 'sheets',
  'draw-options': 'draw',
  'for-draws': 'forDraws',
};

/**
 * What a command asks these settings to be, by the members that change apart from each other.
 *
 * @param is what they are: a command leaves as it is what it says nothing of
 * @returns undefined where it sets none of them
 */
export function settingsAsked(part: SettingsPart, body: unknown, is: Members): Members | undefined {
  if (!isRecord(body)) return undefined;
  const { what } = part;
  const one = ONE_VALUE[what];
  if (one !== undefined) return one in body ? { '': body[one] } : undefined;
  const together = TOGETHER[what];
  if (together !== undefined) return isRecord(body[together]) ? body[together] : undefined;
  switch (what) {
    case 'scoring':
      return isRecord(body['settings']) ? scoringAsked(body['settings'], is) : undefined;
    case 'slow':
      return 'minutes' in body ? { minutes: body['minutes'], held: body['held'] } : undefined;
    case 'class': {
      if ('class' in body) return { '': body['class'] };
      const own = 'contestant' in part ? listed(body['classes'], part.contestant) : undefined;
      return own && { '': own['class'] };
    }
    case 'carried': {
      const own = listed(body['amounts'], part.contestant, part.session);
      return own && { '': own['hundredths'] };
    }
    default:
      return undefined;
  }
}

/** Of the method, the boards and the day nothing is said by whoever leaves them as they are. */
function scoringAsked(settings: Members, is: Members): Members {
  const { boards, method = is['method'], day = is['day'], ...others } = settings;
  return {
    called: 'together',
    ...others,
    method,
    day,
    boards: isRecord(boards) ? { ...boardSettingsOf({}), ...boards } : is['boards'],
  };
}

function listed(list: unknown, contestant: string, session?: string): Members | undefined {
  const rows = Array.isArray(list) ? list.filter(isRecord) : [];
  return rows.find(
    (row) => row['contestant'] === contestant && (session === undefined || row['session'] === session),
  );
}

function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
