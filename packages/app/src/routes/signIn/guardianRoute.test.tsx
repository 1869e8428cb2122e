import { mockCall, MockedRefusal, refuseCall } from '@kathaloka/api/testing';
import type { Guardianship } from '@kathaloka/contract/entities';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { GuardianRoute } from './GuardianRoute.tsx';

const server = appServer();
const token = 'Qm7kq0Vt8mB1nC5yR7dL2sWfH9gJ4pKuA6eTiOoXvQE';

const asked: Guardianship = {
  username: 'meera',
  birth_year: 2012,
  state: 'asked',
  since: '2026-11-20T09:30:00.000Z',
  can_consent: true,
  deletes_at: '2026-12-04T09:30:00.000Z',
};
const granted: Guardianship = { ...asked, state: 'granted', can_consent: false, deletes_at: null };
const withdrawn: Guardianship = { ...asked, state: 'withdrawn', can_consent: false };
const invalid = {
  status: 400,
  code: 'invalid_link',
  detail: 'This link is invalid or has expired.',
} as const;

const open = (search = `?token=${token}`) =>
  render(
    <InApp path={`/guardian${search}`}>
      <Routes>
        <Route path="/guardian" element={<GuardianRoute />} />
      </Routes>
    </InApp>,
  );
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('Opening the link changes nothing', async () => {
  const agreed = vi.fn(() => granted);
  server.use(
    mockCall('getGuardianship', () => asked),
    mockCall('giveConsent', agreed),
  );
  open();
  expect(await heading('May “meera” play at Kathaloka?')).toBeTruthy();
  expect(agreed).not.toHaveBeenCalled();
});

it.each([
  ['A link that is expired, spent, revoked or never made', undefined, 'This link does not work any more'],
  ['A page that was loaded again, without the link', '', 'Open the link in your mail'],
])('%s says what to do, and offers no action', async (_what, search, title) => {
  server.use(refuseCall('getGuardianship', invalid));
  open(search);
  expect(await heading(title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /agree|withdraw|delete/i })).toBeNull();
});

it('Consent requires confirming to be an adult, is given once, and can be withdrawn on the same page', async () => {
  const agreed = vi.fn(() => granted);
  server.use(
    mockCall('getGuardianship', () => asked),
    mockCall('giveConsent', agreed),
    mockCall('withdrawConsent', () => withdrawn),
  );
  open();
  await heading(/^May/);
  press('I agree');
  expect(await screen.findByText('Please confirm this first')).toBeTruthy();
  expect(agreed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox'));
  press('I agree');
  expect(await heading('“meera” may play')).toBeTruthy();
  expect(agreed).toHaveBeenCalledOnce();
  press('Withdraw my consent');
  expect(await heading('Your consent is withdrawn')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
});

it('A guardian who agrees after another one was asked reads that the link no longer works', async () => {
  server.use(
    mockCall('getGuardianship', () => asked),
    mockCall('giveConsent', () => {
      throw new MockedRefusal(invalid);
    }),
  );
  open();
  await heading(/^May/);
  fireEvent.click(screen.getByRole('checkbox'));
  press('I agree');
  expect(await heading('This link does not work any more')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull());
});
