import type { SheetRulingPlace } from '../../api/sessionCommands.js';
import { numberIn } from '../numberIn.js';
import type { RulingGame } from '../RulingGame.js';
import { sheetQuery } from '../../play/sheetQueries.js';
import {
  draftsFollowing,
  readSheetDrafts,
  sheetDraftsOf,
  waysNamed,
  type SheetDraft,
  type SheetGround,
} from './sheetDrafts.js';
import { SheetEffectFields } from './SheetEffectFields.js';
import { SheetPlacesField } from './SheetPlacesField.js';
import { WhoIsAtFault } from './WhoIsAtFault.js';

/** Rulings in a game of sheets: on lines of them, which they write or correct. */
export const onSheets: RulingGame<SheetRulingPlace, SheetDraft, SheetGround> = {
  placesIn(search, session) {
    const table = search.get('table') ?? '';
    const [round, line] = [numberIn(search, 'round'), numberIn(search, 'line')];
    if (!session.tables.includes(table) || round === undefined) return [];
    return [{ table, round, ...(line !== undefined && { line }) }];
  },
  sheetsOf: (tournament, { session }, about) =>
    about.map(({ table, round }) => sheetQuery(tournament, session, table, round)),
  ground(session, read) {
    const sheets = read.filter((sheet) => sheet !== undefined);
    if (sheets.length < read.length || !session.sheets) return undefined;
    return { session, settings: session.sheets, sheets };
  },
  Places: SheetPlacesField,
  ofWay: (props) => <WhoIsAtFault {...props} />,
  Effects: SheetEffectFields,
  following: draftsFollowing,
  read: (drafts, _about, ground) => readSheetDrafts(drafts, ground),
  named: waysNamed,
  draftsOf: sheetDraftsOf,
};
