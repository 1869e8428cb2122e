import { aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen } from '@testing-library/react';
import { useDispatch } from 'react-redux';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { client } from '../client.ts';
import { InApp } from '../testing/InApp.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

const til = aUser({ id: fixtureId('user', 1), username: 'til' });
const hasti = aUser({ id: fixtureId('user', 2), username: 'hasti' });
const TOKENS = { access_token: 'other', refresh_token: 'other' };

function Notes() {
  const dispatch = useDispatch();
  return (
    <>
      <input aria-label="Note" />
      <button onClick={() => client.session.changeUser(dispatch, { credits: 7 })}>Earn</button>
      <button onClick={() => client.session.open(dispatch, TOKENS, hasti)}>Switch account</button>
    </>
  );
}

it('shows nothing of what one person has done on a page to the next one', () => {
  render(
    <InApp path="/notes" signedInAs={til}>
      <Routes>
        <Route element={<SignedInOnly />}>
          <Route path="/notes" element={<Notes />} />
        </Route>
      </Routes>
    </InApp>,
  );
  const note = () => screen.getByRole('textbox');
  fireEvent.change(note(), { target: { value: 'I fear the river' } });
  fireEvent.click(screen.getByRole('button', { name: 'Earn' }));
  expect(note()).toHaveValue('I fear the river');
  fireEvent.click(screen.getByRole('button', { name: 'Switch account' }));
  expect(note()).toHaveValue('');
});
