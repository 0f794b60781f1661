const en = {
  'movement.tables-unfit': 'it does not exist for this number of tables',
  'movement.rounds-unfit': 'it does not have this number of rounds',
  'movement.none-with-rounds': 'there is none with these tables and rounds',
  'movement.phantom-unknown': 'the missing pair is not one of its pairs',
  'movement.switch-unknown-round': 'a round with turned boards is not one of its rounds',
  'movement.switch-one-winner': 'it has one winner already, so boards are not turned',
  'movement.barometer-of-teams':
    'the two tables of a match play in different rounds, so it cannot be a barometer',
  'movement.table-count': 'the number of its rows is not the number of its tables',
  'movement.row-length': 'a row does not have one entry for each round',
  'movement.contestant-name': 'a pair is named as this movement does not name its pairs',
  'movement.set-unknown': 'a set of boards is not one of its sets',
  'movement.against-itself': 'a pair plays against itself',
  'movement.pair-at-two-tables': 'a pair sits at two tables in one round',
  'movement.board-played-twice': 'a pair plays the same boards twice',
  'movement.stationary-moves': 'a pair that stays is moved',
} as const;

/** What can be wrong with a movement that is refused. */
export type MovementFaultWord = keyof typeof en;

/** Faults of movements in words, as parts of a sentence. */
export const movementFaults: Readonly<
  Record<'en' | 'pl' | 'ru', Readonly<Record<MovementFaultWord, string>>>
> = {
  en,
  pl: {
    'movement.tables-unfit': 'nie istnieje dla tej liczby stołów',
    'movement.rounds-unfit': 'nie ma tylu rund',
    'movement.none-with-rounds': 'nie ma go przy tylu stołach i rundach',
    'movement.phantom-unknown': 'brakująca para nie należy do jego par',
    'movement.switch-unknown-round': 'runda z odwróconymi pudełkami nie należy do jego rund',
    'movement.switch-one-winner': 'ma już jednego zwycięzcę, więc pudełek się nie odwraca',
    'movement.barometer-of-teams': 'dwa stoły meczu grają w różnych rundach, więc nie może być barometrem',
    'movement.table-count': 'liczba wierszy nie zgadza się z liczbą stołów',
    'movement.row-length': 'w wierszu nie ma po jednym wpisie na rundę',
    'movement.contestant-name': 'para nosi numer, jakiego ten schemat nie używa',
    'movement.set-unknown': 'zestaw rozdań nie należy do jego zestawów',
    'movement.against-itself': 'para gra sama ze sobą',
    'movement.pair-at-two-tables': 'para siedzi w jednej rundzie przy dwóch stołach',
    'movement.board-played-twice': 'para gra dwa razy te same rozdania',
    'movement.stationary-moves': 'para stała zostaje przesadzona',
  },
  ru: {
    'movement.tables-unfit': 'её нет для такого числа столов',
    'movement.rounds-unfit': 'в ней нет столько раундов',
    'movement.none-with-rounds': 'её нет при стольких столах и раундах',
    'movement.phantom-unknown': 'отсутствующей пары в ней нет',
    'movement.switch-unknown-round': 'раунда с повёрнутыми коробками в ней нет',
    'movement.switch-one-winner': 'победитель в ней и так один, коробки не поворачивают',
    'movement.barometer-of-teams': 'два стола матча играют в разных раундах, барометром она быть не может',
    'movement.table-count': 'число строк не равно числу столов',
    'movement.row-length': 'в строке не по одной записи на раунд',
    'movement.contestant-name': 'пара названа не так, как принято в этой схеме',
    'movement.set-unknown': 'комплекта сдач в ней нет',
    'movement.against-itself': 'пара играет сама с собой',
    'movement.pair-at-two-tables': 'пара сидит в одном раунде за двумя столами',
    'movement.board-played-twice': 'пара дважды играет одни и те же сдачи',
    'movement.stationary-moves': 'постоянную пару пересаживают',
  },
};
