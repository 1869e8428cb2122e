/** The thread that checks stories. */
import { checkStory } from '@kathaloka/story';
import { answerJobs } from '../../../platform/threadJobs.ts';

type Story = Parameters<typeof checkStory>[0];

answerJobs((story: Story) => checkStory(story).filter(({ severity }) => severity === 'error'));
