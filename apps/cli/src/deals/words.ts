import type { CheckedBoard, CheckedCommitment, WhyDifferent } from '#cards';
import type { Language } from '#words';

type Phrase =
  | `hash.${CheckedCommitment['hash']}`
  | `verdict.${Exclude<CheckedBoard['verdict'], 'different'>}`
  | `why.${WhyDifferent}`
  | 'board'
  | 'passed-over'
  | 'request'
  | 'all-same'
  | 'amiss'
  | 'nothing';

/** What is said of checked deals; words in braces are parameters. */
export const DEAL_WORDS: Readonly<Record<Language, Readonly<Record<Phrase, string>>>> = {
  en: {
    'hash.same':
      'Commitment {number}: the hash {hash} is over all that it says. Is it the one that was published?',
    'hash.different': 'Commitment {number}: NOT the same: the hash {hash} is not over what it says.',
    'hash.not-made': 'Commitment {number}: its keys are being made.',
    board: 'Board {board}: {verdict}',
    'verdict.same': 'the same',
    'verdict.not-promised': 'dealt before play without a commitment',
    'verdict.dealt-anew': 'dealt anew once its key was known: cannot be checked',
    'verdict.at-table': 'dealt at the table by its players',
    'verdict.not-open': 'not open yet',
    'verdict.keys-not-open': 'promised by SquareDeal, whose keys are not published yet',
    'why.keys': 'NOT the same: the keys of SquareDeal are not those that were promised',
    'why.deal': 'NOT the same: another deal follows from its key',
    'why.key': 'NOT the same: its key is not the one whose hash was published',
    'why.unreadable': 'NOT the same: the deal or its key was not opened, or cannot be read',
    'why.commitment':
      'NOT the same: the commitment that it names does not cover it, or not alone, or its hash is wrong',
    'why.value': 'NOT the same: the value on which it depends is missing, or none was promised',
    'why.not-as-promised': 'NOT the same: it was promised, and dealt some other way',
    'passed-over': ', {count} passed over as dealt before: by chance that practically never happens',
    request: ', deal number {request} of this board',
    'all-same': 'Deals that follow from what was promised before play: {same}, all that can be checked.',
    amiss: 'Deals that follow from what was promised before play: {same}; that do not: {different}.',
    nothing: 'There is no open deal that was promised: nothing can be checked.',
  },
  pl: {
    'hash.same':
      'Zobowiązanie {number}: skrót {hash} obejmuje całą jego treść. Czy właśnie ten opublikowano?',
    'hash.different': 'Zobowiązanie {number}: NIE ten sam: skrót {hash} nie pochodzi z jego treści.',
    'hash.not-made': 'Zobowiązanie {number}: klucze właśnie powstają.',
    board: 'Rozdanie {board}: {verdict}',
    'verdict.same': 'ten sam rozkład',
    'verdict.not-promised': 'rozdane przed grą bez zobowiązania',
    'verdict.dealt-anew': 'rozdane ponownie, gdy klucz był już znany: nie da się sprawdzić',
    'verdict.at-table': 'rozdane przy stole przez graczy',
    'verdict.not-open': 'jeszcze niejawne',
    'verdict.keys-not-open': 'zapowiedziany przez SquareDeal, którego kluczy jeszcze nie opublikowano',
    'why.keys': 'NIE ten sam: klucze SquareDeal nie są tymi, które zapowiedziano',
    'why.deal': 'NIE ten sam: z jego klucza wynika inny rozkład',
    'why.key': 'NIE ten sam: jego klucz nie jest tym, którego skrót opublikowano',
    'why.unreadable': 'NIE ten sam: rozkładu lub klucza nie ujawniono albo nie da się odczytać',
    'why.commitment': 'NIE ten sam: wskazane zobowiązanie go nie obejmuje, nie jest jedyne albo ma zły skrót',
    'why.value': 'NIE ten sam: brakuje wartości, od której zależy, albo żadnej nie zapowiedziano',
    'why.not-as-promised': 'NIE ten sam: było zobowiązanie, a rozdano inaczej',
    'passed-over': ', pominiętych jako już rozdane: {count}; przypadkiem praktycznie się to nie zdarza',
    request: ', rozkład nr {request} tego rozdania',
    'all-same':
      'Rozkłady zgodne ze zobowiązaniem sprzed gry: {same}, czyli wszystkie, które da się sprawdzić.',
    amiss: 'Rozkłady zgodne ze zobowiązaniem sprzed gry: {same}; niezgodne: {different}.',
    nothing: 'Nie ma jawnego rozkładu objętego zobowiązaniem: nie ma czego sprawdzać.',
  },
  ru: {
    'hash.same': 'Обязательство {number}: хеш {hash} охватывает всё, что в нём сказано. Этот ли опубликован?',
    'hash.different': 'Обязательство {number}: НЕ тот же: хеш {hash} сделан не из того, что в нём сказано.',
    'hash.not-made': 'Обязательство {number}: ключи создаются.',
    board: 'Сдача {board}: {verdict}',
    'verdict.same': 'тот же расклад',
    'verdict.not-promised': 'сдана до игры без обязательства',
    'verdict.dealt-anew': 'сдана заново, когда ключ был уже известен: проверить нельзя',
    'verdict.at-table': 'сдана игроками за столом',
    'verdict.not-open': 'ещё не открыта',
    'verdict.keys-not-open': 'обещана SquareDeal, ключи которого ещё не опубликованы',
    'why.keys': 'НЕ тот же: ключи SquareDeal не те, что обещаны',
    'why.deal': 'НЕ тот же: из её ключа следует другой расклад',
    'why.key': 'НЕ тот же: её ключ не тот, чей хеш опубликован',
    'why.unreadable': 'НЕ тот же: расклад или ключ не открыт или не читается',
    'why.commitment':
      'НЕ тот же: названное обязательство её не охватывает, не единственное или с неверным хешем',
    'why.value': 'НЕ тот же: нет значения, от которого она зависит, или никакого не обещали',
    'why.not-as-promised': 'НЕ тот же: обещана, а сдана иначе',
    'passed-over': ', пропущено как уже сданных: {count}; случайно такого практически не бывает',
    request: ', расклад № {request} этой сдачи',
    'all-same': 'Раскладов, которые следуют из обещанного до игры: {same}, все, что можно проверить.',
    amiss: 'Раскладов, которые следуют из обещанного до игры: {same}; не следуют: {different}.',
    nothing: 'Нет открытого расклада, о котором было обязательство: проверять нечего.',
  },
};
