export { decodeText } from './decode-text.js';
export {
  DELIMITERS,
  delimiterOf,
  readDelimited,
  writeCsv,
  type Delimiter,
  type DelimitedRow,
} from './delimited-text.js';
export { ENTRY_COLUMNS, type EntryColumn } from './entry-columns.js';
export {
  ENTRY_KINDS,
  readEntryList,
  sameName,
  type EntryKind,
  type EntryList,
  type ListedEntry,
  type ListedLine,
  type ListedPlayer,
  type ListFault,
} from './entry-list.js';
