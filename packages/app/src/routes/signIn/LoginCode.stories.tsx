import { catalogueHandlers, MockedRefusal, mockCall } from '@kathaloka/api/testing';
import type { BodyInput } from '@kathaloka/contract/endpoints';
import { aUser } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { InApp } from '../../testing/InApp.tsx';
import { AdminLoginRoute } from '../admin/login/AdminLoginRoute.tsx';
import { LoginRoute } from './LoginRoute.tsx';

const user = aUser({ username: 'til', role: 'admin' });
const tokens = { access_token: 'an-access-token', refresh_token: 'a-refresh-token' };

/** A login to an account with a second factor: the same login is sent again, with the code. */
const meta: Meta<{ path: string }> = {
  tags: ['behaviour'],
  title: 'Routes/Account/Code',
  args: { path: '/login' },
  parameters: { layout: 'fullscreen', msw: { handlers: catalogueHandlers() } },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('login', async ({ request }) => {
        const { code, password } = (await request.json()) as BodyInput<'login'>;
        if (code === '123456' && password === 'Lamp!oil1') return { tokens, user };
        const problem = code === undefined ? 'second_factor_required' : 'second_factor_refused';
        throw new MockedRefusal({ status: 401, code: problem, detail: `Said by ${problem}` });
      }),
    ),
  render: ({ path }) => (
    <InApp path={path}>
      <Routes>
        <Route path="/login" element={<LoginRoute />} />
        <Route path="/admin" element={<AdminLoginRoute />} />
        <Route path="/home" element={<h1>Home page</h1>} />
        <Route path="/admin/stories" element={<h1>Stories</h1>} />
      </Routes>
    </InApp>
  ),
};
export default meta;
type Story = StoryObj<{ path: string }>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function signIn(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByLabelText(/^(?:Username or Email|Email or Username)$/), 'til');
  await userEvent.type(canvas.getByLabelText('Password'), 'Lamp!oil1{Enter}');
}

export const Reader: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas);
    const code = await canvas.findByLabelText('Code');
    await expect(code).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(code, '000000{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('second_factor_refused');
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Home page' })).toBeVisible();
  },
};

export const GivesUp: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the login' }));
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Administrator: Story = {
  args: { path: '/admin' },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await userEvent.type(await canvas.findByLabelText('Code'), '123456{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Stories' })).toBeVisible();
  },
};
