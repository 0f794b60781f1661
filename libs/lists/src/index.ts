export { writeCsv } from './text/delimited-text.js';
export { searchWords, shareWord } from './text/search-words.js';
export { MEMBER_COLUMNS, type MemberColumn } from './members/member-columns.js';
export {
  readMemberList,
  type ListedMember,
  type MemberFaultCode,
  type MemberList,
  type MemberListSaid,
  type MemberNote,
  type MemberRemarkCode,
} from './members/member-list.js';
export { memberKey, NUMBER_RULES, type NumberRule } from './members/member-numbers.js';
export { ENTRY_COLUMNS, type EntryColumn } from './entries/entry-columns.js';
export {
  ENTRY_KINDS,
  isDoubtful,
  likelyKind,
  namesakeKey,
  readEntryList,
  sameName,
  type EntryKind,
  type ListedEntry,
  type ListedLine,
  type ListedPlayer,
  type ListFault,
  type ListRemark,
} from './entries/entry-list.js';
export { readArtificial, toRule, type ArtificialScore } from './results/artificial-score.js';
export { entryTable, type EntryHeadings, type EntryToWrite } from './entries/entry-table.js';
export type {
  ImportedMeeting,
  ImportedName,
  ImportRow,
  SaidOfPlay,
  SeatsNamed,
  UnreadRow,
} from './results/imported-result.js';
export {
  type PlayToWrite,
  RESULT_COLUMNS,
  type ResultColumn,
  resultTable,
} from './results/result-columns.js';
export { readResultList, type ResultList } from './results/result-list.js';
export { readCard, readResult, writeResult } from './results/result-text.js';
export { unreadPart, type UnreadPart } from './results/unread-result.js';
export { TAKEN_BY_ITSELF, type PlannedResult, type ResultStep } from './results/planned-result.js';
export { planNames, type NamesImported } from './results/names-plan.js';
export { planResults } from './results/results-plan.js';
export type {
  PlayOfResult,
  ResultInJournal,
  RulingsInJournal,
  SessionToFill,
} from './results/session-to-fill.js';
