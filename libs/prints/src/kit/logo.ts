import type { Ink } from './ink.js';
import type { Box } from './paper-size.js';

/**
 * A logo left in a box, as large as it fits.
 *
 * @param logo a picture in base 64
 * @returns how much of the width is taken, with some room behind; 0 without a logo
 */
export function paintLogo(ink: Ink, logo: string | null, { x, y, width, height }: Box): number {
  if (logo === null) return 0;
  const taken = ink.picture(Buffer.from(logo, 'base64'), { x, y, width, height });
  return taken === 0 ? 0 : taken + 8;
}
