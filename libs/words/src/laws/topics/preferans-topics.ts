import type { Language } from '../../language/language.js';
import { topic, type LawTopic } from './law-topic.js';

const en: readonly LawTopic[] = [
  topic('revoke revoked not following suit failure to follow did not trump', '3.9.16'),
  topic('lead led play played out of turn wrong hand', '3.9.14.1'),
  topic('exposed shown dropped open card in play', '3.9.15 3.9.14'),
  topic('card exposed turned up in the deal dealing dealer face up', '3.2.12'),
  topic('hand shown claim claimed cards laid open rest of tricks', '3.9.14.4 3.9.22'),
  topic('wrong number of cards count too many few extra missing card eleven nine', '3.9.18 3.2.16'),
  topic('extra missing card before play auction announced', '3.2.16'),
  topic('wrong illegal order ordered contract below bid', '3.4.4 3.4.8'),
  topic('order corrected changed slip of the tongue', '3.4.8'),
  topic('discard looked at changed', '3.4.9'),
  topic('ordered with a wrong number of cards no discard discarded three one', '3.4.6'),
  topic('advice hint prompt prompted outsider spectator kibitzer told', '3.9.20'),
  topic('talk comment remark counting aloud spoke conduct looked into cards', '3.9.19'),
  topic('talon peeked looked at seen curious', '3.2.21 3.2.19'),
  topic('talon exposed opened turned up before the auction is over', '3.3.16 3.2.19'),
  topic('talon taken into hand by mistake', '3.2.20 3.3.15'),
  topic('talon first or last pair misplaced', '3.2.8'),
  topic('all-pass all pass', '3.9.14.1 3.2.19 3.7.7'),
  topic('misere overcalled after overcall nine ten', '3.6.4'),
  topic('misere shared halved half with the dealer', '3.6.9'),
  topic('misere plan disputed', '3.8.5.1'),
  topic('insufficient call bid too low jump after pass taken back', '3.3.8'),
  topic('call bid out of turn', '3.3.18'),
  topic('plan of play disputed dissent whister passer open cards lot two results', '3.8.5.1'),
  topic('closed trick looked at opened turned quitted', '3.9.11'),
  topic('cut missing not made', '3.2.6'),
  topic('dealt dealing out of turn wrong dealer', '3.2.14'),
  topic('misdeal error in dealing wrong order direction redeal', '3.2.13 3.2.17'),
  topic('second fault of dealer', '3.2.17'),
  topic('agreed end without playing on give up gave up concede', '3.9.22'),
  topic(
    'double lead play played two cards at once stuck together missed a turn skipped forgot to play 9 10 11 12 cards left in hand',
    '3.9.18 3.2.16',
  ),
  topic('card fell dropped lay found under the table on the floor', '3.9.18 3.2.16 3.9.15'),
  topic('short incomplete wrong pack deck 31 cards missing from the pack double card', '3.2.15'),
  topic('notes written layout paper calculator computer phone memory aid', '3.6.8'),
  topic('late fourth new player joins comes', '3.1.2 3.2.10'),
  topic('table of four five fifth six sixth players who plays sits out', '3.2.10 3.1.2'),
  topic('remise penalty penalised fine fined two down without all', '3.9.18 3.4.6 3.4.4 3.2.17'),
  topic('time slow play thinking too long late lateness absent no-show phone rings noise rude', 'regulation'),
];

