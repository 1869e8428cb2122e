import type { MergeQuestion } from '@kathaloka/story/editing';
import type { Words } from '../../../words/en.ts';

type PlaceWords = Pick<Words, 'studio' | 'authoringPages' | 'storyFields'>;

/** Where a conflict is: its scene, if it is about one, and the part. */
export interface QuestionPlace {
  readonly scene: string | undefined;
  readonly part: string;
}

/** Names the place of a conflict in the words of the editor. */
export function questionPlace(path: MergeQuestion['path'], words: PlaceWords): QuestionPlace {
  const { conflictParts: parts, translation } = words.studio;
  const [field, group, name, list, index, last] = path;
  if (field === 'story_structure' && group === 'nodes') {
    const scene = String(name);
    if (list === undefined) return { scene, part: parts.wholeScene };
    if (list === 'choices' || list === 'variants') {
      if (index === 'order') return { scene, part: parts.order[list] };
      const number = Number(index) + 1;
      if (list === 'variants')
        return {
          scene,
          part: last === 'condition' ? parts.variantCondition(number) : translation.parts.variant(number),
        };
      return { scene, part: choicePart(last, number, words) };
    }
    if (list === 'hint') return { scene, part: translation.parts.hint };
    if (list === 'title') return { scene, part: translation.parts.endingTitle };
    return { scene, part: parts.scene[list as keyof typeof parts.scene] ?? translation.parts.scene };
  }
  if (field === 'story_structure' && group === 'chapters') return { scene: undefined, part: parts.chapters };
  if (field === 'story_structure' && group === 'start_node') return { scene: undefined, part: parts.start };
  const { fields } = words.authoringPages;
  const { labels, languageName } = words.storyFields;
  if (field === 'layers') return { scene: undefined, part: parts.layer(languageName(String(group))) };
  if (field === 'cover') return { scene: undefined, part: parts.cover };
  const known: Readonly<Record<string, string>> = { ...fields, ...labels };
  return { scene: undefined, part: known[String(group ?? field)] ?? known[String(field)] ?? String(field) };
}

function choicePart(
  last: MergeQuestion['path'][number] | undefined,
  number: number,
  { studio }: PlaceWords,
): string {
  const { conflictParts: parts, translation } = studio;
  if (last === 'condition' || last === 'effect' || last === 'target') return parts.choice[last](number);
  if (last === 'deed' || last === 'said') return translation.parts[last](number);
  return translation.parts.text(number);
}
