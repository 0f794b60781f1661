/** How the installation is called and looks, as everybody sees it. */
export interface HouseView {
  readonly name: string | null;
  /** The IANA name of the venue's time zone. */
  readonly zone: string;
  /** `#rrggbb`; null: the program's own. */
  readonly colour: string | null;
  /** What changes with the logo, for its address; null: there is none. */
  readonly logo: string | null;
}

/** Asks how the installation looks now. */
export type House = () => Promise<HouseView>;

export const HOUSE = Symbol('House');
