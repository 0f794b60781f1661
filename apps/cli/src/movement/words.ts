import { filled, type Language } from '#words';

type Words = Readonly<Record<Phrase, string>>;
type Phrase =
  | 'title'
  | 'round'
  | 'table'
  | 'one-winner'
  | 'two-winners'
  | 'quality'
  | 'no-quality'
  | 'copies'
  | 'copies-needed'
  | 'sit-outs'
  | 'no-sit-outs'
  | 'relays'
  | 'opponents-uneven'
  | 'stationary'
  | 'missing'
  | 'switched'
  | 'scrambled'
  | 'fine'
  | 'remarks'
  | 'checked'
  | 'none-in-time'
  | 'offer'
  | 'offer.boards'
  | 'offer.opponents'
  | 'offer.seat'
  | 'offer.shares'
  | 'offer.sit-outs'
  | 'offer.team-boards'
  | 'offer.teams'
  | 'no-offers';

const en: Words = {
  title:
    '{name}: {tables} {tables:table|tables}, {rounds} {rounds:round|rounds}, {sets} {sets:board set|board sets}',
  round: 'Round',
  table: 'Table',
  'one-winner': 'one winner',
  'two-winners': 'two winners',
  quality: 'balance Q {percent} (S {sum}, SS {squares})',
  'no-quality': 'no competition',
  copies: 'copies of each board set: {copies}',
  'copies-needed':
    'Tables would play the same boards at once. Use {needed} copies instead of {copies}, or choose another movement[: {other}, {rounds} {rounds:round|rounds}].',
  'sit-outs': 'sit out: {contestants}',
  'no-sit-outs': 'no sit-outs',
  'opponents-uneven': 'meetings of the same opponents: {least}–{most}',
  relays: 'relays: {stands}, board sets waiting: {sets}',
  stationary: 'stationary: {contestants}',
  missing: 'missing: {contestant}',
  switched: 'arrow-switch in rounds: {rounds}',
  scrambled: 'arrow-switch (table: rounds): {tables}',
  fine: 'no remarks',
  remarks: '{count} {count:remark|remarks}:',
  checked: '{movements} {movements:movement|movements}, {defective} with defects.',
  'none-in-time': 'No movement found in {seconds} {seconds:second|seconds}. Allow more time with --seconds.',
  offer:
    '{name}, {tables} {tables:table|tables}, {rounds} × {boards} {boards:board|boards}, {winners}, {minutes} minutes',
  'offer.boards': 'boards per pair: {boards}',
  'offer.opponents': 'opponents: {opponents}',
  'offer.seat': '{pair} plays as {as}',
  'offer.shares': 'with one copy, tables share boards in rounds: {rounds}',
  'offer.sit-outs': 'pairs with a sit-out: {pairs} (at most {rounds} rounds each)',
  'offer.team-boards': 'boards per team: {boards} of {all}',
  'offer.teams': '{name}, {teams} teams, {rounds} × {boards} {boards:board|boards}, {minutes} minutes',
  'no-offers': 'No movement fits.',
};

const pl: Words = {
  title: '{name}: stołów {tables}, rund {rounds}, zestawów {sets}',
  round: 'Runda',
  table: 'Stół',
  'one-winner': 'jeden zwycięzca',
  'two-winners': 'dwóch zwycięzców',
  quality: 'wyrównanie Q {percent} (S {sum}, SS {squares})',
  'no-quality': 'nikt nie rywalizuje',
  copies: 'kopii każdego zestawu: {copies}',
  'copies-needed':
    'Stoły grałyby jednocześnie te same rozdania. Przygotuj kopii: {needed}, nie {copies}, albo wybierz inny schemat[: {other}, rund {rounds}].',
  'sit-outs': 'pauzują: {contestants}',
  'no-sit-outs': 'nikt nie pauzuje',
  'opponents-uneven': 'spotkań tych samych przeciwników: {least}–{most}',
  relays: 'stojaków: {stands}, czekających zestawów: {sets}',
  stationary: 'stałe miejsce: {contestants}',
  missing: 'brakuje: {contestant}',
  switched: 'odwrócona strzałka w rundach: {rounds}',
  scrambled: 'odwrócona strzałka (stół: rundy): {tables}',
  fine: 'bez uwag',
  remarks: 'uwagi ({count}):',
  checked: 'schematów: {movements}, z usterkami: {defective}.',
  'none-in-time': 'Nie znaleziono schematu w ciągu {seconds} s. Wydłuż czas przez --seconds.',
  offer: '{name}, stołów {tables}, {rounds} × {boards} rozdań, {winners}, minut {minutes}',
  'offer.boards': 'rozdań każdej pary: {boards}',
  'offer.opponents': 'przeciwników: {opponents}',
  'offer.seat': '{pair} gra jako {as}',
  'offer.shares': 'z jedną kopią stoły dzielą się rozdaniami w rundach: {rounds}',
  'offer.sit-outs': 'par pauzujących: {pairs} (rund każdej najwyżej: {rounds})',
  'offer.team-boards': 'rozdań każdej drużyny: {boards} z {all}',
  'offer.teams': '{name}, drużyn {teams}, {rounds} × {boards} rozdań, minut {minutes}',
  'no-offers': 'Żaden schemat nie pasuje.',
};

const ru: Words = {
  title: '{name}: столов {tables}, раундов {rounds}, комплектов {sets}',
  round: 'Раунд',
  table: 'Стол',
  'one-winner': 'один победитель',
  'two-winners': 'два победителя',
  quality: 'баланс Q {percent} (S {sum}, SS {squares})',
  'no-quality': 'никто не соревнуется',
  copies: 'копий каждого комплекта: {copies}',
  'copies-needed':
    'Столы играли бы одни и те же сдачи одновременно. Нужно копий: {needed}, а не {copies}, или другая схема[: {other}, раундов {rounds}].',
  'sit-outs': 'пропуск раунда: {contestants}',
  'no-sit-outs': 'без пропусков',
  'opponents-uneven': 'встреч одних и тех же соперников: {least}–{most}',
  relays: 'стоек: {stands}, ждущих комплектов: {sets}',
  stationary: 'постоянное место: {contestants}',
  missing: 'нет: {contestant}',
  switched: 'поворот стрелки в раундах: {rounds}',
  scrambled: 'поворот стрелки (стол: раунды): {tables}',
  fine: 'замечаний нет',
  remarks: 'замечания ({count}):',
  checked: 'схем: {movements}, с дефектами: {defective}.',
  'none-in-time': 'За {seconds} с схема не нашлась. Дайте больше времени через --seconds.',
  offer: '{name}, столов {tables}, {rounds} × {boards} сдач, {winners}, минут {minutes}',
  'offer.boards': 'сдач у пары: {boards}',
  'offer.opponents': 'соперников: {opponents}',
  'offer.seat': '{pair} играет как {as}',
  'offer.shares': 'с одной копией столы делят сдачи в раундах: {rounds}',
  'offer.sit-outs': 'пар с пропуском: {pairs} (каждая не более раундов: {rounds})',
  'offer.team-boards': 'сдач у команды: {boards} из {all}',
  'offer.teams': '{name}, команд {teams}, {rounds} × {boards} сдач, минут {minutes}',
  'no-offers': 'Ни одна схема не подходит.',
};

const WORDS: Readonly<Record<Language, Words>> = { en, pl, ru };

/** Says something; words in braces are parameters, numbers with a fraction have one digit of it. */
export function say(
  language: Language,
  key: keyof Words,
  params: Readonly<Record<string, string | number | readonly unknown[] | undefined>> = {},
): string {
  return filled(WORDS[language][key], params);
}
