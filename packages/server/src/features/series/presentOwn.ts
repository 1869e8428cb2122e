import type { MySeries, SeriesFinding } from '@kathaloka/contract/entities';
import { checkSeries } from '@kathaloka/story';
import type { Queries } from '../../platform/db/schema.ts';
import { findOwnParts, findOwnStructure, type OwnRow } from './ownRepository.ts';
import { sharedOf } from './sharedOf.ts';

type PartRow = Awaited<ReturnType<typeof findOwnParts>>[number];
type ReadPart = PartRow & Awaited<ReturnType<typeof readShared>>;

/** Series as their author sees them, with the problems across their parts. */
export async function presentOwn(db: Queries, rows: readonly OwnRow[]): Promise<MySeries[]> {
  const found = await findOwnParts(
    db,
    rows.map(({ id }) => id),
  );
  const parts: ReadPart[] = [];
  for (const part of found) parts.push({ ...part, ...(await readShared(db, part)) });
  return rows.map(({ id, slug, title, description, language, translations, version, shares }) => {
    const own = parts.filter(({ series_id }) => series_id === id);
    return {
      slug,
      title,
      description,
      language,
      translations,
      version,
      shares: shares.map(({ name, kind, meaning = '' }) => ({ name, kind, meaning })),
      parts: own.map((part) => ({
        id: part.id,
        title: part.title,
        language: part.language,
        status: part.status,
        takes: part.takes,
        leaves: part.leaves,
      })),
      findings: findingsOf(shares, own),
    };
  });
}

/** Reads one part after the other, and others are served in between: 200 stories may have a megabyte each. */
async function readShared(db: Queries, { id }: PartRow) {
  const structure = await findOwnStructure(db, id);
  const { takes = [], leaves = [] } = structure;
  return { takes, leaves, shared: await sharedOf(id, structure) };
}

/** Problems with values taken and left, and parts that no reader can open. */
function findingsOf(shares: OwnRow['shares'], parts: readonly ReadPart[]): SeriesFinding[] {
  const shared = parts.map((part) => part.shared);
  return [
    ...checkSeries(shares, shared).map(({ part, ...fault }) => ({ story_id: part, ...fault })),
    ...parts
      .filter(({ status }) => status !== 'published')
      .map(({ id }) => ({ story_id: id, name: null, because: 'hidden' as const })),
  ];
}
