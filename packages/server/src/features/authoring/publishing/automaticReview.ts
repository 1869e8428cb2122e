import { type Fault, wireFault } from '@kathaloka/contract/entities';
import { createStoryRules, type RuleFault, type StoryBasicsForm } from '@kathaloka/contract/rules';
import type { checkStory, Finding } from '@kathaloka/story';
import { AppError } from '../../../platform/AppError.ts';
import { createThread, TookTooLong } from '../../../platform/thread.ts';
import type { WrittenStory } from '../editing/storyRow.ts';

/** Authors need no longer list of faults than this. */
const FAULTS_MAX = 200;

/** Ten times as long as the largest story takes. */
const DEADLINE_MS = 20_000;
/** Somebody who corrects what was found publishes again soon. */
const IDLE_MS = 5 * 60_000;

const thread = createThread<Parameters<typeof checkStory>[0], readonly Finding[]>(
  new URL('./reviewThread.ts', import.meta.url),
  { idleMs: IDLE_MS },
);

/**
 * Throws unless a story may be published, with an item for each fault of its required fields, its graph and
 * its sacred figures. A large story takes seconds, on a separate thread.
 */
export async function reviewAutomatically(story: WrittenStory): Promise<void> {
  const faults = [...missingFields(story), ...(await faultsOfGraph(story))];
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
    // a drawn cover needs no address
    if (field === 'cover_image_url' && story.cover !== null) return [];
    const fault = (createStoryRules[field] as (value: string) => RuleFault | undefined)(form[field]);
    return fault ? [wireFault([field], fault)] : [];
  });
}

async function faultsOfGraph(story: WrittenStory): Promise<Fault[]> {
  try {
    return (await thread.ask(story, DEADLINE_MS)).map(faultOf);
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    const msg =
      'The story took too long to check. Fewer conditions, or fewer choices in a scene, make it shorter.';
    return [{ loc: ['story_structure'], msg, type: 'not_proved' }];
  }
}

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
