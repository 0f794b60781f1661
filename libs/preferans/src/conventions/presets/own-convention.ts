import { contradictionsIn, type Contradiction } from '../contradictions.js';
import { conventionSchema, type Convention } from '../convention.js';
import type { Evidence } from '../evidence.js';
import { conventionOf } from './presets.js';
import { settingsSchema, type SettingName, type Settings } from '../settings.js';

/** Settings that do not go together cannot be agreed. */
export class ContradictorySettings extends RangeError {
  override name = 'ContradictorySettings';

  constructor(readonly contradictions: readonly Contradiction[]) {
    super(`Settings contradict each other: ${contradictions.map(({ code }) => code).join(', ')}.`);
  }
}

/**
 * A convention made from another by changes that those who play have agreed. What is changed back to what the other has is
 * no change.
 *
 * @param name of the new one, none that comes with the program
 * @throws ZodError when a change is no value of its setting
 * @throws ContradictorySettings when the changed settings do not go together
 */
export function ownConvention(base: Convention, changes: Partial<Settings>, name = 'own'): Convention {
  const changed = settingsSchema.partial().parse(changes);
  const own = changedSettings(base.settings, { ...base.settings, ...changed });
  const convention = conventionSchema.parse({
    name,
    version: base.version,
    basedOn: base.basedOn ?? base.name,
    settings: { ...base.settings, ...changed },
    evidence: {
      ...base.evidence,
      ...Object.fromEntries(own.map((setting): [SettingName, Evidence] => [setting, 'own'])),
    },
  });
  const contradictions = contradictionsIn(convention.settings);
  if (contradictions.length > 0) throw new ContradictorySettings(contradictions);
  return convention;
}

/** The settings that differ between two conventions, in their order. */
export function changedSettings(from: Settings, to: Settings): readonly SettingName[] {
  const names = Object.keys(settingsSchema.shape) as SettingName[];
  return names.filter((name) => textOf(from[name]) !== textOf(to[name]));
}

/** A value's text, whatever the order of its members. */
function textOf(value: unknown): string {
  const isMembers = value !== null && typeof value === 'object' && !Array.isArray(value);
  return JSON.stringify(
    isMembers ? Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)) : value,
  );
}

/** The settings that came with a version of the presets: an earlier one is what it was without them. */
const CAME_WITH: Readonly<Record<number, readonly SettingName[]>> = { 2: ['orderedWithWrongCount'] };

/** A convention that comes with the program, as it was in a version; nothing where it never had that one. */
function publishedAt(name: string, version: number): Convention | undefined {
  const published: Convention | undefined = conventionOf(name);
  if (!published || version > published.version) return undefined;
  const later = Object.entries(CAME_WITH).flatMap(([with_, names]) => (Number(with_) > version ? names : []));
  const known = <Values extends object>(values: Values) =>
    Object.fromEntries(
      Object.entries(values).filter(([setting]) => !later.includes(setting as SettingName)),
    ) as Values;
  return { ...published, version, settings: known(published.settings), evidence: known(published.evidence) };
}

/**
 * Whether a convention is what it says of itself: the one that comes with the program by its name, or another that names
 * the one it is made from and says of each setting that differs that it is agreed.
 */
export function isWhatItSays(convention: Convention): boolean {
  const { name, version, basedOn, settings, evidence } = convention;
  const published = publishedAt(basedOn ?? name, version);
  if (!published) return false;
  const own = changedSettings(published.settings, settings);
  const isHonest = (Object.keys(settings) as SettingName[]).every(
    (setting) => evidence[setting] === (own.includes(setting) ? 'own' : published.evidence[setting]),
  );
  return isHonest && (basedOn === undefined ? own.length === 0 : !conventionOf(name));
}
