import { aBuiltInRun, aModelRun, modelRuns } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { contents } from '../../../stories/contents.ts';
import { inUrdu, onPhone } from '../../../stories/globals.ts';
import { ContinuityRuns } from './ContinuityRuns.tsx';

const { id: _id, ...run } = aModelRun();
const fileOf = (content: unknown, name = 'run.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, {
    type: 'application/json',
  });

const meta = {
  title: 'Blocks/Administration/ContinuityRuns',
  component: ContinuityRuns,
  args: { builtIn: aBuiltInRun(), models: modelRuns(), onStore: fn(), onDelete: fn(), onRetry: fn() },
} satisfies Meta<typeof ContinuityRuns>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowOf = (canvas: Canvas, figure: RegExp) =>
  within(canvas.getByRole('rowheader', { name: figure }).closest('tr')!);

/** One that remembers well, and one that forgets and gossips; better and worse are said, not only coloured. */
export const Default: Story = {
  name: 'A good and a bad run',
  play: async ({ canvas, step }) => {
    const runs = within(canvas.getByRole('table', { name: 'Last runs' }));
    await expect(runs.getAllByRole('rowheader')).toHaveLength(3);
    await expect(runs.getByText('Comes with this version')).toBeVisible();
    const columns = canvas.getByRole('table', { name: 'Figures in English' }).querySelectorAll('thead th');
    await expect([...columns].map(({ textContent }) => textContent)).toEqual([
      'Figure',
      'Built-in narrator',
      'gemma-4-31B-it',
      'sarvam-30b',
    ]);
    const facts = rowOf(canvas, /^Facts told rightly/);
    const [builtIn, gemma, sarvam] = facts.getAllByRole('cell');
    await expect(builtIn).toHaveTextContent('50%88 of 176');
    await expect(gemma).toHaveTextContent('Worse34.7%61 of 176');
    await expect(sarvam).toHaveTextContent('Better96%169 of 176');
    const speaks = rowOf(canvas, /^Turns that speak for the player/).getAllByRole('cell');
    await expect(speaks[2]).toHaveTextContent('3.4% before the checks');
    await expect(rowOf(canvas, /^Turns that failed/).getAllByText('About the same')).toHaveLength(2);
    await step('in another language, in which only one was run', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Urdu' }));
      const table = within(canvas.getByRole('table', { name: 'Figures in Urdu' }));
      await expect(table.queryByRole('columnheader', { name: 'gemma-4-31B-it' })).toBeNull();
      await expect(canvas.getByText('Not run in this language: google/gemma-4-31B-it')).toBeVisible();
    });
  },
  parameters: contents<Story>({
    long: {
      models: modelRuns().map((each) => ({
        ...each,
        model: `a-publisher/a-model-with-a-very-long-name-${each.model}-instruct-fp8-dynamic`,
      })),
    },
  }),
};

/** The built-in narrator is always there. */
export const NoModel: Story = {
  tags: ['behaviour'],
  args: { models: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No model has been run yet/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Figures in English' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
  },
};

export const OneModel: Story = { tags: ['behaviour'], args: { models: [aModelRun()] } };

export const AddedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    const opened = fn();
    input.addEventListener('click', opened);
    canvas.getByRole('button', { name: 'Add a run' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(input, fileOf({ ...run, machine: 'the small one' }));
    await waitFor(() => expect(args.onStore).toHaveBeenCalledWith(run));
  },
};

/** Each wrong file is refused with what is wrong and what helps, and nothing is sent. */
export const WrongFiles: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    const { en, ...others } = run.by_language;
    const wrong = { ...run, by_language: { ...others, en: { ...en, turns: 0 } } };
    const files = [
      ['played 300\nplayed 600', /no JSON: something is wrong in line 1, column 1\./],
      [{ name: 'kathaloka' }, /no file of the bench/],
      [wrong, /missing or wrong at by_language\.en\.turns/],
      [aBuiltInRun(), /run of the built-in narrator/],
      [' '.repeat(40_000), /larger than 32 kB/],
    ] as const;
    for (const [content, reason] of files) {
      await userEvent.upload(input, fileOf(content));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(reason));
    }
    await expect(args.onStore).not.toHaveBeenCalled();
    await userEvent.upload(input, fileOf(run));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(args.onStore).toHaveBeenCalledOnce();
  },
};

export const Storing: Story = {
  args: { storing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Adding/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Deleted: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete sarvam-30b' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the run of sarvam-30b?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete sarvam-30b' })).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    (await screen.findByRole('button', { name: 'Delete' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(modelRuns()[1]);
  },
};

/** Nobody who may not change them. */
export const OnlyRead: Story = {
  tags: ['behaviour'],
  render: ({ onStore: _onStore, onDelete: _onDelete, ...args }) => <ContinuityRuns {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Add a run|Delete/ })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['behaviour'],
  args: { builtIn: undefined, models: undefined },
  play: async ({ canvas }) => {
    for (const table of canvas.getAllByRole('table'))
      await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { builtIn: undefined, models: undefined, error: 'Failed to fetch data. Please try again.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Each figure is a card. */
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const Urdu: Story = { tags: ['behaviour'], ...Phone, globals: { ...inUrdu, ...onPhone } };
