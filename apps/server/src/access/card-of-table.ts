import { qrCodeSvg, type SheetTable } from '#access';

/** A card to print: its table, and the link that its QR code says. */
export interface CardOfTable {
  readonly table: string;
  readonly link: string;
  readonly qr: string;
}

/**
 * The cards to print of tokens just made.
 * @param base what links begin with, without a slash at the end
 */
export function cardsOf(printed: readonly SheetTable[], base: string): Promise<readonly CardOfTable[]> {
  return Promise.all(
    printed.map(async ({ table, token }) => {
      const link = `${base}/pair#${token}`;
      return { table, link, qr: await qrCodeSvg(link) };
    }),
  );
}
