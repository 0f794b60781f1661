import type { CutOffsFault } from '#preferans';
import type { Language } from '../language/language.js';

/** Why a text of cut-offs cannot be read; the piece is the part of it that is meant. */
export const cutOffsFaults: Readonly<Record<Language, Readonly<Record<CutOffsFault, string>>>> = {
  en: {
    'cut-offs.empty': 'Enter the cut-offs, such as “200 = 1, above 10 to 1, from 650 = 0”.',
    'cut-offs.unread':
      '“{piece}” cannot be read. Use “200 = 1”, “51–100: 0.5”, “above 200 = 10 to 1” or “from 650 = 0”.',
    'cut-offs.no-bound': '“{piece}” has no lower bound. Enter one before it, such as “200 = 1”.',
    'cut-offs.order': '“{piece}” begins below the part before it. Enter the parts in rising order.',
    'cut-offs.gap': 'There is a gap before “{piece}”. Let it begin where the part before it ends.',
    'cut-offs.overlap': '“{piece}” overlaps the part before it. Let it begin where that part ends.',
  },
  pl: {
    'cut-offs.empty': 'Wpisz obcięcia, na przykład „200 = 1, powyżej 10 do 1, od 650 = 0”.',
    'cut-offs.unread':
      'Nie da się odczytać „{piece}”: napisz „200 = 1”, „51-100: 0,5”, „powyżej 200 = 10 do 1” albo „od 650 = 0”.',
    'cut-offs.no-bound': '„{piece}” nie mówi, powyżej czego: podaj przedtem granicę, na przykład „200 = 1”.',
    'cut-offs.order': '„{piece}” zaczyna się niżej niż część przed nią: podaj części od najniższej.',
    'cut-offs.gap': 'Między „{piece}” a częścią przed nią jest luka: niech granice się stykają.',
    'cut-offs.overlap':
      '„{piece}” dotyczy wistów, o których mówi już część przed nią: zacznij tam, gdzie tamta się kończy.',
  },
  ru: {
    'cut-offs.empty': 'Напишите отсечки, например «200=1, больше 10 к 1, от 650=0».',
    'cut-offs.unread':
      '«{piece}» не читается: пишите «200=1», «51–100: 0,5», «больше 200 = 10 к 1» или «от 650=0».',
    'cut-offs.no-bound': '«{piece}»: больше чего? Сначала назовите границу, например «200=1».',
    'cut-offs.order': '«{piece}» начинается ниже предыдущей части: пишите части снизу вверх.',
    'cut-offs.gap': 'Между «{piece}» и предыдущей частью разрыв: пусть границы сходятся.',
    'cut-offs.overlap': '«{piece}» говорит о вистах предыдущей части: начинайте там, где та кончается.',
  },
};

/** Why a text of cut-offs cannot be read, and what would be right. */
export function cutOffsFaultText(
  language: Language,
  { code, piece }: { readonly code: CutOffsFault; readonly piece: string },
): string {
  return cutOffsFaults[language][code].replace('{piece}', () => piece);
}