const pl: readonly LawTopic[] = [
  topic('fałszywy renons rewok nie dołożył dodał do koloru nie przebił', '3.9.16'),
  topic('wyjście zagranie poza kolejnością kolejką z niewłaściwej złej ręki', '3.9.14.1'),
  topic('pokazana odkryta odsłonięta wyłożona upuszczona karta w rozgrywce', '3.9.15 3.9.14'),
  topic('karta odkryta odsłonięta przy rozdawaniu rozdaniu tasowaniu', '3.2.12'),
  topic('pokazane wyłożone karty ręka koniec reszta lew', '3.9.14.4 3.9.22'),
  topic('zła błędna liczba kart nadliczbowa dodatkowa brakująca brak karty za dużo mało', '3.9.18 3.2.16'),
  topic('zła liczba kart przed rozgrywką licytacją', '3.2.16'),
  topic('niewłaściwe niedozwolone złe błędne zamówienie kontrakt', '3.4.4 3.4.8'),
  topic('poprawka zamówienia przejęzyczenie zmiana', '3.4.8'),
  topic('odrzucone karty odrzut obejrzane zmienione', '3.4.9'),
  topic('zamówienie ze złą liczbą kart bez odrzucenia', '3.4.6'),
  topic('podpowiedź podpowiedział rada kibic obserwator postronny', '3.9.20'),
  topic('rozmowa uwaga komentarz liczenie na głos zachowanie zajrzał w karty', '3.9.19'),
  topic('talon podejrzany obejrzany podejrzał widział', '3.2.21 3.2.19'),
  topic('talon odkryty odsłonięty przed końcem licytacji', '3.3.16 3.2.19'),
  topic('talon wzięty do ręki przez pomyłkę', '3.2.20 3.3.15'),
  topic('talon pierwsza ostatnia para', '3.2.8'),
  topic('raspas wszyscy spasowali', '3.9.14.1 3.2.19 3.7.7'),
  topic('mizer przebity przelicytowany po mizerze', '3.6.4'),
  topic('mizer na pół z rozdającym', '3.6.9'),
  topic('za niska niewystarczająca odzywka skok po pasie cofnięta', '3.3.8'),
  topic('odzywka licytacja poza kolejnością kolejką', '3.3.18'),
  topic('spór o plan rozgrywki losowanie dwa wyniki', '3.8.5.1'),
  topic('obejrzana zamknięta lewa odwrócona', '3.9.11'),
  topic('przełożenie brak przełożenia talii', '3.2.6'),
  topic('rozdanie rozdawał poza kolejnością niewłaściwy rozdający', '3.2.14'),
  topic('błąd w rozdawaniu ponowne rozdanie', '3.2.13 3.2.17'),
  topic('drugie przewinienie rozdającego', '3.2.17'),
  topic('koniec za zgodą bez dogrywania poddał się', '3.9.22'),
  topic(
    'podwójne wyjście zagranie dwie karty naraz sklejone pominięta kolejka nie dołożył 9 10 11 12 kart na ręce',
    '3.9.18 3.2.16',
  ),
  topic('karta pod stołem na podłodze spadła upadła', '3.9.18 3.2.16 3.9.15'),
  topic('niepełna zła talia 31 kart brak karty w talii', '3.2.15'),
  topic('notatki zapisany rozkład kartka kalkulator komputer telefon', '3.6.8'),
  topic('spóźniony czwarty nowy gracz dosiada się dołącza', '3.1.2 3.2.10'),
  topic('stół czterech pięciu sześciu piąty szósty w piątkę graczy kto gra pauzuje', '3.2.10 3.1.2'),
  topic('remiz kara ukarany wpadka bez dwóch', '3.9.18 3.4.6 3.4.4 3.2.17'),
  topic('czas wolna gra długo myśli przeciąga spóźnienie nieobecność telefon dzwoni hałas', 'regulation'),
];

