import { z } from 'zod';
import { GAME_LEVELS } from '../table/ladder.js';
import { settingsSchema, type SettingName, type Settings } from './settings.js';

type Value = Settings[SettingName];

type Choice = string | number | boolean | null | Settings['allPassNone'];

/** For no tricks at all the price of so many tricks, or so many points, one way or the other. */
const ALL_PASS_NONE: readonly Settings['allPassNone'][] = [1, 2].flatMap((count) =>
  (['tricks', 'points'] as const).flatMap((of) =>
    (['pool', 'off-mountain'] as const).map((to) => ({ to, count, of })),
  ),
);

/** The values of which a setting usually has one; undefined: it is typed (`settingAsText`). */
export function choicesOf(setting: SettingName): readonly Choice[] | undefined {
  return setting === 'allPassNone' ? ALL_PASS_NONE : choicesIn(settingsSchema.shape[setting]);
}

function choicesIn(schema: unknown): readonly Choice[] | undefined {
  if (schema instanceof z.ZodOptional) return choicesIn(schema.unwrap());
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodNull) return [null];
  if (schema instanceof z.ZodLiteral) return [...schema.values] as (string | number)[];
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const all = schema.options.map(choicesIn);
  return all.every((some) => some !== undefined) ? all.flat() : undefined;
}

/**
 * A value as it is typed: prices of the games of six to ten in their order, `2, 4, 6, 8, 10`; levels, `6, 7`;
 * nothing where there is none.
 */
export function settingAsText(value: Value): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object') return String(value);
  if ('to' in value) return String(value.count);
  return GAME_LEVELS.map((level) => value[level]).join(', ');
}

/** The value of a setting that a text says; undefined: it says none. */
export function readSetting<S extends SettingName>(setting: S, text: string): Settings[S] | undefined {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const figures = parts.map((part) => (/^-?\d+$/.test(part) ? Number(part) : part));
  const [first = null] = figures;
  const candidates = [
    ...(figures.length < 2 ? [first] : []),
    figures,
    Object.fromEntries(GAME_LEVELS.map((level, at) => [level, figures[at]])),
  ];
  const schema: z.ZodType = settingsSchema.shape[setting];
  const isWhole = (value: unknown) =>
    settingAsText(value as Value)
      .split(/[\s,]+/)
      .filter(Boolean).length === parts.length;
  const read = candidates.flatMap((candidate) => {
    const parsed = schema.safeParse(candidate);
    return parsed.success && isWhole(parsed.data) ? [parsed.data as Settings[S]] : [];
  });
  return read[0];
}
