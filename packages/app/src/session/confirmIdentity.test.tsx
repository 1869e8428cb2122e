import {
  adminHandlers,
  catalogueHandlers,
  createAdminWorld,
  mockCall,
  proofHandlers,
} from '@kathaloka/api/testing';
import { aUser } from '@kathaloka/contract/fixtures';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { markAsAdmin } from '../routes/admin/adminFlag.ts';
import { AppRoutes } from '../routing/AppRoutes.tsx';
import { appServer } from '../testing/appServer.ts';
import { InApp } from '../testing/InApp.tsx';

const PASSWORD = 'Sarayu 1! river';
const server = appServer();
const user = aUser({ role: 'admin' });

beforeEach(() => {
  markAsAdmin(true);
});

/** Opens the page of people. Returns its first switch: premium access, which needs fresh proof. */
async function atPeople() {
  server.use(
    ...proofHandlers(PASSWORD),
    mockCall('getMe', () => user),
    ...adminHandlers(createAdminWorld()),
    ...catalogueHandlers(),
  );
  // the pages are loaded when they are visited
  await act(async () => {
    render(
      <InApp path="/admin/people" signedInAs={user}>
        <AppRoutes />
      </InApp>,
    );
  });
  const [premium] = await screen.findAllByRole('switch');
  const was = premium!.getAttribute('aria-checked');
  fireEvent.click(premium!);
  await screen.findByRole('alertdialog', { name: 'Confirm that it is you' });
  const first = () => screen.getAllByRole('switch', { hidden: true })[0]!;
  return { was, isChecked: () => first().getAttribute('aria-checked') };
}

const confirm = (password: string) => {
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
};

it('asks for identity before a change that needs it, and then makes the change', async () => {
  const { was, isChecked } = await atPeople();
  confirm('Wrong 1! password');
  expect(await screen.findByText('This is not your password')).toBeInTheDocument();
  confirm(PASSWORD);
  await waitFor(() => expect(isChecked()).not.toBe(was));
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

it('changes nothing if the person declines', async () => {
  const { was, isChecked } = await atPeople();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/Nothing was changed/)).toBeInTheDocument();
  expect(isChecked()).toBe(was);
});
