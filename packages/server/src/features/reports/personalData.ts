import type { MyData } from '@kathaloka/contract/entities';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { presentOwn } from './present.ts';
import { forgetPassages, reportsOf } from './repository.ts';

/**
 * A person's reports are deleted with their account, by a foreign key. What others have reported of a link was this
 * person's tale: it goes first, while it is known whose it was.
 */
export const reportsData: PersonalData<Pick<MyData, 'reports'>> = {
  columns: ['reports.reporter_id'],
  exportFor: async ({ db }, { id }) => ({ reports: mapAll(reportsOf(db, id), presentOwn) }),
  forgetSome: forgetPassages,
};
