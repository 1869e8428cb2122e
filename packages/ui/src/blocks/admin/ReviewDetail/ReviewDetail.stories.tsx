import { aStory, bareStory, hindiStory, overlongStory, urduStory } from '@kathaloka/contract/fixtures';
import { checkStory } from '@kathaloka/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { ReviewDetail } from './ReviewDetail.tsx';

const meta = {
  title: 'Components/Administration/ReviewDetail',
  component: ReviewDetail,
  args: { story: aStory({ status: 'in_review' }), onApprove: fn(), onReject: fn() },
} satisfies Meta<typeof ReviewDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve and publish' }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({
    long: { story: overlongStory },
    hi: { story: hindiStory },
    ur: { story: urduStory },
  }),
};

/** Sending a story back requires a reason. */
export const SentBack: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Send back with this reason' });
    await userEvent.click(send);
    await expect(canvas.getByText('Reason is required')).toBeVisible();
    const reason = canvas.getByLabelText('Reason for sending it back');
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, 'Please rename the second swan.');
    await userEvent.click(send);
    await expect(args.onReject).toHaveBeenCalledWith('Please rename the second swan.');
  },
};

const structure = {
  start_node: 'ghat',
  nodes: {
    ghat: {
      text: 'The ferryman waits at the ghat.',
      choices: [{ text: 'Step in', target: 'river' }],
    },
    river: { text: 'Halfway over, the lamp goes out.', choices: [] },
  },
};

/** The reviewer can read the whole story, with the findings of the story checks. */
export const WithScenes: Story = {
  tags: ['played'],
  args: {
    structure,
    note: 'The second swan has another name now.',
    isUpdate: true,
    findings: checkStory({ story_structure: { ...structure, start_node: 'nowhere' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The second swan has another name now.')).toBeVisible();
    await expect(canvas.getAllByText('Error')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read the scenes' }));
    await expect(canvas.getByText('Halfway over, the lamp goes out.')).toBeVisible();
  },
};
export const NothingFound: Story = { args: { structure, findings: [] } };
export const Checking: Story = { args: { structure, findings: undefined } };
export const Approving: Story = {
  args: { busy: 'approve' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send back with this reason' })).toBeDisabled();
  },
};
export const Failed: Story = {
  args: { error: 'Somebody else has decided about this story.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const WithNothingOfItsOwn: Story = { tags: ['behaviour'], args: { story: bareStory } };

/** The reviewer of an update reads its changes, by scene and word. */
export const Changes: Story = {
  args: {
    structure,
    isUpdate: true,
    findings: [],
    before: {
      start_node: 'ghat',
      nodes: {
        ghat: { ...structure.nodes.ghat, text: 'The boatman waits at the ghat.' },
        river: structure.nodes.river,
        island: { text: 'An island that is no more.', choices: [] },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('What has changed since the version that readers have')).toBeVisible();
    const texts = (tag: string) =>
      [...canvasElement.querySelectorAll(tag)].map(({ textContent }) => textContent);
    await expect(texts('del')).toEqual(['boatman', 'An island that is no more.']);
    await expect(texts('ins')).toEqual(['ferryman']);
  },
};
