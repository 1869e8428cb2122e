import {
  anAuthoredStory,
  fixtureCategories,
  fixtureTags,
  overlongStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { finding } from '../../../testing/findings.ts';
import { onDesktop, onPhone } from '../../../testing/globals.ts';
import { StructureTab } from '../../authoring/StructureTab/StructureTab.tsx';
import { StoryForm } from './StoryForm.tsx';

const story = anAuthoredStory();

const meta = {
  title: 'Components/Administration/StoryForm',
  component: StoryForm,
  args: {
    story,
    categories: Object.values(fixtureCategories),
    tags: Object.values(fixtureTags),
    onSubmit: fn(),
  },
} satisfies Meta<typeof StoryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All fields of a story, in five sections. A submit sends all of them, changed or not. */
export const Edit: Story = {
  play: async ({ canvas, args }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'Basic Information',
      'Categories and Tags',
      'Story Settings',
      'Game Configuration',
      'Story Structure',
    ]);
    await fireEvent.change(canvas.getByLabelText('Title'), { target: { value: ' The Last Ferry ' } });
    await fireEvent.change(canvas.getByLabelText('Initial XP'), { target: { value: '' } });
    await userEvent.click(canvas.getByRole('switch', { name: 'Featured' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save story' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'The Last Ferry',
        initial_xp: 10,
        is_featured: !story.is_featured,
        tag_ids: story.tags.map(({ id }) => id),
      }),
    );
  },
  parameters: contents<Story>({
    long: { story: anAuthoredStory({ ...overlongStory }) },
    ur: { story: anAuthoredStory({ ...urduStory }) },
  }),
};

/** An error lists missing required fields, focus moves to the first, and the list marks their sections. */
export const CreateWithNothing: Story = {
  tags: ['played'],
  args: { story: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create story' }));
    for (const message of [
      'Title is required',
      'Tagline is required',
      'Description is required',
      'Story prompt is required',
      'Cover image URL is required',
      'Category is required',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const sections = canvas.getByRole('navigation', { name: 'Sections' });
    await expect(within(sections).getByRole('link', { name: 'Basic Information 5 errors' })).toBeVisible();
    await expect(within(sections).getByRole('link', { name: 'Categories and Tags 1 error' })).toBeVisible();
    await expect(canvas.getByText('2 sections have errors')).toBeVisible();
  },
};

/** A choice with a missing target is an error that has its path; a missing `end` scene is added instead. */
export const LooseEnds: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const structure =
      '{"start_node":"intro","nodes":{"intro":{"text":"A ferry waits.","choices":[{"text":"Ask","target":"river_book"},{"text":"Row","target":"end"}]}}}';
    const field = canvas.getByLabelText('Story structure (JSON)');
    await fireEvent.change(field, { target: { value: structure } });
    await expect(
      canvas.getByText('nodes.intro.choices.0.target: there is no scene “river_book”.'),
    ).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('Story Structure has an error')).toBeVisible();
    await fireEvent.change(field, { target: { value: structure.replace('river_book', 'end') } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save story' }));
    const [values] = args.onSubmit.mock.calls[0] ?? [];
    await expect(values.story_structure.nodes.end).toEqual({
      text: 'The end of your adventure.',
      choices: [],
    });
  },
};

/** Changes in the graph appear in the JSON, and the other way round. */
export const AsAGraph: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Graph'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add scene' }));
    // three elements say "JSON": the kind of the configuration, the switch back, and a view of the graph
    await userEvent.click(canvas.getAllByText('JSON')[1]!);
    const field = canvas.getByLabelText<HTMLTextAreaElement>('Story structure (JSON)');
    const { nodes } = JSON.parse(field.value) as { nodes: object };
    await expect(Object.keys(nodes)).toHaveLength(Object.keys(story.story_structure.nodes).length + 1);
  },
};

/** The app can render the scenes with the findings of the story checks. */
export const WithChecks: Story = {
  globals: onDesktop,
  args: {
    renderGraph: (graph) => (
      <StructureTab
        {...graph}
        findings={[finding('dangling target', { choice: 'Go', target: '' }, { node: 'intro', choice: 0 })]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Graph'));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Checks (1)' }));
    await expect(canvas.getByRole('button', { name: 'Go to intro' })).toBeVisible();
  },
};

/** JSON that is not a structure of scenes cannot be drawn as a graph. */
export const NoGraph: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Story structure (JSON)'), {
      target: { value: '{"nodes":7}' },
    });
    await userEvent.click(canvas.getByText('Graph'));
    await expect(canvas.getByText(/cannot be drawn/)).toBeVisible();
  },
};

export const NotJson: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Game configuration (JSON)');
    await fireEvent.change(field, { target: { value: 'health_max: 100' } });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(canvas.getByText(/This is not a JSON object/)).toBeVisible();
  },
};

/** The server's errors are shown at their fields, as path: message. */
export const FaultsOfTheServer: Story = {
  args: {
    error: 'title: Title is taken. initial_xp: Too much',
    fieldErrors: [
      { loc: ['body', 'title'], msg: 'Title is taken', type: 'value_error' },
      { loc: ['body', 'initial_xp'], msg: 'Too much', type: 'value_error' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('title: Title is taken')).toBeVisible();
    await expect(canvas.getByText('initial_xp: Too much')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Story Settings 1 error' })).toBeVisible();
  },
};

export const Saving: Story = { args: { loading: true } };
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };

/** The height of a line: in a text area the browser scrolls only the line with the caret into view. */
const A_LINE = 24;

/** The sticky bar never hides a focused element. */
export const FocusBesideTheBar: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Save story' }).parentElement!;
    const fields = [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')];
    await expect(fields.length).toBeGreaterThan(4);
    for (const field of fields) {
      field.focus();
      const { top, bottom } = field.getBoundingClientRect();
      const seen = field instanceof HTMLTextAreaElement ? top + A_LINE : bottom;
      await expect(seen).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    }
  },
};
