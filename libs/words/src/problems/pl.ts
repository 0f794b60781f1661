import type { ProblemCode } from './en.js';

/** Problems in Polish. */
export const pl: Readonly<Record<ProblemCode, string>> = {
  'tournament.unknown': 'Nie ma takiego turnieju: sprawdź adres.',
  'tournament.exists':
    'Ten turniej już istnieje: otwórz go albo utwórz inny z nowym identyfikatorem polecenia.',
  'tournament.archived':
    'Turniej jest w archiwum, a jego księga zamknięta: można już tylko prosić o pieczęcie.',
  'tournament.already-published': 'Turniej jest już opublikowany: nic więcej nie trzeba robić.',
  'tournament.already-archived': 'Turniej jest już w archiwum: nic więcej nie trzeba robić.',
  'tournament.last-organiser': 'To ostatni organizator: najpierw nadaj tę rolę komuś innemu.',
  'tournament.role-not-held': 'Ta osoba nie ma roli {role}: wybierz rolę, którą ma.',
  'tournament.seal-not-owed': 'Wiersz {request} nie prosi o pieczęć: wskaż wiersz, który o nią prosi.',
  'tournament.text-unknown': 'W tym turnieju nie ma takiego tekstu albo został już usunięty.',
  'command.unknown': 'Nie ma polecenia {name}: dostępne polecenia są pod /api/docs.',
  'command.id-missing': 'Polecenie wymaga nagłówka Idempotency-Key z własnym uuid: dołącz go.',
  'command.id-reused': 'Tego identyfikatora użyto do innego polecenia: wyślij nowe z nowym identyfikatorem.',
  'command.stale-version': 'Ktoś inny zmienił to w międzyczasie: obejrzyj jeszcze raz i powtórz polecenie.',
  'command.version-invalid': 'Nagłówek Expected-Version to liczba całkowita od 0: podaj taką albo go pomiń.',
  'request.invalid': '{path}: {issue}',
  'request.not-json':
    'Treści nie da się odczytać jako JSON: wyślij obiekt JSON z Content-Type application/json.',
  'request.too-large': 'Żądanie jest za duże: może mieć najwyżej {limit} bajtów.',
  'request.text-refused': 'Tekstu lub liczby w miejscu {path} nie można zapisać: {issue}.',
  'request.too-many': 'Za dużo żądań z tego miejsca: odczekaj chwilę i spróbuj ponownie.',
  'route.unknown': 'Pod tym adresem nic nie ma: lista adresów jest pod /api/docs.',
  'position.invalid':
    'Pozycja to liczba całkowita od 1, czas zapisuje się jak 2026-11-21T18:30:00Z: podaj jedno z nich.',
  'position.before-book': 'Księga zaczyna się później, {begins}: podaj czas od tej chwili.',
  'position.beyond-head': 'Księga kończy się na wierszu {head}: podaj pozycję nie dalszą.',
  'projection.behind': 'Odpowiedź nie jest jeszcze gotowa: spróbuj za chwilę.',
  'projection.stopped': 'W księdze turnieju jest wiersz nieczytelny dla tej wersji: zaktualizuj program.',
  'stream.too-many': 'Za dużo otwartych stron na żywo z tego miejsca: zamknij niektóre i spróbuj ponownie.',
  'server.starting': 'Serwer nie jest jeszcze gotowy: spróbuj za chwilę.',
  'server.failed':
    'Błąd serwera, niczego nie zapisano: spróbuj ponownie, a jeśli się powtarza, powiedz organizatorowi.',
  'server.unsure':
    'Zerwało się połączenie z bazą: wyślij to samo polecenie jeszcze raz, wykona się jeden raz.',
  'access.sign-in-required': 'To mogą robić tylko zalogowani: najpierw się zaloguj.',
  'access.sign-in-failed': 'Zły login lub hasło: sprawdź oba i spróbuj ponownie.',
  'access.role-required': 'Twoja rola w tym turnieju na to nie pozwala: poproś o nią organizatora.',
  'access.creating-not-allowed':
    'Nie możesz tworzyć turniejów: poproś organizatora o zaproszenie w roli organizatora.',
  'access.device-required': 'To może zrobić tylko urządzenie stołu: najpierw zeskanuj kod stołu.',
  'access.origin-refused': 'To żądanie przyszło z innej strony: korzystaj ze stron tego serwera.',
  'access.password-refused': 'Tego hasła nie można użyć: wybierz hasło od 10 do 200 znaków, inne niż login.',
  'access.password-wrong': 'Obecne hasło jest złe: wpisz je jeszcze raz.',
  'access.login-taken': 'Ten login jest zajęty: wybierz inny albo najpierw się zaloguj.',
  'access.too-many-attempts': 'Za dużo prób: spróbuj ponownie za {retryAfter} s.',
  'access.busy': 'Zbyt wiele osób loguje się w tej chwili: spróbuj za kilka sekund.',
  'access.set-up-done': 'Pierwszy organizator jest już ustanowiony: zaloguj się.',
  'access.link-unknown': 'Ten odnośnik nie jest tu znany: poproś o nowy.',
  'access.link-used': 'Tego odnośnika już użyto: poproś o nowy.',
  'access.link-expired': 'Ten odnośnik wygasł: poproś o nowy.',
  'access.link-revoked': 'Ten odnośnik cofnięto: poproś o nowy.',
  'access.code-wrong': 'Ten kod jest zły lub nieważny: sprawdź go albo poproś o nowy.',
  'access.role-already-held': 'Masz już tę rolę: zostaw odnośnik osobie, dla której jest przeznaczony.',
  'access.invitation-unknown': 'W tym turnieju nie ma takiego zaproszenia.',
  'access.invitation-used': 'To zaproszenie zostało przyjęte: zamiast tego odbierz rolę.',
  'access.device-unknown': 'W tym turnieju nie ma takiego urządzenia.',
};
