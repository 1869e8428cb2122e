import type { AuthoredStory, StoryStructure } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { notFound } from '../../../platform/notFound.ts';
import { recordIfAdmin } from '../../audit/public.ts';
import { startIndexing } from '../../catalogue/public.ts';
import { saveWorking } from '../editing/saveWorking.ts';
import { staleStory } from '../editing/staleStory.ts';
import { tellOfActs } from '../editing/tellOfActs.ts';
import { workingStory, type WrittenStory } from '../editing/storyRow.ts';
import { getStorySource } from '../getStorySource.ts';
import { lockStory } from '../repository.ts';
import type { AskedVersion } from './getStoryVersion.ts';

interface Asked extends AskedVersion {
  readonly action: 'restoreStoryVersion' | 'restoreStoryPoint';
  readonly version?: number | undefined;
}

/** Copies an earlier text into the working copy. `findText` gets the working copy, and returns the fields to restore. */
export async function restoreText(
  deps: Deps,
  { id, number, version, action }: Asked,
  user: SignedInUser,
  findText: (transaction: Transaction, working: WrittenStory) => Promise<Partial<WrittenStory> | undefined>,
): Promise<AuthoredStory> {
  await inTransaction(deps.db, async (transaction) => {
    const row = await lockStory(transaction, id);
    const working = row && workingStory(row);
    const content = working && (await findText(transaction, working));
    if (!content) throw notFound('version');
    if (version !== undefined && version !== row.version) throw staleStory(row.version, working, content);
    const act = { act: 'restored', user, now: deps.clock() } as const;
    await saveWorking(transaction, row, { ...working, ...content }, { ...act, fetched: null });
    await tellOfActs(transaction, deps, [id]);
    await recordIfAdmin(transaction, deps, user, {
      action,
      kind: 'story',
      id,
      name: row.title,
      before: { restored_version: null },
      after: { restored_version: number },
    });
  });
  startJobs(deps);
  // a restore point has the title, by which search finds the story
  startIndexing(deps);
  return getStorySource(deps, { id }, user);
}

/** Stored texts have no order of their scenes: these scenes come first, in this order. */
export function inOrder<S extends Pick<StoryStructure, 'nodes'>>(structure: S, names: readonly string[]): S {
  const places = new Map(names.map((name, place) => [name, place]));
  const placeOf = ([name]: readonly [string, unknown]) => places.get(name) ?? places.size;
  const ordered = Object.entries(structure.nodes).toSorted((one, other) => placeOf(one) - placeOf(other));
  return { ...structure, nodes: Object.fromEntries(ordered) };
}
