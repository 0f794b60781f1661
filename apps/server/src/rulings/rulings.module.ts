import { Module } from '@nestjs/common';
import { RulingsController } from './rulings.controller.js';

/** The routes of rulings that are neither commands nor queries. */
@Module({ controllers: [RulingsController] })
export class RulingsModule {}
