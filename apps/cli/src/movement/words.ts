import type { MovementName, OfferRefusal, OfferWarning } from '#movement';

export const LANGUAGES = ['en', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

type Words = Readonly<
  Record<MovementName | 'rainbow' | OfferWarning['code'] | OfferRefusal['code'] | Phrase, string>
>;
type Phrase =
  | 'title'
  | 'round'
  | 'table'
  | 'one-winner'
  | 'two-winners'
  | 'quality'
  | 'no-quality'
  | 'copies'
  | 'sit-outs'
  | 'no-sit-outs'
  | 'relays'
  | 'stationary'
  | 'missing'
  | 'switched'
  | 'fine'
  | 'remarks'
  | 'checked'
  | 'none-in-time'
  | 'offer'
  | 'offer.seat'
  | 'no-offers';

const en: Words = {
  mitchell: 'Mitchell',
  'skip-mitchell': 'Mitchell with a skip',
  'share-and-relay': 'Mitchell, share and relay',
  'double-weave': 'Double weave',
  web: 'Web',
  rover: 'Mitchell with a rover',
  'three-quarter-howell': 'Three-quarter Howell',
  howell: 'Howell',
  barometer: 'Barometer',
  swiss: 'Swiss',
  'american-whist': 'American Whist',
  'new-england-relay': 'New England relay',
  'round-robin': 'Round robin',
  triple: 'Three teams, each against each',
  'two-stanza': 'Match in two stanzas',
  rainbow: 'Rainbow individual',
  rows: 'Movement',
  title: '{name}: {tables} tables, {rounds} rounds, {sets} sets of boards',
  round: 'Round',
  table: 'Table',
  'one-winner': 'one winner',
  'two-winners': 'two winners',
  quality: 'quality Q {percent} (S {sum}, SS {squares})',
  'no-quality': 'nobody competes',
  copies: 'copies of each set: {copies}',
  'sit-outs': 'sit out: {contestants}',
  'no-sit-outs': 'nobody sits out',
  relays: 'relays: {stands}, sets that wait: {sets}',
  stationary: 'stay: {contestants}',
  missing: 'missing: {contestant}',
  switched: 'boards turned in rounds: {rounds}',
  fine: 'nothing to remark',
  remarks: '{count} remarks:',
  checked: '{movements} movements, {defective} of them with defects.',
  'none-in-time': 'None was found in {seconds} seconds; there may be one: give it more with --seconds.',
  offer: '{name}, {tables} tables, {rounds} × {boards} boards, {winners}, {minutes} minutes',
  'offer.seat': '{pair} plays as {as}',
  'no-offers': 'No movement fits.',
  'offer.unswitched': 'one winner of two lines that are hardly compared (Q {quality})',
  'offer.wide-web': 'a web of {tables} tables is far too wide for {rounds} rounds: unbalanced (Q {quality})',
  'offer.unbalanced': 'unbalanced (Q {quality})',
  'offer.shares': '{tables} tables share boards in {rounds} rounds, for copies there are {copies}',
  'offer.short-rounds': 'everybody moves after every board',
  'offer.sits-out-long': 'somebody sits out {rounds} rounds',
  'offer.few-boards': 'somebody plays only {played} of {inPlay} boards',
  'offer.other-boards': '{boards} boards instead of {wanted}',
  'offer.too-long': '{minutes} minutes instead of {wanted}',
  'offer.pairs': 'There are movements for {least} to {most} pairs in a section, not for {pairs}.',
  'offer.copies': 'With {copies} copies more than two tables would share each: {nearest} are the fewest.',
  'offer.stay': '{stay} pairs cannot all stay seated: {most} can at most.',
};

const pl: Words = {
  mitchell: 'Mitchell',
  'skip-mitchell': 'Mitchell ze skokiem',
  'share-and-relay': 'Mitchell, wspólny stół i stojak',
  'double-weave': 'Podwójny splot',
  web: 'Schemat sieciowy',
  rover: 'Mitchell z parą wędrującą',
  'three-quarter-howell': 'Howell niepełny',
  howell: 'Howell',
  barometer: 'Barometr',
  swiss: 'Swiss',
  'american-whist': 'American Whist',
  'new-england-relay': 'New England ze stojakami',
  'round-robin': 'Każdy z każdym',
  triple: 'Trzy drużyny, każda z każdą',
  'two-stanza': 'Mecz w dwóch częściach',
  rainbow: 'Indywiduel rainbow',
  rows: 'Schemat',
  title: '{name}: stołów {tables}, rund {rounds}, zestawów {sets}',
  round: 'Runda',
  table: 'Stół',
  'one-winner': 'jeden zwycięzca',
  'two-winners': 'dwóch zwycięzców',
  quality: 'jakość Q {percent} (S {sum}, SS {squares})',
  'no-quality': 'nikt nie rywalizuje',
  copies: 'kopii każdego zestawu: {copies}',
  'sit-outs': 'pauzują: {contestants}',
  'no-sit-outs': 'nikt nie pauzuje',
  relays: 'stojaków: {stands}, czekających zestawów: {sets}',
  stationary: 'pozostają: {contestants}',
  missing: 'brakuje: {contestant}',
  switched: 'pudełka odwrócone w rundach: {rounds}',
  fine: 'bez uwag',
  remarks: 'uwagi ({count}):',
  checked: 'schematów: {movements}, z usterkami: {defective}.',
  'none-in-time': 'W ciągu {seconds} sekund nie znaleziono; może istnieje: więcej czasu daje --seconds.',
  offer: '{name}, stołów {tables}, {rounds} × {boards} rozdań, {winners}, minut {minutes}',
  'offer.seat': '{pair} gra jako {as}',
  'no-offers': 'Żaden schemat nie pasuje.',
  'offer.unswitched': 'jeden zwycięzca z dwóch linii, które prawie się nie porównują (Q {quality})',
  'offer.wide-web':
    'sieć {tables} stołów jest o wiele za szeroka na {rounds} rund: niezrównoważona (Q {quality})',
  'offer.unbalanced': 'niezrównoważony (Q {quality})',
  'offer.shares': 'stoły ({tables}) dzielą się rozdaniami, rund: {rounds}, kopii jest {copies}',
  'offer.short-rounds': 'wszyscy przechodzą po każdym rozdaniu',
  'offer.sits-out-long': 'ktoś pauzuje przez {rounds} rund',
  'offer.few-boards': 'ktoś gra tylko {played} z {inPlay} rozdań',
  'offer.other-boards': 'rozdań {boards} zamiast {wanted}',
  'offer.too-long': 'minut {minutes} zamiast {wanted}',
  'offer.pairs': 'W sektorze może być od {least} do {most} par, a nie {pairs}.',
  'offer.copies':
    'Przy {copies} kopiach dzieliłyby się nimi więcej niż dwa stoły: trzeba co najmniej {nearest}.',
  'offer.stay': '{stay} par nie może pozostać na miejscach: najwyżej {most}.',
};

const ru: Words = {
  mitchell: 'Митчелл',
  'skip-mitchell': 'Митчелл со скачком',
  'share-and-relay': 'Митчелл с общим комплектом и стойкой',
  'double-weave': 'Двойное плетение',
  web: 'Сетевая схема',
  rover: 'Митчелл с блуждающей парой',
  'three-quarter-howell': 'Неполный Хоуэлл',
  howell: 'Хоуэлл',
  barometer: 'Барометр',
  swiss: 'Швейцарка',
  'american-whist': 'Американский вист',
  'new-england-relay': 'Новая Англия со стойками',
  'round-robin': 'Круговой турнир',
  triple: 'Три команды, каждая с каждой',
  'two-stanza': 'Матч в двух частях',
  rainbow: 'Индивидуальный турнир, радуга',
  rows: 'Схема',
  title: '{name}: столов {tables}, раундов {rounds}, комплектов {sets}',
  round: 'Раунд',
  table: 'Стол',
  'one-winner': 'один победитель',
  'two-winners': 'два победителя',
  quality: 'качество Q {percent} (S {sum}, SS {squares})',
  'no-quality': 'никто не соревнуется',
  copies: 'копий каждого комплекта: {copies}',
  'sit-outs': 'пропускают: {contestants}',
  'no-sit-outs': 'никто не пропускает',
  relays: 'стоек: {stands}, ждущих комплектов: {sets}',
  stationary: 'остаются: {contestants}',
  missing: 'нет: {contestant}',
  switched: 'коробки повёрнуты в раундах: {rounds}',
  fine: 'замечаний нет',
  remarks: 'замечания ({count}):',
  checked: 'схем: {movements}, с дефектами: {defective}.',
  'none-in-time': 'За {seconds} секунд ничего не нашлось; возможно, есть: больше времени даёт --seconds.',
  offer: '{name}, столов {tables}, {rounds} × {boards} сдач, {winners}, минут {minutes}',
  'offer.seat': '{pair} играет как {as}',
  'no-offers': 'Ни одна схема не подходит.',
  'offer.unswitched': 'один победитель из двух линий, которые почти не сравниваются (Q {quality})',
  'offer.wide-web':
    'сеть из {tables} столов слишком широка для {rounds} раундов: не уравновешена (Q {quality})',
  'offer.unbalanced': 'не уравновешена (Q {quality})',
  'offer.shares': 'столы ({tables}) делят сдачи, раундов: {rounds}, копий есть {copies}',
  'offer.short-rounds': 'все переходят после каждой сдачи',
  'offer.sits-out-long': 'кто-то пропускает раундов: {rounds}',
  'offer.few-boards': 'кто-то играет только {played} из {inPlay} сдач',
  'offer.other-boards': 'сдач {boards} вместо {wanted}',
  'offer.too-long': 'минут {minutes} вместо {wanted}',
  'offer.pairs': 'В секторе может быть от {least} до {most} пар, а не {pairs}.',
  'offer.copies': 'При {copies} копиях каждую делили бы больше двух столов: нужно не меньше {nearest}.',
  'offer.stay': 'Пар, что должны остаться на местах, {stay}: остаться могут {most}.',
};

const WORDS: Readonly<Record<Language, Words>> = { en, pl, ru };

/** Says something; words in braces are parameters, numbers with a fraction have one digit of it. */
export function say(
  language: Language,
  key: keyof Words,
  params: Readonly<Record<string, string | number | readonly unknown[]>> = {},
): string {
  return WORDS[language][key].replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const param = params[name];
    if (typeof param === 'number' && !Number.isInteger(param)) return param.toFixed(1);
    return Array.isArray(param) ? param.join(', ') : String(param);
  });
}

/** The language that is asked for, or that the environment has, among ours; English otherwise. */
export function languageIn(
  asked: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Language | undefined {
  if (asked !== undefined) return LANGUAGES.find((language) => language === asked);
  const local = (env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '').slice(0, 2);
  return LANGUAGES.find((language) => language === local) ?? 'en';
}
