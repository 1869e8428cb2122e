import { refuseCall } from '@kathaloka/api/testing';
import { aSession, aUser } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { playHandlers } from '../../testing/playHandlers.ts';
import { PlayPage, type PlayPageProps } from '../../testing/PlayPage.tsx';

const session = aSession();
const session_id = session.id;

const meta: Meta<PlayPageProps> = {
  tags: ['behaviour'],
  title: 'Routes/Play',
  args: { path: `/play/${session_id}`, signedInAs: aUser() },
  parameters: { layout: 'fullscreen', msw: { handlers: playHandlers(session) } },
  render: (args) => <PlayPage {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

const network = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [...handlers, ...playHandlers(session)] },
});

/** When the session has expired, the told text and the typed words stay. */
export const Expired: Story = {
  parameters: network(
    refuseCall('act', { status: 401, detail: 'Not authenticated', code: 'not_signed_in' }),
    refuseCall('refreshTokens', { status: 401, detail: 'Expired' }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('log');
    await userEvent.type(await canvas.findByRole('textbox'), 'I hum a song{Enter}');
    const popup = await screen.findByRole('dialog', { name: 'Login Required' });
    await expect(popup).toHaveTextContent('Please log in to continue playing.');
    await userEvent.click(within(popup).getByRole('button', { name: 'Stay Here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText(/^You lower the oar/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('I hum a song');
  },
};

export const Guest: Story = {
  args: { signedInAs: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The login')).toBeVisible();
    await expect(localStorage.getItem('redirectAfterLogin')).toBe(`/play/${session_id}`);
  },
};

/** If the list of models fails to load, there is one model of each kind, and a notice. */
export const ModelsFail: Story = {
  parameters: network(refuseCall('listModels', { status: 500, detail: '' })),
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Failed to load AI models. Using fallback options.')).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: /^Text model: Tenali/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Image model: Vishvakarma/ })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: network(
    refuseCall('getSession', { status: 404, detail: 'No such session', code: 'not_found' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Game session not found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

/** Another tab deleted the session: playing has ended, and the unsent words can still be copied. */
export const DeletedElsewhere: Story = {
  parameters: network(refuseCall('act', { status: 404, detail: 'No such session', code: 'not_found' })),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('log');
    const input = await canvas.findByRole('textbox');
    msw.use(refuseCall('getSession', { status: 404, detail: 'No such session', code: 'not_found' }));
    await userEvent.type(input, 'I hum a song{Enter}');
    await expect(await canvas.findByText('Game session not found')).toBeVisible();
    await expect(canvas.getByText('I hum a song')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
  },
};

export const ServerFails: Story = {
  parameters: network(refuseCall('getSession', { status: 500, detail: '' })),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Failed to fetch game session')).toBeVisible();
    msw.use(...playHandlers(session));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^You lower the oar/)).toBeVisible();
  },
};
