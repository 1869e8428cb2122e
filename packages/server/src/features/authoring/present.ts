import type { AuthoredStory, MyStory, RestorePoint, Story, StoryVersion } from '@kathaloka/contract/entities';
import { storyCounts } from '@kathaloka/story';
import { isElsewhere } from '../pictures/public.ts';
import type { EditedRow, WorkRow } from './repository.ts';
import type { RestorePointRow } from './editing/restorePointsRepository.ts';
import type { VersionRow } from './versions/versionsRepository.ts';
import { workingStory } from './editing/storyRow.ts';
import { playedPart } from './editing/workingCopy.ts';

/** A story as its author edits it. */
export function presentAuthored(story: Story, row: EditedRow): AuthoredStory {
  const working = workingStory(row);
  const hasScenes = Object.keys(working.story_structure.nodes).length > 0;
  return {
    ...story,
    ...playedPart(working),
    ...(hasScenes && storyCounts(working.story_structure, working.lore_cards)),
    cover: working.cover,
    cover_source: row.cover_source ?? (isElsewhere(row.cover_image_url) ? row.cover_image_url : null),
    ...presentWork({ ...row, has_unpublished_changes: row.working_copy !== null }),
  };
}

const presentWork = ({
  review_note,
  report_decision,
  admin_act,
  submitted_at,
  deletes_at,
  has_unpublished_changes,
  published_version,
  version,
}: WorkRow) => ({
  review_note,
  report_decision,
  admin_act,
  submitted_at: submitted_at?.toISOString() ?? null,
  deletes_at: deletes_at?.toISOString() ?? null,
  has_unpublished_changes,
  published_version,
  version,
});

/** A row of My Stories. */
export const presentMine = (story: Story, work: WorkRow): MyStory => ({ ...story, ...presentWork(work) });

export function presentVersion({
  snapshot_id: _snapshot,
  published_at,
  ...version
}: VersionRow): StoryVersion {
  return { ...version, published_at: published_at.toISOString() };
}

export const presentRestorePoint = ({
  snapshot_id: _snapshot,
  stored_at,
  card,
  scenes,
  ...point
}: RestorePointRow): RestorePoint => ({
  ...point,
  stored_at: stored_at.toISOString(),
  title: card.title,
  total_scenes: scenes.length,
});
