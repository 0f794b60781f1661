import { filled } from '../language/filled.js';
import type { Language } from '../language/language.js';

const en = {
  'movement.table-count': '{rows} {rows:row|rows} for {tables} {tables:table|tables}',
  'movement.row-length': 'table {table}: its row has {rounds} {rounds:round|rounds}',
  'movement.contestant-name': 'round {round}, table {table}: {contestant} is not a number of this movement',
  'movement.set-unknown': 'round {round}, table {table}: there is no board set {set}',
  'movement.against-itself': 'round {round}, table {table}: {contestant} plays against itself',
  'movement.pair-at-two-tables': 'round {round}, table {table}: {contestant} also sits at table {otherTable}',
  'movement.board-played-twice':
    'round {round}, table {table}: {contestant} has already played board set {set} in round {earlierRound}',
  'movement.phantom-unknown': 'It has no pair {contestant} that could be missing.',
  'movement.stationary-moves':
    'round {round}, table {table}: {contestant} is stationary at table {fromTable}',
  'movement.stationary-unknown': '{contestant} is marked as stationary but does not play in any round',
  'movement.opponents-met-twice':
    'round {round}, table {table}: {contestant} and {opponent} have already met in round {earlierRound}',
  'movement.set-shared': 'round {round}: board set {set} is at tables {tables}',
  'movement.sits-out': 'round {round}: {contestant} sits out',
  'movement.sit-outs-uneven': '{contestant} sits out {rounds} {rounds:round|rounds}, others only {least}',
  'movement.barometer-set': 'round {round}, table {table}: board set {set}, but others play {others}',
  'movement.match-half': 'round {round}, table {table}: {contestant} against {opponent} has no second table',
  'movement.match-boards':
    'round {round}, table {table}: {contestant} against {opponent} with {sets}, but {otherSets} at the other table',
  'movement.partners-met-twice':
    'round {round}, table {table}: {contestant} and {partner} have already been partners in round {earlierRound}',
  'movement.opponents-uneven':
    'round {round}, table {table}: {contestant} and {opponent} are opponents {times} {times:time|times}, others only {least}',
  'movement.few-boards': '{contestant} plays {played} of {inPlay} {inPlay:board set|board sets}',
  'movement.number-unused': 'nobody has the number {contestant}',
  'movement.set-unplayed': 'nobody plays board set {set}',
  'movement.set-played-once': 'round {round}, table {table}: board set {set} is played only here',
  'movement.round-empty': 'round {round}: nobody plays',
  'written.contradiction': 'the file gives {member}: {said}, but has {found}',
  'written.misstated': 'the file gives {member}: {said}, but its rows give {found}',
  'written.not-two-lines': 'the file gives two winners, but pairs sit in both directions',
  'written.header': 'line {line}: this should be type,tables,boards,boards a round,rounds',
  'written.type': 'line {line}: there is no type {type}',
  'written.number': 'line {line}: {word} is not a number',
  'written.figures': 'line {line}: {figures} {figures:number|numbers} instead of {expected}',
  'written.play':
    'table {table}, round {round}: this should be [ns, ew, set], or [n, s, e, w, set] in an individual',
  'written.tables': 'line {line}: {lines} {lines:line|lines} for {tables} {tables:table|tables}',
  'written.boards': 'line {line}: {boards} {boards:board|boards}, but {played} {played:is|are} played',
  'hosting.no-section': 'There is no such section.',
  'hosting.taken': 'One of the two already hosts a section or is hosted by one.',
  'hosting.nobody-missing': 'No pair is missing in section {missing}.',
  'hosting.not-of-pairs': 'Section {missing} is drawn round by round or plays in teams.',
  'hosting.lines-differ': 'Only one of the two has two winners.',
  'hosting.same-line': 'The sit-outs have the same direction in both.',
  'hosting.other-boards': 'They miss different boards in round {round}.',
  'hosting.board-again': '{contestant} would play the boards of round {round} twice.',
  'hosting.met-again': '{contestant} would meet the same pair again in round {round}.',
  'movement.why.even': 'with an even number, pairs meet played boards halfway through',
  'movement.why.odd': 'it is meant for even numbers only',
  'movement.why.not-by-four': 'the number must be divisible by four',
  'movement.why.by-two-or-three': 'the number must not be divisible by 2 or 3',
  'movement.why.not-thurner': 'the number must be even, and one less must not be divisible by three',
  'movement.why.half-match': 'a match needs two tables, so the number must be even',
  'movement.why.beyond': 'the possible numbers are {least} to {most}',
  'movement.why.boards-again': 'a pair would play a board twice',
  'movement.why.shared': 'tables would have to share boards',
  'movement.why.no-opponents': 'there are not enough opponents',
  'movement.why.no-way-round': 'the extra pair would repeat a pair or boards',
  'movement.why.half-played': 'some matches would be only half played',
  'movement.tables-unfit':
    'It does not exist for {tables} {tables:table|tables}[: {why}][ (nearest: {nearest})].',
  'movement.players-unfit':
    'It does not exist for {players} {players:player|players}, only for {least} to {most}.',
  'movement.rounds-unfit': 'It cannot have {rounds} {rounds:round|rounds}, only {least} to {most}.',
  'movement.rounds-only': 'It has {most} {most:round|rounds}, not {rounds}.',
  'movement.none-with-rounds':
    'None exists with {tables} {tables:table|tables} and {rounds} {rounds:round|rounds}[: {why}][ (nearest number of rounds: {nearest})].',
  'movement.switch-unknown-round': 'There is no round {round} for an arrow-switch.',
  'movement.switch-one-winner': 'It already has one winner, so it needs no arrow-switch.',
  'movement.barometer-of-teams':
    'It cannot be a barometer: the two tables of a match play in different rounds.',
} as const;

