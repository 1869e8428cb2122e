import { aModel, fixtureModels } from '@kathaloka/contract/fixtures';
import { PICKER_CLOSE_MS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pass, withClock } from '../../../stories/clock.ts';
import { inHindi, inPalmLeaf, inUrdu, onPhone } from '../../../stories/globals.ts';
import { ModelPicker } from './ModelPicker.tsx';

const samples = {
  vishvakarma: '/covers/architect.webp',
  chitrakar: '/covers/peacock.webp',
  ajanta: '/covers/two-swans.webp',
  ravivarma: '/covers/ferryman.webp',
};

const meta = {
  title: 'Blocks/Play/ModelPicker',
  component: ModelPicker,
  args: {
    kind: 'image',
    models: fixtureModels.image,
    selectedKey: 'vishvakarma',
    sampleUrls: samples,
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 380, alignItems: 'flex-start' }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ModelPicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Before the list, whatever the language. */
const trigger = (canvas: Canvas) => canvas.getAllByRole('button')[0]!;
const list = (canvas: Canvas) => canvas.queryByRole('group');

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(trigger(canvas)).toHaveAccessibleName('Image model: Vishvakarma, 5 credits');
    await userEvent.click(trigger(canvas));
    await expect(canvas.getByText('Purani gufa ki deewar jaisi painting')).toHaveAttribute('lang', 'hi-Latn');
    await expect(canvas.getByRole('button', { name: /^Vishvakarma/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Ajanta/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(fixtureModels.image[2]);
    await expect(list(canvas)).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await expect(list(canvas)).toBeVisible();
  },
};

export const ClosesAfterThePointerLeaves: Story = {
  beforeEach: withClock,
  play: async ({ canvas, step }) => {
    await userEvent.click(trigger(canvas));
    await step('not while the pointer is on it, or comes back in time', async () => {
      await userEvent.unhover(trigger(canvas));
      await userEvent.hover(canvas.getByRole('button', { name: /^Ajanta/ }));
      await pass(PICKER_CLOSE_MS * 2);
      await waitFor(() => expect(list(canvas)).toBeVisible());
    });
    await step('two seconds after it has left', async () => {
      await userEvent.unhover(canvas.getByRole('button', { name: /^Ajanta/ }));
      await pass(PICKER_CLOSE_MS / 2);
      await waitFor(() => expect(list(canvas)).toBeVisible());
      await pass(PICKER_CLOSE_MS / 2);
      await expect(list(canvas)).toBeNull();
    });
  },
};

export const StaysWhileFocusIsInside: Story = {
  beforeEach: withClock,
  play: async ({ canvas, step }) => {
    await step('a key opens it and leads to what is chosen', async () => {
      trigger(canvas).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: /^Vishvakarma/ })).toHaveFocus();
    });
    await step('the pointer passes by', async () => {
      await userEvent.hover(trigger(canvas));
      await userEvent.unhover(trigger(canvas));
      await pass(PICKER_CLOSE_MS * 2);
      await waitFor(() => expect(list(canvas)).toBeVisible());
    });
    await step('arrows go round', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('button', { name: /^Chitrakar/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(canvas.getByRole('button', { name: /^Ravivarma/ })).toHaveFocus();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(list(canvas)).toBeNull();
      await expect(trigger(canvas)).toHaveFocus();
    });
  },
};

export const LeadsToTheChosenOne: Story = {
  args: { selectedKey: 'ajanta' },
  play: async ({ canvas }) => {
    trigger(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Ajanta/ })).toHaveFocus();
  },
};

export const ClosedByAPressElsewhere: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await userEvent.click(document.body);
    await expect(list(canvas)).toBeNull();
  },
};

export const TextModels: Story = {
  ...Open,
  args: { kind: 'text', models: fixtureModels.text, selectedKey: 'tenali', sampleUrls: undefined },
};
/** Without pictures of the styles, some are drawn. */
export const WithoutSamples: Story = { ...Open, args: { sampleUrls: undefined } };
export const LongText: Story = {
  ...Open,
  args: {
    models: [
      aModel({
        model_key: 'long',
        display_name: 'Venkatanarasimharajuvaripeta of the Nine Rivers',
        hinglish_description: 'Bahut lambi kahani, bahut lambe vaakya, aur phir bhi khatam hone ka naam nahi',
        credit_cost: 1200,
      }),
      ...fixtureModels.text,
    ],
  },
};
export const Phone: Story = { ...Open, globals: onPhone };
export const Hindi: Story = { ...Open, globals: inHindi };
export const Urdu: Story = { ...Open, globals: inUrdu };
export const PalmLeaf: Story = { ...Open, globals: inPalmLeaf };
