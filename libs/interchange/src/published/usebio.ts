import { eachApart, type PublishedGame, type ScoringMethod } from './published-game.js';
import type { PublishedResult, ResultFormat } from './result-format.js';
import { figuresOfSections } from './usebio-figures.js';
import { grouped } from '../grouped.js';
import { letterOf, placesOf, readSection, TITLE } from './usebio-section.js';
import { xmlDocument, type XmlElement } from './xml.js';

function readEvent(event: XmlElement, index: number): PublishedResult[] {
  const places = placesOf(event);
  const method = methodOf(event);
  const bySession = grouped(places, ({ session }) => session);
  return [...bySession].map(([session, inSession]) => {
    const sections = inSession.map((place, at) => readSection(event, place, letterOf(place.named, at)));
    const apart = eachApart(sections.map(({ section }) => section.section));
    const compscore = /^compscore/i.test(event.textOf('PROGRAM_NAME') ?? '');
    const game: PublishedGame = {
      name: `event ${index + 1}${bySession.size > 1 ? ` session ${session}` : ''}`,
      title: event.textOf('EVENT_DESCRIPTION') ?? event.textOf('TITLE') ?? TITLE,
      date: event.textOf('DATE') ?? null,
      session: { number: session, of: inSession[0]!.sessions },
      scoring: {
        method,
        scale: 'double',
        regulation: compscore ? 'compscore' : 'white-book',
        scored: apart,
        ranked: apart,
      },
      strata: [],
      sections: sections.map(({ section }) => section),
    };
    return { game, figures: figuresOfSections(sections, game, event) };
  });
}

function methodOf(event: XmlElement): ScoringMethod {
  const type = event.attribute('EVENT_TYPE') ?? event.textOf('BOARD_SCORING_METHOD') ?? '';
  if (/team|individual|swiss/i.test(type)) return 'other';
  if (/^(mp|match_?points?)/i.test(type)) return 'matchpoints';
  if (/butler/i.test(type)) return 'butler';
  return /imp/i.test(type) ? 'cross-imps' : 'other';
}

const FIGURES =
  'NS_MATCH_POINTS|EW_MATCH_POINTS|NS_BUTLER_POINTS|EW_BUTLER_POINTS|NS_CROSS_IMP_POINTS|EW_CROSS_IMP_POINTS|BOARD_AVERAGE|TOTAL_SCORE|PERCENTAGE|PLACE|MASTER_POINTS_AWARDED';

/** Events that were written as USEBIO 1.2 or 1.3. */
export const usebio = {
  name: 'usebio',
  title: TITLE,
  recognises: (text) => /^\uFEFF?\s*<(\?xml|!DOCTYPE|USEBIO)/.test(text) && /<USEBIO[\s>]/.test(text),
  read: (text) => (xmlDocument(text, TITLE).first('USEBIO')?.all('EVENT') ?? []).flatMap(readEvent),
  withoutFigures: (text) => text.replace(new RegExp(`[ \\t]*<(${FIGURES})>[^<]*</\\1>\\r?\\n?`, 'g'), ''),
} as const satisfies ResultFormat;
