import { bridgeLaws, EDITIONS, pathsOf } from '#laws';
import { conventionOf } from '#preferans';
import { LANGUAGES, lawTopics } from '#words';
import { bookOf } from './book/bookOf.js';
import { lawsFound } from './findLaw.js';
import { lawOfCall } from './lawOfCall.js';

const book = bookOf('2017');
const found = (text: string) => lawsFound(text, book).map(({ law }) => law);

const sochinka = conventionOf('sochinka')!.settings;
const code = bookOf('preferans-code', sochinka);

describe('a law is found', () => {
  it.each([
    ['by its number', '64', ['64']],
    ['by a clause of it', '64a1', ['64']],
    ['by a clause, however it is typed', 'law 27 b 1 (a)', ['27']],
    ['by the number of several', '57', ['57A', '57D']],
    ['but not by half a number', '6', ['6D1', '6D2', '6D3']],
    ['by what happened', 'revoke', ['61', '64', '61B']],
    ['in the procedure that asks for it', '62', ['61', '61B']],
    ['by the beginnings of words in any order', 'expos card decl', ['48']],
    ['without a procedure, too', 'spectators', ['76']],
    ['with what happened alone', 'insufficient', ['27']],
    ['in Polish without its signs', 'niewystarczajaca', ['27']],
    ['in Russian', 'недостаточная', ['27']],
    ['by nothing that it is not', 'castling', []],
  ])('%s: %s', (_how, text, laws) => expect(found(text)).toEqual(laws));

  it.each([
    ['exposed card', '49'],
    ['card exposed', '49'],
    ['revoke', '61'],
    ['revoked', '61'],
    ['lead out of turn', '53'],
    ['opening lead out of turn', '54'],
    ['insufficient bid', '27'],
    ['bid out of turn', '31'],
    ['claim', '68'],
    ['claimed', '68'],
    ['hesitation', '16'],
    ['exposed', '49'],
    ['dummy', '43'],
    ['dziadek', '43'],
    ['болван', '43'],
    ['dummy called director', '43'],
    ['forfeited', '11'],
    ['settled themselves', '10'],
    ['not own turn question', '20'],
    ['passed out', '22'],
    ['card of dummy hidden', '41'],
    ['asked partner about revoke', '61B'],
    ['look at last trick', '66'],
    ['kibitzer', '76'],
    ['no alert', '21'],
    ['asks partner', '61B'],
    ['two cards at once', '58B'],
    ['changed bid', '25'],
    ['director error', '82'],
    ['correction period', '79'],
    ['card on the floor', '14A'],
    ['cards from wrong board', '17'],
    ['break in tempo', '16'],
    ['misinformation', '21'],
    ['wrong explanation', '21'],
    ['failure to alert', '21'],
    ['slow play', '90'],
    ['wrong board', '15'],
    ['fouled board', '87'],
    ['penalty card', '50B'],
    ['pokazana karta', '49'],
    ['dziadek zwrócił uwagę', '43'],
    ['wyjście poza kolejnością', '53'],
    ['powtórzenie licytacji', '20'],
    ['ukryta karta dziadka', '41'],
    ['pomieszane karty', '87'],
    ['obejrzeć lewę', '66'],
    ['cztery pasy', '22'],
    ['zmiana odzywki', '25'],
    ['sędzia się pomylił', '82'],
    ['spór o lewy', '79'],
    ['fałszywy renons', '61'],
    ['renons', '61'],
    ['wyjście poza kolejnością', '53'],
    ['wist poza kolejnością', '54'],
    ['niewystarczająca odzywka', '27'],
    ['claim', '68'],
    ['roszczenie', '68'],
    ['zawahanie', '16'],
    ['namysł', '16'],
    ['błędne wyjaśnienie', '21'],
    ['błędna informacja', '21'],
    ['wolna gra', '90'],
    ['niewłaściwe rozdanie', '15'],
    ['sfałszowane rozdanie', '87'],
    ['показана карта', '49'],
    ['ход не в очередь', '53'],
    ['первый ход не в очередь', '54'],
    ['болван обратил внимание', '43'],
    ['повторение торговли', '20'],
    ['посмотреть взятку', '66'],
    ['четыре паса', '22'],
    ['сменил заявку', '25'],
    ['две карты', '58B'],
    ['ошибка судьи', '82'],
    ['не алертовали', '21'],
    ['открытая карта', '49'],
    ['фальшренонс', '61'],
    ['ренонс', '61'],
    ['ход вне очереди', '53'],
    ['первый ход вне очереди', '54'],
    ['недостаточная заявка', '27'],
    ['клейм', '68'],
    ['претензия', '68'],
    ['задумывание', '16'],
    ['пауза', '16'],
    ['дезинформация', '21'],
    ['неверное объяснение', '21'],
    ['медленная игра', '90'],
    ['не та сдача', '15'],
    ['испорченная сдача', '87'],
  ])('first by the words that directors are called with: %s is Law %s', (said, law) =>
    expect(found(said)[0]).toBe(law),
  );

  it('by topics that lead to laws of the book alone', () => {
    for (const each of [book, code]) {
      const known = new Set(each.laws);
      const meant = LANGUAGES.flatMap((language) => lawTopics(language, each.words)).flatMap(
        ({ laws }) => laws,
      );
      expect(meant.filter((law) => !known.has(law))).toEqual([]);
    }
  });

  it('before anything is typed, as the usual ones', () => {
    expect(found('')).toContain('61');
    expect(found('').length).toBeLessThan(book.laws.length);
  });

  it.each([
    [' 64a1 ', '64A1'],
    ['12c1(B)', '12C1b'],
    ['27b1A', '27B1a'],
    ['27B1(a)', '27B1a'],
    ['law 27 b 1 a', '27B1a'],
    ['64A2', '64A2'],
    ['7', '7'],
  ])('and written as the Laws write it: %s', (typed, written) => {
    expect(book.number(typed)).toBe(written);
  });

  it.each(EDITIONS)('and kept as a ruling by the book of %s names it', (edition) => {
    const named = [...bridgeLaws(edition).procedures.values()].flatMap((first) =>
      pathsOf(first).map(({ outcome }) => outcome.law),
    );
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter((law) => book.number(law) !== law)).toEqual([]);
  });

  it('in the order of the Laws', () => {
    const { laws } = book;
    expect(laws.indexOf('12')).toBeLessThan(laws.indexOf('16'));
    expect(laws.indexOf('16')).toBeLessThan(laws.indexOf('45E'));
  });

  it('by the call of a table, where that says what happened', () => {
    expect(lawOfCall('cards-miscounted', bookOf('1997'))).toBe('13');
    expect(lawOfCall('cards-touched', book)).toBe('7B3');
    expect(lawOfCall('wrong-score', book)).toBe('79');
    expect(lawOfCall('irregularity', book)).toBeUndefined();
  });
});

