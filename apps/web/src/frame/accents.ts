/** The accent of one appearance, each as `#rrggbb`. */
export interface Accent {
  readonly accent: string;
  readonly hover: string;
  readonly soft: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Backgrounds of text in the accent colour, besides its own soft shade: the paper and the cards of variables.css. */
const LIGHT = {
  grounds: ['#faf8f4', '#ffffff', '#fdfcf9'],
  towards: '#000000',
  card: '#ffffff',
  softly: 0.12,
};
const DARK = {
  grounds: ['#14181a', '#1b2023', '#1f2528'],
  towards: '#ffffff',
  card: '#14181a',
  softly: 0.24,
};
/** WCAG 2.2, 1.4.3: texts of the usual size. */
const ENOUGH = 4.5;
const STEP = 0.02;

function rgbOf(colour: string): Rgb {
  const at = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

function mixed(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  const parts = a.map((part, index) => Math.round(part + (b[index]! - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function fitted(colour: string, { grounds, towards, card, softly }: typeof LIGHT): Accent {
  for (let share = 0; share < 1; share += STEP) {
    const accent = mixed(colour, towards, share);
    const soft = mixed(card, accent, softly);
    if ([...grounds, soft].every((ground) => contrast(accent, ground) >= ENOUGH))
      return { accent, hover: mixed(accent, towards, 0.18), soft };
  }
  return { accent: towards, hover: towards, soft: card };
}

/** A colour as accent of both appearances: as it is where it can be read, otherwise made darker or lighter until it can. */
export function accentsOf(colour: string): { readonly light: Accent; readonly dark: Accent } {
  return { light: fitted(colour, LIGHT), dark: fitted(colour, DARK) };
}
