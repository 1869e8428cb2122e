import type { Migration } from 'kysely/migration';
import * as catalogue from './001_catalogue.ts';
import * as accounts from './002_accounts.ts';
import * as reading from './003_reading.ts';
import * as library from './004_library.ts';

/** In order of their names. A migration that has been released is never changed again. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_catalogue': catalogue,
  '002_accounts': accounts,
  '003_reading': reading,
  '004_library': library,
};
