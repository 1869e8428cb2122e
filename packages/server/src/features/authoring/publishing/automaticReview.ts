import { type Fault, wireFault } from '@kathaloka/contract/entities';
import { createStoryRules, type RuleFault, type StoryBasicsForm } from '@kathaloka/contract/rules';
import { checkStory, type Finding } from '@kathaloka/story';
import { AppError } from '../../../platform/AppError.ts';
import type { WrittenStory } from '../editing/storyRow.ts';

/** More faults than this are of no use to an author. */
const FAULTS_MAX = 200;

/** Throws unless a story may be published: its required fields, its graph and its sacred figures, one item per fault. */
export function reviewAutomatically(story: WrittenStory): void {
  const faults = [...missingFields(story), ...checkStory(story).filter(isError).map(faultOf)];
  if (faults.length > 0) throw new AppError('review_failed', faults.slice(0, FAULTS_MAX));
}

function missingFields(story: WrittenStory): Fault[] {
  const form: StoryBasicsForm = {
    ...story,
    category_id: story.category_id ?? '',
    cover_image_url: story.cover_image_url ?? '',
  };
  const fields = Object.keys(createStoryRules) as (keyof StoryBasicsForm)[];
  return fields.flatMap((field) => {
    // a cover may be drawn
    if (field === 'cover_image_url' && story.cover !== null) return [];
    const fault = (createStoryRules[field] as (value: string) => RuleFault | undefined)(form[field]);
    return fault ? [wireFault([field], fault)] : [];
  });
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

function faultOf({ kind, node, choice, message }: Finding): Fault {
  const scene = node === null ? [] : ['nodes', node];
  const edge = choice === null ? [] : ['choices', choice];
  return {
    loc: ['story_structure', ...scene, ...edge],
    msg: message,
    type: kind.replaceAll(' ', '_'),
    ...(node !== null && { params: { node, ...(choice !== null && { choice }) } }),
  };
}
