import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';

const setup = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  otpauth_url: 'otpauth://totp/Kathaloka:meera?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kathaloka',
};
const recoveryCodes = ['MZXW-6YTB-OI2A-7QXR', 'GEZD-GNBV-GY3T-QOJQ', 'ONSW-G4TF-OQ2T-A7YK'];

const meta = {
  title: 'Components/Account/SecondFactorPanel',
  component: SecondFactorPanel,
  args: {
    factor: { since: null, recovery_codes_left: 0 },
    onBegin: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onCopy: fn(),
    onSave: fn(),
    onDone: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof SecondFactorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Off',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch on' }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};
export const Loading: Story = { args: { factor: undefined } };

/** An administrator of an installation that requires it. */
export const Duty: Story = {
  args: { isDuty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Administration opens when it is on/)).toBeVisible();
  },
};

export const SettingUp: Story = {
  args: { setup },
  play: async ({ canvas, args }) => {
    await expect(document.activeElement).toHaveTextContent('Scan this code');
    await expect(canvas.getByRole('code')).toHaveTextContent('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', setup.otpauth_url);
    await expect(canvas.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const WrongCode: Story = { tags: ['behaviour'], args: { setup, error: 'This code is not right.' } };

/** The codes are shown once. */
export const SwitchedOn: Story = {
  args: { recoveryCodes },
  play: async ({ canvas, args }) => {
    await expect(document.activeElement).toHaveTextContent('They are shown only now');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored them' }));
    for (const event of [args.onCopy, args.onSave, args.onDone]) await expect(event).toHaveBeenCalledOnce();
  },
};
export const Copied: Story = { tags: ['behaviour'], args: { recoveryCodes, isCopied: true } };

export const On: Story = {
  args: { factor: { since: '2026-05-01T12:00:00Z', recovery_codes_left: 9 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('On since May 1, 2026. Recovery codes left: 9.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
