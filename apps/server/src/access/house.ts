/** Name and look of the server, as everybody sees it. */
export interface HouseView {
  readonly name: string | null;
  /** The IANA name of the venue's time zone. */
  readonly zone: string;
  /** `#rrggbb`; null: the program's own. */
  readonly colour: string | null;
  /** Changes with the logo, and is part of its address; null: there is no logo. */
  readonly logo: string | null;
}

/** Asks for the current look of the server. */
export type House = () => Promise<HouseView>;

export const HOUSE = Symbol('House');
