import {
  changedSettings,
  conventionOf,
  CONVENTIONS,
  ownConvention,
  type Convention,
  type SettingName,
  type Settings,
} from '#preferans';

const LONGEST_NAME = 40;

/** A convention as it is made up: from which it starts, what is changed, and its name where something is. */
export interface ConventionDraft {
  /** A published one's name. */
  readonly base: string;
  readonly changes: Partial<Settings>;
  readonly name: string;
}

/** The draft that makes a convention; without one, the first that comes with the program as it is. */
export function draftOfConvention(convention: Convention | undefined): ConventionDraft {
  const base = convention && conventionOf(convention.basedOn ?? convention.name);
  if (!convention || !base) return { base: CONVENTIONS[0].name, changes: {}, name: '' };
  const changed = changedSettings(base.settings, convention.settings);
  return {
    base: base.name,
    changes: Object.fromEntries(changed.map((setting) => [setting, convention.settings[setting]])),
    name: changed.length > 0 ? convention.name : '',
  };
}

/** The settings that a draft comes to, whether they go together or not. */
export function settingsOfDraft({ base, changes }: ConventionDraft): Settings {
  return { ...conventionOf(base)!.settings, ...changes };
}

/** A draft with a setting as it is now; nothing is changed that is as in the convention from which it starts. */
export function withSetting<S extends SettingName>(
  draft: ConventionDraft,
  setting: S,
  value: Settings[S],
): ConventionDraft {
  const before = conventionOf(draft.base)!.settings;
  const changes = { ...draft.changes, [setting]: value };
  const kept = changedSettings(before, { ...before, ...changes });
  return { ...draft, changes: Object.fromEntries(kept.map((one) => [one, changes[one]])) };
}

/** The same with a name that is suggested, where this is the first setting that is changed. */
export function withSettingNamed<S extends SettingName>(
  draft: ConventionDraft,
  setting: S,
  value: Settings[S],
  suggested: string,
): ConventionDraft {
  const next = withSetting(draft, setting, value);
  const isFirst = Object.keys(draft.changes).length === 0 && draft.name === '';
  return isFirst ? { ...next, name: suggested.slice(0, LONGEST_NAME) } : next;
}

/** Whether a name is one that an own convention can have: none of those that come with the program. */
export function isOwnName(name: string): boolean {
  const trimmed = name.trim();
  return trimmed.length > 0 && trimmed.length <= LONGEST_NAME && conventionOf(trimmed) === undefined;
}

/** The convention that a draft makes; undefined as long as something stands against it. */
export function conventionOfDraft({ base, changes, name }: ConventionDraft): Convention | undefined {
  const published = conventionOf(base)!;
  if (Object.keys(changes).length === 0) return published;
  if (!isOwnName(name)) return undefined;
  try {
    return ownConvention(published, changes, name.trim());
  } catch {
    return undefined;
  }
}
