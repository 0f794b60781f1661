import { conventionSchema, type Convention } from './convention.js';
import type { Evidence } from './evidence.js';
import type { SettingName, Settings } from './settings.js';

/**
 * A convention made from another by changes that those who play have agreed.
 *
 * @param name of the new one
 * @throws ZodError when a change is no value of its setting
 */
export function ownConvention(base: Convention, changes: Partial<Settings>, name = 'own'): Convention {
  const changed = Object.fromEntries(
    (Object.keys(changes) as SettingName[]).map((setting): [SettingName, Evidence] => [setting, 'own']),
  );
  return conventionSchema.parse({
    name,
    version: base.version,
    basedOn: base.name,
    settings: { ...base.settings, ...changes },
    evidence: { ...base.evidence, ...changed },
  });
}
