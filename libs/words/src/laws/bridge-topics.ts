import type { Language } from '../language.js';
import { topic, type LawTopic } from './law-topic.js';

const en: readonly LawTopic[] = [
  topic('exposed card faced dropped played shown', '49 48 58B 50B'),
  topic('revoke revoked not following suit failure to follow', '61 64'),
  topic('lead led out of turn wrong hand', '53 54 56 55'),
  topic('opening lead led out of turn faced wrong side', '54'),
  topic('insufficient bid too low', '27'),
  topic('call bid made out of turn wrong seat', '29 31 30 32'),
  topic('claim claimed concede concession conceded', '68 70 69B 71'),
  topic(
    'hesitation hesitated hesitate break in tempo bit pause slow bid huddle ui unauthorised unauthorized',
    '16 73',
  ),
  topic(
    'misinformation misinformed mi wrong mistaken explanation explained alert alerted failure',
    '21 75 40',
  ),
  topic('psych psyche misbid', '40 75'),
  topic('slow play late time behind clock delay', '90 8B'),
  topic('wrong board', '15 7C'),
  topic('wrong opponents pair table seats movement direction', '15'),
  topic('fouled board mixed switched cards hands', '87 7C'),
  topic('board not played unplayed cancelled average adjusted assigned weighted', '12 86'),
  topic('wrong number of cards fourteen twelve thirteen 14 12 missing', '13 14A 14B 7B1'),
  topic('penalty card', '50B 50C 50D 51 52'),
  topic('wrong score error mistake tricks number disputed', '79 82'),
  topic('rude behaviour behavior manners gloating', '74 91'),
  topic('mobile phone telephone', '90 91'),
  topic('card played from dummy designated named', '46'),
  topic('appeal', '92 93'),
];

const pl: readonly LawTopic[] = [
  topic('pokazana odsłonięta wyłożona ujawniona upuszczona karta pokazał kartę', '49 48 58B 50B'),
  topic('fałszywy renons rewok nie dołożył dodał do koloru', '61 64'),
  topic('wyjście zagranie poza kolejnością kolejką z niewłaściwej złej ręki', '53 54 56 55'),
  topic('pierwszy wist zły poza kolejnością kolejką', '54'),
  topic('niewystarczająca niedostateczna za niska odzywka', '27'),
  topic('zapowiedź odzywka licytacja poza kolejnością kolejką', '29 31 30 32'),
  topic('claim klejm kleim roszczenie zgłoszenie lew deklaracja oddanie koncesja', '68 70 69B 71'),
  topic('zawahanie wahanie namysł pauza tempo zmiana tempa nielegalna informacja', '16 73'),
  topic(
    'błędna zła informacja błędne złe wyjaśnienie objaśnienie dezinformacja brak alert alertu',
    '21 75 40',
  ),
  topic('psych blef', '40 75'),
  topic('wolna powolna gra opóźnienie przekroczenie czasu spóźnienie gra na czas', '90 8B'),
  topic('niewłaściwe nie to złe rozdanie pudełko inne', '15 6D1 7C'),
  topic('niewłaściwi źli przeciwnicy zły stół', '15'),
  topic('sfałszowane zniekształcone zafałszowane rozdanie pomieszane zamienione karty', '87 7C'),
  topic('nierozegrane rozdanie średnia wynik rozjemczy ważony', '12 86'),
  topic('zła błędna liczba kart czternaście dwanaście brak karty 14 12', '13 14A 14B 7B1'),
  topic('karta przygwożdżona karna', '50B 50C 50D 51 52'),
  topic('błędny zły zapis wynik spór liczba lew', '79 82'),
  topic('niegrzeczność zachowanie niekulturalne', '74 91'),
  topic('telefon komórka', '90 91'),
  topic('odwołanie', '92 93'),
];

const ru: readonly LawTopic[] = [
  topic('показана открыта открытая засвечена засветка упала карта показал карту', '49 48 58B 50B'),
  topic('фальшренонс ренонс фальшивый не дал масть', '61 64'),
  topic('ход заход вне очереди не с той руки', '53 54 56 55'),
  topic('первый ход атака вне очереди', '54'),
  topic('недостаточная заявка торг слишком низкая', '27'),
  topic('заявка торговля вне очереди', '29 31 30 32'),
  topic('клейм претензия раскрытие карт уступка', '68 70 69B 71'),
  topic('задумывание задумался пауза раздумье заминка темп неправомерная информация', '16 73'),
  topic(
    'дезинформация неверная неправильная информация неверное ошибочное объяснение алерт не алертировал',
    '21 75 40',
  ),
  topic('психологическая заявка псих', '40 75'),
  topic('медленная игра задержка опоздание просрочка времени затяжка', '90 8B'),
  topic('не та чужая сдача коробка другая', '15 7C'),
  topic('не те соперники не тот стол', '15'),
  topic('испорченная искажённая сдача перепутаны карты перепутанные', '87 7C'),
  topic('несыгранная сдача среднее исправленный взвешенный', '12 86'),
  topic('неверное число карт четырнадцать двенадцать не хватает карты 14 12', '13 14A 14B 7B1'),
  topic('штрафная карта', '50B 50C 50D 51 52'),
  topic('ошибка в записи результат спор о числе взяток', '79 82'),
  topic('грубость поведение', '74 91'),
  topic('телефон', '90 91'),
  topic('апелляция', '92 93'),
];

/** The topics of the Laws of Duplicate Bridge. */
export const bridgeTopics: Readonly<Record<Language, readonly LawTopic[]>> = { en, pl, ru };
