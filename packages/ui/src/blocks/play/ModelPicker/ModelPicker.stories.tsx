import { aModel, fixtureModels } from '@kathaloka/contract/fixtures';
import { PICKER_CLOSE_MS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pass, withClock } from '../../../testing/clock.ts';
import { onPhone } from '../../../testing/globals.ts';
import { ModelPicker } from './ModelPicker.tsx';

const samples = {
  vishvakarma: '/covers/architect.webp',
  chitrakar: '/covers/peacock.webp',
  ajanta: '/covers/two-swans.webp',
  ravivarma: '/covers/ferryman.webp',
};

const meta = {
  title: 'Components/Playing/ModelPicker',
  component: ModelPicker,
  // each in a frame of its own, since the list covers what is below
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    kind: 'image',
    models: fixtureModels.image,
    value: 'vishvakarma',
    sampleUrls: samples,
    onValueChange: fn(),
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

const trigger = (canvas: Canvas) => canvas.getByRole('combobox');
const list = () => screen.queryByRole('listbox');
const option = (name: RegExp) => screen.findByRole('option', { name });
const isClosed = () => waitFor(() => expect(list()).toBeNull());

/** The open list says what each model does and costs. */
export const Open: Story = {
  args: { open: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(list()).toBeVisible());
    await expect(await option(/^Vishvakarma/)).toHaveAttribute('aria-selected', 'true');
    await expect(await screen.findByText('Like a painting on the wall of an old cave.')).toBeVisible();
    await expect(await screen.findByText('Purani gufa ki deewar jaisi painting')).toHaveAttribute(
      'lang',
      'hi-Latn',
    );
    // a strict content security policy would block a style element, and report it in the console
    await expect(canvasElement.querySelector('style')).toBeNull();
    await waitFor(() => {
      const { left, right } = list()!.getBoundingClientRect();
      return expect(left >= 0 && right <= document.documentElement.clientWidth).toBe(true);
    });
  },
};

export const TextModels: Story = {
  args: { kind: 'text', models: fixtureModels.text, value: 'tenali', sampleUrls: undefined, open: true },
  play: async () => {
    await waitFor(() => expect(list()).toBeVisible());
    await expect(await option(/^Tenali/)).toHaveAttribute('aria-selected', 'true');
  },
};

/** Without sample pictures of the styles, the picker draws some. */
export const WithoutSamples: Story = {
  args: { sampleUrls: undefined, open: true },
  play: async () => {
    await waitFor(() => expect(list()).toBeVisible());
  },
};

/** With one model the list still says what it costs, and only that if the model has no motto. */
export const OneModel: Story = {
  args: { models: [{ model_key: 'swift', display_name: 'Swift', credit_cost: 2 }], open: true },
  play: async () => {
    await waitFor(() => expect(list()).toBeVisible());
    await expect((await screen.findByRole('option')).querySelector('[lang]')).toBeNull();
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect([trigger(canvas).ariaLabel, list()]).toEqual(['Image model: Vishvakarma, 5 credits', null]);
  },
};

/** What Kathaloka draws itself is free. */
export const Free: Story = {
  args: { models: [{ ...fixtureModels.image[0]!, credit_cost: 0 }] },
  play: ({ canvas }) => expect(trigger(canvas)).toHaveAccessibleName('Image model: Vishvakarma, free'),
};

/** During a turn the model cannot be changed. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await expect(trigger(canvas)).toBeDisabled();
    await userEvent.click(trigger(canvas), { pointerEventsCheck: 0 });
    await expect(list()).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Chooses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(trigger(canvas));
    await userEvent.click(await option(/^Ajanta/));
    await expect(args.onValueChange).toHaveBeenCalledWith('ajanta');
    await isClosed();
  },
};

/** A controlled list opens only if the parent sets `open`. */
export const OpenedByItsParent: Story = {
  tags: ['behaviour'],
  args: { open: false, onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(trigger(canvas));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true));
    await expect(list()).toBeNull();
  },
};

export const ClosesAfterThePointerLeaves: Story = {
  tags: ['behaviour'],
  beforeEach: withClock,
  play: async ({ canvas, step }) => {
    await userEvent.click(trigger(canvas));
    await step('not while the pointer is on it, or comes back in time', async () => {
      await userEvent.unhover(trigger(canvas));
      await userEvent.hover(await option(/^Ajanta/));
      await pass(PICKER_CLOSE_MS * 2);
      await waitFor(() => expect(list()).toBeVisible());
    });
    await step('two seconds after it has left', async () => {
      await userEvent.unhover(await option(/^Ajanta/));
      await pass(PICKER_CLOSE_MS / 2);
      await waitFor(() => expect(list()).toBeVisible());
      await pass(PICKER_CLOSE_MS / 2);
      await isClosed();
    });
  },
};

export const StaysWhileKeysAreUsed: Story = {
  tags: ['behaviour'],
  beforeEach: withClock,
  play: async ({ canvas, step }) => {
    await step('a key opens it and leads to what is chosen', async () => {
      trigger(canvas).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await option(/^Vishvakarma/)).toHaveFocus());
    });
    await step('the pointer passes by', async () => {
      await userEvent.hover(trigger(canvas));
      await userEvent.unhover(trigger(canvas));
      await pass(PICKER_CLOSE_MS * 2);
      await waitFor(() => expect(list()).toBeVisible());
    });
    await step('arrows and first letters lead through it', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(async () => expect(await option(/^Chitrakar/)).toHaveFocus());
      await userEvent.keyboard('r');
      await waitFor(async () => expect(await option(/^Ravivarma/)).toHaveFocus());
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    });
  },
};

export const LeadsToTheChosenOne: Story = {
  tags: ['behaviour'],
  args: { value: 'ajanta' },
  play: async ({ canvas }) => {
    trigger(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await option(/^Ajanta/)).toHaveFocus());
  },
};

export const ClosedByAPressElsewhere: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await waitFor(() => expect(list()).toBeVisible());
    await userEvent.click(document.body);
    await isClosed();
  },
};

/** Without `value` the picker is uncontrolled. Props of a button are passed to its button. */
export const KeepsItsValue: Story = {
  tags: ['behaviour'],
  args: { value: undefined, defaultValue: 'ajanta', id: 'painter', className: 'mine' },
  play: async ({ canvas, args, canvasElement }) => {
    await expect(trigger(canvas)).toHaveAttribute('id', 'painter');
    await expect(canvasElement.querySelector('.mine')).toContainElement(trigger(canvas));
    await userEvent.click(trigger(canvas));
    await userEvent.click(await option(/^Chitrakar/));
    await expect(args.onValueChange).toHaveBeenCalledWith('chitrakar');
    await waitFor(() => expect(trigger(canvas)).toHaveAccessibleName(/Chitrakar/));
  },
};

/** At the edge of the window the list is shifted to stay visible. */
export const AtTheEdge: Story = {
  tags: ['behaviour'],
  decorators: [
    (Story) => <div style={{ position: 'fixed', insetInlineStart: 0, insetBlockEnd: 0 }}>{Story()}</div>,
  ],
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await waitFor(() => expect(list()).toBeVisible());
    const { left, top, bottom } = list()!.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
  },
};

export const LongText: Story = {
  tags: ['behaviour'],
  ...WithoutSamples,
  args: {
    open: true,
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
export const Phone: Story = { tags: ['behaviour'], ...Open, globals: onPhone };
