import { type MySeries, type SeriesFinding, StoryStructureInput } from '@kathaloka/contract/entities';
import { checkSeries, graphOf } from '@kathaloka/story';
import type { Queries } from '../../platform/db/schema.ts';
import { findOwnParts, type OwnRow } from './ownRepository.ts';

type PartRow = Awaited<ReturnType<typeof findOwnParts>>[number];

/** Series as their author sees them, with the problems across their parts. */
export async function presentOwn(db: Queries, rows: readonly OwnRow[]): Promise<MySeries[]> {
  const found = await findOwnParts(
    db,
    rows.map(({ id }) => id),
  );
  // completes the structure: a draft may have no scenes
  const parts = found.map((part) => ({
    ...part,
    story_structure: StoryStructureInput.parse(part.story_structure),
  }));
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
        takes: part.story_structure.takes ?? [],
        leaves: part.story_structure.leaves ?? [],
      })),
      findings: findingsOf(shares, own),
    };
  });
}

/** Problems with values taken and left, and parts that no reader can open. */
function findingsOf(shares: OwnRow['shares'], parts: readonly PartRow[]): SeriesFinding[] {
  const graphs = parts.map(({ id, story_structure, language }) => ({
    key: id,
    graph: graphOf(story_structure, language),
  }));
  return [
    ...checkSeries(shares, graphs).map(({ part, ...fault }) => ({ story_id: part, ...fault })),
    ...parts
      .filter(({ status }) => status !== 'published')
      .map(({ id }) => ({ story_id: id, name: null, because: 'hidden' as const })),
  ];
}
