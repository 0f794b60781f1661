import { movementChanges } from '../movement/movement-changes.js';
import type { ProblemCode } from './en.js';

/** Problems in Polish. */
export const pl: Readonly<Record<ProblemCode, string>> = {
  'tournament.unknown': 'Nie ma takiego turnieju: sprawdź adres.',
  'tournament.exists': 'Ten turniej już istnieje: otwórz go albo utwórz inny.',
  'tournament.archived':
    'Turniej jest w archiwum, a jego dziennik jest zamknięty. Nadal możesz zamawiać pieczęcie.',
  'tournament.not-published': 'Turniej nie jest opublikowany: najpierw go opublikuj.',
  'tournament.already-published': 'Turniej jest już opublikowany: nic więcej nie trzeba robić.',
  'tournament.ends-before-start':
    'Turniej musi skończyć się po rozpoczęciu. Podaj późniejszy koniec albo pomiń go.',
  'tournament.sessions-open':
    'Niektóre sesje jeszcze trwają ({sessions}): zamknij je, zanim przeniesiesz turniej do archiwum.',
  'tournament.scores-contradicted':
    'W sesji {session} są niemożliwe zapisy ({plays}): wyjaśnij je w panelu sędziego przed oficjalnym opieczętowaniem. Pieczęć tymczasową możesz zamówić już teraz.',
  'tournament.scores-disputed':
    'Niektóre wyniki w sesji {session} są sporne ({plays}): rozstrzygnij je przed oficjalnym opieczętowaniem. Pieczęć tymczasową możesz zamówić już teraz.',
  'tournament.scores-missing':
    'W sesji {session} brakuje wyników lub ich potwierdzenia ({plays}). Wpisz je albo oznacz rozdania jako nierozegrane. Pieczęć tymczasową możesz zamówić już teraz.',
  'tournament.sheets-disputed':
    'Niektóre zapisy w sesji {session} są sporne (stoły i rundy: {sheets}). Rozstrzygnij je przed oficjalnym opieczętowaniem. Pieczęć tymczasową możesz zamówić już teraz.',
  'tournament.sheets-open':
    'Niektóre zapisy w sesji {session} nie są uzgodnione (stoły i rundy: {sheets}). Poproś stoły o podpisy albo przyjmij zapisy. Pieczęć tymczasową możesz zamówić już teraz.',
  'tournament.entries-unchecked':
    'Niektóre zapisy z sesji {session} są jeszcze porównywane z rozkładami ({plays}): spróbuj ponownie za chwilę. Pieczęć tymczasową możesz zamówić już teraz.',
  'tournament.appeals-open': 'Odwołanie czeka na rozpatrzenie: rozpatrz je przed oficjalnym opieczętowaniem.',
  'tournament.correction-runs':
    'Trwa jeszcze okres poprawek sesji {session}. Poczekaj na jego koniec albo zakończ go w zasadach turnieju, podając powód. Pieczęć tymczasową możesz zamówić już teraz.',
  'tournament.already-archived': 'Turniej jest już w archiwum: nic więcej nie trzeba robić.',
  'tournament.last-organiser': 'To ostatni organizator: najpierw nadaj tę rolę komuś innemu.',
  'tournament.own-player': 'Grasz w tym turnieju, więc nie możesz tego zmienić: poproś innego organizatora.',
  'tournament.role-not-held': 'Ta osoba nie ma roli {role}: wybierz rolę, którą ma.',
  'tournament.seal-not-owed':
    'Wpis {request} dziennika nie jest zamówieniem pieczęci: wskaż wpis, który nim jest.',
  'tournament.text-unknown': 'Tego tekstu nie ma w turnieju albo został już usunięty.',
  'tournament.settings-frozen':
    'Ustawienia są zablokowane od rozpoczęcia pierwszej sesji: wprowadź poprawkę i podaj powód.',
  'tournament.not-started':
    'Żadna sesja jeszcze się nie zaczęła: ustawienia możesz zmienić bez podawania powodu.',
  'entries.exists': 'To zgłoszenie jest już przyjęte: zmień je albo przyjmij inne.',
  'entries.unknown': 'Tego zgłoszenia nie ma wśród grających: sprawdź je albo najpierw zgłoś parę.',
  'entries.player-twice': 'Ten sam zawodnik jest podany dwa razy: podaj każdego tylko raz.',
  'entries.player-entered':
    'Jeden z tych zawodników jest już w innym zgłoszeniu: najpierw zmień albo wycofaj tamto.',
  'entries.is-team': 'To jest zgłoszenie drużyny: edytuj je jako drużynę, razem z kapitanem.',
  'entries.players-not-let-in':
    'Zawodnicy nie mogą się teraz sami zgłaszać do tego turnieju: zapytaj organizatora.',
  'entries.closing-time-over': 'Termin zgłoszeń minął: zapytaj organizatora, czy można się jeszcze zgłosić.',
  'entries.waiting-list-full': 'Lista oczekujących jest pełna: zapytaj organizatora.',
  'entries.other-number': 'Liczba zawodników się nie zgadza: podaj tyle nazwisk, ile jest w formularzu.',
  'entries.no-place': 'Wszystkie miejsca są zajęte: zwiększ limit albo najpierw wycofaj inne zgłoszenie.',
  'entries.request-withdrawn': 'Zawodnicy się wycofali: mogą zgłosić się ponownie.',
  'entries.is-pair': 'To jest zgłoszenie pary: edytuj je jako parę.',
  'entries.of-two':
    'W turnieju indywidualnym każdy zgłasza się sam, ale niektóre zgłoszenia obejmują dwóch zawodników ({pairs}). Zgłoś ich osobno albo wybierz, kto gra w tej sesji.',
  'entries.none': 'Nie zgłosiła się jeszcze żadna para: najpierw zarejestruj pary.',
  'session.settings-frozen':
    'Sesja się rozpoczęła, więc sposób liczenia jest już ustalony: zmieniając go, podaj powód.',
  'session.movement-empty': 'W schemacie przejść sektora {section} nikt nie gra: wybierz inny schemat.',
  'session.called-apart': 'Każdy sektor ma własne rundy i zegar: wybierz sektor.',
  'session.called-together': 'Wszystkie sektory rozpoczynają rundy razem: sektor {section} nie ma własnych.',
  'session.sections-share':
    'Sektory {section} i {other} mają wspólny stół albo wspólne rozdania: rozpoczynaj ich rundy razem.',
  'session.teams-called-together':
    'W sektorze {section} grają drużyny: rozpoczynaj jego rundy razem z pozostałymi.',
  'session.section-unknown': 'W sesji nie ma sektora {section}: wybierz jeden z jej sektorów.',
  ...movementChanges.pl,
  'session.boards-beyond':
    'Sektor {section} potrzebowałby rozdania {last}, a numery rozdań kończą się na {most}. Zacznij od niższego numeru albo graj mniej rozdań.',
  'session.plays-without-entry':
    'Miejsca {contestant} nie przypisano żadnemu zgłoszeniu: najpierw je przypisz.',
  'session.entry-withdrawn':
    'Para na miejscu {contestant} wycofała zgłoszenie: posadź tam inną parę albo zostaw miejsce wolne.',
  'session.contestant-absent':
    'Uczestnik {contestant} jest wtedy nieobecny: najpierw go dopuść albo wybierz innego.',
  'session.contestant-has-played':
    'Uczestnik {contestant} grał już w rundzie {round}: wybierz późniejszą rundę.',
  'session.contestant-played-last':
    '{contestant}: są już zapisy z rundy {round}, a to ostatnia runda. Nie ma się już z czego wycofać.',
  'session.player-elsewhere': 'Ten zawodnik gra już jako {contestant}: wybierz innego.',
  'session.seat-not-held':
    'Uczestnik {contestant} nie zajmuje w tych rundach miejsca {seat}: wybierz jedno z jego miejsc.',
  'session.round-not-over':
    'Runda {round} jeszcze się nie skończyła (ostatnia rozpoczęta: {called}): poczekaj na rozpoczęcie następnej.',
  'session.unknown': 'W tym turnieju nie ma takiej sesji: najpierw ją utwórz albo wybierz inną.',
  'session.exists': 'Ta sesja już istnieje: otwórz ją albo utwórz sesję o innym numerze.',
  'session.started':
    'Sesja już się zaczęła: jej schematu przejść, losowania i ustawień nie można już zmienić.',
  'session.not-started': 'Sesja jeszcze się nie zaczęła: najpierw ją rozpocznij.',
  'session.closed': 'Sesja jest zamknięta: najpierw otwórz ją ponownie i podaj powód.',
  'session.not-closed': 'Ponownie otworzyć można tylko zamkniętą sesję, a ta jest jeszcze otwarta.',
  'session.correction-over':
    'Okres poprawek sesji {session} się skończył. Organizator może to jeszcze zmienić, podając powód, albo otworzyć sesję ponownie.',
  'session.boards-public':
    'Rozdania {boards} są już jawne: wybierz inne albo pozwól spóźnionej parze je opuścić.',
  'session.boards-played':
    'Rozdania z pakietu {set} już rozegrano (rozdania: {boards}; sesja: {sessions}). Rozdań z wcześniejszej sesji nie można liczyć ponownie (przepis 6D2). Wybierz inny pakiet albo podaj w części Rozdania, dlaczego wolno je zagrać ponownie.',
  'session.no-movement': 'Sesja nie ma jeszcze schematu przejść: najpierw wybierz go dla każdego sektora.',
  'session.section-twice': 'Dwa sektory mają tę samą nazwę: nadaj każdemu własną.',
  'session.boards-not-shared':
    'Sektor {section} nie może grać rozdaniami sektora {other}: wybierz sektor z własnymi rozdaniami. Potrzebna jest ta sama liczba rozdań w rundzie i te same pierwsze numery zestawów. Liczbę kopii ustaw w tamtym sektorze.',
  'session.individuals-apart':
    'Sektor {section} gra indywidualnie, a inny sektor parami. Nie można ich liczyć razem. Utwórz dla nich osobną sesję.',
  'session.one-player': 'To turniej indywidualny, więc {contestant} to jeden zawodnik. Podaj jedno nazwisko.',
  'session.hosting-unfit':
    'Sektor {section} nie może przyjąć par pauzujących z sektora {other}. {fault} Potrzebny jest ten sam schemat przejść, te same rozdania i ta sama brakująca para. Gdy każda linia ma osobną klasyfikację, kierunki trzeba zamienić.',
  'session.hosted-meanwhile':
    'Para {contestant} nie może dołączyć w rundzie {round}: zamiast niej gra tam już inna para. Niech dołączy od następnej rundy, bez opuszczonych rozdań.',
  'session.movement-refused':
    'Nie ma takiego schematu przejść dla sektora {section}. {fault} Wybierz inny schemat albo inne liczby.',
  'session.movement-impossible':
    'Schematu przejść sektora {section} nie da się rozegrać ({fault}). Popraw go albo wybierz inny.',
  'session.too-few-places':
    'Schemat przejść ma za mało miejsc (miejsca: {places}, pary: {pairs}). Wybierz większy albo dodaj sektor.',
  'session.redraw-reason-needed': 'W tej sesji miejsca już rozlosowano: podaj powód ponownego losowania.',
  'session.no-seeds':
    'Żadna para nie ma numeru rozstawienia: podaj numery w zgłoszeniach albo losuj bez rozstawienia.',
  'session.too-few-stationary':
    'Stałych miejsc jest za mało (pary: {pairs}, stałe miejsca: {places}). Wybierz schemat, który ma ich więcej, na przykład Mitchella, albo oznacz mniej par (najwyżej {places}).',
  'session.place-taken':
    'Miejsce {contestant} przydzielono dwóm parom: wybierz dla jednej z nich inne. Najbliższe: {nearest}.',
  'session.place-moves': 'Miejsce {contestant} nie jest stałe. Najbliższe stałe miejsce: {nearest}.',
  'session.card-twice':
    'Karta albo para jest podana dwa razy. Podaj dla każdej pary jedną kartę, którą wyciągnęła.',
  'session.cards-for-teams':
    'Przy losowaniu z kart trzyosobowa drużyna mogłaby się rozdzielić: niech miejsca rozlosuje Tirage.',
  'session.cards-incomplete':
    'Karty nie zgadzają się z listą grających par. Podaj po jednej karcie na każdą parę i żadnych innych.',
  'session.entry-seated': 'Ta para ma już miejsce {contestant}: najpierw je zwolnij.',
  'session.contestant-unknown': 'W tej sesji nie ma pary {contestant}: wybierz parę z jej schematu przejść.',
  'session.contestant-present':
    'Para {contestant} jest już obecna w tej rundzie: wybierz parę, której brakuje.',
  'session.not-at-table':
    'Para {contestant} nie zaczyna przy stole {table}: podaj zawodników par, które tam zaczynają.',
  'session.names-by-staff':
    'Stół może podać nazwiska tylko do rozpoczęcia rundy 2: o wpisanie poproś teraz sędziego.',
  'session.table-unknown': 'W tej sesji nie ma stołu {table}: wybierz stół z jej schematu przejść.',
  'session.board-unknown': 'Rozdania {board} nie gra się w tej sesji: wybierz jedno z jej rozdań.',
  'session.round-unknown': 'W tej sesji nie ma rundy {round}: wybierz rundę od 1 do {rounds}.',
  'session.round-not-next':
    'Runda {round} nie jest następna (rozpoczęto dotąd {called} z {rounds}): rozpoczynaj rundy po kolei.',
  'session.round-not-last':
    'Runda {round} nie jest ostatnią rozpoczętą ({called}): cofnąć można tylko rozpoczęcie ostatniej.',
  'session.round-begun':
    'Runda {round} trwa już przy stole {table}, więc jej rozpoczęcia nie można cofnąć. Popraw błąd przy tym stole.',
  'session.round-not-drawn': 'Runda {round} nie jest jeszcze skojarzona: najpierw ją skojarz.',
  'session.round-of-match':
    'Runda {round} należy do meczu, który zaczyna się w rundzie {first}. Skojarz tamtą rundę, aby skojarzyć obie.',
  'session.round-over':
    'Runda {round} już się skończyła: ponownie skojarzyć można tylko ostatnią skojarzoną rundę.',
  'session.round-called':
    'Runda {round} już się rozpoczęła i pary zmieniły stoły. Skojarz ponownie rundę, która się jeszcze nie rozpoczęła.',
  'session.not-drawn-by-rounds':
    'W sektorze {section} rund się nie kojarzy: o spotkaniach decyduje schemat przejść.',
  'session.no-standings-at': 'Sesja nie ma wyników przy wpisie {at} dziennika: odśwież stronę.',
  'session.results-missing':
    'Brakuje jeszcze wyników do rundy {round} (liczba: {plays}). Wpisz je albo kojarz na podstawie niepełnych wyników.',
  'session.swiss-too-long':
    'Bez powtórnych spotkań liczba rund nie może przekroczyć {most}, a wybrano {rounds} (pary: {pairs}). Wybierz mniej rund albo dopuść powtórki.',
  'session.have-met':
    'Pary {contestant} i {opponent} już się spotkały: wybierz inne, bo kojarzenie bez powtórki jest możliwe.',
  'session.must-not-meet': 'Pary {contestant} i {opponent} nie mogą się w tej sesji spotkać: wybierz inne.',
  'session.keeps-table': 'Para {contestant} nie zmienia stołu: zamień inne pary.',
  'session.round-not-called':
    'Runda {round} jeszcze się nie rozpoczęła (rozpoczęto dotąd: {called}): poczekaj na nią albo wybierz wcześniejszą.',
  'session.rounds-reversed': 'Ostatnia z podanych rund wypada przed pierwszą: podaj je po kolei.',
  'session.protocol-not-owed':
    'Przy wpisie {at} dziennika sesja nie była zamknięta, więc protokół nie jest potrzebny.',
  'session.protocol-unpublished':
    'Protokół tej sesji nie został jeszcze opublikowany: pojawi się po zamknięciu sesji.',
  'session.rounds-not-called':
    'Rundy {round} z {rounds} nie rozpoczęto. Rozpocznij ją albo skróć schemat przejść, a potem zamknij sesję.',
  'session.tables-unfinished':
    'Niektóre wyniki nie są jeszcze uzgodnione (liczba: {plays}; stoły: {tables}). Wyjaśnij je, a potem zamknij sesję.',
  'knockout.unknown': 'Nie ma takich rozgrywek pucharowych.',
  'knockout.begun':
    'Te rozgrywki już się zaczęły: drużyn, rozstawienia i wyborów przeciwników nie można już zmienić.',
  'knockout.not-begun': 'Te rozgrywki jeszcze się nie zaczęły: drużyny można jeszcze zmienić.',
  'knockout.entry-twice': 'Jedna drużyna jest rozstawiona dwa razy: daj każdej jedno miejsce.',
  'knockout.choosers':
    'Liczba drużyn wybierających przeciwników nie może tu przekroczyć {most}, a podano {choosers}.',
  'knockout.nobody-chooses': 'W tych rozgrywkach drużyny nie wybierają przeciwników.',
  'knockout.not-its-turn': 'To nie kolej tej drużyny: sprawdź, która wybiera następna.',
  'knockout.not-to-be-chosen': 'Tej drużyny nie można wybrać: wskaż taką, która jest jeszcze wolna.',
  'knockout.opponents-open': 'Niektóre drużyny nie wybrały jeszcze przeciwników: poczekaj na ich wybór.',
  'knockout.no-more-rounds': 'Wszystkie rundy tych rozgrywek ({rounds}) są już utworzone.',
  'knockout.round-not-next': 'Rundy {round} nie można teraz utworzyć: następna jest runda {next}.',
  'knockout.round-not-last':
    'Skojarzyć na nowo albo zachować można tylko ostatnią utworzoną rundę ({last}), nie rundę {round}.',
  'knockout.match-open':
    'Mecz {match} nie jest jeszcze rozstrzygnięty: dokończ go albo rozstrzygnij, podając powód.',
  'knockout.match-tied':
    'Mecz {match} skończył się remisem: zarządź dogrywkę albo wskaż zwycięzcę, podając powód.',
  'knockout.match-begun':
    'Mecz {match} częściowo rozegrano, rozstrzygnięto albo przyznano jednej z drużyn: nie można go już zmienić.',
  'knockout.match-not-tied': 'W meczu {match} nie ma remisu: dogrywkę gra się tylko po remisie.',
  'knockout.extra-open': 'Dogrywka meczu {match} w sesji {session} jeszcze trwa: poczekaj na jej wyniki.',
  'knockout.match-not-drawn': 'Mecz {match} nie jest jeszcze skojarzony: nie ma czego rozstrzygać.',
  'knockout.not-in-match': 'Ta drużyna nie gra w meczu {match}: wskaż jedną z dwóch, które grają.',
  'knockout.nobody-plays': 'W tej rundzie nikt nie musiałby grać: usuń jej sesję i utwórz rundę jeszcze raz.',
  'knockout.not-in-it': 'Ta drużyna odpadła z rozgrywek: wskaż taką, która gra dalej.',
  'knockout.still-in-it':
    'Ta drużyna jeszcze gra w tych rozgrywkach. Wybierz drużynę spoza nich albo taką, która odpadła.',
  'clock.stopped': 'Zegar jeszcze nie ruszył, bo nie rozpoczęto żadnej rundy: rozpocznij pierwszą.',
  'clock.on-break': 'Trwa przerwa: wydłuż ją, skróć albo najpierw zakończ.',
  'clock.no-break-there': 'Po rundzie {round} nie ma przerwy: ostatnio rozpoczęto rundę {called} z {rounds}.',
  'clock.break-is-past': 'Godzina wznowienia gry już minęła: wybierz późniejszą.',
  'clock.break-without-end':
    'Po tej rundzie nie zaplanowano przerwy: podaj jej długość albo godzinę wznowienia gry.',
  'deal-set.of-game':
    'Pakiet {set} zawiera rozdania do innej gry ({game}). Wybierz inny pakiet albo zmień jego grę, zanim będzie miał rozkłady.',
  'deal-set.committed':
    'Rozkład rozdania {board} jest już zabezpieczony opublikowanym skrótem: wybierz inne rozdania albo zleć rozdanie kart.',
  'deal-set.in-play':
    'Gra tymi rozdaniami już się zaczęła. Ponownie rozdać można tylko pojedyncze, na podstawie przepisu 6D.',
  'deal-set.dealt':
    'Rozdanie {board} jest już rozdane albo właśnie rozdawane: wybierz rozdania jeszcze nierozdane.',
  'deal-set.contestant':
    'Grasz w tym turnieju, więc nie możesz dostać rozkładów: niech rozdania powieli ktoś inny. Organizator może też udostępnić Ci ten pakiet.',
  'deal-set.runner-plays':
    'Ktoś z obsługi gra w tym turnieju. Rozkłady może wtedy dostać tylko powielający: zaproś kogoś do tej roli.',
  'results-file.empty': 'Plik jest pusty: wybierz plik z wynikami.',
  'results-file.broken':
    'Ten plik z urządzeń do zapisu jest niepełny: może właśnie jest zapisywany. Spróbuj ponownie.',
  'results-file.unreadable': 'Niczego nie wczytano z pliku: {fault}.',
  'deal-set.format': 'Format pliku {format} nie jest obsługiwany. Wybierz jeden z tych: {formats}.',
  'deal-set.unreadable': 'Niczego nie wczytano z pliku: {fault}.',
  'deal-set.unwritable': 'Tych rozdań nie można wyeksportować w tym formacie: {fault}.',
  'deal-set.not-owed': 'Zabezpieczenie {commitment} nie wymaga tych kluczy: wyślij te, o które proszono.',
  'deal-set.not-committed': 'Klucze zabezpieczenia {commitment} jeszcze powstają: spróbuj za chwilę.',
  'deal-set.nothing-delayed':
    'Zabezpieczenie {commitment} nie zależy od wartości opóźnionej: zleć rozdanie kart.',
  'deal-set.squaredeal-promised':
    'Rozkłady tego pakietu zabezpiecza już opublikowany plik SQD: nie można go zastąpić.',
  'deal-set.nothing-of-squaredeal':
    'Dla tego pakietu nie opublikowano pliku SQD: opublikuj taki plik, zanim pakiet otrzyma rozkłady.',
  'deal-set.of-squaredeal': 'Rozkład rozdania {board} wynika z opublikowanego pliku SQD: wczytaj go z pliku.',
  'deal-set.squaredeal-over':
    'Klucze SquareDeal są opublikowane, więc każdy może znać rozkłady: utwórz inny pakiet.',
  'deal-set.squaredeal-refused': 'Pliki SquareDeal nie pasują do siebie. {fault}.',
  'deal-set.squaredeal-otherwise':
    'Niczego nie wczytano: rozdanie {board} nie jest tym, które zabezpiecza plik SQD.',
  'deal-set.value-found':
    'Zabezpieczenie {commitment} ma już wartość {value}. Nie można jej zmienić, bo wynikają z niej rozkłady.',
  'deal-set.value-missing':
    'Rozkład rozdania {board} zależy od wartości opóźnionej ({what}): najpierw ją podaj.',
  'board.range':
    'Rozdań od {from} do {to} nie można rozdać naraz. Podaj najwyżej 100, od niższego numeru do wyższego.',
  'board.not-dealt':
    'Rozdanie {board} nie ma jeszcze rozkładu, więc nie można go rozdać ponownie. Najpierw zleć rozdanie kart.',
  'board.no-deal': 'Program nie ma rozkładu rozdania {board}: najpierw zleć rozdanie kart.',
  'board.revealed': 'Rozkład rozdania {board} jest już jawny i nie można go rozdać ponownie.',
  'board.deal-not-owed':
    'Rozdanie {board} nie czeka na tę odpowiedź: odpowiedz na ostatnią prośbę, która go dotyczy.',
  'board.on-sheet':
    'Rozdanie {board} jest w zapisach: {tables}. Najpierw zmień tam jego wiersz na „nierozegrane”, potem rozdaj je ponownie.',
  'board.played-in-closed':
    'Rozdanie {board} zagrano w sesji {session}, która jest zamknięta: najpierw otwórz ją ponownie.',
  'board.still-to-play':
    'Rozdania {board} nie zagrano jeszcze przy wszystkich stołach: do tego czasu rozkład pozostaje ukryty.',
  'table.nobody-plays': 'Przy stole {table} w rundzie {round} nikt nie gra: nie ma miejsc do potwierdzenia.',
  'table.other-players':
    'Przy stole {table} w rundzie {round} siedzą już inni, bo zmieniono schemat przejść. Niech na nowo potwierdzą swoje miejsca.',
  'table.seats-unconfirmed':
    'Miejsca przy stole {table} w rundzie {round} nie są potwierdzone: potwierdźcie je przed wpisaniem wyniku.',
  'table.call-unknown': 'Stół {table} nie ma wezwania {call}: wybierz wezwanie widoczne w panelu sędziego.',
  'table.call-of-others': 'Wezwanie {call} przy stole {table} zgłosiła inna para: zapytaj sędziego.',
  'session.boards-at-two-tables':
    'Sektor {section}, runda {round}: rozdania {boards} byłyby naraz na stołach {tables} (kopie: {copies}). Przygotuj więcej kopii ({least}), zaznacz, że stoły się nimi dzielą, albo wybierz inny schemat przejść.',
  'session.boards-too-few-to-share':
    'Sektor {section}, runda {round}: za mało rozdań ({boards}) do podziału między stoły {tables} (kopie: {copies}). Przygotuj więcej kopii ({least}), więcej rozdań w rundzie albo wybierz inny schemat przejść.',
  'board.dealt-by-program': 'Rozdanie {board} rozdał program, więc nie trzeba podawać, kto rozdawał.',
  'board.not-played': 'Rozdania {board} jeszcze tam nie grano: najpierw wpiszcie wynik, potem ręce.',
  'board.not-recorded': 'Rąk rozdania {board} jeszcze nie zapisano: najpierw je wpisz.',
  'board.no-contradiction': 'Ręce rozdania {board} nie czekają już na decyzję: odśwież panel sędziego.',
  'board.dealt-earlier':
    'Rozdanie {board} rozdano w rundzie {round}. Tylko gracze tamtej rundy mogą podać, kto rozdawał.',
  'board.both-sides':
    'Przy rozdawaniu musi być gracz każdej ze stron (przepis 6C). Wyjątek może zrobić tylko sędzia.',
  'board.dealers-unnamed':
    'Nie podano, jak rozdano karty. Podaj pomocników albo opisz sposób rozdania (przepisy 6E3 i 6E4).',
  'board.no-doubt': 'Rozkład rozdania {board} nie wymaga decyzji.',
  'board.doubt-otherwise':
    'Ten powód nie pasuje do wątpliwości co do rozdania {board}. Podaj, dlaczego wolno zagrać powtórzone rozdanie, albo potwierdź, że talię potasowano.',
  'board.auction-begun':
    'Rozdanie {board} ma wynik, więc licytacja się zaczęła. Przepis 6D1 nie pozwala już rozdać ponownie. Podaj inną podstawę albo wydaj orzeczenie.',
  'board.passed-out':
    'Rozdanie {board} spasowano. Przepis 22A nie pozwala wtedy rozdać ponownie, więc zapis pozostaje.',
  'board.match-known':
    'Wynik meczu {home} – {away} mógł być znany bez rozdania {board} albo z drugiego pokoju. Przepis {law} wyklucza wtedy ponowne rozdanie: orzeknij wynik rozjemczy.',
  'board.hands':
    'Ręce rozdania {board} nie tworzą rozkładu: {fault}. Poprawcie to. Pozostałe wpisy są zachowane.',
  'result.board-not-scheduled':
    'Rozdania {board} nie gra się przy stole {table} w rundzie {round}. Sprawdź numery albo wezwij sędziego.',
  'result.play-recorded': 'Licytacja i rozgrywka rozdania {board} są już zapisane: podaj powód zmiany.',
  'result.record-impossible':
    'Zapis przebiegu rozdania {board} jest niemożliwy: {fault} (przepis {law}). Popraw to. Pozostałe wpisy są zachowane.',
  'result.other-deal':
    'To nie jest rozkład rozdania {board}: {card} ma tam {dealt}, a we wklejonym tekście {found}. Wybierz właściwe rozdanie.',
  'result.impossible':
    'Przy założeniach rozdania {board} żaden kontrakt nie daje takiego zapisu: sprawdź zapis i jego znak.',
  'result.agreed': 'Wynik rozdania {board} jest już uzgodniony: zmienić go może sędzia lub sędzia liczący.',
  'result.not-to-be-played':
    'Rozdanie {board} jest przy tym stole oznaczone jako nierozegrane. Jeśli je jednak rozegrano, wezwij sędziego.',
  'result.reason-needed': 'Podaj powód: rozdanie {board} ma tu wynik.',
  'result.none':
    'Nie ma tu wyniku rozdania {board}, który można by poprawić lub unieważnić: najpierw go wpisz.',
  'result.recorded-already':
    'Wynik rozdania {board} przy stole {table} w rundzie {round} jest już uzgodniony. Popraw go, zamiast wpisywać ponownie.',
  'result.entered-anew': 'Ten wynik wpisano w międzyczasie na nowo: sprawdź go i odpowiedz na nowy wpis.',
  'result.nothing-to-confirm': 'Żaden wynik nie czeka tu na potwierdzenie drugiej strony: najpierw go wpisz.',
  'result.own-entry':
    'Ten wynik wpisała wasza strona: niech potwierdzi go albo zakwestionuje strona przeciwna.',
  'result.not-agreed': 'Wynik rozdania {board} nie jest uzgodniony: wpisz właściwy.',
  'result.correction-alike': 'Rozdanie {board} ma już ten wynik: wpisz poprawiony.',
  'result.correction-answered':
    'Prośbę o poprawkę rozdania {board} rozpatrzono albo wycofano: sprawdź jego wynik.',
  'result.correction-of-others': 'O tę poprawkę prosiła druga strona: tylko ona może ją wycofać.',
  'board.before-oneself':
    'Rozdanie {board} jest ukryte, bo będziesz je grać. Poproś o jego pokazanie albo zostaw to innym.',
  'result.players-moved-on':
    'Gracze rundy {round} odeszli już od stołu. W sprawie rozdania {board} zwróć się do sędziego.',
  'result.other-players':
    'Przy stole {table} w rundzie {round} siedzą już inni, bo zmieniono schemat przejść. Wpisz im wynik rozdania {board} albo wezwij sędziego.',
  'result.line-twice':
    'Dwa wiersze protokołu dotyczą tego samego stołu i rundy: wpisz każdy wiersz tylko raz.',
  'result.suspicion-reason':
    'Ten zapis przeczy rozkładowi albo innemu zapisowi: popraw go albo uzasadnij, dlaczego zostaje.',
  'result.seating-mixed': 'Dwie pary nie mogą tak siedzieć: posadź jedną na NS, a drugą na EW.',
  'late-play.not-granted':
    'Rozdanie {board} stołu {table} z rundy {round} nie jest zaległe: poproś sędziego o zgodę.',
  'late-play.pair-playing':
    '{contestant} gra jeszcze przy stole {table} w rundzie {round}: poczekaj, aż tam skończy.',
  'late-play.scored':
    'Rozdanie {board} ma już wynik: może go potwierdzić druga strona albo unieważnić sędzia.',
  'late-play.elsewhere':
    'Zaległego rozdania {board} nie rozpoczęto przy stole {at}: najpierw rozpocznij je przy tym stole.',
  'ruling.withdrawn': 'To orzeczenie wycofano: wydaj nowe.',
  'ruling.another':
    'W międzyczasie sędzia wydał orzeczenie o rozdaniu {board} przy stole {table}. Najpierw się z nim zapoznaj, potem zdecyduj ponownie.',
  'ruling.another-on-sheet':
    'W międzyczasie sędzia wydał orzeczenie o zapisie stołu {table} w rundzie {round}. Najpierw się z nim zapoznaj, potem zdecyduj ponownie.',
  'ruling.line-ruled': 'W sprawie wiersza {line} jest już orzeczenie: zmień je albo najpierw wycofaj.',
  'ruling.question-not-asked':
    'Jedna z odpowiedzi do przepisu {law} dotyczy pytania, które tam nie pada. Odśwież stronę i odpowiedz na pytania ponownie.',
  'ruling.way-unfinished':
    'Brakuje odpowiedzi na niektóre pytania do przepisu {law}. Odpowiedz na nie albo wydaj orzeczenie bez pytań.',
  'ruling.way-elsewhere': 'Odpowiedzi prowadzą do przepisu {next}, nie do przepisu {law}: przejdź tam.',
  'ruling.other-law':
    'Przy tych faktach obowiązuje przepis {follows}, a nie {law}. Zastosuj go albo napisz, dlaczego odstępujesz od przepisów.',
  'ruling.departs':
    'Przepis {law} ma inny skutek dla zapisów: zastosuj go albo podaj powód odstąpienia od przepisów.',
  'ruling.tricks-unsaid':
    'Według przepisu {law} o liczbie przekazanych lew decydujesz Ty: podaj ją albo pozostaw wynik.',
  'ruling.no-result':
    'Rozdanie {board} nie ma zapisu przy stole {table} w rundzie {round}. Lewy można przekazać tylko w zapisie, który obowiązuje.',
  'ruling.no-tricks':
    'Rozdanie {board} ma tylko zapis punktowy: przed przekazaniem lew wpisz kontrakt i liczbę lew.',
  'ruling.too-many-tricks':
    'Nie można przekazać więcej lew, niż wzięto (przekazywane: {tricks}, wzięte w rozdaniu {board}: {taken}).',
  'ruling.appeal-of-others':
    'Uczestnik {contestant} nie grał przy stole, którego dotyczy orzeczenie. Odwołać się może tylko {concerned}.',
  'ruling.appeal-not-concurred':
    'Odwołanie uczestnika {contestant} nie będzie rozpatrzone. Potrzebna jest zgoda obojga partnerów, a w drużynach kapitana (przepis 92D).',
  'ruling.appeal-late':
    'Termin składania odwołań w sesji {session} minął (w brydżu przepis 92B). Organizator nadal może je przyjąć.',
  'ruling.appeal-open': 'Od tego orzeczenia już się odwołano: najpierw rozpatrz tamto odwołanie.',
  'ruling.appeal-withdrawn':
    '{contestant}: odwołanie od tego orzeczenia wycofano, a termin na kolejne minął.',
  'ruling.appeal-decided': 'Odwołanie od tego orzeczenia zostało rozpatrzone: drugie nie jest możliwe.',
  'ruling.no-appeal': 'Nie ma nierozpatrzonego odwołania od tego orzeczenia.',
  'ruling.deposit': 'Za to odwołanie nie wpłacono kaucji: zwrócić lub zatrzymać można tylko wpłaconą.',
  'ruling.deposit-missing':
    'Regulamin wymaga kaucji przy odwołaniu ({deposit}): zaznacz jej wpłatę, aby złożyć odwołanie.',
  'ruling.deposit-not-regulated':
    'Regulamin tego turnieju nie przewiduje kaucji przy odwołaniach: złóż je bez niej.',
  'ruling.stands': 'Utrzymane orzeczenie zachowuje swoje skutki: usuń nowe skutki albo zmień orzeczenie.',
  'ruling.exists': 'Orzeczenie o tym identyfikatorze już wydano: wydaj inne z nowym identyfikatorem.',
  'ruling.unknown': 'W tym turnieju nie ma takiego orzeczenia: odśwież stronę.',
  'ruling.play-ruled': 'W sprawie tego zapisu rozdania {board} jest już orzeczenie: najpierw je wycofaj.',
  'session.reason-needed': 'Podaj powód: sesja się rozpoczęła, a to zmienia jej wyniki.',
  'standings.table-twice': 'Dwie tabele mają nazwę {table}: zmień nazwę jednej z nich.',
  'player.unknown': 'Nie ma takiego zawodnika w tym turnieju.',
  'contest.unknown': 'Nie ma takiej klasyfikacji łącznej.',
  'contest.session-twice': 'Sesja {session} jest podana dwa razy: albo ją wlicz, albo przenieś z niej wynik.',
  'contest.session-not-in': 'Sesja {session} nie liczy się do tej klasyfikacji łącznej.',
  'contest.carry-needs-sum':
    'Wzór EBU daje punkty: sumuj wyniki w klasyfikacji łącznej albo wybierz inne przeniesienie.',
  'contest.sheets-have-points':
    'Sesję {session} liczy się w wistach albo punktach, a nie w procentach. Zsumuj wyniki albo weź ich średnią i przenieś ich część.',
  'contest.teams-have-points':
    'Drużyny mają punkty, a nie procenty. Zsumuj wyniki albo weź ich średnią i przenieś ich część.',
  'contest.of-players': 'Klasyfikacja zawodników nie ma przeniesienia, kar ani awansu.',
  'contest.nobody-goes-on':
    'Z tej klasyfikacji łącznej nikt nie awansuje: najpierw podaj liczbę awansujących.',
  'contest.no-standing-at': 'Przy wpisie {at} dziennika nie ma klasyfikacji łącznej: odśwież stronę.',
  'contest.too-many-go-on':
    'Na ostatnie miejsca z awansem ({places}) wybrano za dużo uczestników ({chosen}): wybierz mniej.',
  'contest.official':
    'Klasyfikacja łączna jest oficjalna: może ją zmienić już tylko organizator, podając powód.',
  'contest.reason-needed': 'Podaj powód: jedna z sesji tej klasyfikacji łącznej już się rozpoczęła.',
  'contest.penalty-exists': 'Kara o tym identyfikatorze już jest.',
  'contest.penalty-unknown': 'Nie ma takiej kary w tej klasyfikacji łącznej.',
  'ruling.too-many-results':
    'Wynik ważony składa się najwyżej z {most} wyników: usuń mniej prawdopodobne wyniki {side}.',
  'ruling.result-twice': 'W wyniku ważonym {side} ten sam wynik występuje dwa razy: zsumuj jego wagi.',
  'ruling.weights': 'Wagi {side} dają razem {sum} %, a muszą dawać 100 %.',
  'ruling.beyond-top': 'Nikt nie może mieć więcej niż 100 % maksa: zmień procent {side}.',
  'ruling.penalty-unit': 'Metoda liczenia tej sesji nie ma kar w jednostce {unit}: wybierz inną jednostkę.',
  'command.unknown': 'Nie ma polecenia {name}: dostępne polecenia są pod /api/docs.',
  'command.id-missing': 'Polecenie nie ma nagłówka Idempotency-Key: wyślij je z nowym uuid.',
  'command.seen-changed':
    'Od ostatniego odczytu dane się zmieniły (zmiany: {count}), więc niczego nie zapisano. Sprawdź zmiany i potwierdź.',
  'command.id-reused': 'Tego identyfikatora użyto do innego polecenia: wyślij nowe z nowym identyfikatorem.',
  'command.stale-version': 'Ktoś inny zmienił to w międzyczasie: sprawdź zmiany i spróbuj ponownie.',
  'command.version-invalid':
    'Nagłówek Expected-Version musi być liczbą całkowitą od 0: wyślij taką liczbę albo pomiń nagłówek.',
  'request.invalid': 'Żądanie jest nieprawidłowe w miejscu {path}: {issue}.',
  'request.not-json':
    'Treści nie da się odczytać jako JSON: wyślij obiekt JSON z Content-Type application/json.',
  'request.not-utf-8': 'Treść nie jest w UTF-8: wyślij JSON w UTF-8.',
  'request.too-deep': 'Treść jest zagnieżdżona zbyt głęboko: może mieć najwyżej {limit} poziomów.',
  'request.too-large': 'Żądanie jest za duże: może mieć najwyżej {limit} bajtów.',
  'request.malformed': 'Tego żądania HTTP nie da się odczytać: sprawdź program, który je wysyła.',
  'request.timed-out': 'Żądanie nie nadeszło w całości na czas: wyślij je ponownie.',
  'request.headers-too-large': 'Nagłówki żądania są za długie: wyślij mniej plików cookie albo krótsze.',
  'request.range-beyond': 'Żądany zakres wykracza poza koniec pliku: poproś o cały plik.',
  'request.condition-failed': 'Plik nie spełnia warunków żądania: poproś o niego bez warunków.',
  'request.parameter-refused':
    'Nie da się odczytać parametru {name} w tym adresie: podaj go raz, bez znaków sterujących.',
  'request.text-refused': 'Tekstu lub liczby w miejscu {path} nie można zapisać: {issue}.',
  'print.contest-missing': 'Nie wybrano klasyfikacji łącznej: wskaż tę, którą chcesz wydrukować.',
  'print.knockout-missing': 'Nie wybrano rozgrywek pucharowych: wskaż te, które chcesz wydrukować.',
  'print.not-of-game': 'Tego wydruku nie ma dla gry tej sesji.',
  'print.session-missing': 'Nie wybrano sesji: wskaż tę, którą chcesz wydrukować.',
  'print.too-many': 'Powstaje zbyt wiele wydruków naraz: spróbuj ponownie za chwilę.',
  'print.unknown': 'Tego wydruku już nie ma: zamów go ponownie.',
  'copies.damaged': 'Ta kopia jest uszkodzona albo niepełna: pobierz inną.',
  'copies.none': 'Nie ma tu kopii: sprawdź miejsce.',
  'copies.not-set-up': 'Kopie nie są nigdzie wysyłane: najpierw wybierz miejsce.',
  'copies.other-key': 'Są tu już kopie z innym hasłem: wybierz inny folder.',
  'copies.passphrase-wrong': 'Kopie w tym miejscu mają inne hasło: wpisz je albo wybierz inny folder.',
  'copies.too-large': 'Danych jest za dużo na taką kopię: użyj kopii zapasowych własnego PostgreSQL.',
  'copies.unknown': 'Tej kopii już tu nie ma: odśwież listę.',
  'bridgewebs.not-set-up':
    'Kod klubu w BridgeWebs nie jest ustawiony. Administrator ustawia go w części „Pliki dla federacji”.',
  'bridgewebs.refused': 'BridgeWebs nie przyjął wyników. Odpowiada: {message}',
  'bridgewebs.unreachable':
    'Brak połączenia z BridgeWebs. Sprawdź połączenie z internetem i spróbuj ponownie.',
  'mail.denied': 'Serwer poczty odrzuca logowanie: sprawdź użytkownika i hasło.',
  'mail.no-address': 'Poczta potrzebuje adresu tego serwera: ustaw PUBLIC_URL i uruchom ponownie.',
  'mail.no-tls': 'Brak bezpiecznego połączenia z serwerem poczty: sprawdź port i rodzaj szyfrowania.',
  'mail.not-set-up': 'Nie ustawiono serwera poczty: najpierw go zapisz.',
  'mail.password-missing': 'Brakuje hasła do serwera poczty: wpisz je.',
  'mail.refused': 'Serwer poczty odrzuca tę wiadomość: sprawdź nadawcę i adres.',
  'mail.refused-for-now': 'Serwer poczty nie przyjmuje teraz tej wiadomości: spróbuj później.',
  'mail.unreachable': 'Nie ma połączenia z serwerem poczty: sprawdź jego adres, port i swoje połączenie.',
  'push.denied': 'Docelowy serwer odrzuca logowanie: sprawdź użytkownika, hasło, klucz lub token.',
  'push.failed': 'Plików nie udało się wysłać: szczegóły są w logu serwera.',
  'push.folder-by-administrators':
    'Folder na serwerze może wybrać tylko administrator: wybierz inne miejsce docelowe albo poproś administratora.',
  'push.host-key':
    'Klucz {host} to {found}. Porównaj go z kluczem podanym przez operatora serwera i zachowaj, jeśli się zgadza.',
  'push.no-bucket': 'Nie ma takiego zasobnika: sprawdź jego nazwę, region i adres magazynu.',
  'push.no-room': 'Na docelowym serwerze brakuje miejsca: zwolnij je albo wybierz inny serwer.',
  'push.none': 'Ten turniej nie jest nigdzie wysyłany: najpierw wybierz miejsce docelowe.',
  'push.not-writable': 'Folder nie pozwala na zapis: sprawdź ścieżkę i uprawnienia.',
  'push.not-public': '{host} to adres w sieci samego serwera: najpierw musi go dopuścić administrator.',
  'push.other-tournament': 'Na docelowym serwerze są już strony innego turnieju: wybierz inny adres.',
  'push.refused': 'Docelowy serwer odrzuca pliki (status HTTP {status}): sprawdź jego adres.',
  'push.secret-missing': 'Brakuje hasła, klucza lub tokenu do docelowego serwera: wpisz je.',
  'push.unreachable': 'Nie ma połączenia z docelowym serwerem: sprawdź adres i połączenie z internetem.',
  'received.exists': 'Witryna o nazwie {site} już istnieje: wybierz inną nazwę.',
  'received.file-too-large': 'Plik witryny jest większy niż {limit} bajtów: nie przyjęto go.',
  'received.files-missing': 'Brakuje niektórych plików z listy: najpierw je wyślij.',
  'received.full':
    'Witryna potrzebuje więcej miejsca, niż jej zostało: poproś o nie administratora tamtego serwera.',
  'received.path-refused': 'Witryna nie może mieć pliku o takiej nazwie.',
  'received.token-refused':
    'Token nie należy do tej witryny albo go unieważniono: poproś administratora tamtego serwera o nowy.',
  'received.too-many': 'Ten serwer nie przyjmie więcej witryn: najpierw usuń którąś.',
  'received.unknown': 'Nie ma tu takiej witryny: odśwież listę.',
  'received.unreadable': 'Plik nie dotarł w całości: wyślij go ponownie.',
  'request.too-many': 'Za dużo żądań: odczekaj chwilę i spróbuj ponownie.',
  'request.too-costly': 'Zażądano zbyt wiele w krótkim czasie: spróbuj ponownie za {retryAfter} s.',
  'results.format-unknown':
    'Wyników nie można wyeksportować w formacie {format}. Wybierz jeden z tych: {known}.',
  'results.not-yet': 'Wyniki można wyeksportować po zamknięciu sesji: zamknij ją albo wróć później.',
  'results.other-game':
    'Inne programy czytają tylko wyniki brydżowe: dla tej sesji wybierz „Klasyfikacja jako CSV”.',
  'route.unknown': 'Pod tym adresem nic nie ma: lista adresów jest pod /api/docs.',
  'position.invalid': 'Podaj pozycję (liczbę całkowitą od 1) albo czas, na przykład 2026-11-21T18:30:00Z.',
  'position.before-book': 'Dziennik zaczyna się później ({begins}): wybierz późniejszy czas.',
  'position.beyond-head': 'Dziennik kończy się na wpisie {head}: wybierz ten wpis albo wcześniejszy.',
  'projection.behind': 'Odpowiedź nie jest jeszcze gotowa: spróbuj za chwilę.',
  'projection.stopped': 'W dzienniku turnieju jest wpis nieczytelny dla tej wersji: zaktualizuj program.',
  'stream.too-many': 'Otwarto tu za dużo stron na żywo: zamknij niektóre i spróbuj ponownie.',
  'server.database-away': 'Baza danych serwera nie odpowiada i nic nie zapisano: spróbuj ponownie za chwilę.',
  'server.disk-full':
    'Dysk serwera jest pełny i nic nie zapisano. Poproś osobę prowadzącą serwer o zwolnienie miejsca, potem spróbuj ponownie.',
  'server.busy': 'Serwer jest teraz przeciążony: spróbuj ponownie za chwilę.',
  'server.starting': 'Serwer nie jest jeszcze gotowy: spróbuj za chwilę.',
  'server.failed':
    'Wystąpił błąd serwera i niczego nie zapisano. Spróbuj ponownie, a jeśli błąd się powtórzy, powiadom organizatora.',
  'server.unsure':
    'Połączenie z bazą danych zostało zerwane. Wyślij to samo polecenie ponownie: wykona się tylko raz.',
  'access.sign-in-required': 'To wymaga zalogowania: najpierw się zaloguj.',
  'access.sign-in-failed': 'Zły login lub hasło: sprawdź oba i spróbuj ponownie.',
  'access.role-required': 'Nie masz do tego uprawnień: poproś organizatora.',
  'access.creating-not-allowed':
    'Nie masz uprawnień do tworzenia turniejów: poproś organizatora o zaproszenie w roli organizatora.',
  'entries.no-teams': 'Nie zgłosiła się jeszcze żadna drużyna: najpierw zarejestruj drużyny.',
  'team.none': 'W tej sesji nie grają drużyny: najpierw wybierz schemat przejść drużyn.',
  'team.place-of-team': 'Miejsce {contestant} należy do drużyny: przypisz numer drużynie.',
  'team.unknown': 'W schemacie przejść nie ma drużyny {team}: sprawdź numer.',
  'team.numbers-of-bracket': 'O spotkaniach decyduje drabinka pucharowa: zostaw numery bez zmian.',
  'team.too-few-places':
    'Schemat przejść ma za mało miejsc (miejsca: {places}, drużyny: {teams}). Wybierz większy albo dodaj sektor.',
  'team.no-match-of-three':
    'Mecz trzech drużyn wymaga systemu szwajcarskiego, który go przewiduje, z parzystą liczbą segmentów. Wybierz go przed pierwszym meczem albo daj pauzę ostatniej drużynie.',
  'team.swiss-too-long':
    'Bez powtórnych spotkań liczba meczów nie może przekroczyć {most}, a wybrano {matches} (drużyny: {teams}). Wybierz mniej meczów albo dopuść powtórki.',
  'team.without-entry':
    'Nikt jeszcze nie gra jako drużyna {team}: najpierw przypisz jej numer do zgłoszenia.',
  'team.player-not-in-it':
    'W składzie jest zawodnik spoza drużyny: podaj jej zawodników albo dodaj zastępcę.',
  'team.board-twice':
    'Przy tym składzie ktoś zagrałby rozdanie {board} dwa razy. Gdy pokoje grają jeden po drugim, gracze z NS zostają na NS.',
  'team.not-playing': 'Drużyna {team} nie gra w rundzie {round}: podaj skład na inną rundę.',
  'team.has-played': 'Drużyna {team} grała już w rundzie {round}: wybierz późniejszą rundę.',
  'team.played-last':
    'Drużyna {team}: są już zapisy z rundy {round}, a to ostatnia runda. Nie ma się już z czego wycofać.',
  'team.line-up-late': 'Runda {round} już się skończyła: podaj skład na późniejszą rundę.',
  'team.penalty-exists': 'Kara o tym identyfikatorze już jest: nowej nadaj własny.',
  'session.other-game': 'To nie jest dostępne w tej sesji ({game}): wybierz opcję odpowiednią dla jej gry.',
  'session.convention-frozen':
    'Stoły grają już według konwencji {convention}: po rozpoczęciu sesji nie można jej zmienić.',
  'session.convention-not-its-own':
    'Konwencja {convention} ma nazwę innej konwencji albo nie zaznacza swoich zmian. Zacznij od opublikowanej konwencji i zmień jej nazwę.',
  'session.settings-contradict':
    'Według przepisu {rule} te ustawienia są sprzeczne: {contradiction}. Zmień jedno z nich.',
  'session.rounds-too-many':
    'Przy tylu zawodnikach liczba rund nie może przekroczyć {most}, a wybrano {rounds}. Wybierz mniej.',
  'session.sheets-open':
    'Niektóre zapisy nie są jeszcze uzgodnione przy stołach {tables} ({sheets}). Poproś stoły o podpisy albo przyjmij zapisy.',
  'sheet.no-sheets': 'Ta sesja nie ma zapisów albo nie wybrano jej konwencji: wybierz ją w przygotowaniu.',
  'sheet.nobody-there': 'Przy stole {table} nikt nie gra w rundzie {round}: sprawdź stół i rundę.',
  'sheet.before-oneself':
    'Zapis stołu {table} w rundzie {round} jest przed Tobą ukryty. Masz jeszcze rozdania do rozegrania. Poproś o pokazanie rozdań albo zostaw zapis innemu sędziemu.',
  'sheet.seat-empty': 'Na miejscu {seat} nikt nie siedzi: wybierz kogoś, kto siedzi przy stole.',
  'sheet.line-departs':
    'Według punktu {law} brakuje wiersza: {what}. Dopisz go albo podaj, dlaczego odstępujesz od Kodeksu.',
  'sheet.line-ruled': 'Wiersz {line} wynika z orzeczenia: zmień orzeczenie albo je wycofaj.',
  'sheet.line-impossible': 'Wiersz {line} jest sprzeczny z Kodeksem Preferansa, {rule} ({fault}): popraw go.',
  'sheet.line-written': 'Wiersz {line} jest już zapisany z innymi wartościami: popraw go, podając powód.',
  'sheet.line-unknown': 'W zapisie nie ma wiersza {line}: wybierz inny.',
  'sheet.line-not-next': 'Następny wiersz to {next}, nie {line}: odśwież zapis.',
  'sheet.line-not-last': 'Usunąć można tylko ostatni wiersz, {last}. Wiersz {line} możesz tylko poprawić.',
  'sheet.judges-line': 'Wiersz {line} wpisuje tylko sędzia: wezwij go.',
  'sheet.over': 'Gra przy tym stole skończyła się zgodnie z ustaleniami: podpiszcie zapis.',
  'sheet.board-needed':
    'Wszystkie stoły grają te same rozdania ({boards}): wybierz rozdanie dla tego wiersza.',
  'sheet.board-not-here': 'Rozdania {board} nie gra się tu w tej rundzie: sprawdź numer.',
  'sheet.board-written': 'Rozdanie {board} ma już swój wiersz: popraw go, podając powód.',
  'sheet.boards-left':
    'Nie zapisano jeszcze rozdań {boards}: zagrajcie je albo niech sędzia oznaczy je jako nierozegrane.',
  'sheet.empty': 'Zapis jest jeszcze pusty: wpiszcie pierwsze rozdanie.',
  'sheet.reason-for-empty': 'Ten zapis jest pusty: podaj powód jego przyjęcia.',
  'sheet.deals-missing':
    'Zapisane rozdania: {written} z {agreed}. Rozegrajcie pozostałe albo podpiszcie bez nich.',
  'sheet.pools-open': 'Pule nie są jeszcze zamknięte. Grajcie dalej albo podpiszcie zapis w obecnej postaci.',
  'sheet.agreed': 'Zapis rundy {round} jest uzgodniony: poproś sędziego o poprawkę lub ponowne otwarcie.',
  'sheet.disputed': 'Zapis jest sporny: najpierw rozstrzyga sędzia.',
  'sheet.written-anew': 'Zapis zmienił się w międzyczasie: sprawdź go jeszcze raz.',
  'sheet.table-begun': 'Stół {table} zaczął rundę {round}: jego zawodników nie można już przesadzić.',
  'sheet.cut-needs-swiss':
    'O awansie decyduje klasyfikacja: kojarz rundy systemem szwajcarskim albo zrezygnuj z eliminowania zawodników.',
  'sheet.cut-tied':
    'Na ostatnich miejscach dających awans ({places}) jest remis: {tied}. Wskaż, kto awansuje.',
  'sheet.cut-too-long': 'Liczba awansujących ({stay}) jest za duża (zawodnicy: {players}). Wybierz mniejszą.',
  'sheet.no-players-clock':
    'W tej sesji nie mierzy się czasu zawodników: ustaw minuty na zawodnika w ustawieniach konwencji.',
  'sheet.card-unknown': 'W zapisie nie ma kartki {card}: wybierz jedną z pokazanych.',
  'team.penalty-unknown': 'W tej sesji nie ma takiej kary drużyny.',
  'team.not-own': 'Drużyna {team} nie jest Twoja: podaj skład własnej drużyny.',
  'team.line-ups-shown':
    'Składy na rundę {round} są już jawne albo runda się rozpoczęła: o zmianę poproś sędziego.',
  'team.match-unknown':
    'Drużyny {home} i {away} nie grają tu ze sobą meczu: sprawdź numery (najpierw gospodarze).',
  'team.match-several':
    'Drużyny {home} i {away} grają tu ze sobą kilka meczów. Wskaż właściwy, podając jego pierwsze rozdanie.',
  'access.device-required': 'To może zrobić tylko telefon stołu: najpierw zeskanuj kod QR stołu.',
  'access.captain-required': 'To może zrobić tylko kapitan drużyny: otwórz link, który dał Ci sędzia.',
  'access.device-elsewhere':
    'Ten telefon nie jest przypisany do tego stołu. Użyj telefonu stołu albo najpierw zeskanuj kod QR tego stołu.',
  'access.device-of-other-side':
    'Ten telefon służy tylko jednej stronie ({side}). Niech druga strona użyje swojego albo zeskanuj kartę QR stołu dla obu stron.',
  'access.origin-refused': 'To żądanie przyszło z innej witryny: korzystaj ze stron tego serwera.',
  'access.password-refused':
    'Hasło jest za krótkie, za długie albo łatwe do odgadnięcia. Wybierz hasło od 10 do 200 znaków.',
  'access.password-wrong': 'Obecne hasło jest nieprawidłowe: wpisz je jeszcze raz.',
  'access.login-taken': 'Ten login jest zajęty: wybierz inny albo najpierw się zaloguj.',
  'access.too-many-attempts': 'Za dużo prób: spróbuj ponownie za {retryAfter} s.',
  'access.busy': 'Zbyt wiele osób loguje się w tej chwili: spróbuj za kilka sekund.',
  'access.set-up-done': 'Pierwszy organizator ma już konto: zaloguj się.',
  'access.link-unknown': 'Ten link jest nieprawidłowy: poproś o nowy.',
  'access.link-used': 'Tego linku już użyto: poproś o nowy.',
  'access.link-expired': 'Ten link wygasł: poproś o nowy.',
  'access.link-revoked': 'Ten link unieważniono: poproś o nowy.',
  'access.code-wrong': 'Ten kod jest błędny albo już nieważny: sprawdź go albo poproś o nowy.',
  'access.second-factor-needed':
    'To konto ma drugi składnik logowania: wpisz kod z aplikacji uwierzytelniającej.',
  'access.second-factor-wrong':
    'Kod jest błędny albo już użyty: poczekaj na następny albo użyj kodu zapasowego.',
  'access.second-factor-on': 'To konto ma już drugi składnik: najpierw go wyłącz, aby ustawić nowy.',
  'access.second-factor-off': 'To konto nie ma drugiego składnika: nie ma czego wyłączać.',
  'access.second-factor-missing':
    'Serwer wymaga drugiego składnika od organizatorów i administratorów: ustaw go na stronie „Twoje konto”.',
  'access.role-already-held': 'Masz już tę rolę: zostaw link osobie, dla której jest przeznaczony.',
  'access.invitation-unknown': 'W tym turnieju nie ma takiego zaproszenia.',
  'access.invitation-used': 'To zaproszenie zostało przyjęte: możesz tylko usunąć rolę.',
  'access.device-unknown': 'W tym turnieju nie ma takiego urządzenia.',
  'access.captain-unknown': 'W tym turnieju nie ma takiego linku kapitana.',
  'access.team-unknown': 'Ta drużyna się nie zgłosiła: wybierz jedną z drużyn w Zgłoszeniach.',
  'access.player-known': 'Ten zawodnik jest już zapisany: poproś sędziego o poprawienie nazwiska.',
  'access.table-unknown': 'Sesja {session} nie ma stołu {table}: wybierz jeden z jej stołów.',
  'access.table-taken':
    'Stół {table} ma już telefon: poproś, by ustąpił miejsca, albo przypisz ten telefon jednej stronie.',
  'access.phone-asked':
    'Telefon stołu {table} dostał pytanie, czy ustąpi miejsca. Jeśli nikt tam nie odpowiada, poproś sędziego.',
  'access.phone-kept':
    'Telefon stołu {table} pozostaje przypisany. Jeśli trzeba go zastąpić, poproś sędziego.',
  'access.cards-unknown': 'Tych kart QR tu nie ma: wybierz zestaw z listy.',
  'access.cards-of-others': 'Tymi kartami QR zarządza ktoś inny: poproś tę osobę o wydruk lub unieważnienie.',
  'access.session-without-tables': 'Sesja {session} nie ma jeszcze stołów: najpierw wybierz schemat przejść.',
  'access.card-unbound': 'Stół {table} nie należy teraz do żadnej sesji. Zapytaj sędziego.',
  'access.card-session-over':
    'Gra przy stole {table} skończyła się albo jeszcze nie zaczęła. Zeskanuj kartę ponownie, gdy się zacznie.',
  'access.card-no-table': 'Stół {table} nie należy teraz do żadnej sesji. Zapytaj sędziego.',
  'access.player-unknown': 'Tego zawodnika tu nie ma: najpierw go wpisz.',
  'access.person-unknown': 'To konto nie ma roli w turnieju: najpierw zaproś tę osobę.',
  'access.own-player-elsewhere':
    'Ten zawodnik gra też w innym turnieju, który prowadzi ta osoba. Zawodnika musi jej przypisać organizator tamtego turnieju.',
  'access.own-player-set':
    'Twoje konto jest już połączone z zawodnikiem: o zmianę poproś innego organizatora.',
  'access.administrator-required': 'Może to zrobić tylko administrator tego serwera: poproś administratora.',
  'access.last-administrator': 'To ostatni administrator tego serwera: najpierw nadaj tę rolę komuś innemu.',
  'access.player-same': 'Te dwa wpisy są już połączone: wybierz innego zawodnika.',
  'access.club-unknown': 'Tego klubu nie ma już na liście.',
  'access.club-known': 'Inny klub ma już tę nazwę: połącz oba kluby.',
  'access.club-same': 'To ten sam klub: wybierz inny.',
  'access.member-list-unknown': 'Tej listy członków już nie ma.',
  'access.member-list-known':
    'Inna lista ma już tę nazwę. Wybierz inną nazwę albo wczytaj plik do tamtej listy.',
  'access.member-unknown': 'Tej osoby nie ma już na żadnej liście członków.',
  'access.nobody-read':
    'W tym pliku nie ma nikogo, kogo można wczytać jako członka. Sprawdź, co jest w jego kolumnach.',
  'access.account-unknown': 'Nie ma tu takiego konta ani zawodnika.',
  'access.account-closed': 'To konto jest zamknięte: najpierw otwórz je ponownie.',
  'access.data-erased': 'Dane tej osoby zostały usunięte: wpisz ją na nowo.',
  'book.before-you': 'Masz tu jeszcze rozdania do rozegrania: poproś innego organizatora o eksport turnieju.',
  'personal-data.before-you':
    'Jako ten zawodnik masz jeszcze rozdania do rozegrania: poproś innego administratora o usunięcie danych.',
  'book.not-one': 'Ten plik nie jest turniejem wyeksportowanym z Tirage: wybierz inny.',
  'book.newer': 'Ten plik pochodzi z nowszej wersji Tirage: wczytaj go tam albo zaktualizuj ten serwer.',
  'book.damaged': 'Plik jest niepełny albo zmieniony: skopiuj go jeszcze raz z miejsca, w którym powstał.',
  'book.too-large': 'Plik jest za duży jak na turniej: sprawdź, czy to ten właściwy.',
  'book.broken':
    'Wpis {line} dziennika zmieniono: łańcuch i pieczęcie już się nie zgadzają. Niczego nie wczytano.',
  'book.unfit': 'Wpis {line} ({type}) nie może być w dzienniku turnieju. Niczego nie wczytano.',
  'book.future': 'Wpis {line} dziennika ma datę z przyszłości: ustaw zegar tego komputera.',
  'book.there': 'Ten turniej jest już tutaj i ma te same wpisy dziennika ({lines}).',
  'book.there-beginning':
    'Ten turniej jest już tutaj (do wpisu {here}), a plik kończy się na wpisie {lines}. Nie można ich połączyć: prowadź dalej tylko jeden z nich.',
  'book.there-further':
    'Ten turniej jest już tutaj w nowszej wersji. Plik kończy się na wpisie {lines}, a tutejsza wersja na wpisie {here}.',
  'book.there-otherwise':
    'Ten turniej jest już tutaj, ale po wpisie {lines} różni się od pliku. Nie można ich połączyć.',
  'backup.unknown': 'Tej kopii już tu nie ma: odśwież listę.',
  'backup.refused': 'Tej kopii nie można użyć: przyczynę znajdziesz w logu programu.',
  'backup.disk-full': 'Dysk jest pełny, więc niczego nie zapisano: zwolnij miejsce.',
  'backup.not-writable':
    'Nie można zapisywać w folderze kopii: zezwól na zapis kontu, na którym działa Tirage.',
  'backup.not-one': 'Ten plik nie jest kopią zapasową: wybierz plik utworzony przez Tirage.',
  'backup.newer': 'Tę kopię utworzyła inna lub nowsza wersja Tirage: przywróć ją w tamtej wersji.',
  'backup.damaged':
    'Kopia jest niepełna albo zmieniona: skopiuj ją jeszcze raz z miejsca, w którym powstała.',
  'import.no-file': 'Plik jest pusty: wybierz inny.',
  'import.too-large': 'Plik jest za duży: naraz można wczytać najwyżej {megabytes} MB.',
  'import.too-much': 'Odczytanie pliku zajmuje zbyt dużo czasu lub pamięci: podziel plik i wczytaj części.',
  'import.too-long':
    'W pliku jest za dużo wyników ({results}): naraz można wczytać najwyżej {most}. Podziel plik i wczytaj części.',
  'import.unreadable': 'Nie da się odczytać pliku: {fault}.',
  'import.no-results': 'W pliku nie ma niczego do wczytania: wybierz plik z wynikami.',
  'import.deals-only':
    'Plik ma tylko rozkłady ({format}, liczba rozdań: {boards}), bez wyników. Wczytaj je do pakietu rozdań w części Rozdania albo użyj tirage convert.',
  'import.refused':
    'Pliku w tej postaci nie można wczytać i niczego z niego nie zapisano. Krok {place} ({command}) został odrzucony. {reason}',
  'installation.logo-refused':
    'Tego obrazu nie da się wydrukować: wybierz PNG bez przeplotu albo JPEG. Obraz innego rodzaju (WebP, SVG, GIF) można zapisać jako PNG w każdym programie graficznym.',
  'installation.restoring': 'Trwa przywracanie kopii: poczekaj, aż się zakończy.',
  'installation.unencrypted':
    'Połączenie nie jest szyfrowane, a kopia zawiera wszystkie klucze. Potwierdź, że ufasz tej sieci, albo zrób to bezpośrednio na komputerze z serwerem.',
  'installation.verifying': 'Kontrola spójności już trwa: poczekaj, aż się zakończy.',
  'job.unknown': 'Tego nieudanego zadania nie ma już na liście: odśwież ją.',
  'queues.away': 'Magazyn zadań w tle nie odpowiada: sprawdź, czy działa, i spróbuj ponownie.',
};
