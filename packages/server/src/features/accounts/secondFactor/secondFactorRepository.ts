import type { Queries, Row } from '../../../platform/db/schema.ts';

export type SecondFactorRow = Row<'second_factors'>;

/** The second factor of an account, also one that was begun and not confirmed. */
export function findFactor(db: Queries, user_id: string): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('second_factors')
    .select(['user_id', 'secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
}

/** Stores a secret in place of one that was not confirmed. False if the factor is on. */
export async function beginFactor(
  db: Queries,
  factor: Pick<SecondFactorRow, 'user_id' | 'secret'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: factor.secret })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Switches on the factor with this secret. False if it is on already, or another secret was made meanwhile. */
export async function confirmFactor(
  db: Queries,
  { user_id, secret, ...values }: Pick<SecondFactorRow, 'user_id' | 'secret' | 'confirmed_at' | 'last_step'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set(values)
    .where('user_id', '=', user_id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up the code of a step, and those of all earlier steps. False if that was done already. */
export async function takeStep(db: Queries, user_id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if there was none to delete. */
export async function deleteFactor(db: Queries, user_id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertRecoveryCodes(
  db: Queries,
  user_id: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id, hash })))
    .execute();
}

/** False if the account has no such code, or has used it. */
export async function takeRecoveryCode(db: Queries, user_id: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user_id)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Queries, user_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
