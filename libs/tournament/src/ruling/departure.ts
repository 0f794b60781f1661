/** Something that follows from the law book and that a ruling has not, or has though it does not follow. */
export type Departure = 'tricks' | 'score' | 'field-split' | 'warning';
