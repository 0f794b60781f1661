import { Module } from '@nestjs/common';
import { HelpController } from './help.controller.js';
import { PagesController } from './pages.controller.js';

/** The pages and their help. */
@Module({ controllers: [HelpController, PagesController] })
export class PagesModule {}
