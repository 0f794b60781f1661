import { z } from 'zod';
import { EVIDENCE, isVerified, type Evidence } from './evidence.js';
import { SETTING_RULES } from './setting-rules.js';
import { settingsSchema, type SettingName, type Settings } from './settings.js';

type Optional<Name extends SettingName> = undefined extends Settings[Name] ? Name : never;
type OptionalName = { [Name in SettingName]: Optional<Name> }[SettingName];
type Evidences = {
  [Name in SettingName]: Name extends OptionalName
    ? z.ZodOptional<z.ZodEnum<EvidenceEnum>>
    : z.ZodEnum<EvidenceEnum>;
};
type EvidenceEnum = { [One in Evidence]: One };

const SETTING_NAMES = Object.keys(settingsSchema.shape) as SettingName[];

const source = z.enum(EVIDENCE);
/** Where the value of each setting is from; of one that conventions of before do not have nothing is said there. */
const evidence = z.strictObject(
  Object.fromEntries(
    SETTING_NAMES.map((name) => [
      name,
      settingsSchema.shape[name] instanceof z.ZodOptional ? source.optional() : source,
    ]),
  ) as Evidences,
);

/**
 * A convention: settings, and where each of them is from. It is plain data, frozen into the event that starts a
 * tournament: what was played by it is never recalculated by another.
 */
export const conventionSchema = z.strictObject({
  /** Of one that comes with the program its code; of an own one as its players call it. */
  name: z.string().regex(/^\S(?:.{0,38}\S)?$/u),
  /** Raised whenever a preset's settings change. */
  version: z.int().min(1),
  /** The preset that an own one was made from. */
  basedOn: z.string().optional(),
  settings: settingsSchema,
  evidence,
});

export type Convention = z.infer<typeof conventionSchema>;

/** The settings of a convention whose values nobody has seen in print, with the rules that they decide. */
export function unverifiedSettings({
  evidence,
}: Convention): readonly { setting: SettingName; rule: string }[] {
  return SETTING_NAMES.filter((setting) => !isVerified(evidence[setting] ?? 'seed')).map((setting) => ({
    setting,
    rule: SETTING_RULES[setting],
  }));
}
