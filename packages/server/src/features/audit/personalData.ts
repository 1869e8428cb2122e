import type { MyData } from '@kathaloka/contract/entities';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { presentForPerson } from './present.ts';
import { entriesAbout } from './repository.ts';

/** The entries about a person. The log is never changed: after a deletion its entries have an id without an account. */
export const auditData: PersonalData<Pick<MyData, 'administrative_changes'>> = {
  columns: [],
  exportFor: async ({ db }, user) => ({
    administrative_changes: mapAll(entriesAbout(db, user.id), (entry) => presentForPerson(entry, user)),
  }),
};
