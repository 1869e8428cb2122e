import { anAdminUser, fixtureInstant } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { YouthDialog } from './YouthDialog.tsx';

const young = anAdminUser({
  birth_year: 2011,
  youth: {
    needs: 'consent',
    ratings: ['family'],
    birth_year: 2011,
    adult_in: 2030,
    guardian_email: null,
    is_asked_by_mail: false,
    consented_at: null,
    deletes_at: fixtureInstant(16),
  },
});

const meta = {
  title: 'Components/Administration/YouthDialog',
  component: YouthDialog,
  args: { request: 'year', person: young, onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof YouthDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  play: async ({ args }) => {
    const year = await screen.findByLabelText('Year of birth');
    await userEvent.clear(year);
    await userEvent.type(year, '1990');
    await userEvent.type(screen.getByLabelText('Reason'), 'A school certificate');
    await userEvent.click(screen.getByRole('button', { name: 'Record' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ birth_year: 1990, reason: 'A school certificate' });
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

export const Consent: Story = {
  args: { request: 'consent' },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Reason'), 'A letter of the school');
    await userEvent.click(screen.getByRole('button', { name: 'Record' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ is_granted: true, reason: 'A letter of the school' });
  },
};

export const Withdrawal: Story = {
  args: {
    request: 'consent',
    person: { ...young, youth: { ...young.youth!, needs: null, consented_at: fixtureInstant(3) } },
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Reason'), 'Their mother has called');
    await userEvent.click(screen.getByRole('button', { name: 'Record' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      is_granted: false,
      reason: 'Their mother has called',
    });
  },
};
export const Busy: Story = { args: { loading: true } };
