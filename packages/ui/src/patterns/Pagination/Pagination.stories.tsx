import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Patterns/Pagination',
  component: Pagination,
  args: { page: 13, totalPages: 26, total: 1284, pageSize: 50, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Middle page',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('601 to 650 of 1,284')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 13' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(14);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 26' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(26);
  },
  parameters: contents<Story>({ long: 'words' }),
};

export const First: Story = {
  tags: ['behaviour'],
  args: { page: 1 },
  play: async ({ canvas, args }) => {
    const back = canvas.getByRole('button', { name: 'Back' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(back);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const Last: Story = {
  tags: ['behaviour'],
  args: { page: 26 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1,251 to 1,284 of 1,284')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await expect(next).toHaveFocus();
  },
};

/** A single page has no pagination. */
export const OnePage: Story = {
  args: { page: 1, totalPages: 1, total: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
