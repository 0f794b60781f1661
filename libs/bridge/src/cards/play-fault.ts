/** What cannot be in the play of the cards, with the law that says so (2017). */
export const PLAY_FAULTS = {
  'play.card-twice': '1',
  'play.lead-out-of-turn': '53A',
  'play.out-of-turn': '44B',
  'play.claimed-too-many': '68A',
} as const;

export type PlayFault = keyof typeof PLAY_FAULTS;
