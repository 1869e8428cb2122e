import { fixtureInstant } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { LONG_WORD, longRefusal } from '../../../testing/longText.ts';
import { YouthConsent } from './YouthConsent.tsx';

const waiting = {
  needs: 'consent',
  guardian_email: 'mother@example.com',
  is_asked_by_mail: true,
  deletes_at: fixtureInstant(16),
} as const;

const meta = {
  title: 'Components/Account/YouthConsent',
  component: YouthConsent,
  args: {
    youth: waiting,
    email: 'aditi@example.com',
    onGiveYear: fn(),
    onAskGuardian: fn(),
    onLook: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
} satisfies Meta<typeof YouthConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Resending and asking another guardian are separate buttons, so that no mail goes to the wrong guardian. */
export const Waiting: Story = {
  play: async ({ canvas, args, step }) => {
    await expect(
      canvas.getByText(/We have sent a mail to mother@example.com/, { selector: 'p' }),
    ).toBeVisible();
    await step('the mail is sent again to the same address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
      await expect(args.onAskGuardian).toHaveBeenCalledWith('mother@example.com');
    });
    await step('or to somebody else', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask somebody else' }));
      await userEvent.type(
        canvas.getByLabelText('Email of your parent or guardian'),
        'father@example.com{Enter}',
      );
      await expect(args.onAskGuardian).toHaveBeenLastCalledWith('father@example.com');
    });
  },
  parameters: contents<Story>({
    long: { youth: { ...waiting, guardian_email: `${LONG_WORD}@example.photography` }, error: longRefusal },
  }),
};

export const YearOfBirth: Story = {
  args: { youth: { ...waiting, needs: 'birth_year', guardian_email: null, deletes_at: null } },
  play: async ({ canvas, args, step }) => {
    const year = canvas.getByLabelText('Year of birth');
    await step('what is no year is refused', async () => {
      await userEvent.type(year, '13{Enter}');
      await expect(year).toBeInvalid();
      await expect(args.onGiveYear).not.toHaveBeenCalled();
    });
    await userEvent.clear(year);
    await userEvent.type(year, '2010{Enter}');
    await expect(args.onGiveYear).toHaveBeenCalledWith(2010);
    await userEvent.clear(year);
    await userEvent.type(year, ' २०११ {Enter}');
    await expect(args.onGiveYear).toHaveBeenLastCalledWith(2011);
  },
};

export const Guardian: Story = {
  args: { youth: { ...waiting, needs: 'guardian', guardian_email: null } },
  play: async ({ canvas, args }) => {
    const address = canvas.getByLabelText('Email of your parent or guardian');
    await userEvent.type(address, 'aditi@example.com{Enter}');
    await expect(address).toHaveAccessibleDescription(/not your own/);
    await userEvent.clear(address);
    await userEvent.type(address, 'mother@example.com{Enter}');
    await expect(args.onAskGuardian).toHaveBeenCalledWith('mother@example.com');
  },
};

export const ByAnAdministrator: Story = {
  args: { youth: { ...waiting, guardian_email: null, is_asked_by_mail: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send it again' })).toBeNull();
  },
};

export const Ready: Story = {
  args: { youth: { ...waiting, needs: null, deletes_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the stories' })).toHaveFocus();
  },
};
export const Failed: Story = { tags: ['behaviour'], args: { error: longRefusal } };
export const Busy: Story = { args: { loading: true } };
export const Phone: Story = { tags: ['behaviour'], args: Guardian.args!, globals: onPhone };
