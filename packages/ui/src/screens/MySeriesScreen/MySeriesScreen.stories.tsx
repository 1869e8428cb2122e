import { aMySeries, aMyStory, aSeries } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inSite } from '../../testing/inSite.tsx';
import { LONG_WORD } from '../../testing/longText.ts';
import { retries, shows } from '../../testing/plays.ts';
import { MySeriesScreen } from './MySeriesScreen.tsx';

const series = aMySeries();
const whole = aMySeries({ slug: 'by-the-well', title: 'By the Well', findings: [] });
const stories = aSeries().parts.map((part) => aMyStory(part));

const meta = {
  title: 'Screens/Writing/MySeriesScreen',
  component: MySeriesScreen,
  args: {
    series: [series, whole],
    stories,
    editor: { onSave: fn() },
    onEdit: fn(),
    onDelete: fn(),
    onRetry: fn(),
    files: { onImport: fn(), onExport: fn() },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/my-series' })],
} satisfies Meta<typeof MySeriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSeries: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 things to fix')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View By the Well' })).toHaveAttribute(
      'href',
      '/series/by-the-well',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit By the Well' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith('by-the-well');
    await userEvent.click(canvas.getByRole('button', { name: 'New series' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith('new');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete By the Well' }));
    await expect(args.onDelete).toHaveBeenCalledWith(whole);
  },
  parameters: contents<Story>({
    hi: { series: [aMySeries({ title: 'नदी किनारे तीन रातें', language: 'hi' })] },
    ur: { series: [aMySeries({ title: 'دریا کنارے تین راتیں', language: 'ur' })] },
    long: { series: [aMySeries({ title: `The Nights of the ${LONG_WORD}` })] },
  }),
};

export const Edited: Story = {
  args: { editing: series.slug },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('form', { name: `Edit ${series.title}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByRole('button', { name: `Edit ${series.title}` })).toHaveFocus();
  },
};

export const NewSeries: Story = {
  tags: ['behaviour'],
  args: { series: [], editing: 'new' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('form', { name: 'New series' })).toBeVisible();
    const opener = canvas.getByRole('button', { name: 'New series' });
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(opener).toHaveFocus();
    await expect(args.onEdit).toHaveBeenLastCalledWith(undefined);
  },
};

/** The result of an import is shown above the series. */
export const Imported: Story = {
  args: {
    files: {
      notice: '“By the Well” was imported. New drafts: 2. Stories that you had already: 1.',
      onImport: fn(),
      onExport: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a file: By the Well' }));
    await expect(args.files!.onExport).toHaveBeenCalledWith('by-the-well');
    const file = new File(['{}'], 'nights.series.json', { type: 'application/json' });
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
    await expect(args.files!.onImport).toHaveBeenCalledWith(file);
  },
};

/** An import and an export are running. */
export const FilesAtWork: Story = {
  args: { files: { importing: true, exporting: whole.slug, onImport: fn(), onExport: fn() } },
};

export const None: Story = {
  args: { series: [] },
  play: shows(/^Stories that belong together/),
};

export const Loading: Story = {
  tags: ['behaviour'],
  args: { series: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your series...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { series: undefined, error: 'Your series could not be loaded' },
  play: retries(),
};
