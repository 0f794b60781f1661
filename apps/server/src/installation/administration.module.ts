import { Module } from '@nestjs/common';
import { AppearanceController } from './appearance.controller.js';
import { BackupsController } from './backups.controller.js';
import { ClubsController } from './clubs.controller.js';
import { MemberListsController } from '../members/member-lists.controller.js';
import { JournalsController } from './journals.controller.js';
import { PersonalDataController } from './personal-data.controller.js';
import { Restoring } from './restoring.js';
import { WorkController } from './work.controller.js';

/** What those do who administer the installation. */
@Module({
  providers: [Restoring],
  controllers: [
    AppearanceController,
    BackupsController,
    ClubsController,
    JournalsController,
    MemberListsController,
    PersonalDataController,
    WorkController,
  ],
})
export class AdministrationModule {}
