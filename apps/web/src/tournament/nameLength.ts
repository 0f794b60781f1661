/** The longest name of a tournament, in UTF-16 units as fields count them. */
export const NAME_LENGTH = 120;
