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
    '{name}: {tables} {tables:table|tables}, {rounds} {rounds:round|rounds}, {sets} {sets:set|sets} of boards',
  round: 'Round',
  table: 'Table',
  'one-winner': 'one winner',
  'two-winners': 'two winners',
  quality: 'quality Q {percent} (S {sum}, SS {squares})',
  'no-quality': 'nobody competes',
  copies: 'copies of each set: {copies}',
  'copies-needed':
    'Tables would play the same boards at once: have so many copies ({needed}, not {copies}), or choose another movement[: {other}, {rounds} {rounds:round|rounds}].',
  'sit-outs': 'sit out: {contestants}',
  'no-sit-outs': 'nobody sits out',
  'opponents-uneven': 'opponents of each other: {least} to {most} times',
  relays: 'relays: {stands}, sets that wait: {sets}',
  stationary: 'stay: {contestants}',
  missing: 'missing: {contestant}',
  switched: 'boards turned in rounds: {rounds}',
  scrambled: 'boards turned (table: rounds): {tables}',
  fine: 'nothing to remark',
  remarks: '{count} {count:remark|remarks}:',
  checked: '{movements} {movements:movement|movements}, {defective} of them with defects.',
  'none-in-time':
    'None was found in {seconds} {seconds:second|seconds}; there may be one: give it more with --seconds.',
  offer:
    '{name}, {tables} {tables:table|tables}, {rounds} × {boards} {boards:board|boards}, {winners}, {minutes} minutes',
  'offer.boards': 'boards a pair: {boards}',
  'offer.opponents': 'opponents: {opponents}',
  'offer.seat': '{pair} plays as {as}',
  'offer.shares': 'with one copy tables share in rounds: {rounds}',
  'offer.sit-outs': 'pairs that sit out: {pairs} (rounds each at most: {rounds})',
  'offer.team-boards': 'boards a team: {boards} of {all}',
  'offer.teams': '{name}, {teams} teams, {rounds} × {boards} {boards:board|boards}, {minutes} minutes',
  'no-offers': 'No movement fits.',
};

const pl: Words = {
  title: '{name}: stołów {tables}, rund {rounds}, zestawów {sets}',
  round: 'Runda',
  table: 'Stół',
  'one-winner': 'jeden zwycięzca',
  'two-winners': 'dwóch zwycięzców',
  quality: 'jakość Q {percent} (S {sum}, SS {squares})',
  'no-quality': 'nikt nie rywalizuje',
  copies: 'kopii każdego zestawu: {copies}',
  'copies-needed':
    'Stoły grałyby naraz te same rozdania: przygotuj tyle kopii ({needed}, nie {copies}) albo wybierz inny schemat[: {other}, rund {rounds}].',
  'sit-outs': 'pauzują: {contestants}',
  'no-sit-outs': 'nikt nie pauzuje',
  'opponents-uneven': 'przeciwnikami są: od {least} do {most} razy',
  relays: 'stojaków: {stands}, czekających zestawów: {sets}',
  stationary: 'pozostają: {contestants}',
  missing: 'brakuje: {contestant}',
  switched: 'pudełka odwrócone w rundach: {rounds}',
  scrambled: 'pudełka odwrócone (stół: rundy): {tables}',
  fine: 'bez uwag',
  remarks: 'uwagi ({count}):',
  checked: 'schematów: {movements}, z usterkami: {defective}.',
  'none-in-time': 'W ciągu {seconds} sekund nie znaleziono; może istnieje: więcej czasu daje --seconds.',
  offer: '{name}, stołów {tables}, {rounds} × {boards} rozdań, {winners}, minut {minutes}',
  'offer.boards': 'rozdań każdej pary: {boards}',
  'offer.opponents': 'przeciwników: {opponents}',
  'offer.seat': '{pair} gra jako {as}',
  'offer.shares': 'z jedną kopią stoły dzielą się w rundach: {rounds}',
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
  quality: 'качество Q {percent} (S {sum}, SS {squares})',
  'no-quality': 'никто не соревнуется',
  copies: 'копий каждого комплекта: {copies}',
  'copies-needed':
    'Столы играли бы одни сдачи одновременно: нужно столько копий ({needed}, а не {copies}) или другая схема[: {other}, раундов {rounds}].',
  'sit-outs': 'пропускают: {contestants}',
  'no-sit-outs': 'никто не пропускает',
  'opponents-uneven': 'соперниками бывают: от {least} до {most} раз',
  relays: 'стоек: {stands}, ждущих комплектов: {sets}',
  stationary: 'остаются: {contestants}',
  missing: 'нет: {contestant}',
  switched: 'коробки повёрнуты в раундах: {rounds}',
  scrambled: 'коробки повёрнуты (стол: раунды): {tables}',
  fine: 'замечаний нет',
  remarks: 'замечания ({count}):',
  checked: 'схем: {movements}, с дефектами: {defective}.',
  'none-in-time': 'За {seconds} секунд ничего не нашлось; возможно, есть: больше времени даёт --seconds.',
  offer: '{name}, столов {tables}, {rounds} × {boards} сдач, {winners}, минут {minutes}',
  'offer.boards': 'сдач у пары: {boards}',
  'offer.opponents': 'соперников: {opponents}',
  'offer.seat': '{pair} играет как {as}',
  'offer.shares': 'с одной копией столы делят сдачи в раундах: {rounds}',
  'offer.sit-outs': 'пар, которые пропускают: {pairs} (раундов каждая не более: {rounds})',
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