const ru: readonly LawTopic[] = [
  topic(
    'фальшренонс фальшренонса ренонс фальшивый не дал масть не в масть не побил козырем снёс не положил козыря козырь утаил',
    '3.9.16',
  ),
  topic(
    'ход заход сыграл положил вне не в очередь очереди не с той руки чужой ход пошёл пошла ходил без очереди не со своей руки',
    '3.9.14.1',
  ),
  topic('штрафная настольная карта на столе до востребования', '3.9.14 3.9.15'),
  topic(
    'открытая показана засвечена засветил упала карта показал карту засветка при розыгрыше уронил выпала из рук карту партнёру сопернику',
    '3.9.15 3.9.14',
  ),
  topic(
    'засветил засвечена засветка открылась перевернулась карта при на сдаче раздаче тасовке вскрылась рубашкой вниз картинкой вверх перевёрнутая',
    '3.2.12',
  ),
  topic(
    'показал раскрыл разложил выложил положил карты мои клейм остальные взятки открыл бросил лёг легли не доиграв',
    '3.9.14.4 3.9.22',
  ),
  topic(
    'лишняя недостающая карта не хватает карты неверное неправильное число количество карт одиннадцать девять недостача много мало больше меньше карт чем надо потерял потерялась карту карта недодали недодал передал у меня 9 11 карт',
    '3.9.18 3.2.16',
  ),
  topic('лишняя карта неверное число карт до розыгрыша торговли', '3.2.16'),
  topic(
    'неправильный неверный недопустимый незаконный заказ заказал ниже меньше заказ ниже торговли недозаказ перезаклад преферанс',
    '3.4.4 3.4.8',
  ),
  topic(
    'исправил исправление поправил изменил изменить поменять поменял козырь не ту масть заказал оговорился оговорка перезаказ заказа ошибся в заказе передумал',
    '3.4.8',
  ),
  topic('снос сноса посмотрел изменил поменял просмотр заглянул подглядел смотрел в снос', '3.4.9'),
  topic(
    'заказ с неверным числом карт без не снёс сноса снёс одну три забыл снести карты две четыре лишнюю не сделал неправильный снос 11 12 13 одиннадцать двенадцать карт после сноса',
    '3.4.6',
  ),
  topic(
    'подсказка подсказал подсказывает куда ходить с чего совет посоветовал советчик зритель болельщик посторонний кибитцер кибицер подсказка партнёра консультация',
    '3.9.20',
  ),
  topic(
    'разговоры реплика комментарий посчитал козыри козыря взятки счёт считал вслух поведение заглянул подглядел в чужие карты разговаривает говорит обсуждают считает подсмотрел смотрел карты соседа к соседу болтает болтают комментирует комментируют спросил о масть масти ренонсе сдатчик подсказал подсказывает',
    '3.9.19',
  ),
  topic('прикуп прикупа подсмотрел подсмотрен посмотрел подглядел', '3.2.21 3.2.19'),
  topic('прикуп увидел увиден видел узнал карту прикупа первые две взятки', '3.2.19 3.2.21'),
  topic(
    'прикуп открыт вскрыт открыл засвечен до конца торговли засветил перевернул показал всем',
    '3.3.16 3.2.19',
  ),
  topic(
    'прикуп взял взяла взяли в руку поднял смешал со своими картами по ошибке забрал случайно раньше',
    '3.2.20 3.3.15',
  ),
  topic('прикуп взял взяла молча третья рука не объявил без заявки не сказал', '3.3.15 3.2.20'),
  topic(
    'прикуп первый последний парой положен последним в конце в начале неправильно положил не туда после круга',
    '3.2.8',
  ),
  topic('отказ отказался от прикупа вернул возврат прикуп', '3.4.4'),
  topic('распасовка распасы распас', '3.9.14.1 3.2.19 3.7.7'),
  topic(
    'мизер на мизер перебит перебил после мизера семь восемь девять девятерная восьмерная десятерная',
    '3.6.4',
  ),
  topic(
    'мизер пополам напополам позвал прикупщика на двоих со сдатчиком вдвоём приглашение пригласил на мизер',
    '3.6.9',
  ),
  topic('мизер ловля ловить как спорят план спор', '3.8.5.1'),
  topic(
    'недостаточная низкая неправильная заявка сказал меньше заявил ниже через ступеньку после паса взял назад прыжок перепрыгнул через забрал пас назад передумал заявку',
    '3.3.8',
  ),
  topic('кабальный мизер заказал после торговли паса другой заявки', '3.3.8 3.4.4'),
  topic('заявка торговля вне не в очередь очереди пас сказал раньше без', '3.3.18'),
  topic(
    'план розыгрыша спор спорят не согласен сдатчик дилер прикупщик пасующий вистующий лёжа открытую жребий два результата спор вистующих свой план гарантия настаивает на плане',
    '3.8.5.1',
  ),
  topic(
    'закрытая взятка взятку посмотрел подсмотрел заглянул открыл перевернул показать просит показать просмотр чужая чужую не последнюю прошлую старую взятку',
    '3.9.11',
  ),
  topic(
    'съём съёма снятие снять снял сняли карт колоду не сняли забыли дали подснять подснял двумя руками в руке за отлучившегося не сдвинул колоды неправильный криво снял чужой срезал перетасовал тасовать перетасовать заново',
    '3.2.6',
  ),
  topic(
    'сдача сдал вне не в очередь очереди не тот сдающий сдали не тому не его сдача чужая очередь сдавать',
    '3.2.14',
  ),
  topic(
    'пересдача ошибка ошибся неверная неправильная сдача против часовой стрелки при на сдаче раздаче раздал порядок сдачи сдал раздал по одной по три карты не по две не по кругу тасовал после съёма',
    '3.2.13 3.2.17',
  ),
  topic('повторное второе нарушение сдатчика сдающего замечание сдатчику', '3.2.17'),
  topic(
    'договорились без доигрывания сдался сдаётся расписали по согласию согласились не доиграли доигрывать бросили признал без всех',
    '3.9.22',
  ),
  topic(
    'двойной ход заход две карты сразу слиплись пропустил ход не положил карту во взятку 9 10 11 12 карт на руках на руке перебор недобор пропуск хода сыграл сбросил две карты двумя картами семь восемь 7 8 13',
    '3.9.18 3.2.16',
  ),
  topic('карта под столом на полу упала завалилась нашлась', '3.9.18 3.2.16 3.9.15'),
  topic(
    'неполная короткая колода нехватка недостаток карт в колоде 31 карта дубль нет карты две одинаковые шестёрки 33 карты чужая карта',
    '3.2.15',
  ),
  topic(
    'записал записи расклад запись калькулятор компьютер телефон шпаргалка бумажка записывал записывает смартфон подсчёт на бумаге',
    '3.6.8',
  ),
  topic(
    'опоздавший опоздал четвёртый новый новенький игрок вошёл подсел присоединился опоздание замена заменил вместо выбывшего пришёл позже',
    '3.1.2 3.2.10',
  ),
  topic(
    'впятером пятеро пятый вшестером шестеро шестой вчетвером пять четыре игроков за столом кто играет сидит на прикупе четверо пятёркой',
    '3.2.10 3.1.2',
  ),
  topic('ремиз штраф штрафы наказание оштрафовать подсад без двух без всех', '3.9.18 3.4.6 3.4.4 3.2.17'),
  topic(
    'время часы медленная медленно игра играет долго думает тянет медлит затягивает опоздание на раунд опоздал неявка не явился телефон звонит зазвонил звонок шум грубость ругань спорит с судьёй',
    'regulation',
  ),
];

/** The topics of the Preferans Code, as judges are called by those who play. */
export const codeTopics: Readonly<Record<Language, readonly LawTopic[]>> = { en, pl, ru };