/** What can be remarked about a movement. */
export type MovementRemarkCode = keyof typeof en;

/** Remarks about movements in words, by code; words in braces are parameters. */
export const movementRemarks: Readonly<Record<Language, Readonly<Record<MovementRemarkCode, string>>>> = {
  en,
  pl: {
    'movement.table-count': 'wierszy {rows}, stołów {tables}',
    'movement.row-length': 'stół {table}: rund w wierszu {rounds}',
    'movement.contestant-name': 'runda {round}, stół {table}: {contestant} nie jest numerem tego schematu',
    'movement.set-unknown': 'runda {round}, stół {table}: nie ma zestawu {set}',
    'movement.against-itself': 'runda {round}, stół {table}: {contestant} gra z sobą',
    'movement.pair-at-two-tables':
      'runda {round}, stół {table}: {contestant} siedzi też przy stole {otherTable}',
    'movement.board-played-twice':
      'runda {round}, stół {table}: {contestant} grał już zestaw {set} w rundzie {earlierRound}',
    'movement.phantom-unknown': 'Nie ma w nim pary {contestant}, której mogłoby brakować.',
    'movement.stationary-moves': 'runda {round}, stół {table}: {contestant} ma zostać przy stole {fromTable}',
    'movement.stationary-unknown': '{contestant} ma zostać przy stole, a nie ma go w żadnej rundzie',
    'movement.opponents-met-twice':
      'runda {round}, stół {table}: {contestant} i {opponent} grali już ze sobą w rundzie {earlierRound}',
    'movement.set-shared': 'runda {round}: zestaw {set} przy stołach {tables}',
    'movement.sits-out': 'runda {round}: {contestant} pauzuje',
    'movement.sit-outs-uneven': '{contestant} pauzuje (rund: {rounds}), inni {least}',
    'movement.barometer-set': 'runda {round}, stół {table}: zestaw {set}, inni grają {others}',
    'movement.match-half': 'runda {round}, stół {table}: {contestant} z {opponent} nie ma drugiego stołu',
    'movement.match-boards':
      'runda {round}, stół {table}: {contestant} z {opponent} gra {sets}, przy drugim stole {otherSets}',
    'movement.partners-met-twice':
      'runda {round}, stół {table}: {contestant} i {partner} grali razem w rundzie {earlierRound}',
    'movement.opponents-uneven':
      'runda {round}, stół {table}: {contestant} i {opponent} są przeciwnikami {times} razy, inni {least}',
    'movement.few-boards': '{contestant} gra {played} z {inPlay} zestawów',
    'movement.number-unused': 'nikt nie ma numeru {contestant}',
    'movement.set-unplayed': 'nikt nie gra zestawu {set}',
    'movement.set-played-once': 'runda {round}, stół {table}: zestaw {set} jest grany tylko tu',
    'movement.round-empty': 'runda {round}: nikt nie gra',
    'written.contradiction': 'podano {member}: {said}, a jest {found}',
    'written.misstated': 'podano {member}: {said}, a z wierszy wynika {found}',
    'written.not-two-lines': 'podano dwóch zwycięzców, a pary siedzą raz na NS, raz na EW',
    'written.header': 'wiersz {line}: tu powinno być typ,stoły,rozdania,rozdania w rundzie,rundy',
    'written.type': 'wiersz {line}: nie ma typu {type}',
    'written.number': 'wiersz {line}: {word} nie jest liczbą',
    'written.figures': 'wiersz {line}: liczb {figures} zamiast {expected}',
    'written.play':
      'stół {table}, runda {round}: tu powinno być [ns, ew, zestaw], w turnieju indywidualnym [n, s, e, w, zestaw]',
    'written.tables': 'wiersz {line}: wierszy {lines}, stołów {tables}',
    'written.boards': 'wiersz {line}: rozdań {boards}, a gra się {played}',
    'hosting.no-section': 'Nie ma takiego sektora.',
    'hosting.taken': 'Jeden z nich już gości inny sektor albo jest jego gościem.',
    'hosting.nobody-missing': 'W sektorze {missing} nie brakuje żadnej pary.',
    'hosting.not-of-pairs': 'W sektorze {missing} rundy są kojarzone po kolei albo grają w nim drużyny.',
    'hosting.lines-differ': 'Tylko jeden z nich ma dwóch zwycięzców.',
    'hosting.same-line': 'W obu pauzują pary z tej samej linii.',
    'hosting.other-boards': 'W rundzie {round} omijają różne rozdania.',
    'hosting.board-again': '{contestant} zagrałaby rozdania rundy {round} dwa razy.',
    'hosting.met-again': '{contestant} spotkałaby w rundzie {round} tę samą parę ponownie.',
    'movement.why.even': 'przy parzystej liczbie pary w połowie trafiłyby na zagrane rozdania',
    'movement.why.odd': 'to sposób na parzyste liczby, nieparzystej nie jest potrzebny',
    'movement.why.not-by-four': 'liczba musi być podzielna przez cztery',
    'movement.why.by-two-or-three': 'liczba nie może być podzielna przez 2 ani przez 3',
    'movement.why.not-thurner': 'liczba musi być parzysta, a o jeden mniejsza niepodzielna przez trzy',
    'movement.why.half-match': 'mecz zajmuje dwa stoły, więc liczba musi być parzysta',
    'movement.why.beyond': 'możliwe są od {least} do {most}',
    'movement.why.boards-again': 'para trafiłaby na rozdania, które już grała',
    'movement.why.shared': 'stoły musiałyby dzielić się rozdaniami',
    'movement.why.no-opponents': 'nikt nie ma tylu przeciwników',
    'movement.why.no-way-round': 'dodatkowa para trafiłaby znowu na tę samą parę albo te same rozdania',
    'movement.why.half-played': 'mecze zostałyby w połowie nierozegrane',
    'movement.tables-unfit':
      'Nie ma go przy {tables} {tables:stole|stołach}[: {why}][; najbliższy ma {nearest}].',
    'movement.players-unfit': 'Nie ma go dla {players} {players:zawodnika|zawodników}: od {least} do {most}.',
    'movement.rounds-unfit': 'Nie ma go z {rounds} {rounds:rundą|rundami}: od {least} do {most}.',
    'movement.rounds-only': 'Ma rund {most}, a nie {rounds}.',
    'movement.none-with-rounds':
      'Nie ma go przy {tables} {tables:stole|stołach} i {rounds} {rounds:rundzie|rundach}[: {why}][; najbliższy ma rund {nearest}].',
    'movement.switch-unknown-round': 'Nie ma rundy {round} do odwrócenia strzałki.',
    'movement.switch-one-winner': 'Ma już jednego zwycięzcę, więc strzałki się nie odwraca.',
    'movement.barometer-of-teams': 'Nie może być barometrem: dwa stoły meczu grają w różnych rundach.',
  },
  ru: {
    'movement.table-count': 'строк {rows}, столов {tables}',
    'movement.row-length': 'стол {table}: раундов в строке {rounds}',
    'movement.contestant-name': 'раунд {round}, стол {table}: {contestant} — не номер этой схемы',
    'movement.set-unknown': 'раунд {round}, стол {table}: комплекта {set} нет',
    'movement.against-itself': 'раунд {round}, стол {table}: {contestant} против себя',
    'movement.pair-at-two-tables': 'раунд {round}, стол {table}: {contestant} сидит и за столом {otherTable}',
    'movement.board-played-twice':
      'раунд {round}, стол {table}: {contestant} уже играл комплект {set} в раунде {earlierRound}',
    'movement.phantom-unknown': 'Пары {contestant}, которая могла бы отсутствовать, в ней нет.',
    'movement.stationary-moves': 'раунд {round}, стол {table}: {contestant} остаётся за столом {fromTable}',
    'movement.stationary-unknown': '{contestant} должен оставаться на месте, но его нет ни в одном раунде',
    'movement.opponents-met-twice':
      'раунд {round}, стол {table}: {contestant} и {opponent} уже встречались в раунде {earlierRound}',
    'movement.set-shared': 'раунд {round}: комплект {set} за столами {tables}',
    'movement.sits-out': 'раунд {round}: {contestant} пропускает',
    'movement.sit-outs-uneven': '{contestant} пропускает раундов: {rounds}, другие: {least}',
    'movement.barometer-set': 'раунд {round}, стол {table}: комплект {set}, другие играют {others}',
    'movement.match-half': 'раунд {round}, стол {table}: у {contestant} с {opponent} нет второго стола',
    'movement.match-boards':
      'раунд {round}, стол {table}: {contestant} с {opponent} играет {sets}, за вторым столом {otherSets}',
    'movement.partners-met-twice':
      'раунд {round}, стол {table}: {contestant} и {partner} были партнёрами в раунде {earlierRound}',
    'movement.opponents-uneven':
      'раунд {round}, стол {table}: {contestant} и {opponent} — соперники, раз: {times}, у других: {least}',
    'movement.few-boards': '{contestant} играет комплектов {played} из {inPlay}',
    'movement.number-unused': 'номера {contestant} нет ни у кого',
    'movement.set-unplayed': 'комплект {set} никто не играет',
    'movement.set-played-once': 'раунд {round}, стол {table}: комплект {set} играют только здесь',
    'movement.round-empty': 'раунд {round}: никто не играет',
    'written.contradiction': 'указано {member}: {said}, а на деле {found}',
    'written.misstated': 'указано {member}: {said}, а по строкам выходит {found}',
    'written.not-two-lines': 'указано два победителя, а пары сидят то на NS, то на EW',
    'written.header': 'строка {line}: здесь должно быть тип,столы,сдачи,сдачи в раунде,раунды',
    'written.type': 'строка {line}: типа {type} нет',
    'written.number': 'строка {line}: {word} — не число',
    'written.figures': 'строка {line}: чисел {figures} вместо {expected}',
    'written.play':
      'стол {table}, раунд {round}: здесь должно быть [ns, ew, комплект], в индивидуальном турнире [n, s, e, w, комплект]',
    'written.tables': 'строка {line}: строк {lines}, столов {tables}',
    'written.boards': 'строка {line}: сдач {boards}, а играют {played}',
    'hosting.no-section': 'Такого сектора нет.',
    'hosting.taken': 'Один из них уже принимает другой сектор или сам принят другим.',
    'hosting.nobody-missing': 'В секторе {missing} никого не недостаёт.',
    'hosting.not-of-pairs': 'В секторе {missing} жеребьёвка идёт по раундам или играют команды.',
    'hosting.lines-differ': 'Только в одном из них два победителя.',
    'hosting.same-line': 'В обоих пропускают пары одной и той же линии.',
    'hosting.other-boards': 'В раунде {round} они пропускают разные сдачи.',
    'hosting.board-again': '{contestant} сыграла бы сдачи раунда {round} дважды.',
    'hosting.met-again': '{contestant} встретилась бы с той же парой снова в раунде {round}.',
    'movement.why.even': 'при чётном числе пары на полпути попали бы на сыгранные сдачи',
    'movement.why.odd': 'это средство для чётных чисел, нечётному оно не нужно',
    'movement.why.not-by-four': 'число должно делиться на четыре',
    'movement.why.by-two-or-three': 'число не должно делиться ни на 2, ни на 3',
    'movement.why.not-thurner': 'число должно быть чётным, а на единицу меньшее — не кратным трём',
    'movement.why.half-match': 'матч занимает два стола, поэтому число должно быть чётным',
    'movement.why.beyond': 'возможно от {least} до {most}',
    'movement.why.boards-again': 'пара попала бы на уже сыгранные сдачи',
    'movement.why.shared': 'столам пришлось бы делиться сдачами',
    'movement.why.no-opponents': 'столько соперников ни у кого нет',
    'movement.why.no-way-round': 'лишняя пара попала бы снова на ту же пару или те же сдачи',
    'movement.why.half-played': 'матчи остались бы наполовину несыгранными',
    'movement.tables-unfit': 'Её нет для {tables} {tables:стола|столов}[: {why}][; ближайшая — {nearest}].',
    'movement.players-unfit': 'Для {players} {players:игрока|игроков} её нет: от {least} до {most}.',
    'movement.rounds-unfit': 'Раундов {rounds} в ней нет: от {least} до {most}.',
    'movement.rounds-only': 'Раундов в ней {most}, а не {rounds}.',
    'movement.none-with-rounds':
      'Её нет для столов: {tables}, раундов: {rounds}[: {why}][; ближайшая с {nearest}].',
    'movement.switch-unknown-round': 'Раунда {round} для поворота стрелки нет.',
    'movement.switch-one-winner': 'Победитель в ней и так один: стрелку не поворачивают.',
    'movement.barometer-of-teams': 'Барометром она быть не может: два стола матча играют в разных раундах.',
  },
};

/** True for a code that has words. */
export function isMovementRemark(code: string): code is MovementRemarkCode {
  return Object.hasOwn(en, code);
}

/** A remark about a movement in words; a part in square brackets is left out where its parameter says nothing. */
export function movementRemarkText(
  code: MovementRemarkCode,
  params: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  const { why, least, most } = params;
  // Of most there are from so many to so many rounds, of some only so many.
  if (code === 'movement.rounds-unfit' && least === most)
    return movementRemarkText('movement.rounds-only', params, language);
  const reason = typeof why === 'string' && isMovementRemark(why) && why !== code;
  const said = reason ? { ...params, why: movementRemarkText(why, params, language) } : params;
  return filled(movementRemarks[language][code], said);
}
