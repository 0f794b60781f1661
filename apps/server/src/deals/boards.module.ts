import { Module } from '@nestjs/common';
import { BoardSetsController } from './board-sets.controller.js';
import { DealFiles } from './deal-files.js';

/** Sets of boards as those prepare them who do not play. */
@Module({ providers: [DealFiles], controllers: [BoardSetsController] })
export class BoardsModule {}