describe('a rule of the Preferans Code is found', () => {
  const found = (text: string) => lawsFound(text, code).map(({ law }) => law);

  it.each([
    ['by its number', '3.9.16', ['3.9.16']],
    ['by a part of it', '3.9.16.2', ['3.9.16']],
    ['without the section', '9.16', ['3.9.16']],
    ['by its number and those within it', '3.9.14', ['3.9.14', '3.9.14.1', '3.9.14.4']],
    ['but not by half a number', '3.9.1', []],
    ['by a letter in Russian', '3.8.5.1б', ['3.8.5.1']],
    ['by a footnote', 'fn 57', ['3.8.5.1']],
    ['by a footnote in Russian', 'сноска 65', ['3.9.16']],
    ['by a footnote in Polish', 'przypis 22', ['3.3.8']],
    ['where the convention settles it', '3.8.7', ['3.8.7']],
    ['but not where the Code has none such', '3.9.99', []],
    ['but not by one word of two that are something else', 'пивная карта', []],
  ])('%s: %s', (_how, text, rules) => expect(found(text)).toEqual(rules));

  it.each([
    ['фальшренонс', '3.9.16'],
    ['распасовка', '3.9.14.1'],
    ['прикуп', '3.2.21'],
    ['подсмотрел прикуп', '3.2.21'],
    ['прикуп открыт', '3.3.16'],
    ['мизер', '3.6.4'],
    ['неправильный заказ', '3.4.4'],
    ['подсказка', '3.9.20'],
    ['лишняя карта', '3.9.18'],
    ['снос', '3.4.9'],
    ['ход не в очередь', '3.9.14.1'],
    ['засветил карту', '3.9.15'],
    ['карта открылась при сдаче', '3.2.12'],
    ['съём', '3.2.6'],
    ['спор о плане', '3.8.5.1'],
    ['закрытая взятка', '3.9.11'],
    ['двойной ход', '3.9.18'],
    ['11 карт', '3.9.18'],
    ['карта под столом', '3.9.18'],
    ['одиннадцать карт', '3.9.18'],
    ['пропуск хода', '3.9.18'],
    ['сыграл две карты', '3.9.18'],
    ['ход двумя картами', '3.9.18'],
    ['мало карт', '3.9.18'],
    ['уронил карту', '3.9.15'],
    ['показал карту партнёру', '3.9.15'],
    ['настольная карта', '3.9.14'],
    ['карта до востребования', '3.9.14'],
    ['не дал масти', '3.9.16'],
    ['не положил козыря', '3.9.16'],
    ['ход не со своей руки', '3.9.14.1'],
    ['пошёл без очереди', '3.9.14.1'],
    ['лёг', '3.9.14.4'],
    ['бросил карты', '3.9.14.4'],
    ['посмотрел взятку', '3.9.11'],
    ['чужую взятку', '3.9.11'],
    ['забыл снести', '3.4.6'],
    ['снёс три карты', '3.4.6'],
    ['заглянул в снос', '3.4.9'],
    ['ошибся в заказе', '3.4.8'],
    ['заказ ниже торговли', '3.4.4'],
    ['недозаказ', '3.4.4'],
    ['отказ от прикупа', '3.4.4'],
    ['засветил прикуп', '3.3.16'],
    ['увидел прикуп', '3.2.19'],
    ['первые две взятки', '3.2.19'],
    ['забрал прикуп', '3.2.20'],
    ['прикуп последним', '3.2.8'],
    ['не тому сдали', '3.2.14'],
    ['сдал по три', '3.2.13'],
    ['вскрылась карта', '3.2.12'],
    ['не сняли колоду', '3.2.6'],
    ['две шестёрки', '3.2.15'],
    ['замечание', '3.2.17'],
    ['кибитцер', '3.9.20'],
    ['подсмотрел карты соседа', '3.9.19'],
    ['кабальный мизер', '3.3.8'],
    ['забрал пас назад', '3.3.8'],
    ['пас вне очереди', '3.3.18'],
    ['ловля мизера', '3.8.5.1'],
    ['свой план', '3.8.5.1'],
    ['приглашение на мизер', '3.6.9'],
    ['согласились без игры', '3.9.22'],
    ['замена игрока', '3.1.2'],
    ['четверо', '3.2.10'],
    ['забыли снять', '3.2.6'],
    ['не дали снять', '3.2.6'],
    ['подснять', '3.2.6'],
    ['снял двумя руками', '3.2.6'],
    ['снял за отлучившегося', '3.2.6'],
    ['прикуп не туда', '3.2.8'],
    ['неверная сдача', '3.2.13'],
    ['раздал против часовой стрелки', '3.2.13'],
    ['не его сдача', '3.2.14'],
    ['недодали', '3.9.18'],
    ['у меня 9 карт', '3.9.18'],
    ['поднял прикуп', '3.2.20'],
    ['смешал прикуп со своими', '3.2.20'],
    ['третья рука взяла прикуп', '3.3.15'],
    ['прикуп молча', '3.3.15'],
    ['сказал меньше', '3.3.8'],
    ['не сделал снос', '3.4.6'],
    ['неправильный снос', '3.4.6'],
    ['одиннадцать карт после сноса', '3.4.6'],
    ['заказал не ту масть', '3.4.8'],
    ['хочет поменять козырь', '3.4.8'],
    ['изменил заказ', '3.4.8'],
    ['восемь на мизер', '3.6.4'],
    ['напополам', '3.6.9'],
    ['позвал прикупщика', '3.6.9'],
    ['подсмотрел взятку', '3.9.11'],
    ['просит показать взятку', '3.9.11'],
    ['заглянул в чужую взятку', '3.9.11'],
    ['болтает', '3.9.19'],
    ['комментирует', '3.9.19'],
    ['спросил масть', '3.9.19'],
    ['сдатчик подсказал', '3.9.19'],
    ['мизер спорят как ловить', '3.8.5.1'],
    ['сдатчик не согласен', '3.8.5.1'],
    ['опять уронил карту', '3.9.15'],
    ['карты слиплись', '3.9.18'],
    ['пропустил ход', '3.9.18'],
    ['неполная колода', '3.2.15'],
    ['калькулятор', '3.6.8'],
    ['записал расклад', '3.6.8'],
    ['опоздал четвёртый', '3.1.2'],
    ['впятером', '3.2.10'],
    ['пятый', '3.2.10'],
    ['пятый игрок', '3.2.10'],
    ['вшестером', '3.2.10'],
    ['fifth player', '3.2.10'],
    ['piąty gracz', '3.2.10'],
    ['karta pod stołem', '3.9.18'],
    ['11 kart', '3.9.18'],
    ['niepełna talia', '3.2.15'],
    ['kalkulator', '3.6.8'],
    ['11 cards', '3.9.18'],
    ['card under the table', '3.9.18'],
    ['double lead', '3.9.18'],
    ['short pack', '3.2.15'],
    ['calculator', '3.6.8'],
    ['late fourth player', '3.1.2'],
    ['fałszywy renons', '3.9.16'],
    ['talon', '3.2.21'],
    ['mizer', '3.6.4'],
    ['podpowiedź', '3.9.20'],
    ['zła liczba kart', '3.9.18'],
    ['niewłaściwe zamówienie', '3.4.4'],
    ['wyjście poza kolejnością', '3.9.14.1'],
    ['revoke', '3.9.16'],
    ['время', 'regulation'],
    ['медленная игра', 'regulation'],
    ['долго думает', 'regulation'],
    ['тянет время', 'regulation'],
    ['неявка', 'regulation'],
    ['опоздал на раунд', 'regulation'],
    ['телефон зазвонил', 'regulation'],
    ['slow play', 'regulation'],
    ['wolna gra', 'regulation'],
    ['medlennaya igra', 'regulation'],
    ['ремиз', '3.9.18'],
    ['подсад', '3.9.18'],
    ['без двух', '3.9.18'],
    ['наказание', '3.9.18'],
    ['remiz', '3.9.18'],
    ['съем', '3.2.6'],
    ['снятие карт', '3.2.6'],
    ['четвертый пришел', '3.1.2'],
    ['пошел не в очередь', '3.9.14.1'],
    ['лег не доиграв', '3.9.14.4'],
    ['разложил карты', '3.9.14.4'],
    ['перевернул чужую взятку', '3.9.11'],
    ['посчитал козыря вслух', '3.9.19'],
    ['подсказал куда ходить', '3.9.20'],
    ['заказал мизер после паса', '3.3.8'],
    ['мизер на двоих', '3.6.9'],
    ['потерялась карта', '3.9.18'],
    ['перетасовал после съема', '3.2.6'],
    ['фальшренос', '3.9.16'],
    ['фальщренонс', '3.9.16'],
    ['распосовка', '3.9.14.1'],
    ['рапасовка', '3.9.14.1'],
    ['прекуп', '3.2.21'],
    ['подскаска', '3.9.20'],
    ['прикуп откыт', '3.3.16'],
    ['лишняя катра', '3.9.18'],
    ['зявка', '3.3.8'],
    ['falshrenons', '3.9.16'],
    ['raspasovka', '3.9.14.1'],
    ['khod ne v ochered', '3.9.14.1'],
    ['hod ne v ochered', '3.9.14.1'],
    ['prikup', '3.2.21'],
    ['zaglyanul v snos', '3.4.9'],
    ['otkrytaya karta', '3.9.15'],
    ['lishnyaya karta', '3.9.18'],
    ['podskazka', '3.9.20'],
    ['posmotrel vzyatku', '3.9.11'],
    ['talon', '3.2.21'],
    ['extra card', '3.9.18'],
    ['wrong order', '3.4.4'],
    ['advice', '3.9.20'],
    ['discard', '3.4.9'],
    ['lead out of turn', '3.9.14.1'],
  ])('first by the words that judges are called with: %s is rule %s', (said, rule) =>
    expect(found(said)[0]).toBe(rule),
  );

  it.each(['перекур', 'castling', 'пиво'])('by nothing that is close to no word: %s', (said) =>
    expect(found(said)).toEqual([]),
  );

  it('with what is agreed, where nobody is asked', () => {
    expect(code.title('ru', '3.8.7')).toBe('Полвиста на играх: 6, 7');
    expect(code.title('en', '3.9.16')).toBe('Revoke');
  });

  it.each([
    ['правило 3.9.16.2', '3.9.16.2'],
    ['3 9 16', '3.9.16'],
    ['п. 3.8.5.1б', '3.8.5.1b'],
    ['прим. 57', 'fn 57'],
    ['Регламент', 'regulation'],
    ['revoke', undefined],
    ['64', undefined],
  ])('and written as the Code writes it: %s', (typed, written) => expect(code.number(typed)).toBe(written));
});
