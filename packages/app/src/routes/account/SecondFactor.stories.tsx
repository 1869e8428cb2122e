import { catalogueHandlers, MockedRefusal, mockCall } from '@kathaloka/api/testing';
import type { BodyInput } from '@kathaloka/contract/endpoints';
import type { SecondFactor } from '@kathaloka/contract/entities';
import { aUser } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { InApp } from '../../testing/InApp.tsx';
import { MySecondFactor } from './MySecondFactor.tsx';

const OFF: SecondFactor = { since: null, recovery_codes_left: 0 };
const ON: SecondFactor = { since: '2026-11-01T08:00:00Z', recovery_codes_left: 10 };
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const wrongCode = {
  status: 422,
  code: 'validation_failed' as const,
  detail: [{ loc: ['body', 'code'], type: 'wrong_code', msg: 'This code is not right' }],
};

const meta: Meta = {
  tags: ['behaviour'],
  title: 'Routes/Account/SecondFactor',
  parameters: { msw: { handlers: catalogueHandlers() } },
  render: () => (
    <InApp path="/account" signedInAs={aUser({ has_password: true })}>
      <MySecondFactor hasPassword />
    </InApp>
  ),
};
export default meta;
type Story = StoryObj;

/** The password, the secret, a wrong code, the right one, and the recovery codes, which are gone afterwards. */
export const IsSwitchedOn: Story = {
  beforeEach: ({ msw }) => {
    let factor = OFF;
    msw.use(
      mockCall('getSecondFactor', () => factor),
      mockCall('beginSecondFactor', () => ({
        secret: SECRET,
        otpauth_url: `otpauth://totp/K?secret=${SECRET}`,
      })),
      mockCall('confirmSecondFactor', async ({ request }) => {
        const { code } = (await request.json()) as BodyInput<'confirmSecondFactor'>;
        if (code !== '१२३ ४५६') throw new MockedRefusal(wrongCode);
        factor = ON;
        return { recovery_codes: ['MZXW-6YTB-OI2A-7QXR'] };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch on' }));
    await userEvent.type(await screen.findByLabelText('Your password'), 'Tenali#16{Enter}');
    await expect(await canvas.findByRole('code')).toHaveTextContent(/^GEZD GNBV/);
    await userEvent.type(canvas.getByLabelText('Code'), '000000{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is not right');
    await userEvent.clear(canvas.getByLabelText('Code'));
    await userEvent.type(canvas.getByLabelText('Code'), '१२३ ४५६{Enter}');
    await expect(await canvas.findByText('MZXW-6YTB-OI2A-7QXR')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored them' }));
    await expect(await canvas.findByText(/Recovery codes left: 10/)).toBeVisible();
    await expect(canvas.queryByText('MZXW-6YTB-OI2A-7QXR')).toBeNull();
  },
};

export const IsSwitchedOff: Story = {
  beforeEach: ({ msw }) => {
    let factor = ON;
    msw.use(
      mockCall('getSecondFactor', () => factor),
      mockCall('removeSecondFactor', async ({ request }) => {
        await expect(await request.json()).toEqual({ password: 'Tenali#16', code: '123456' });
        factor = OFF;
        return { detail: 'The second factor is off' };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch off' }));
    await userEvent.type(await screen.findByLabelText('Your password'), 'Tenali#16');
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await expect(await canvas.findByRole('button', { name: 'Switch on' })).toBeVisible();
  },
};
