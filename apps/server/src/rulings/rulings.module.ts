import { Module } from '@nestjs/common';
import { PreviewRulingsHandler } from './preview-rulings.js';
import { RulingsController } from './rulings.controller.js';

/** The routes of rulings that are neither commands nor queries. */
@Module({ providers: [PreviewRulingsHandler], controllers: [RulingsController] })
export class RulingsModule {}
