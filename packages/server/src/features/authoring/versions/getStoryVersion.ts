import type { FullStoryVersion } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { contentOf } from '../../play/public.ts';
import { presentVersion } from '../present.ts';
import { playedPart } from '../editing/workingCopy.ts';
import { findVersion } from './versionsRepository.ts';

export interface AskedVersion {
  readonly id: string;
  readonly number: number;
}

/** The content of a version. */
export async function getStoryVersion(
  { db }: Pick<Deps, 'db'>,
  { id, number }: AskedVersion,
): Promise<FullStoryVersion> {
  const row = await findVersion(db, id, number);
  if (!row) throw notFound('version');
  const published = await contentOf(db, row.snapshot_id);
  return { ...presentVersion(row), title: published.title, content: playedPart(published) };
}
