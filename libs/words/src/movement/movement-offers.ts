import { filled } from '../language/filled.js';
import type { Language } from '../language/language.js';

const en = {
  'offer.unswitched':
    'One winner, but the two directions are hardly compared (Q {quality}). Two winners are fairer.',
  'offer.wide-web':
    'A web of {tables} tables is too wide for {rounds} rounds. Many pairs are hardly compared (Q {quality}).',
  'offer.unbalanced': 'Unbalanced: some pairs are compared much more than others (Q {quality}).',
  'offer.shares':
    'Up to {tables} tables play the same boards at once (rounds: {rounds}, copies: {copies}). They wait for each other.',
  'offer.boards-between': '{least}–{boards} boards each, not {wanted} {wanted:board|boards}.',
  'offer.boards-differ': '{boards} {boards:board|boards} each, not {wanted} {wanted:board|boards}.',
  'offer.minutes-differ': 'Takes {minutes} minutes, not {wanted}.',
  'offer.short-rounds': 'Players move after every board.',
  'offer.meets-again': 'Some pairs meet the same opponents twice.',
  'offer.bye': 'Each team has up to {rounds} {rounds:bye|byes}.',
  'offer.meets-some': 'A team meets only {opponents} of the {others} other teams.',
  'offer.sits-out-long': 'Some sit out for {rounds} {rounds:round|rounds}.',
  'offer.few-boards': 'Some play only {played} of the {inPlay} boards.',
  'offer.other-boards': '{boards} {boards:board|boards} each instead of {wanted}.',
  'offer.other-boards-between': '{least}–{boards} boards each instead of {wanted}.',
  'offer.too-long': 'Takes {minutes} minutes instead of {wanted}.',
  'offer.pairs': 'A section can have from {least} to {most} pairs, not {pairs}.',
  'offer.teams': 'The movements are for {least} to {most} teams, not {teams}.',
  'offer.two-lines': 'No two-winner movement exists for {pairs} pairs. The nearest number is {nearest}.',
  'offer.copies':
    'With copies of each board: {copies}, more than two tables would wait for one. Use at least {nearest}.',
  'offer.stay':
    'Pairs that need a stationary seat: {stay}. Movements for this number of pairs have at most {most}.',
} as const;

/** What is said about an offer, or why there is none. */
export type MovementOfferCode = keyof typeof en;

/** Words about offers of movements, by code; words in braces are parameters. */
export const movementOffers: Readonly<Record<Language, Readonly<Record<MovementOfferCode, string>>>> = {
  en,
  pl: {
    'offer.unswitched':
      'Jeden zwycięzca z dwóch linii, które prawie się nie porównują (Q {quality}): dwóch byłoby sprawiedliwiej.',
    'offer.wide-web':
      'Sieć {tables} stołów jest o wiele za szeroka na {rounds} rund: wiele par prawie się nie porównuje (Q {quality}).',
    'offer.unbalanced':
      'Niezrównoważony: niektóre pary porównują się ze sobą o wiele bardziej niż inne (Q {quality}).',
    'offer.shares':
      'Stoły czekają na rozdania: stołów grających naraz to samo jest do {tables} (rund: {rounds}), kopii każdego rozdania: {copies}.',
    'offer.boards-between': 'Rozdań dla każdego: od {least} do {boards}, miało być {wanted}.',
    'offer.boards-differ': 'Rozdań dla każdego: {boards}, miało być {wanted}.',
    'offer.minutes-differ': 'Trwa {minutes} min, miało być {wanted}.',
    'offer.short-rounds': 'Wszyscy przechodzą po każdym rozdaniu.',
    'offer.meets-again': 'Niektórzy grają dwa razy z tymi samymi przeciwnikami.',
    'offer.bye': 'Każda drużyna pauzuje najwyżej tyle razy: {rounds}.',
    'offer.meets-some': 'Drużyna gra z {opponents} z {others} pozostałych.',
    'offer.sits-out-long': 'Niektórzy pauzują tyle rund: {rounds}.',
    'offer.few-boards': 'Niektórzy grają tylko {played} z {inPlay} rozdań.',
    'offer.other-boards': 'Rozdań dla każdego: {boards} zamiast {wanted}.',
    'offer.other-boards-between': 'Rozdań dla każdego: od {least} do {boards} zamiast {wanted}.',
    'offer.too-long': 'Trwa {minutes} min zamiast {wanted}.',
    'offer.pairs': 'W sektorze może być od {least} do {most} par, a nie {pairs}.',
    'offer.teams': 'Drużyn może być od {least} do {most}, a nie {teams}.',
    'offer.two-lines': 'Schematu z dwoma zwycięzcami dla {pairs} par nie ma: najbliżej jest {nearest}.',
    'offer.copies':
      'Kopii każdego rozdania: {copies}. Na jedną czekałyby więcej niż dwa stoły: trzeba co najmniej {nearest}.',
    'offer.stay':
      'Par, które muszą zostać na miejscu: {stay}. W żadnym schemacie dla tylu par nie zostaje więcej niż {most}.',
  },
  ru: {
    'offer.unswitched':
      'Один победитель из двух линий, которые почти не сравниваются (Q {quality}): справедливее два.',
    'offer.wide-web':
      'Сеть из {tables} столов слишком широка для {rounds} раундов: многие пары почти не сравниваются (Q {quality}).',
    'offer.unbalanced':
      'Не уравновешена: одни пары сравниваются между собой намного больше других (Q {quality}).',
    'offer.shares':
      'Столы ждут сдачи друг друга: одно и то же играют сразу столов до {tables} (раундов: {rounds}), копий каждой сдачи: {copies}.',
    'offer.boards-between': 'Сдач для каждого: от {least} до {boards}, хотели {wanted}.',
    'offer.boards-differ': 'Сдач для каждого: {boards}, хотели {wanted}.',
    'offer.minutes-differ': 'Занимает {minutes} мин, хотели {wanted}.',
    'offer.short-rounds': 'Все переходят после каждой сдачи.',
    'offer.meets-again': 'Некоторые встречаются с одними и теми же соперниками дважды.',
    'offer.bye': 'Свободных раундов у команды: до {rounds}.',
    'offer.meets-some': 'Команда встречается с {opponents} из {others} остальных.',
    'offer.sits-out-long': 'Некоторые пропускают раундов: {rounds}.',
    'offer.few-boards': 'Некоторые играют только {played} из {inPlay} сдач.',
    'offer.other-boards': 'Сдач для каждого: {boards} вместо {wanted}.',
    'offer.other-boards-between': 'Сдач для каждого: от {least} до {boards} вместо {wanted}.',
    'offer.too-long': 'Занимает {minutes} мин вместо {wanted}.',
    'offer.pairs': 'В секторе может быть от {least} до {most} пар, а не {pairs}.',
    'offer.teams': 'Команд может быть от {least} до {most}, а не {teams}.',
    'offer.two-lines': 'Схемы с двумя победителями для {pairs} пар нет: ближайшее число пар — {nearest}.',
    'offer.copies':
      'Копий каждой сдачи: {copies}. Одну ждали бы больше двух столов: нужно не меньше {nearest}.',
    'offer.stay':
      'Пар, которые должны остаться на местах: {stay}. Ни в одной схеме для стольких пар не остаётся больше {most}.',
  },
};

/** What is to be said about an offer of a movement, in one sentence. */
export function movementOfferText(
  code: MovementOfferCode,
  params: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  return filled(movementOffers[language][code], params);
}
