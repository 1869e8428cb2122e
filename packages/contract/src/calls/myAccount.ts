import type { CallTable } from './call.ts';

/** What a person does with their own account. */
export const myAccountCalls = {
  logout: { method: 'POST', path: '/auth/logout', access: 'signed-in', cost: 'cheap' },
  changePassword: {
    method: 'PUT',
    path: '/auth/me/password',
    access: 'signed-in',
    proof: 'in-body',
    cost: 'dear',
  },
  proveIdentity: {
    method: 'POST',
    path: '/auth/me/proof',
    access: 'signed-in',
    proof: 'in-body',
    cost: 'dear',
    answer: 'expires_in',
  },
  listAccountSessions: {
    method: 'GET',
    path: '/auth/me/sessions',
    access: 'signed-in',
    cost: 'cheap',
    answer: ['sessions'],
  },
  endSession: { method: 'DELETE', path: '/auth/me/sessions/{id}', access: 'owner', cost: 'cheap' },
  endOtherSessions: {
    method: 'POST',
    path: '/auth/me/sessions/end-others',
    access: 'signed-in',
    proof: 'in-body',
    cost: 'dear',
  },
  downloadMyData: { method: 'GET', path: '/auth/me/data', access: 'signed-in', cost: 'huge', answer: 'user' },
  deleteMyAccount: {
    method: 'POST',
    path: '/auth/me/delete',
    access: 'signed-in',
    proof: 'in-body',
    cost: 'huge',
  },
} as const satisfies CallTable;
