import type { MyData } from '@kathaloka/contract/entities';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { presentOwn } from './present.ts';
import { forgetPassages, reportsOf } from './repository.ts';

/**
 * A foreign key deletes a person's reports with their account. Other people's reports about the person's
 * links quote the person's tale: these passages are cleared first, while the owner of the links is still
 * known.
 */
export const reportsData: PersonalData<Pick<MyData, 'reports'>> = {
  columns: ['reports.reporter_id'],
  exportFor: async ({ db }, { id }) => ({ reports: mapAll(reportsOf(db, id), presentOwn) }),
  forgetSome: forgetPassages,
};
