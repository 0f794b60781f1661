import type { Schemas } from './schemas.js';
export type HistoryEventOfRuling = Schemas['HistoryEventOfRuling'];
export type SaidOfRuling = Schemas['SaidOfRuling'];
export type EffectOfRuling = RulingSeen['effects'][number]['what'];
export type SheetLineRuled = Extract<EffectOfRuling, { readonly kind: 'sheet-line' }>;
export type RulingSeen = Schemas['RulingSeenInList'];

export type WarningSeen = Schemas['WarningDocument'];
export type NamelessRuling = Schemas['NamelessRuling'];

export type NamelessEffect = Schemas['NamelessEffect'];
export type AppealsSeen = Schemas['AppealsSeen'];
export type RulingsSeen = Schemas['RulingsSeen'];
