import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { says } from '../../../testing/plays.ts';
import { NewerVersionBar } from './NewerVersionBar.tsx';

const meta = {
  title: 'Components/Playing/NewerVersionBar',
  component: NewerVersionBar,
  args: { newer: { number: 2, note: 'The ford has moved a little.' }, onMove: fn(), onStay: fn() },
} satisfies Meta<typeof NewerVersionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bar quotes the author's note about the changes, and says that nothing is lost. */
export const Default: Story = {
  name: 'A newer version',
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('region', { name: 'Version 2 of this story is published.' });
    await expect(bar).toHaveTextContent('The ford has moved a little.');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on in version 2' }));
    await expect(args.onMove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on mine' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: { newer: { number: 1234, note: LONG_WORD } } }),
};
export const WithoutANote: Story = { tags: ['behaviour'], args: { newer: { number: 3, note: '' } } };
export const Moving: Story = { args: { loading: true } };
export const DuringATurn: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go on in version 2' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Stay on mine' })).toBeEnabled();
  },
};
export const Failed: Story = {
  args: { error: 'The newer version has no such scene to go on from.' },
  play: says('alert', 'no such scene'),
};
