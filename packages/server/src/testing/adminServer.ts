import type { AuditEntry } from '@kathaloka/contract/entities';
import type { Config } from '../config.ts';
import { buildApp } from '../app.ts';
import { testDeps } from './buildTestApp.ts';
import { callApi } from './callApi.ts';
import { factories } from './factories.ts';
import { movableClock } from './movableClock.ts';
import { people } from './people.ts';
import { createPostbox } from './postbox.ts';
import { createTestDatabase } from './testDatabase.ts';

/** A server with one administrator, and helpers for tests of administration. */
export async function adminServer(config: Partial<Config> = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const time = movableClock();
  const postbox = createPostbox();
  const deps = testDeps({ db, clock: time.clock, mailer: postbox, config });
  const app = await buildApp(deps);
  const call = callApi(app);
  const person = people(db, time.clock);
  const admin = await person({ role: 'admin' });

  /** The entries about one thing, or all entries, newest first. */
  async function audit(thing_id?: string): Promise<AuditEntry[]> {
    const { body } = await call('listAudit', { ...admin, query: thing_id === undefined ? {} : { thing_id } });
    return body.entries;
  }

  return {
    database,
    db,
    deps,
    app,
    call,
    time,
    postbox,
    person,
    admin,
    make: factories(db),
    audit,
    async close() {
      await app.close();
      await database.drop();
    },
  };
}

export type AdminServer = Awaited<ReturnType<typeof adminServer>>;
