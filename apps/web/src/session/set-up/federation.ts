import { regulationNamed, type Regulation } from '#laws';
import { BODIES, PRESETS, type Body } from '#scoring';
import type { TournamentSettings } from '#tournament';

type Chosen = Pick<TournamentSettings, 'method' | 'regulation'>;

/** The regulation of each federation: its penalties, periods and deposits. */
const REGULATION_OF = {
  EBU: 'ebu',
  ACBL: 'acbl',
  WBF: 'wbf',
  PZBS: 'pzbs',
  club: 'club',
} as const satisfies Readonly<Record<Body, Regulation['name']>>;

/** The federation whose preset a method is; undefined for one's own. */
function bodyOfMethod({ name }: Chosen['method']): Body | undefined {
  return BODIES.find((body) => PRESETS[body].some((preset) => preset.name === name));
}

/** The federation that scoring and regulation are both of; undefined where they differ, or one is set by hand. */
export function federationOf({ method, regulation }: Chosen): Body | undefined {
  const body = bodyOfMethod(method);
  return body && REGULATION_OF[body] === regulation.name ? body : undefined;
}

/**
 * Settings with scoring and regulation of one federation. It scores boards as before where the federation has such a
 * method, else by its matchpoints.
 */
export function asIn<Settings extends Chosen>(settings: Settings, federation: Body): Settings {
  const presets = PRESETS[federation];
  const { board, ranking } = settings.method;
  const method =
    presets.find((one) => one.board.kind === board.kind && one.ranking.by === ranking.by) ??
    presets.find((one) => one.board.kind === board.kind) ??
    presets[0];
  const regulation = regulationNamed(REGULATION_OF[federation]) ?? settings.regulation;
  return { ...settings, method, regulation };
}
