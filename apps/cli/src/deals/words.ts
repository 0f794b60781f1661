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
      'Fingerprint {number}: {hash} matches its data. Check that this is the fingerprint published before play.',
    'hash.different': 'Fingerprint {number}: NOT the same. {hash} does not match its data.',
    'hash.not-made': 'Fingerprint {number}: its keys are being made.',
    board: 'Board {board}: {verdict}',
    'verdict.same': 'the same',
    'verdict.not-promised': 'dealt before play without a published fingerprint',
    'verdict.dealt-anew': 'redealt after its key was known: cannot be checked',
    'verdict.at-table': 'dealt at the table by its players',
    'verdict.not-open': 'not released yet',
    'verdict.keys-not-open': 'SquareDeal deal whose keys are not published yet',
    'why.keys': 'NOT the same: the SquareDeal keys do not match the published hash',
    'why.deal': 'NOT the same: its key gives a different deal',
    'why.key': 'NOT the same: its key does not match the published hash',
    'why.unreadable': 'NOT the same: the deal or its key is not released, or cannot be read',
    'why.commitment':
      'NOT the same: its fingerprint does not cover it, covers it more than once, or is wrong',
    'why.value': 'NOT the same: its delayed value is missing, or none was announced',
    'why.not-as-promised': 'NOT the same: it has a published fingerprint, but was dealt in another way',
    'passed-over': ', {count} skipped as already dealt (almost impossible by chance)',
    request: ', deal number {request} of this board',
    'all-same': 'Deals that match the fingerprint published before play: {same}, all that can be checked.',
    amiss: 'Deals that match the fingerprint published before play: {same}. Deals that do not: {different}.',
    nothing: 'No released deal has a published fingerprint. There is nothing to check.',
  },
  pl: {
    'hash.same':
      'Skrót {number}: {hash} zgadza się z danymi. Sprawdź, czy właśnie ten opublikowano przed grą.',
    'hash.different': 'Skrót {number}: NIE ten sam. {hash} nie zgadza się z danymi.',
    'hash.not-made': 'Skrót {number}: klucze właśnie powstają.',
    board: 'Rozdanie {board}: {verdict}',
    'verdict.same': 'ten sam rozkład',
    'verdict.not-promised': 'rozdane przed grą bez opublikowanego skrótu',
    'verdict.dealt-anew': 'rozdane ponownie, gdy klucz był już znany: nie da się sprawdzić',
    'verdict.at-table': 'rozdane przy stole przez graczy',
    'verdict.not-open': 'jeszcze niejawne',
    'verdict.keys-not-open': 'rozkład SquareDeal, którego kluczy jeszcze nie opublikowano',
    'why.keys': 'NIE ten sam: klucze SquareDeal nie zgadzają się z opublikowanym skrótem',
    'why.deal': 'NIE ten sam: z jego klucza wynika inny rozkład',
    'why.key': 'NIE ten sam: jego klucz nie zgadza się z opublikowanym skrótem',
    'why.unreadable': 'NIE ten sam: rozkładu lub klucza nie ujawniono albo nie da się odczytać',
    'why.commitment': 'NIE ten sam: wskazany skrót go nie obejmuje, nie jest jedyny albo jest błędny',
    'why.value': 'NIE ten sam: brakuje wartości opóźnionej albo jej nie zapowiedziano',
    'why.not-as-promised': 'NIE ten sam: opublikowano skrót, a rozdano inaczej',
    'passed-over': ', pominiętych jako już rozdane: {count}; przypadkiem praktycznie się to nie zdarza',
    request: ', rozkład nr {request} tego rozdania',
    'all-same':
      'Rozkłady zgodne ze skrótem opublikowanym przed grą: {same}, czyli wszystkie, które da się sprawdzić.',
    amiss: 'Rozkłady zgodne ze skrótem opublikowanym przed grą: {same}. Niezgodne: {different}.',
    nothing: 'Żaden jawny rozkład nie ma opublikowanego skrótu. Nie ma czego sprawdzać.',
  },
  ru: {
    'hash.same': 'Хеш {number}: {hash} соответствует данным. Проверьте, что именно он опубликован до игры.',
    'hash.different': 'Хеш {number}: НЕ тот же. {hash} не соответствует данным.',
    'hash.not-made': 'Хеш {number}: ключи создаются.',
    board: 'Сдача {board}: {verdict}',
    'verdict.same': 'тот же расклад',
    'verdict.not-promised': 'сдана до игры без опубликованного хеша',
    'verdict.dealt-anew': 'сдана заново, когда ключ был уже известен: проверить нельзя',
    'verdict.at-table': 'сдана игроками за столом',
    'verdict.not-open': 'ещё не открыта',
    'verdict.keys-not-open': 'расклад SquareDeal, ключи которого ещё не опубликованы',
    'why.keys': 'НЕ тот же: ключи SquareDeal не соответствуют опубликованному хешу',
    'why.deal': 'НЕ тот же: из её ключа следует другой расклад',
    'why.key': 'НЕ тот же: её ключ не соответствует опубликованному хешу',
    'why.unreadable': 'НЕ тот же: расклад или ключ не открыт или не читается',
    'why.commitment': 'НЕ тот же: указанный хеш её не охватывает, не единственный или неверный',
    'why.value': 'НЕ тот же: нет отложенного значения, или его не объявляли',
    'why.not-as-promised': 'НЕ тот же: хеш опубликован, а сдана иначе',
    'passed-over': ', пропущено как уже сданных: {count}; случайно такого практически не бывает',
    request: ', расклад № {request} этой сдачи',
    'all-same':
      'Раскладов, которые соответствуют хешу, опубликованному до игры: {same}, все, что можно проверить.',
    amiss:
      'Раскладов, которые соответствуют хешу, опубликованному до игры: {same}. Не соответствуют: {different}.',
    nothing: 'Ни у одного открытого расклада нет опубликованного хеша. Проверять нечего.',
  },
};
