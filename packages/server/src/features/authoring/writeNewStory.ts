import { PUBLISHED } from '../../platform/db/published.ts';
import type { NewRow, Transaction } from '../../platform/db/schema.ts';
import { recordVersion } from './versions/recordVersion.ts';
import { insertStory, saveEdited, setTags } from './repository.ts';

interface Written {
  readonly row: NewRow<'stories'>;
  readonly tag_ids: readonly string[];
}

/**
 * Inserts a new story with its tags in order, and the first version of a published one. False if a story with
 * this id exists. The caller must call `startIndexing` of the catalogue after the commit, as after
 * `rewriteStory`.
 */
export async function writeNewStory(transaction: Transaction, { row, tag_ids }: Written): Promise<boolean> {
  if (!(await insertStory(transaction, row))) return false;
  await setTags(transaction, row.id, tag_ids);
  await recordIfPublished(transaction, row);
  return true;
}

/** Overwrites a story and its tags, but not its dates or its unpublished changes. */
export async function rewriteStory(transaction: Transaction, { row, tag_ids }: Written): Promise<void> {
  const { id, created_at: _created, published_at: _published, version: _version, ...content } = row;
  await saveEdited(transaction, id, content);
  await setTags(transaction, id, tag_ids);
  await recordIfPublished(transaction, row);
}

async function recordIfPublished(transaction: Transaction, row: NewRow<'stories'>): Promise<void> {
  if (row.status !== PUBLISHED) return;
  await recordVersion(transaction, {
    story_id: row.id,
    note: '',
    published_by: row.author_id ?? null,
    now: row.published_at ?? row.created_at,
    onlyIfChanged: true,
  });
}
