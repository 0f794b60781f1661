/** How the first round is drawn (`DrawOptions.first` of #tournament). */
export const FIRST_ROUNDS = ['lot', 'neighbours', 'halves', 'quarters'] as const;
